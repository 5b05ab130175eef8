// What pairing is worth: the variance of a mean of two independent games over that of a pair.
import { type PairBins, pairMoments, type Rate } from './pair-interval.ts';
import { Z95 } from './wilson.ts';

/** `drawn` games scored one half. Null where all pairs are alike and there is nothing to compare. */
export function pairEfficiency(bins: PairBins, drawn: number): number | null {
  const { pairs, mean, variance } = pairMoments(bins);
  if (bins.some((n) => n === pairs)) return null;
  return perGame(mean, pairs, drawn) / 2 / variance;
}

/** Σs² over games: a win adds 1, a draw 1/4, so it is the sum of the scores less a quarter for each draw. */
function perGame(mean: number, pairs: number, drawn: number): number {
  return mean - drawn / 4 / (2 * pairs) - mean * mean;
}

/** With an interval by the delta method, on the scale of logarithms because it is a ratio. */
export function efficiencyInterval(bins: PairBins, drawn: number, z = Z95): Rate | null {
  const mean = pairEfficiency(bins, drawn);
  if (mean === null) return null;
  const { pairs, mean: score, variance } = pairMoments(bins);
  const game = perGame(score, pairs, drawn);
  // How much one more pair with this score moves the logarithm: first through its mean, then through its variance.
  const pull = (at: number) => ((1 - 2 * score) * (at - score)) / game - ((at - score) ** 2 - variance) / variance;
  const spread = bins.reduce((sum, n, k) => sum + n * pull(k / 4) ** 2, 0) / pairs;
  const reach = Math.exp(z * Math.sqrt(spread / pairs));
  return { mean, low: mean / reach, high: mean * reach };
}
