// One scenario, however it is played: the same bytes in every file but run.meta.json.
import { writeFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { run } from '../../cli/fake-terminal.ts';
import { killAfter, killInWrite, resume } from './killed.ts';
import { at, filesOf, small, sweep } from './runs.ts';

const reports = [
  'cards.csv',
  'entrants.csv',
  'lengths.csv',
  'matchups.csv',
  'matrix.csv',
  'seats.csv',
  'strategies.csv',
  'tempo.csv',
];
const names = [...reports, 'datapackage.json', 'failures.csv', 'raw.csv', 'report.md', 'scenario.json', 'sets.bin'];

describe('the same bytes', async () => {
  expect((await sweep(`${small} --jobs 1`, 'one')).code).toBe(0);
  const one = filesOf('one');

  test('there is something to compare', () => {
    for (const name of names) expect(one[name]?.length, name).toBeGreaterThan(40);
    expect(one['raw.csv']?.split('\n')).toHaveLength(2 * 60 * 3 + 2);
    expect(one['tallies.json']).toContain('"complete": true');
    expect(one['tallies.json']).toContain('"study": {');
  });

  test.each([2, 3])('with %i workers', async (jobs) => {
    expect((await sweep(`${small} --jobs ${jobs}`, `jobs-${jobs}`)).code).toBe(0);
    expect(filesOf(`jobs-${jobs}`)).toEqual(one);
  });

  test('killed when all was done but the last words', async () => {
    expect((await sweep(`${small} --jobs 2`, 'last-words')).code).toBe(0);
    writeFileSync(at('last-words/run.meta.json.draft-1'), '{');
    await resume('last-words');
    expect(filesOf('last-words')).toEqual(one);
  });

  test('in four shards, merged in another order', async () => {
    const order = [3, 1, 4, 2];
    for (const index of order) {
      expect((await sweep(`${small} --jobs 2 --shard ${index}/4`, `shard-${index}`)).code).toBe(0);
    }
    const { code } = await run(['merge', ...order.map((index) => at(`shard-${index}`)), '--out', at('merged')]);
    expect(code).toBe(0);
    expect(filesOf('merged')).toEqual(one);
  });

  test('interrupted by Ctrl-C and resumed', async () => {
    const onInterrupt = (press: () => void) => {
      setTimeout(press, 20);
      return () => {};
    };
    const { code, err } = await run(`sweep ${small} --jobs 1 --out ${at('ctrl-c')}`, { onInterrupt });
    expect(err).toContain(`fablelab resume ${at('ctrl-c')}`);
    expect(code).toBe(130);
    expect(filesOf('ctrl-c')['raw.csv']).toBeUndefined();
    expect((await run(`resume ${at('ctrl-c')} --quiet`)).code).toBe(0);
    expect(filesOf('ctrl-c')).toEqual(one);
  });

  /** Shares of the time that the program takes on this machine, spread evenly; most fall into the games. */
  const shares = Array.from({ length: 5 }, (_, i) => 0.3 + ((i * 0.618034) % 1) * 0.65);
  const begun = performance.now();
  await killAfter('not-killed', 60_000);
  const whole = performance.now() - begun;
  test.each(shares)('killed at %f of its time, twice, and resumed', async (share) => {
    const name = `killed-${share}`;
    await killAfter(name, share * whole);
    await killAfter(name, share * whole);
    await resume(name);
    expect(filesOf(name)).toEqual(one);
  });

  test.each([2, 9, 13, 18])('killed inside write %i while it saves as it goes, and resumed', async (write) => {
    const name = `write-${write}`;
    expect(await killInWrite(name, write, 5)).toBe('SIGKILL');
    await resume(name);
    expect(filesOf(name)).toEqual(one);
  });

  test.each([8, 10, 11, 13, 16, 18, 20, 27, 39, 40])(
    'killed inside write %i, among the last, and resumed',
    async (write) => {
      const name = `last-${write}`;
      expect(await killInWrite(name, write, 60_000)).toBe('SIGKILL');
      await resume(name);
      expect(filesOf(name)).toEqual(one);
    },
  );

  test('a damaged file is named', async () => {
    await sweep('--fables alice,mulan --bots random --pairs 2 --quiet', 'damaged');
    const tallies = filesOf('damaged')['tallies.json'] ?? '';
    writeFileSync(`${at('damaged')}/tallies.json`, tallies.replace('"sets": 2', '"sets": 3'));
    const { code, err } = await run(`report ${at('damaged')}`);
    expect(err).toContain('tallies.json: damaged: its contents do not match its sha256');
    expect(code).toBe(2);
  });
});
