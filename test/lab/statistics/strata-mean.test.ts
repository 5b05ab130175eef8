// Oracle: the closed form of a stratified mean, by hand.
import { expect, test } from 'vitest';
import { strataMean } from '../../../src/lab/statistics/strata-mean.ts';

test('every stratum weighs the same, however many values it has', () => {
  // Means 0.2 and 0.5; the squared errors of the means are 0.01/3 and (0.04/3)/4.
  const { mean, low, high } = strataMean(
    [
      [0.1, 0.2, 0.3],
      [0.4, 0.4, 0.6, 0.6],
    ],
    2,
  );
  const reach = 2 * Math.sqrt((0.01 / 3 + 0.01 / 3) / 4);
  expect(mean).toBeCloseTo(0.35, 12);
  expect(low).toBeCloseTo(0.35 - reach, 12);
  expect(high).toBeCloseTo(0.35 + reach, 12);
});

test('values that are all alike are not beyond doubt', () => {
  // Two of twelve are 1 away: variance 2/12, over ten values.
  const { mean, high } = strataMean([new Array<number>(10).fill(0)], 1);
  expect(mean).toBe(0);
  expect(high).toBeCloseTo(Math.sqrt(2 / 12 / 10), 12);
});

test('one stratum is the mean and its standard error', () => {
  expect(strataMean([[0, 1]], 1)).toEqual({ mean: 0.5, low: 0, high: 1 });
});
