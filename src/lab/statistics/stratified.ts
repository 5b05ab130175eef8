// One rate over several matchups, such as a fable's mean: every matchup weighs the same, however many pairs it has.
import { type PairBins, pairMoments, type Rate } from './pair-interval.ts';
import { pairVariance } from './pair-variance.ts';
import { wilson, Z95 } from './wilson.ts';

/**
 * The mean of the matchups' rates. Its variance is the sum of theirs over their number squared: they share no luck, and
 * who meets whom is no matter of luck either. Then the Wilson form, as for one matchup. NaN while one has no pairs.
 *
 * No score between 0 and 1 varies more than m(1 − m), so every pair counts as one game at least: near 0 and 1, where the
 * variance of pairs that are all alike is a guess, that is the better bound.
 */
export function stratifiedRate(matchups: readonly PairBins[], z = Z95): Rate {
  const moments = matchups.map(pairMoments);
  const mean = average(moments.map((one) => one.mean));
  if (Number.isNaN(mean)) return { mean, ...wilson(0, 0, z) };
  const squaredError = average(matchups.map((bins, at) => pairVariance(bins) / (moments[at]?.pairs ?? 0))) / matchups.length;
  const least = matchups.length * Math.min(...moments.map((one) => one.pairs));
  return { mean, ...wilson(mean, Math.max(least, (mean * (1 - mean)) / squaredError), z) };
}

/** Of nothing: NaN. */
function average(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}
