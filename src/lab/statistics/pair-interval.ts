// The win rate over seat-swapped pairs and its interval. The two games of a pair share their luck, so the pair is the
// observation: treating the games as independent would give a wrong width.
import { type Interval, wilson, Z95 } from './wilson.ts';

/** Pairs with score 0, 1/4, 1/2, 3/4, 1. */
export type PairBins = readonly [number, number, number, number, number];

export interface Rate extends Interval {
  readonly mean: number;
}

/** Mean and variance of the pair scores; the mean of nothing is NaN. */
export function pairMoments(bins: PairBins): { pairs: number; mean: number; variance: number } {
  const pairs = bins.reduce((sum, n) => sum + n, 0);
  const mean = bins.reduce((sum, n, k) => sum + n * k, 0) / (4 * pairs);
  const variance = bins.reduce((sum, n, k) => sum + n * (k / 4 - mean) ** 2, 0) / pairs;
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
