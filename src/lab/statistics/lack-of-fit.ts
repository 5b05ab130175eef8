// Do ratings tell the whole story? What they leave unexplained of every matchup and seat, over how much that varies.
import { addSumToZero, chanceOf, designRow, type Ratings } from './bradley-terry.ts';
import { type ChiSquare, chiSquare } from './chi-square.ts';
import { addOuter, dot, inverse, zeros } from './linear.ts';
import type { MetInPairs } from './sandwich.ts';

/**
 * The residuals of the 2 seats of every matchup, weighted by the inverse of their covariance in pairs, less what any
 * other ratings could explain (one step of generalised least squares). Degrees of freedom: cells − (players − 1) − 1.
 */
export function lackOfFit({ ratings, seatEffect }: Ratings, met: readonly MetInPairs[]): ChiSquare {
  const players = ratings.length;
  const at = [...ratings, seatEffect];
  const information = zeros(players + 1);
  const slope = new Array<number>(players + 1).fill(0);
  let total = 0;
  for (const one of met) {
    const rows = ([0, 1] as const).map((seat) => designRow(players, one, seat));
    const chances = rows.map((row) => chanceOf(dot(row, at)));
    const slopes = rows.map((row, seat) => row.map((x) => x * chances[seat]! * (1 - chances[seat]!)));
    const residuals = chances.map((chance, seat) => one.means[seat]! - chance);
    for (const [i, line] of weights(one).entries()) {
      for (const [j, weight] of line.entries()) {
        total += weight * residuals[i]! * residuals[j]!;
        addOuter(information, slopes[i]!, slopes[j]!, weight);
        for (const [k, x] of slopes[i]!.entries()) slope[k]! += weight * x * residuals[j]!;
      }
    }
  }
  addSumToZero(information, players);
  const explained = inverse(information)?.map((line) => dot(line, slope)) ?? [];
  const value = explained.reduce((left, step, k) => left - step * slope[k]!, total);
  return chiSquare(Math.max(0, value), 2 * met.length - players);
}

/**
 * The inverse of the covariance of a matchup's two mean scores. Estimated from n pairs, an inverse of two rows is too large
 * on average, n/(n − 4) times (the mean of an inverse Wishart matrix): hence four pairs less.
 */
function weights({ pairs, variances: [first, second], covariance }: MetInPairs): number[][] {
  const scale = Math.max(1, pairs - 4) / (first * second - covariance * covariance);
  return [
    [second * scale, -covariance * scale],
    [-covariance * scale, first * scale],
  ];
}
