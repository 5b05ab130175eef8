import { describe, expect, test } from 'vitest';
import { pairInterval } from '../../../src/lab/statistics/pair-interval.ts';
import { meanOfSums, shareOfSums } from '../../../src/lab/statistics/set-sums.ts';
import { wilson, Z95 } from '../../../src/lab/statistics/wilson.ts';

/** As a tally keeps them. */
function sumsOf(values: readonly number[], per: number) {
  const total = (of: (value: number) => number) => values.reduce((sum, value) => sum + of(value), 0);
  return { sets: values.length, sum: total((value) => value), squares: total((value) => value ** 2), per };
}

describe('a share of which the sums were kept', () => {
  // Oracle: the pair interval, which has the whole histogram; twelve digits.
  test('is that of the histogram', () => {
    const bins = [12, 3, 20, 7, 9];
    const values = bins.flatMap((n, k) => new Array<number>(n).fill(k));
    const [made, whole] = [shareOfSums(sumsOf(values, 4)), pairInterval(bins)];
    for (const key of ['mean', 'low', 'high'] as const) expect(made[key]).toBeCloseTo(whole[key], 12);
  });

  test('where all sets are alike each counts as one game', () => {
    expect(shareOfSums(sumsOf(new Array<number>(30).fill(6), 18))).toEqual({ mean: 1 / 3, ...wilson(1 / 3, 30) });
    expect(shareOfSums(sumsOf([0, 0, 0], 18))).toEqual({ mean: 0, ...wilson(0, 3) });
  });

  test('millions of sets that are alike are alike still', () => {
    const [sets, value] = [3_000_000, 100];
    const made = shareOfSums({ sets, sum: sets * value, squares: sets * value * value, per: 300 });
    expect(made).toEqual({ mean: 1 / 3, ...wilson(1 / 3, sets) });
  });

  test('of nothing is not known', () => {
    expect(shareOfSums(sumsOf([], 6)).mean).toBeNaN();
  });
});

describe('a mean of which the sums were kept', () => {
  // Oracle: its definition; ten digits.
  test('is that of the sets, ± z standard errors', () => {
    const values = [4, 9, 9, 14, 2];
    const mean = 38 / 5;
    const variance = values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / 4;
    const { low, high, mean: made } = meanOfSums(sumsOf(values, 3));
    expect(made).toBeCloseTo(mean / 3, 10);
    expect(high - made).toBeCloseTo((Z95 * Math.sqrt(variance / 5)) / 3, 10);
    expect(made - low).toBeCloseTo(high - made, 10);
  });

  test('of one set has no interval', () => {
    expect(meanOfSums(sumsOf([5], 1))).toEqual({ mean: 5, low: Number.NaN, high: Number.NaN });
  });
});
