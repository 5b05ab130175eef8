// Games with something against games without it, such as a card bought, within matchup and seat: least squares of the score
// on having it, with an effect of every matchup and seat. The pair is the observation, and every pair is judged by what
// the others say (the jackknife form CR3 of the robust variance), so that few games with it make a wide interval.
import { twoSided } from './normal.ts';
import { STATES, WITH } from './pair-counts.ts';
import { varianceOfAlike } from './pair-variance.ts';
import type { RatioStratum } from './ratio.ts';

export interface ScoreDifference {
  readonly mean: number;
  readonly squaredError: number;
  /**
   * Two-sided, of no difference: the score test, whose variance is that of games of which having it tells nothing. Over its standard
   * error the difference would be found too often where few games have it: where these happen to end alike, the error seems small.
   */
  readonly p: number;
}

/** Of the sum that is 0 on average where there is no difference, and its variance if so. */
export function pOfScore(sum: number, variance: number): number {
  return variance > 0 ? twoSided(sum / Math.sqrt(variance)) : 1;
}

/** With fewer games that have it, or that do not, where both occur, nothing is said. */
export const LEAST = 20;

interface Pair {
  readonly pairs: number;
  /** Whether each game has it, and its score. */
  readonly has: readonly [number, number];
  readonly score: readonly [number, number];
}

interface Stratum {
  readonly cells: readonly Pair[];
  /** By seat: how often it is there, and the mean score. */
  readonly share: readonly [number, number];
  readonly mean: readonly [number, number];
}

/** The score with less the score without, a list of cells a matchup. */
export function withLessWithout(matchups: readonly (readonly number[])[]): ScoreDifference | null {
  const strata = matchups.map(stratumOf).filter((stratum) => stratum !== null);
  const weight = sumOver(strata, ({ has }, { share }) => square(has[0] - share[0]) + square(has[1] - share[1]));
  if (weight === 0 || isThin(strata)) return null;
  const mean =
    sumOver(strata, ({ has, score }, { share }) => (has[0] - share[0]) * score[0] + (has[1] - share[1]) * score[1]) / weight;
  const squares = sumOver(strata, ({ has, score }, stratum) => {
    const [d0, d1] = [has[0] - stratum.share[0], has[1] - stratum.share[1]];
    const left = (seat: 0 | 1) => score[seat] - stratum.mean[seat] - mean * (has[seat] - stratum.share[seat]);
    return square((d0 * left(0) + d1 * left(1)) / (1 - (d0 * d0 + d1 * d1) / weight));
  });
  const squaredError = squares / (weight * weight) + alikeError(strata, 1) + alikeError(strata, 0);
  if (!(squaredError > 0 && Number.isFinite(squaredError))) return null;
  return { mean, squaredError, p: pOfScore(mean * weight, varianceOfScore(strata)) };
}

/** Of the sum of having it more than others, times scoring more than others: as if there were no difference. */
function varianceOfScore(strata: readonly Stratum[]): number {
  return sumOver(strata, ({ has, score }, { share, mean }) =>
    square((has[0] - share[0]) * (score[0] - mean[0]) + (has[1] - share[1]) * (score[1] - mean[1])),
  );
}

function stratumOf(cells: readonly number[]): Stratum | null {
  const pairs = cells.flatMap((count, cell): Pair[] => {
    if (count === 0) return [];
    const [first, second] = [Math.floor(cell / STATES), cell % STATES];
    const has = [first < WITH ? 0 : 1, second < WITH ? 0 : 1] as const;
    return [{ pairs: count, has, score: [(first % WITH) / 2, (second % WITH) / 2] }];
  });
  const all = pairs.reduce((sum, cell) => sum + cell.pairs, 0);
  const mean = (of: (cell: Pair) => number) => pairs.reduce((sum, cell) => sum + cell.pairs * of(cell), 0) / all;
  return all === 0
    ? null
    : {
        cells: pairs,
        share: [mean(({ has }) => has[0]), mean(({ has }) => has[1])],
        mean: [mean(({ score }) => score[0]), mean(({ score }) => score[1])],
      };
}

function sumOver(strata: readonly Stratum[], of: (cell: Pair, stratum: Stratum) => number): number {
  return strata.reduce(
    (sum, stratum) => stratum.cells.reduce((inner, cell) => inner + cell.pairs * of(cell, stratum), sum),
    0,
  );
}

/** Only seats of a matchup where it is there sometimes say anything. */
function isThin(strata: readonly Stratum[]): boolean {
  const games = (present: number) =>
    sumOver(
      strata,
      ({ has }, { share }) =>
        ([0, 1] as const).filter((seat) => share[seat] > 0 && share[seat] < 1 && has[seat] === present).length,
    );
  return games(1) < LEAST || games(0) < LEAST;
}

/** Games with it, or without it, that all ended alike seem to leave no doubt: as if one more had been won, and one lost. */
function alikeError(strata: readonly Stratum[], present: 0 | 1): number {
  const ends = strata.flatMap(({ cells }) =>
    cells.flatMap(({ has, score }) => score.filter((_, seat) => has[seat] === present)),
  );
  if (ends.some((score) => score !== ends[0])) return 0;
  const pairs = sumOver(strata, ({ has }) => (has.includes(present) ? 1 : 0));
  return varianceOfAlike(ends[0] ?? 0, pairs) / pairs;
}

const square = (value: number): number => value * value;

/** Games with it (`present` 1) or without it (0), and their half points. */
export function halfPoints(cells: readonly number[], present: 0 | 1): RatioStratum {
  const sums: [number, number, number, number, number] = [0, 0, 0, 0, 0];
  let pairs = 0;
  // Most are 0: this is done for every card of every matchup.
  for (const [cell, count] of cells.entries()) {
    if (count === 0) continue;
    const states = [Math.floor(cell / STATES), cell % STATES].filter((state) => state >= WITH === (present === 1));
    const [x, y] = [states.length, states.reduce((sum, state) => sum + (state % WITH), 0)];
    pairs += count;
    for (const [at, value] of [x, y, x * x, x * y, y * y].entries()) sums[at]! += count * value;
  }
  return { pairs, sums };
}
