// The mean of values in several strata, each of which weighs the same, with a normal interval.
import type { Rate } from './pair-interval.ts';
import { Z95 } from './wilson.ts';

/**
 * Values of one stratum are independent, at least two each, none outside −1 to 1: scores of pairs against an opponent, or
 * their differences. Where all are alike the variance seen is zero, which is too little: as if one more had been 1 higher,
 * and one 1 lower.
 */
export function strataMean(strata: readonly (readonly number[])[], z = Z95): Rate {
  const means = strata.map(average);
  const mean = average(means);
  const errors = strata.map((values, at) => {
    const squares = values.reduce((sum, value) => sum + (value - means[at]!) ** 2, 0);
    const alike = values.every((value) => value === values[0]);
    return (alike ? 2 / (values.length + 2) : squares / (values.length - 1)) / values.length;
  });
  const reach = z * Math.sqrt(average(errors) / strata.length);
  return { mean, low: mean - reach, high: mean + reach };
}

function average(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}
