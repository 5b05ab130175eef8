import { expect, test } from 'vitest';
import { histogramMean } from '../../../src/lab/statistics/histogram-mean.ts';

// Oracle: by hand. Two games of 2 turns, two of 4: mean 3, variance 1; two pairs, so z/√2; twelve digits.
test('four games', () => {
  const { mean, low, high } = histogramMean([0, 0, 2, 0, 2], 1.96);
  expect(mean).toBe(3);
  expect(low).toBeCloseTo(3 - 1.96 / Math.SQRT2, 12);
  expect(high).toBeCloseTo(3 + 1.96 / Math.SQRT2, 12);
});

test('games all alike', () => {
  expect(histogramMean([0, 8])).toEqual({ mean: 1, low: 1, high: 1 });
});

test('no games', () => {
  expect(histogramMean([]).mean).toBeNaN();
});
