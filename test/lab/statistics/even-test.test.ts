import { expect, test } from 'vitest';
import { evenTest } from '../../../src/lab/statistics/even-test.ts';
import { twoSided } from '../../../src/lab/statistics/normal.ts';
import { type PairBins, pairInterval } from '../../../src/lab/statistics/pair-interval.ts';

// Oracle: closed form. Pairs won or lost as a whole are single games: (x − n/2)/√(n/4), twelve digits.
test('60 of 100 pairs: two standard errors', () => {
  expect(evenTest([40, 0, 0, 0, 60])).toBeCloseTo(twoSided(2), 12);
});

// Oracle: the interval it belongs to: at its end the two-sided probability is that of the interval; ten digits.
test.each<PairBins>([
  [1, 2, 3, 2, 2],
  [10, 0, 60, 0, 30],
  [0, 5, 20, 40, 9],
  [0, 0, 0, 0, 12],
])('%i %i %i %i %i: rejects where the interval excludes one half', (...bins) => {
  const p = evenTest(bins) ?? 1;
  const z = Math.abs(quantileOf(p));
  const { low, high } = pairInterval(bins, z);
  expect(Math.min(Math.abs(low - 0.5), Math.abs(high - 0.5))).toBeLessThan(1e-10);
});

test('even pairs are not odd at all, and no pairs say nothing', () => {
  expect(evenTest([0, 0, 9, 0, 0])).toBe(1);
  expect(evenTest([0, 0, 0, 0, 0])).toBeNull();
});

/** By halving: the only thing this test takes for granted is `twoSided`. */
function quantileOf(p: number): number {
  let [low, high] = [0, 40];
  for (let k = 0; k < 200; k++) {
    const middle = (low + high) / 2;
    if (twoSided(middle) > p) low = middle;
    else high = middle;
  }
  return low;
}
