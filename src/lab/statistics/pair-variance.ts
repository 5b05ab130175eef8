// The variance of a pair's score where matchups are added up or compared.
import { type PairBins, pairMoments } from './pair-interval.ts';

/** Where all pairs are alike the variance seen is zero, which is too little: as if one more had been won, and one lost. */
export function pairVariance(bins: PairBins): number {
  const { pairs, mean, variance } = pairMoments(bins);
  return bins.some((n) => n === pairs) ? varianceOfAlike(mean, pairs) : variance;
}

export function varianceOfAlike(mean: number, pairs: number): number {
  const rate = (mean * pairs + 1) / (pairs + 2);
  return rate * (1 - rate);
}
