// A number per set of which only the sum and the sum of squares were kept: its mean, with the set as the observation.
import type { Rate } from './pair-interval.ts';
import { wilson, Z95 } from './wilson.ts';

/** Integers; `per` is what one set can come to at most, or what makes a unit of it. */
export interface SetSums {
  readonly sets: number;
  readonly sum: number;
  readonly squares: number;
  readonly per: number;
}

/** Mean and variance of a set's number over `per`; the mean of nothing is NaN. */
export function momentsOf({ sets, sum, squares, per }: SetSums): { mean: number; variance: number } {
  // In whole numbers: sets that are all alike must come to 0, and a million sets are beyond 2^53.
  const spread = Number(BigInt(sets) * BigInt(squares) - BigInt(sum) ** 2n);
  return { mean: sum / (per * sets), variance: spread / (per * sets) ** 2 };
}

/** A share from 0 to 1. The Wilson form with m(1 − m)/SE² games; where all sets are alike, each counts as one game. */
export function shareOfSums(sums: SetSums, z = Z95): Rate {
  const { mean, variance } = momentsOf(sums);
  if (sums.sets === 0) return { mean, ...wilson(0, 0, z) };
  return { mean, ...wilson(mean, variance === 0 ? sums.sets : (mean * (1 - mean) * sums.sets) / variance, z) };
}

/** A number without bounds, ± z·SE. One set does not say how sets differ: it has no interval. */
export function meanOfSums(sums: SetSums, z = Z95): Rate {
  const { mean, variance } = momentsOf(sums);
  const reach = sums.sets < 2 ? Number.NaN : z * Math.sqrt(variance / (sums.sets - 1));
  return { mean, low: mean - reach, high: mean + reach };
}
