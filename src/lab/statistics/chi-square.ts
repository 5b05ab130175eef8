// The chi-square distribution: how odd a sum of squares is.
import cdf from '@stdlib/stats-base-dists-chisquare-cdf';

/** A sum of squares and its degrees of freedom, with the probability of one at least as large; null where there is no freedom. */
export interface ChiSquare {
  readonly value: number;
  readonly df: number;
  readonly p: number | null;
}

export function chiSquare(value: number, df: number): ChiSquare {
  return { value, df, p: df > 0 ? Math.max(0, 1 - cdf(value, df)) : null };
}
