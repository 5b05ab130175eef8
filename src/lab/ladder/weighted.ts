// One share over several matchups that need not weigh the same.
import { leastCommonMultiple } from '../contest/count-set.ts';
import { setSize, type Tally } from '../contest/tally.ts';
import { pairMoments, type Rate } from '../statistics/pair-interval.ts';
import { pairVariance, varianceOfAlike } from '../statistics/pair-variance.ts';
import { momentsOf } from '../statistics/set-sums.ts';
import { wilson, Z95 } from '../statistics/wilson.ts';

/** A matchup: the mean of its sets, and how they vary about it. */
export interface WeightedMatchup {
  readonly weight: number;
  readonly sets: number;
  readonly mean: number;
  readonly variance: number;
}

/**
 * As `stratifiedRate`, which this is where all weigh the same: the variances of the matchups add up with the squares of their
 * weights, then the Wilson form. No share varies more than m(1 − m), so that each set counts as one game at least. NaN while a
 * matchup has no sets.
 */
export function weightedRate(strata: readonly WeightedMatchup[], z = Z95): Rate {
  const total = (of: (one: WeightedMatchup) => number) => strata.reduce((sum, one) => sum + of(one), 0);
  const whole = total(({ weight }) => weight);
  const mean = total((one) => one.weight * one.mean) / whole;
  if (Number.isNaN(mean)) return { mean, ...wilson(0, 0, z) };
  const squaredError = total(({ weight, variance, sets }) => (weight ** 2 * variance) / sets) / whole ** 2;
  const least = Math.min(...strata.map(({ weight, sets }) => (sets * whole) / weight));
  return { mean, ...wilson(mean, Math.max(least, (mean * (1 - mean)) / squaredError), z) };
}

/** Share of its rivals that a side beats. */
export function beatenIn({ sets, sides }: Tally, side: number, weight: number): WeightedMatchup {
  const bins = sides[side]!;
  return { weight, sets, mean: pairMoments(bins).mean, variance: pairVariance(bins) };
}

/** Share of first places of a side. */
export function firstsIn(tally: Tally, side: number, weight: number): WeightedMatchup {
  const { sets, firsts, sides } = tally;
  const [sum, squares] = firsts[side]!;
  const per = leastCommonMultiple(sides.length) * setSize(tally);
  const { mean, variance } = momentsOf({ sets, sum, squares, per });
  return { weight, sets, mean, variance: variance === 0 ? varianceOfAlike(mean, sets) : variance };
}
