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
  const square = game + score * score;
  // How much one more such pair moves the logarithm: first through the variance of games, then through that of pairs.
  const pull = ({ at, square: its }: Kind) =>
    (its - square - 2 * score * (at - score)) / game - ((at - score) ** 2 - variance) / variance;
  const spread = kindsOf(bins, drawn).reduce((sum, kind) => sum + kind.n * pull(kind) ** 2, 0) / pairs;
  const reach = Math.exp(z * Math.sqrt(spread / pairs));
  return { mean, low: mean / reach, high: mean * reach };
}

/** `n` pairs with this score and this mean of the squared scores of their two games. */
interface Kind {
  readonly n: number;
  readonly at: number;
  readonly square: number;
}

/** Half of a pair's points are one win, or two draws: the draws that are in no other pair are in these, two by two. */
function kindsOf([lost = 0, quarter = 0, half = 0, most = 0, won = 0]: PairBins, drawn: number): readonly Kind[] {
  const bothDrawn = Math.max(0, (drawn - quarter - most) / 2);
  return [
    { n: lost, at: 0, square: 0 },
    { n: quarter, at: 1 / 4, square: 1 / 8 },
    { n: bothDrawn, at: 1 / 2, square: 1 / 4 },
    { n: half - bothDrawn, at: 1 / 2, square: 1 / 2 },
    { n: most, at: 3 / 4, square: 5 / 8 },
    { n: won, at: 1, square: 1 },
  ];
}
