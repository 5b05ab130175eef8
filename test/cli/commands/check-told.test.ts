// What a check says, and to whom: the screen. How it judges is tested with the statistics.
import { appendFileSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
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
    const { out } = await run(`${check} before.json --out luck`);
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

  test('what is compared with nothing does not speak of it', async () => {
    expect((await run('check good.yaml --pairs 64 --jobs 1 --out alone')).out).not.toContain('baseline');
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
