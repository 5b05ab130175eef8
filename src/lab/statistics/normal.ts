// The normal distribution: how far an interval reaches, and how odd a value is.
import cdf from '@stdlib/stats-base-dists-normal-cdf';
import quantile from '@stdlib/stats-base-dists-normal-quantile';

/** The value that a standard normal variable stays below with this probability. */
export function normalQuantile(probability: number): number {
  return quantile(probability, 0, 1);
}

/** The probability that a standard normal variable is at least as far from 0; small ones are exact too. */
export function twoSided(z: number): number {
  return 2 * cdf(-Math.abs(z), 0, 1);
}
