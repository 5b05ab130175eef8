// Do several estimates of one thing agree? Cochran's Q.
import { sum } from 'simple-statistics';
import { type ChiSquare, chiSquare } from './chi-square.ts';

/** An estimate and its squared standard error. */
export interface Estimate {
  readonly mean: number;
  readonly squaredError: number;
}

/** The squared distances from the mean weighted by precision, each over its squared error. */
export function homogeneity(estimates: readonly Estimate[]): ChiSquare {
  if (estimates.length === 0) return chiSquare(0, 0);
  const weights = estimates.map(({ squaredError }) => 1 / squaredError);
  const centre = sum(estimates.map(({ mean, squaredError }) => mean / squaredError)) / sum(weights);
  const value = sum(estimates.map(({ mean, squaredError }) => (mean - centre) ** 2 / squaredError));
  return chiSquare(value, estimates.length - 1);
}
