// Games with something against games without it where only sums over sets were kept: least squares of the score on having it, with
// an effect of every matchup; the set is the observation. As sets cannot be judged one by one, the robust variance has the form
// CR1, widened by what few sets with it, or without it, leave out of sight.
import { CELLS, type Products, STATES, type Sums, type Totals, WITH } from './pair-counts.ts';
import { varianceOfAlike } from './pair-variance.ts';
import type { RatioStratum } from './ratio.ts';
import { LEAST, pOfScore, type ScoreDifference } from './with-without.ts';

/** What was counted of somebody in a matchup. Scores are half points, `most` of them a game at most. */
export interface Contrasted {
  readonly most: number;
  readonly totals: Totals;
  readonly products: Products;
}

/** Fewer sets with it, or without it, say nothing either: so many pairs have the games that are asked for at least. */
const LEAST_SETS = LEAST / 2;

/** The score with less the score without, as shares of what can be scored. */
export function differenceOfSums(matchups: readonly Contrasted[]): ScoreDifference | null {
  // Where all games have it, or none, nothing can be compared.
  const strata = matchups.filter(({ totals: [, g], products: [w] }) => w > 0 && w < g);
  const [having, lacking] = [strata.map((one) => gamesWith(one, 1)), strata.map((one) => gamesWith(one, 0))];
  const sets = Math.min(effectiveSets(having), effectiveSets(lacking));
  if (totalOf(having, 0) < LEAST || totalOf(lacking, 0) < LEAST || sets < LEAST_SETS) return null;
  const weight = total(strata.map(weightOf));
  const mean = total(strata.map(({ most, totals: [, g, s], products: [w, t] }) => (t - (w / g) * s) / most)) / weight;
  const squares = total(strata.map((one) => squaresOf(one, mean)));
  const few = (sets / (sets - 1)) ** 2;
  const squaredError = (few * squares) / (weight * weight) + alikeError(having) + alikeError(lacking);
  if (!(squaredError > 0 && Number.isFinite(squaredError))) return null;
  return { mean, squaredError, p: pOfScore(mean * weight, total(strata.map((one) => squaresOf(one, 0)))) };
}

/** Σ(has − share)² over the games of a matchup. */
function weightOf({ totals: [, g], products: [w] }: Contrasted): number {
  return w * (1 - w / g);
}

/** Σ over the sets of the square of Σ(has − share)·residual over their games, which is t + a·w + b·games + c·score of the set. */
function squaresOf({ most, totals, products }: Contrasted, mean: number): number {
  const [sets, g, s, gg, gs, ss] = totals;
  const [w, , ww, wt, tt, wg, ws, tg, ts] = products;
  const [share, level, slope] = [w / g, s / g, mean * most];
  const a = -level - slope * (1 - 2 * share);
  const b = share * (level - slope * share);
  const c = -share;
  const squares = tt + a * a * ww + b * b * gg + c * c * ss;
  const twice = a * wt + b * tg + c * ts + a * b * wg + a * c * ws + b * c * gs;
  // In a single set the level of the matchup drops out: there is no freedom that it could cost.
  const freedom = sets > 1 ? sets / (sets - 1) : 1;
  return (freedom * Math.max(0, squares + 2 * twice)) / (most * most);
}

/** As many sets of equal size would vary as much: never more than there are. */
function effectiveSets(strata: readonly RatioStratum[]): number {
  const [x, xx] = [totalOf(strata, 0), totalOf(strata, 2)];
  return xx === 0 ? 0 : (x * x) / xx;
}

/** What is left of sums that are equal but for rounding. */
const ROUNDING = 1e-12;

/** Games with it, or without it, that ended alike in all sets seem to leave no doubt: as if one more had been won, and one lost. */
function alikeError(strata: readonly RatioStratum[]): number {
  const [x, y, xx, xy, yy] = [0, 1, 2, 3, 4].map((at) => totalOf(strata, at)) as unknown as Sums;
  if (xx * yy - xy * xy > ROUNDING * xx * yy) return 0;
  const sets = effectiveSets(strata);
  return varianceOfAlike(y / x, sets) / sets;
}

/** Games with it (`present` 1) or without it (0), and their scores as shares. */
export function gamesWith({ most, totals, products }: Contrasted, present: 0 | 1): RatioStratum {
  const [sets, g, s, gg, gs, ss] = totals;
  const [w, t, ww, wt, tt, wg, ws, tg, ts] = products;
  const [x, y, xx, xy, yy] =
    present === 1 ? [w, t, ww, wt, tt] : [g - w, s - t, gg - 2 * wg + ww, gs - ws - tg + wt, ss - 2 * ts + tt];
  return { pairs: sets, sums: [x, y / most, xx, xy / most, yy / (most * most)], anySize: true };
}

/** Of all games, those with it. */
export function gamesHaving({ totals: [sets, g, , gg], products: [w, , ww, , , wg] }: Contrasted): RatioStratum {
  return { pairs: sets, sums: [g, w, gg, wg, ww], anySize: true };
}

/** The cells of pairs as sums: what both kinds of tables have. */
export function sumsOfCells(cells: readonly number[]): Contrasted {
  const totals = new Array<number>(6).fill(0);
  const products = new Array<number>(9).fill(0);
  for (let cell = 0; cell < CELLS; cell++) {
    const count = cells[cell]!;
    const states = [Math.floor(cell / STATES), cell % STATES];
    const having = states.filter((state) => state >= WITH);
    const [g, s] = [2, total(states.map((state) => state % WITH))];
    const [w, t] = [having.length, total(having.map((state) => state % WITH))];
    for (const [at, value] of [1, g, s, g * g, g * s, s * s].entries()) totals[at]! += count * value;
    for (const [at, value] of [w, t, w * w, w * t, t * t, w * g, w * s, t * g, t * s].entries())
      products[at]! += count * value;
  }
  return { most: 2, totals: totals as unknown as Totals, products: products as unknown as Products };
}

function totalOf(strata: readonly RatioStratum[], at: number): number {
  return total(strata.map(({ sums }) => sums[at as 0]));
}

function total(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0);
}
