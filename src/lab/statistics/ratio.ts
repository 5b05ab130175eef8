// A mean or a share of whatever a pair has of it, such as power left per turn: the combined ratio estimator over matchups
// (Cochran 1977, Sampling Techniques, section 6.11), its variance linearised with the pair as the observation.
import { jeffreys } from './jeffreys.ts';
import type { Sums } from './pair-counts.ts';
import type { Rate } from './pair-interval.ts';
import { wilson, Z95 } from './wilson.ts';

export interface RatioStratum {
  /** All of them, also those with nothing of it. */
  readonly pairs: number;
  readonly sums: Sums;
  /** Sets of any size; otherwise a pair has 0, 1 or 2 of x. */
  readonly anySize?: boolean;
}

/** Below so many x a share has the interval of Jeffreys. */
export const FEW = 200;

/** What is left of sums that are equal but for rounding, as a share of what they would be by luck. */
const ROUNDING = 1e-12;

/** y per x and its squared standard error; null where there is no x. */
export function ratio(strata: readonly RatioStratum[]): { readonly mean: number; readonly squaredError: number } | null {
  const x = total(strata, 0);
  if (x === 0) return null;
  const mean = total(strata, 1) / x;
  const variance = strata.reduce((sum, { pairs, sums: [sx, sy, xx, xy, yy] }) => {
    const off = sy - mean * sx;
    const squares = yy - 2 * mean * xy + mean * mean * xx;
    return pairs < 2 ? sum : sum + (Math.max(0, squares - (off * off) / pairs) * pairs) / (pairs - 1);
  }, 0);
  return { mean, squaredError: variance / (x * x) };
}

/** The mean with its interval. One pair a matchup says nothing about how sure it is: null. */
export function ratioMean(strata: readonly RatioStratum[], z = Z95): Rate | null {
  const found = strata.some(({ pairs }) => pairs > 1) ? ratio(strata) : null;
  if (found === null) return null;
  const reach = z * Math.sqrt(found.squaredError);
  return { mean: found.mean, low: found.mean - reach, high: found.mean + reach };
}

/**
 * The same for a share, where x are games and y those of them that count: the Wilson form with the effective number of games.
 * With few games, or all pairs alike, Jeffreys with a pair as one observation. `most` is what a game adds to y at most.
 */
export function ratioRate(strata: readonly RatioStratum[], most = 1, z = Z95, level = 0.95): Rate | null {
  const found = ratio(strata);
  if (found === null) return null;
  const mean = found.mean / most;
  const squaredError = found.squaredError / (most * most);
  if (total(strata, 0) < FEW || squaredError <= (ROUNDING * mean * (1 - mean)) / total(strata, 0)) {
    const pairs = strata.reduce((sum, stratum) => sum + pairsWith(stratum), 0);
    return { mean, ...jeffreys(mean * pairs, pairs, level) };
  }
  return { mean, ...wilson(mean, (mean * (1 - mean)) / squaredError, z) };
}

/** Those that have some x; of sets of any size as many of equal size as vary so much, which are never more. */
function pairsWith({ sums: [x, , xx], anySize = false }: RatioStratum): number {
  return anySize ? (xx === 0 ? 0 : (x * x) / xx) : x - (xx - x) / 2;
}

function total(strata: readonly RatioStratum[], at: 0 | 1 | 2): number {
  return strata.reduce((sum, { sums }) => sum + sums[at], 0);
}
