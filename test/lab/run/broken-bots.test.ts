// Bots that throw, that answer what was not offered, and that never answer: the run outlives them.
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readRun } from '../../../src/lab/run/run-folder.ts';
import { run } from '../../cli/fake-terminal.ts';
import { at, filesOf, home, sweep } from './runs.ts';

const bots: Record<string, string> = {
  // Once in a while, by its own luck: the same games fail every time.
  thrower: "if (q.roll(400) === 0) throw new Error('out of ideas'); return q.roll(q.count);",
  'far-out': 'return q.roll(400) === 0 ? q.count : q.roll(q.count);',
  'half-way': 'return q.roll(400) === 0 ? 0.5 : q.roll(q.count);',
  endless: 'if (q.roll(3000) === 0) for (;;); return q.roll(q.count);',
  stuck: 'for (;;);',
  hopeless: "throw new Error('never');",
};

beforeAll(() => {
  mkdirSync(`${home}/bots/twisted-fables`, { recursive: true });
  for (const [name, body] of Object.entries(bots)) {
    const text = `export default { about: '${name}', choose(view, q) { ${body} } };`;
    writeFileSync(`${home}/bots/twisted-fables/${name}.js`, text);
  }
  writeFileSync(`${home}/bots/package.json`, '{ "type": "module" }');
  process.env.FABLELAB_BOTS = `${home}/bots`;
});
afterAll(() => {
  process.env.FABLELAB_BOTS = '';
});

const two = '--fables alice,mulan --seed 1 --pairs 20 --raw --quiet';

describe('a bot that fails', () => {
  test.each([
    ['thrower', 'out of ideas'],
    ['far-out', /seat [01] answered (\d+) of \1 options/],
    ['half-way', /seat [01] answered 0\.5 of \d+ options/],
  ])('%s: its pairs are left out and told, the run goes on', async (bot, what) => {
    const { code, err } = await sweep(`${two} --bots ${bot} --jobs 2`, bot);
    expect(code).toBe(3);
    const [{ tally, failures } = { tally: null, failures: [] }] = readRun(at(bot)).matchups;
    expect(tally?.leftOut).toBeGreaterThan(0);
    expect(tally?.sets).toBeGreaterThan(0);
    expect((tally?.sets ?? 0) + (tally?.leftOut ?? 0)).toBe(20);
    expect(failures).toHaveLength(Math.min(10, tally?.leftOut ?? 0));
    for (const failure of failures) expect(failure).toMatchObject({ blame: 'bot', what: expect.stringMatching(what) });
    expect(err).toMatch(what);
    const [, line = ''] = /fablelab replay --line "(.*)"/.exec(err) ?? [];
    expect((await run(['replay', '--line', line])).out).toContain(' is to choose: ');
    const files = filesOf(bot);
    expect(files['failures.csv']?.trimEnd().split('\n')).toHaveLength(1 + failures.length);
    const rows = files['raw.csv']?.split('\n').filter((row) => row.endsWith(',left out'));
    expect(rows).toHaveLength(2 * (tally?.leftOut ?? 0));
    await sweep(`${two} --bots ${bot} --jobs 1`, `${bot}-again`);
    expect(filesOf(`${bot}-again`)).toEqual(files);
  });

  test('always: there is no rate, and no width of one', async () => {
    let now = 0;
    const { code, err } = await run(`sweep ${two} --bots hopeless --out ${at('hopeless')}`.replace('--quiet', ''), {
      now: () => (now += 20_000),
    });
    expect(err).toMatch(/^\d+ of 40 games, .*, widest ±50\.0 pp$/m);
    expect(code).toBe(3);
    expect(filesOf('hopeless')['matchups.csv']).toMatch(/,0,0,20,20,sets,+0,+\n$/);
    expect([...readFileSync(join(at('hopeless'), 'sets.bin'))]).toEqual(new Array(20).fill(255));
  });

  test('never returns: the watchdog ends the run, and what was played is saved', async () => {
    const { code, err } = await sweep(
      `${two} --bots endless,random --pairs 2000 --patience 1.5`.replace('--pairs 20 ', ''),
      'endless',
    );
    expect(err).toMatch(/a game was not over after 1\.5 s; a bot never returned/);
    expect(err).toMatch(/fablelab replay \S+ "\d+#\d+[ab]"\n/);
    expect(err).toContain(`fablelab resume ${at('endless')}`);
    expect(err).toContain('What was played before it is saved');
    expect(code).toBe(3);
    expect(readRun(at('endless')).complete).toBe(false);
  });

  test('is no program: its file is named', async () => {
    writeFileSync(`${home}/bots/twisted-fables/torn.js`, 'export default {;');
    const { code, err } = await sweep(`${two} --bots torn`, 'torn');
    expect(err).toMatch(/^fablelab: bots\/twisted-fables\/torn\.js: .*token/m);
    expect(code).toBe(3);
  });

  test('never returns at all: it is named before the first game', async () => {
    const { code, err } = await sweep(`${two} --bots stuck --patience 1`, 'stuck');
    expect(err).toContain('fablelab: stuck: a game was not over after 1 s; a bot never returned\n');
    expect(code).toBe(3);
  });
});

describe('a run made by others', () => {
  test('is not resumed when a bot has changed', async () => {
    const onInterrupt = (press: () => void) => {
      press();
      return () => {};
    };
    await run(`sweep ${two} --bots thrower --out ${at('changed')}`, { onInterrupt });
    writeFileSync(`${home}/bots/twisted-fables/thrower.js`, "export default { about: '', choose: () => 0 };");
    const { code, err } = await run(`resume ${at('changed')}`);
    expect(err).toContain('the bot thrower plays differently from when this run began; sweep it anew');
    expect(code).toBe(2);
  });

  test('is told with a warning when a bot has changed', async () => {
    const { code, err } = await run(['replay', at('changed'), '1#0a']);
    expect(err).toContain('the bot thrower plays differently from when this run began: this may not be the game');
    expect(code).toBe(0);
    expect((await run(['replay', at('far-out'), '1#0a'])).err).not.toContain('this may not be');
  });

  test.each([['resume'], ['replay', '1#0a']])('%s needs its bots', async (command, ...more) => {
    rmSync(`${home}/bots/twisted-fables/thrower.js`, { force: true });
    const { code, err } = await run([command, at('changed'), ...more]);
    expect(err).toMatch(/scenario\.json, bot: found "thrower", expected one of .*greedy/);
    expect(code).toBe(2);
  });
});
