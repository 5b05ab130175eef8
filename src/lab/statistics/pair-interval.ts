// The rate of a side over its sets and its interval. The games of a set share their luck, so the set is the observation: treating
// games as independent would give a wrong width. A set of two games between two players is a pair.
import { type Interval, wilson, Z95 } from './wilson.ts';

/** Sets by half points, from none to all there are: pairs with score 0, 1/4, 1/2, 3/4, 1. */
export type PairBins = readonly number[];

export interface Rate extends Interval {
  readonly mean: number;
}

/** Mean and variance of the pair scores; the mean of nothing is NaN. */
export function pairMoments(bins: PairBins): { pairs: number; mean: number; variance: number } {
  const pairs = bins.reduce((sum, n) => sum + n, 0);
  const most = bins.length - 1;
  const mean = bins.reduce((sum, n, k) => sum + n * k, 0) / (most * pairs);
  const variance = bins.reduce((sum, n, k) => sum + n * (k / most - mean) ** 2, 0) / pairs;
  return { pairs, mean, variance };
}

/** How many independent games say as much: m(1 − m)/SE². Where all pairs are alike, each pair counts as one game. */
export function effectiveGames(bins: PairBins): number {
  const { pairs, mean, variance } = pairMoments(bins);
  return bins.some((n) => n === pairs) ? pairs : (mean * (1 - mean) * pairs) / variance;
}

/** The Wilson form with the effective number of games. */
export function pairInterval(bins: PairBins, z = Z95): Rate {
  const { pairs, mean } = pairMoments(bins);
  return { mean, ...(pairs === 0 ? wilson(0, 0, z) : wilson(mean, effectiveGames(bins), z)) };
}
