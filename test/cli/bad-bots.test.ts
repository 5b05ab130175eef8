// Bots that fail in every way there is, in every command that loads or asks them: the bot is named, and what it did.
import { readFileSync, statSync, writeFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { readRun } from '../../src/lab/run/run-folder.ts';
import { filesIn } from '../lab/run/runs.ts';
import { type BadBot, withBadBots } from './bad-bots.ts';
import { run } from './fake-terminal.ts';

const { home, at } = withBadBots();

const two = '--fables alice,mulan --pairs 20 --seed 1 --quiet';
/** Threads are given what games are given, and ten seconds at least. */
const impatient = `${two} --patience 2`;
const situation = (bot: string) => {
  const file = at(`${bot}.yaml`);
  const fables = '{ alice: { hand: [attack-1] }, mulan: { hand: [attack-1] } }';
  writeFileSync(file, `- title: asks\n  bot: ${bot}\n  fables: ${fables}\n  do: [plays: turn]\n  expect: { turn: mulan }\n`);
  return `situation ${file}`;
};

let runs = 0;
const loading: Record<string, (bot: string) => string> = {
  sweep: (bot) => `sweep ${impatient} --bots ${bot} --out ${at(`loading-${++runs}`)}`,
  'a dry run': (bot) => `sweep ${impatient} --bots ${bot} --dry-run`,
  ladder: (bot) => `ladder ${impatient} --bots ${bot},random --no-speed`,
  train: (bot) => `train ${bot} --quiet`,
  watch: (bot) => `watch --fables alice,mulan --seed 1 --bots ${bot}`,
  situation,
};
const commands = Object.keys(loading);

const wrong = {
  'load-throws': /fablelab: \S*load-throws\S*: not today\n$/,
  'load-exits': /load-exits(\.js)?: a bot ended its thread while it was loaded \(process\.exit with code 0\)\n$/,
  'load-later': /load-later(\.js)?: a bot threw while it was loaded when nobody had asked it, in .*: too late\n$/,
  'load-waits': /load-waits(\.js)?: it was not loaded after 10 s; its file never comes to an end\n$/,
} satisfies Partial<Record<BadBot, RegExp>>;
const cases = Object.entries(wrong).flatMap(([bot, what]) => commands.map((command) => [bot, command, what] as const));

// Side by side: some of them wait for ten seconds.
describe.concurrent('while it is loaded', () => {
  test.each(cases)('%s: %s names it', async (bot, command, what) => {
    const { code, err } = await run(loading[command]!(bot));
    expect(err).toMatch(what);
    expect(code).toBe(3);
  });

  test.each(['sweep', 'watch'])('load-spins: %s names it', async (command) => {
    const { code, err } = await run(loading[command]!('load-spins'));
    expect(err).toMatch(/load-spins(\.js)?: it was not loaded after 10 s; its file never comes to an end\n$/);
    expect(code).toBe(3);
  });

  test('a list of all bots has in the place of words what keeps one from being loaded', async () => {
    const { code, out } = await run('list bots');
    expect(out).toMatch(/load-\w+ +\S*.*does not load: \S*load-\w+\.js: /);
    expect(out).toContain('greedy');
    expect(code).toBe(0);
  });
});

describe('when it is asked', () => {
  const number = 'expected a whole number from 0 to \\d+';
  test.each<[bot: BadBot, what: string]>([
    ['answers-promise', 'seat [01] answered a promise: bots answer at once, with a whole number from 0 to \\d+'],
    ['answers-symbol', `seat [01] answered a symbol, ${number}`],
    ['answers-bigint', `seat [01] answered the bigint 1n, ${number}`],
    ['answers-object', `seat [01] answered an object, ${number}`],
    ['answers-list', `seat [01] answered an array, ${number}`],
    ['throws-null', 'threw null'],
    ['throws-unreadable', 'threw what cannot be read'],
    ['throws-novel', '(lo\\\\n){49}.*…'],
  ])('%s is left out of a run, and ends a story', async (bot, what) => {
    const swept = await run(`sweep ${two} --bots ${bot},random --out ${at(bot)}`);
    expect(swept.err).toMatch(new RegExp(`/${bot} .*, pair \\d+[ab]: ${what}\\n`));
    expect(swept.code).toBe(3);
    const { failures } = readRun(at(bot)).matchups[0]!;
    expect(failures[0]).toMatchObject({ blame: 'bot', what: expect.stringMatching(new RegExp(`^${what}$`)) });
    // What it said is in several files: ten failures a matchup at most, of some hundred bytes each.
    for (const file of Object.keys(filesIn(at(bot)))) expect(statSync(`${at(bot)}/${file}`).size).toBeLessThan(100_000);
    const told = await run(`watch --fables alice,mulan --seed 1 --bots ${bot}`);
    expect(told.err).toMatch(new RegExp(`^fablelab: ${what}\\nfablelab replay --line`));
    expect(told.code).toBe(3);
  });
});

describe('when it ends its thread', () => {
  const where = 'alice/\\w+ v mulan/\\w+, set \\d+[ab]: ';
  const unasked = 'a bot threw when nobody had asked it, in a timer or a promise: ';
  const ends = {
    exits: `${where}a bot ended its thread \\(process\\.exit with code 7\\)`,
    timer: `after ${where}${unasked}from a timer`,
    promise: `after ${where}${unasked}from a promise`,
  } satisfies Partial<Record<BadBot, string>>;

  test.each(Object.entries(ends))('%s: said again and again in the same words, and saved', async (bot, what) => {
    const pairs = two.replace('--pairs 20', '--pairs 4000');
    for (let time = 0; time < 15; time++) {
      const out = at(`${bot}-${time}`);
      const { code, err } = await run(`sweep ${pairs} --bots ${bot} --jobs ${1 + (time % 3)} --out ${out}`);
      expect(err).toMatch(new RegExp(`\\nfablelab: ${what}\\n$`));
      expect(err).toMatch(/fablelab replay \S+ "1#\d+[ab]"\n/);
      expect(err).toContain(`fablelab resume ${out}\n`);
      expect(code).toBe(3);
      expect(readRun(out).complete).toBe(false);
    }
  });

  test('a ladder says it too', async () => {
    const { code, err } = await run(`ladder ${two.replace('20', '2000')} --bots exits,random --no-speed`);
    expect(err).toMatch(
      /(alice|mulan)\/\w+ v (alice|mulan)\/\w+, set \d+[ab]: a bot ended its thread \(process\.exit with code 7\)\n$/,
    );
    expect(code).toBe(3);
  });

  test('the run goes on when the bot is right, and is the run that nobody ended', async () => {
    const flag = at('ends');
    const text = `import { existsSync } from 'node:fs'; let asked = 0;
      export default { about: '', choose: (view, q) => {
        if (++asked > 20_000 && existsSync(${JSON.stringify(flag)})) process.exit(7); return q.roll(q.count);
      } };`;
    writeFileSync(`${home}/bots/twisted-fables/ends-for-a-while.js`, text);
    const line = `sweep ${two.replace('20', '300')} --raw --bots ends-for-a-while --out`;
    expect((await run(`${line} ${at('whole')}`)).code).toBe(0);
    writeFileSync(flag, '');
    expect((await run(`${line} ${at('ended')}`)).code).toBe(3);
    const [played] = readRun(at('ended')).matchups;
    expect(played!.tally.sets).toBeGreaterThan(0);
    expect(played!.tally.sets).toBeLessThan(300);
    writeFileSync(`${home}/bots/twisted-fables/ends-for-a-while.js`, text.replace('process.exit(7)', '0'));
    expect((await run(`resume ${at('ended')} --quiet`)).code).toBe(0);
    expect(filesIn(at('ended'))).toEqual(filesIn(at('whole')));
    expect(readFileSync(`${at('ended')}/raw.csv`, 'utf8').split('\n')).toHaveLength(602);
  });

  test('a resume, and a replay of a game of the run, name it while it is loaded', async () => {
    const broken = at('broken');
    const onInterrupt = (press: () => void) => {
      press();
      return () => {};
    };
    writeFileSync(`${home}/bots/twisted-fables/turncoat.js`, "export default { about: '', choose: () => 0 };");
    await run(`sweep ${two.replace('20', '4000')} --bots turncoat --out ${broken}`, { onInterrupt });
    writeFileSync(`${home}/bots/twisted-fables/turncoat.js`, 'process.exit(5);');
    for (const line of [`resume ${broken}`, `replay ${broken} 1#0a`]) {
      const { code, err } = await run(line);
      expect(err).toMatch(/turncoat(\.js)?: a bot ended its thread while it was loaded \(process\.exit with code 5\)\n$/);
      expect(code).toBe(3);
    }
  });
});
