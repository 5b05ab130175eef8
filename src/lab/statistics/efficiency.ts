// What pairing is worth: the variance of a mean of two independent games over that of a pair.
import { type PairBins, pairMoments } from './pair-interval.ts';

/** `drawn` games scored one half. Null where all pairs are alike and there is nothing to compare. */
export function pairEfficiency(bins: PairBins, drawn: number): number | null {
  const { pairs, mean, variance } = pairMoments(bins);
  if (bins.some((n) => n === pairs)) return null;
  // Σs² over games: a win adds 1, a draw 1/4, so it is the sum of the scores less a quarter for each draw.
  const perGame = mean - drawn / 4 / (2 * pairs) - mean * mean;
  return perGame / 2 / variance;
}
