import { describe, expect, test } from 'vitest';
import { limitsOf } from '../../../src/lab/statistics/one-way.ts';

const chance = (seen: number, n: number, share: number): number => {
  let ways = 1;
  for (let k = 0; k < seen; k++) ways *= (n - k) / (k + 1);
  return ways * share ** seen * (1 - share) ** (n - seen);
};
/** The chance of more than so many, and of half of those that are as many. */
const beyond = (seen: number, n: number, share: number): number =>
  Array.from({ length: n - seen + 1 }, (_, k) => chance(seen + k, n, share) / (k === 0 ? 2 : 1)).reduce((a, b) => a + b, 0);

const alike = (count: number, size: number, among: number) => ({
  ...{ sum: count * size, squares: count * size ** 2, cubes: count * size ** 3 },
  among,
});

describe('the limits of what goes one way', () => {
  // Oracle: the binomial distribution summed naively: at either limit the mid-p tail is what was asked for.
  test.each([
    [1, 20],
    [3, 20],
    [12, 20],
    [30, 400],
  ])('%d of %d sets, all by as much', (count, among) => {
    const { low, high } = limitsOf(alike(count, 2, among), 2, 0.025);
    expect(beyond(count, among, low / 2 / among)).toBeCloseTo(0.025, 9);
    expect(beyond(count, among, high / 2 / among)).toBeCloseTo(0.975, 9);
  });

  test('are closed where none went that way, or all', () => {
    const none = limitsOf({ ...alike(0, 1, 50) }, 3, 0.025);
    expect(none.low).toBe(0);
    expect(none.high).toBeCloseTo(3 * 50 * (1 - 0.05 ** (1 / 50)), 9);
    const all = limitsOf(alike(50, 3, 50), 3, 0.025);
    expect(all.high).toBeCloseTo(150, 9);
    expect(all.low).toBeCloseTo(150 * 0.05 ** (1 / 50), 6);
  });

  test('do not depend on the unit, and widen where sizes differ, or one more could be larger', () => {
    const mixed = { sum: 30, squares: 10 + 5 * 16, cubes: 10 + 5 * 64, among: 1000 };
    const { low, high } = limitsOf(mixed, 2, 0.025);
    const finer = limitsOf({ sum: 90, squares: 9 * 90, cubes: 27 * 330, among: 1000 }, 6, 0.025);
    expect(finer.low / 3).toBeCloseTo(low, 8);
    expect(finer.high / 3).toBeCloseTo(high, 8);
    const same = limitsOf(alike(15, 2, 1000), 2, 0.025);
    expect(low).toBeLessThan(same.low);
    expect(high).toBeGreaterThan(same.high);
    expect(limitsOf(mixed, 4, 0.025).high).toBeGreaterThan(high);
  });
});
