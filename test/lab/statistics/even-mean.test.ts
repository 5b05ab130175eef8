// Against the closed form: independent normals, variances added up.
import { expect, test } from 'vitest';
import { evenMean, evenShift } from '../../../src/lab/statistics/even-mean.ts';
import { twoSided } from '../../../src/lab/statistics/normal.ts';
import { Z95 } from '../../../src/lab/statistics/wilson.ts';

const rate = (mean: number, reach: number) => ({ mean, low: mean - reach, high: mean + reach });

test('half widths of 3 and 4 make one of 5, over two', () => {
  expect(evenMean([rate(1, 3), rate(2, 4)])).toEqual({ mean: 1.5, low: -1, high: 4 });
  const one = evenMean([rate(0.25, 0.125)]);
  expect(one).toEqual(rate(0.25, 0.125));
});

test('an interval that is not around its mean keeps its middle', () => {
  expect(evenMean([{ mean: 0, low: 0, high: 2 }])).toEqual({ mean: 0, low: 0, high: 2 });
});

test('what is exactly 0 draws the mean to 0, and leaves the test as it is', () => {
  const still = { ...rate(0, 0), p: null };
  const shift = { ...rate(0.5, Z95 * 0.25), p: 0.04 };
  const both = evenShift([shift, still]);
  expect(both.mean).toBe(0.25);
  expect(both.p).toBeCloseTo(twoSided(2), 12);
  expect(evenShift([still, still])).toEqual(still);
});

test('one that is not known leaves nothing known', () => {
  expect(evenMean([rate(1, 1), { mean: 1, low: Number.NaN, high: Number.NaN }]).low).toBeNaN();
});
