// What a check says, and to whom: the screen, JUnit, Markdown and GitHub. How it judges is tested with the statistics.
import { appendFileSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { run } from '../fake-terminal.ts';

const home = mkdtempSync(join(tmpdir(), 'fablelab-check-'));
const before = process.cwd();
beforeAll(async () => {
  process.chdir(home);
  writeFileSync('mixed.yaml', scenario('mixed', mixed));
  writeFileSync('good.yaml', scenario('good', '  matchup.*.rate: { between: [1, 99] }'));
  writeFileSync('moved.yaml', scenario('moved', '  vs-baseline: { max-shift: 40pp }'));
  await run('sweep mixed.yaml --pairs 64 --jobs 1 --quiet --out swept');
  await run('baseline accept swept before.json');
});
afterAll(() => {
  process.chdir(before);
  rmSync(home, { recursive: true, force: true });
});

const mixed = `  length.p50: { max: 5, margin: 20 }
  first-player: { within: 1 }
  matchup.*.rate: { between: [1, 99] }`;

const scenario = (about: string, expected: string) => `game: twisted-fables
about: ${about}
entrants: { fables: [alice, mulan], bots: [random] }
seed: 7
expect:
${expected}
`;

const read = (file: string) => readFileSync(file, 'utf8');
const lastLine = (text: string) => text.trimEnd().split('\n').at(-1);

describe('the screen', () => {
  test('ends with the command that makes it again, with all that decides the verdicts and nothing else', async () => {
    const flags = '--set alice.hp=+1 --pairs 20 --jobs 1 --progress none';
    const { code, out } = await run(`check mixed.yaml --out again ${flags}`);
    expect(code).toBe(1);
    expect(out).toMatch(/^FAILS: of 3 lines 1 fails, 1 undecided, 1 holds\.$/m);
    expect(out).not.toContain('holds  ');
    expect(lastLine(out)).toBe('  fablelab check mixed.yaml --seed 7 --set alice.hp=+1 --pairs 20');
    writeFileSync('buff.yaml', 'change: { alice.hp: 40 }\n');
    const more = await run('check moved.yaml --patch buff.yaml --sets 8 --baseline before.json --jobs 1 --seed 3 --out b');
    expect(lastLine(more.out)).toBe(
      '  fablelab check moved.yaml --seed 3 --patch buff.yaml --sets 8 --baseline before.json',
    );
  });

  test('and that command makes the same, byte for byte', async () => {
    const { out } = await run('check mixed.yaml --pairs 20 --jobs 1 --out first --set seed=9');
    const again = `${lastLine(out)}`.trim().split(' ').slice(1);
    expect(again.slice(0, 4)).toEqual(['check', 'mixed.yaml', '--seed', '9']);
    await run([...again, '--jobs', '2', '--out', 'second']);
    for (const file of ['check.csv', 'tallies.json', 'scenario.json'])
      expect(read(`second/${file}`)).toBe(read(`first/${file}`));
  });

  test('says of a length what is limited', async () => {
    const { out } = await run('check mixed.yaml --pairs 64 --jobs 1 --out long');
    expect(out).toMatch(/length\.p50 +fails +.* at most 50\.0 % longer than 5 turns +128/);
  });
});

describe('against a baseline', () => {
  const check = 'check moved.yaml --pairs 64 --jobs 1 --baseline';

  test('by the same code both are played under common luck, and it says so', async () => {
    const { out } = await run(`${check} before.json --set alice.hp=+1 --out luck`);
    // Every game once by either.
    expect(out).toMatch(/ seed 7, 256 games\.$/m);
    expect(out).toContain('\nCompared with the baseline set by set, under common luck: the same code plays both.\n');
  });

  test('by other code counts are compared, and it says whose code it is', async () => {
    const then = JSON.parse(read('before.json'));
    const told = async (code: unknown, out: string) => {
      writeFileSync(`${out}.json`, JSON.stringify({ ...then, code }));
      return (await run(`${check} ${out}.json --full --out ${out}`)).out;
    };
    const counts = '\nCompared with the baseline by counts, because';
    const { code } = then;
    expect(await told({ ...code, bots: { random: 'older' } }, 'bot')).toContain(
      `${counts} the code of random has changed since the baseline.\n`,
    );
    expect(await told({ ...code, game: 'older', bots: {} }, 'both')).toContain(
      `${counts} the code of Twisted Fables and random has changed since the baseline.\n`,
    );
    expect(await told(null, 'none')).toContain(`${counts} it does not say by which code it was played.\n`);
    // Who shows it later knows no more than that.
    expect((await run('check bot')).out).toContain(`${counts} code has changed since the baseline.\n`);
  });

  test('a run that was played without it is compared by counts', async () => {
    await run('sweep moved.yaml --pairs 64 --jobs 1 --quiet --out apart');
    const { out } = await run('check apart --baseline before.json');
    expect(out).toContain('\nCompared with the baseline by counts, because this run was played without it.\n');
    expect(lastLine(out)).toBe('  fablelab check apart --baseline before.json');
  });

  test('a check keeps its own, and takes no other', async () => {
    await run(`${check} before.json --quiet --out own`);
    const { code, err } = await run('check own --baseline before.json');
    expect([code, err]).toEqual([2, 'fablelab: --baseline: found with own, which has one of its own, expected none\n']);
    expect((await run('check own')).out).toContain('\nCompared with the baseline set by set,');
  });

  test('what is compared with nothing does not speak of it', async () => {
    expect((await run('check good.yaml --pairs 64 --jobs 1 --out alone')).out).not.toContain('baseline');
  });
});

describe('files', () => {
  test('of JUnit: a case for each line, a failure for what fails, an error for what is undecided', async () => {
    const { code, out } = await run('check swept --junit check.xml');
    expect(code).toBe(1);
    const text = read('check.xml');
    expect(text).toMatch(
      /^<\?xml version="1\.0" encoding="UTF-8"\?>\n<testsuites tests="3" failures="1" errors="1" skipped="0">/,
    );
    const cases = text.split('<testcase ').slice(1);
    expect(cases.map((one) => one.split('\n')[0])).toEqual([
      'classname="twisted-fables.length" name="length.p50">',
      'classname="twisted-fables.first-player" name="first-player">',
      'classname="twisted-fables.matchup" name="matchup.alice,mulan.rate">',
    ]);
    expect(cases[0]).toMatch(
      /<failure message="found 100\.0 .* %, expected at most 50\.0 % longer than 5 turns, in 128 games"/,
    );
    expect(cases[1]).toMatch(/<error message="found .*, expected 49\.0 to 51\.0 %, in 128 games" type="undecided">/);
    expect(cases[2]).toMatch(/<system-out>/);
    for (const wrong of cases.slice(0, 2)) expect(wrong).toContain(`\nTo make it again: ${lastLine(out)?.trim()}]]>`);
    // Neither time nor machine: the same check has the same bytes.
    await run('check swept --junit again.xml');
    expect(read('again.xml')).toBe(text);
    expect(text).not.toMatch(/time|host/);
  });

  test('of Markdown: the verdict, what does not hold, and all of it folded away', async () => {
    const { out } = await run('check mixed.yaml --pairs 20 --jobs 1 --set alice.hp=+1 --out md --markdown check.md');
    const text = read('check.md');
    const [head = '', tail = ''] = text.split('<details>');
    expect(head.split('\n')[0]).toBe('## FAILS: of 3 lines 1 fails, 1 undecided, 1 holds.');
    expect(head.match(/^\| (length|first|matchup)/gm)).toEqual(['| length', '| first']);
    expect(tail.split('</details>')[0]?.match(/^\| (length|first|matchup)/gm)).toEqual(['| length', '| first', '| matchup']);
    for (const line of ['- mixed', '- alice.hp 32 → 33', '- 40 games']) expect(tail.split('\n')).toContain(line);
    expect(tail).toMatch(/^- bot random [0-9a-f]+$/m);
    expect(text).toContain(`\n\`\`\`sh\n${lastLine(out)?.trim()}\n\`\`\`\n`);
  });

  test('of what holds need no table above the fold', async () => {
    await run('check good.yaml --pairs 64 --jobs 1 --out fine --markdown fine.md --junit fine.xml');
    expect(read('fine.md')).toMatch(/^## HOLDS: of 1 line 1 holds\.\n\n<details>\n<summary>The line<\/summary>/);
    expect(read('fine.xml')).toContain('<testsuites tests="1" failures="0" errors="0" skipped="0">');
  });

  test.each([
    ['--junit no/check.xml', 2, '--junit: found no folder "no", expected one that is there'],
    ['--markdown no/check.md', 2, '--markdown: found no folder "no", expected one that is there'],
    ['--junit .', 2, '--junit: found the folder ".", expected the name of a file'],
  ])('that have no place are told before anything is played: %s', async (flags, code, message) => {
    const ran = await run(`check good.yaml --pairs 64 --jobs 1 --out unplayed ${flags}`);
    expect([ran.code, ran.out]).toEqual([code, '']);
    expect(ran.err).toBe(`fablelab: ${message}\n`);
    expect(existsSync('unplayed')).toBe(false);
  });

  test('that the disk refuses end with 74, after the verdict', async () => {
    // Whatever the name of the draft, there is no room for it.
    const name = `${'x'.repeat(254)}.`;
    const { code, out, err } = await run(['check', 'swept', '--junit', name]);
    expect(code).toBe(74);
    expect(out).toContain('FAILS: ');
    expect(err).toContain('ENAMETOOLONG');
  });
});

describe('GitHub', () => {
  const env = { GITHUB_ACTIONS: 'true', GITHUB_STEP_SUMMARY: join(home, 'summary.md') };

  test('gets an annotation for each line that does not hold, and the page below what stands there', async () => {
    writeFileSync(env.GITHUB_STEP_SUMMARY, 'before\n');
    const { code, out } = await run('check swept --markdown same.md', { env });
    expect(code).toBe(1);
    const [first = '', second = '', third] = out.split('\n');
    expect(first).toMatch(
      /^::error title=length\.p50 fails::found 100\.0 .* %25, expected .* 5 turns, in 128 games%0Afablelab check swept$/,
    );
    expect(second).toMatch(/^::warning title=first-player is undecided::found /);
    expect(third).toMatch(/^FAILS: /);
    expect(lastLine(out)).toBe('  fablelab check swept');
    expect(read(env.GITHUB_STEP_SUMMARY)).toBe(`before\n${read('same.md')}`);
  });

  test('beside JSON they stand on stderr', async () => {
    const { out, err } = await run('check swept --json', { env });
    expect(JSON.parse(out).verdict).toBe('fails');
    expect(err.match(/^::(error|warning) /gm)).toHaveLength(2);
  });

  test.each([{}, { CI: 'true', GITHUB_ACTIONS: 'false' }, { CI: 'true', GITLAB_CI: 'true', GITHUB_STEP_SUMMARY: '' }])(
    'is told nothing where it is not: %o',
    async (elsewhere) => {
      const { out, err } = await run('check swept', { env: elsewhere });
      expect(out + err).not.toContain('::');
    },
  );

  test('a page that cannot be written to changes no verdict', async () => {
    mkdirSync('page');
    const { code, err } = await run('check good.yaml --pairs 64 --jobs 1 --out page-run', {
      env: { GITHUB_STEP_SUMMARY: 'page' },
    });
    expect(code).toBe(0);
    expect(err).toContain('fablelab: GITHUB_STEP_SUMMARY: page: illegal operation on a directory (EISDIR)\n');
  });
});

test.each(['--seed 3', '--pairs 9', '--set alice.hp=3', '--patch buff.yaml', '--out other', '--for 1s'])(
  'a run is judged as it is, and %s is for a scenario',
  async (flag) => {
    appendFileSync('buff.yaml', '');
    const { code, err } = await run(`check swept ${flag}`);
    expect(code).toBe(2);
    expect(err).toContain(`${flag.split(' ')[0]}: found with a run, which is judged as it is, expected a scenario`);
  },
);
