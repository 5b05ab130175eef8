// A matchup by seats: the scores of its first player in seat 0 and in seat 1, and how they vary and go together in a pair.
import { varianceOfAlike } from './pair-variance.ts';

export interface SeatCells {
  readonly pairs: number;
  /** Mean scores of the first player named, by the seat it sat in. */
  readonly means: readonly [number, number];
  /** Of the two scores of a pair. */
  readonly variances: readonly [number, number];
  readonly covariance: number;
  /** Whether all games in a seat had the same score, so that its variance is a guess. */
  readonly alike: readonly [boolean, boolean];
}

/** Of a tally: pairs, games of each side by seat and score, and pairs of each side by half points. */
interface DuelCounts {
  readonly sets: number;
  readonly results: readonly (readonly (readonly number[])[])[];
  readonly sides: readonly (readonly number[])[];
}

export function seatCells({ sets: pairs, results, sides }: DuelCounts): SeatCells {
  const bySeat = results[0]!;
  const means = bySeat.map(([, none = 0, won = 0]) => (won + none / 2) / pairs) as [number, number];
  const squares = bySeat.map(([, none = 0, won = 0]) => (won + none / 4) / pairs) as [number, number];
  const alike = bySeat.map((counts) => counts.some((n) => n === pairs)) as [boolean, boolean];
  const variances = means.map((mean, at) => (alike[at] ? varianceOfAlike(mean, pairs) : squares[at]! - mean * mean));
  // A pair's score is half the sum of its two games: the mean product is what its square has beyond theirs.
  const pairSquare = sides[0]!.reduce((sum, n, k) => sum + n * (k / 4) ** 2, 0) / pairs;
  const product = 2 * pairSquare - (squares[0] + squares[1]) / 2;
  // Few pairs may happen to go together perfectly, which would leave nothing to doubt.
  const most = (1 - 1 / (pairs + 1)) * Math.sqrt(variances[0]! * variances[1]!);
  const covariance = alike.some(Boolean) ? 0 : Math.max(-most, Math.min(most, product - means[0] * means[1]));
  return { pairs, means, variances: variances as [number, number], covariance, alike };
}
