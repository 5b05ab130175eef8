import { describe, expect, test } from 'vitest';
import { chiSquare } from '../../../src/lab/statistics/chi-square.ts';

describe('the chi-square distribution', () => {
  // Oracle: scipy 1.17.1, chi2.sf; twelve digits.
  test.each([
    [3.841458820694124, 1, 0.05],
    [23.1, 9, 0.005975595270024147],
    [1.2, 4, 0.8780986177504424],
  ])('%d for %i degrees', (value, df, p) => {
    expect(chiSquare(value, df).p).toBeCloseTo(p, 12);
  });

  // Oracle: closed form, exp(−x/2) for two degrees; twelve digits.
  test.each([0, 0.5, 3, 20])('%d for two degrees', (value) => {
    expect(chiSquare(value, 2).p).toBeCloseTo(Math.exp(-value / 2), 12);
  });

  test('without freedom there is nothing to test', () => {
    expect(chiSquare(0, 0)).toEqual({ value: 0, df: 0, p: null });
  });

  test('the largest are never below 0', () => {
    expect(chiSquare(1e6, 3).p).toBe(0);
  });
});
