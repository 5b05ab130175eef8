// Against the sorted list, and against how often the interval holds a known quantile.
import { expect, test } from 'vitest';
import { quantileOfCounts } from '../../../src/lab/statistics/quantile.ts';

test('is that of the sorted list', () => {
  const counts = [0, 2, 0, 5, 3];
  const list = counts.flatMap((count, value) => new Array<number>(count).fill(value));
  for (const share of [0.05, 0.2, 0.21, 0.5, 0.7, 0.71, 1]) {
    expect(quantileOfCounts(counts, share, 10).mean).toBe(list[Math.max(0, Math.ceil(share * 10 - 1e-9) - 1)]);
  }
});

test('the interval has the quantiles at the ends of that of the share', () => {
  const counts = new Array<number>(100).fill(1);
  // Wilson, 50 of 100: 0.4038 to 0.5962.
  expect(quantileOfCounts(counts, 0.5, 100)).toEqual({ mean: 49, low: 40, high: 59 });
});

test('nothing has none', () => {
  expect(quantileOfCounts([], 0.5, 0).mean).toBeNaN();
});
