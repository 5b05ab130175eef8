// Two outputs of the bench beside each other.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, describe, expect, test } from 'vitest';
import { type Comparable, comparisonJson, comparisonTable, readBefore } from '../../bench/compare.ts';
import { LAB } from '../../bench/lab.ts';
import { ENGINE } from '../../bench/measure.ts';
import { medianOf, over, rowOf } from '../../bench/rows.ts';
import { luck } from '../lab/statistics/luck.ts';

const folder = mkdtempSync(join(tmpdir(), 'fablelab-bench-test-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const file = (name: string, text: string) => {
  writeFileSync(join(folder, name), text);
  return join(folder, name);
};

const before: Comparable = {
  ...ENGINE,
  node: 'v20.19.0',
  pairings: [['alice', 'mulan']],
  rows: [
    { row: 'greedy over the kernel', ratios: [0.5, 0.4, 0.6] },
    { row: 'gone', ratios: [1] },
  ],
  signature: 'aaaa',
  playSignature: 'bbbb',
};
const now: Comparable = {
  ...before,
  node: 'v22.1.0',
  rows: [
    { row: 'greedy over the kernel', ratios: [0.55, 0.6, 0.65] },
    { row: 'new', ratios: [2] },
  ],
  playSignature: 'cccc',
};

describe('a row', () => {
  test('has the ratio of every round', () => {
    expect(rowOf('a over b', [10, 20], [3, 4])).toEqual({ row: 'a over b', ratios: [3.333, 5] });
  });

  // Oracle: the binomial distribution, in whole numbers. The ends are the outermost values where they are too few.
  test.each([
    [5, 1],
    [6, 1],
    [15, 4],
    [41, 14],
  ])('of %i rounds is as sure as the value of rank %i', (rounds, rank) => {
    const ratios = Array.from({ length: rounds }, (_, at) => at + 1);
    expect(medianOf(ratios.toReversed())).toEqual({ mean: (rounds + 1) / 2, low: rank, high: rounds + 1 - rank });
    const choose = (k: number): bigint => (k === 0 ? 1n : (choose(k - 1) * BigInt(rounds - k + 1)) / BigInt(k));
    const below = (least: number) => Array.from({ length: least }, (_, k) => choose(k)).reduce((sum, one) => sum + one, 0n);
    const isRare = (ways: bigint) => 40n * ways <= 2n ** BigInt(rounds);
    expect([isRare(below(rank)), isRare(below(rank + 1))]).toEqual([rounds > 5, false]);
  });

  test('of two equal runs has a ratio whose interval holds 1', () => {
    const next = luck(3);
    const run = () => medianOf(Array.from({ length: 41 }, () => 0.5 * Math.exp(0.2 * (next() - 0.5))));
    let held = 0;
    for (let at = 0; at < 2000; at++) {
      const { low, high } = over(run(), run());
      if (low <= 1 && high >= 1) held++;
    }
    expect(held / 2000).toBeGreaterThan(0.94);
    expect(held / 2000).toBeLessThan(0.999);
    expect(over(run(), { mean: 0.3, low: 0.29, high: 0.31 }).low).toBeGreaterThan(1);
  });

  test('of one round does not say how it varies', () => {
    expect(over(medianOf([3]), medianOf([1, 2, 3]))).toEqual({ mean: 1.5, low: Number.NaN, high: Number.NaN });
  });

  test('of runs that do not vary has one without width', () => {
    const still = { mean: 2, low: 2, high: 2 };
    expect(over({ mean: 3, low: 3, high: 3 }, still)).toEqual({ mean: 1.5, low: 1.5, high: 1.5 });
  });
});

describe('a comparison', () => {
  test('for people', () => {
    const text = comparisonTable('before.json', before, now);
    expect(text).toContain('twisted-fables: this build on Node v22.1.0, over before.json on Node v20.19.0\n');
    expect(text).toMatch(/^greedy over the kernel +0\.500 +0\.600 +1\.200 {2}0\.9\d\d–1\.5\d\d$/m);
    expect(text).toContain('Only in one of them: gone, new.');
    expect(text).toContain('byte signature: equal\nplay signature: bbbb, now cccc: these are not the same games');
    expect(text).not.toContain('rosters');
    expect(comparisonTable('x', before, { ...now, pairings: [] })).toContain('The rosters differ');
  });

  test('for programs', () => {
    const { schema, of, rows } = comparisonJson(before, now);
    expect([schema, of]).toEqual(['fablelab-bench-comparison/1', 'fablelab-bench/1']);
    expect(rows).toHaveLength(1);
    expect(rows[0]).toMatchObject({ row: 'greedy over the kernel', before: 0.5, now: 0.6, ratio: 1.2 });
  });

  test('is with a file that --json has written', () => {
    expect(readBefore(file('good.json', JSON.stringify(before)), ENGINE)).toEqual(before);
  });

  test.each([
    ['nothing.json', null, 'cannot be read: ENOENT'],
    ['text.json', 'games per second 12', ': found no JSON object, expected what npm run bench -- --json has written'],
    ['list.json', '[]', ': found no "schema", expected what npm run bench -- --json has written'],
    ['old.json', '{"game":"twisted-fables","ratio":0.3}', ': found no "schema", expected what'],
    [
      'lab.json',
      JSON.stringify({ ...before, ...LAB }),
      ', schema: found "fablelab-bench-lab/1", expected "fablelab-bench/1"',
    ],
    ['chess.json', JSON.stringify({ ...before, game: 'chess' }), ', game: found "chess", expected "twisted-fables"'],
    [
      'row.json',
      JSON.stringify({ ...before, fixedRow: 'four' }),
      ', fixedRow: found "four", expected "red-riding-hood, snow-white, ',
    ],
    ['bare.json', JSON.stringify({ ...before, rows: [] }), ', rows: found no ratios by round, expected what'],
    ['torn.json', JSON.stringify({ ...before, rows: [{ row: 'a', ratios: ['x'] }] }), ', rows: found no ratios by round'],
  ])('%s is refused', (name, text, message) => {
    const path = text === null ? join(folder, name) : file(name, text);
    expect(() => readBefore(path, ENGINE)).toThrow(`${path}${text === null ? ': ' : ''}${message}`);
  });
});

describe('the program', () => {
  const program = fileURLToPath(new URL('../../dist/bench.js', import.meta.url));
  const bench = (...words: string[]) => spawnSync(process.execPath, [program, ...words], { encoding: 'utf8' });

  test('has a help, which measures nothing', () => {
    const { status, stdout, stderr } = bench('--help');
    for (const word of ['lab', '--compare file', '--json', '--smoke'])
      expect(stdout).toContain(`\n  ${word === 'lab' ? '' : word}`);
    expect([status, stderr]).toEqual([0, '']);
  });

  test.each([
    [['--compare', join(folder, 'none.json')], 'none.json: cannot be read: ENOENT'],
    [['--comprae', 'x'], "Unknown option '--comprae'"],
    [['labs'], 'found "labs", expected lab or nothing'],
  ])('refuses %j before it measures', (words, message) => {
    const { status, stdout, stderr } = bench(...words);
    expect(stderr).toContain(`bench: `);
    expect(stderr).toContain(message);
    expect(stderr).toMatch(/; see --help\n$/);
    expect([status, stdout]).toEqual([2, '']);
  });
});
