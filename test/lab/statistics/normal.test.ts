import { describe, expect, test } from 'vitest';
import { normalQuantile, twoSided } from '../../../src/lab/statistics/normal.ts';
import { Z95 } from '../../../src/lab/statistics/wilson.ts';

// Oracle: scipy 1.17.1, norm.ppf and 2 · norm.sf; twelve digits.
describe('the normal distribution', () => {
  test.each([
    [0.5, 0],
    [0.9, 1.2815515655446004],
    [0.975, 1.959963984540054],
    [0.995, 2.5758293035489004],
  ])('its quantile of %d', (probability, z) => {
    expect(normalQuantile(probability)).toBeCloseTo(z, 12);
  });

  test('is what the intervals are made with', () => {
    expect(Z95).toBeCloseTo(normalQuantile(0.975), 14);
  });

  test.each([
    [0, 1],
    [1, 0.31731050786291415],
    [-1.96, 0.04999579029644087],
    [3.5, 0.00046525815807105],
  ])('how odd %d is', (z, p) => {
    expect(twoSided(z)).toBeCloseTo(p, 12);
  });

  test('small probabilities keep their digits', () => {
    expect(twoSided(8) / 1.244192114854348e-15).toBeCloseTo(1, 9);
  });
});
