import { expect, test } from 'vitest';
import { homogeneity } from '../../../src/lab/statistics/homogeneity.ts';

// Oracle: by hand. Weights 4, 1, 1; centre (0 + 3 + 6)/6 = 1.5; Q = 4 · 2.25 + 2.25 + 20.25 = 31.5; twelve digits.
test('three estimates of one thing', () => {
  const { value, df, p } = homogeneity([
    { mean: 0, squaredError: 0.25 },
    { mean: 3, squaredError: 1 },
    { mean: 6, squaredError: 1 },
  ]);
  expect(value).toBeCloseTo(31.5, 12);
  expect(df).toBe(2);
  expect(p).toBeCloseTo(Math.exp(-15.75), 12);
});

test('one estimate agrees with itself, and so do none', () => {
  expect(homogeneity([{ mean: 3, squaredError: 1 }])).toEqual({ value: 0, df: 0, p: null });
  expect(homogeneity([])).toEqual({ value: 0, df: 0, p: null });
});
