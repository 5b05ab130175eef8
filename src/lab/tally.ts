// What is counted of a matchup: integers only, merged by adding, so that one worker and sixteen give the same bytes.
import type { Box } from '../core/contract.ts';
import { planOf } from './study/plan.ts';
import { addStudy, newStudy, type Study } from './study/study.ts';

type Five = [number, number, number, number, number];
/** Games lost, without a result, won. */
type Results = [number, number, number];

export interface Tally {
  /** Pairs played to their end: everything but `leftOut` counts these. */
  pairs: number;
  /** Pairs left out of everything else, because a bot failed or a game passed its decision limit. */
  leftOut: number;
  /** Pairs by score 0 … 4 quarters: of the first player named, and of whoever sat in seat 0. */
  readonly playerBins: Five;
  readonly seatBins: Five;
  /** The games of the first player named, by the seat it sat in. */
  readonly results: [Results, Results];
  turns: number;
  decisions: number;
  /** Games by ending, as numbered by the box, and by their number of turns. */
  readonly endings: number[];
  readonly lengths: number[];
  /** For the reports on cards, strategies and tempo; null where nobody wants them. */
  readonly study: Study | null;
}

export function newTally(box: Box, studied = false): Tally {
  const plan = studied ? planOf(box) : null;
  return {
    pairs: 0,
    leftOut: 0,
    playerBins: [0, 0, 0, 0, 0],
    seatBins: [0, 0, 0, 0, 0],
    results: [
      [0, 0, 0],
      [0, 0, 0],
    ],
    turns: 0,
    decisions: 0,
    endings: box.endings.map(() => 0),
    lengths: [],
    study: plan === null ? null : newStudy(plan),
  };
}

/** Adds one tally to another. */
export function addTally(to: Tally, from: Tally): void {
  to.pairs += from.pairs;
  to.leftOut += from.leftOut;
  addAll(to.playerBins, from.playerBins);
  addAll(to.seatBins, from.seatBins);
  addAll(to.results[0], from.results[0]);
  addAll(to.results[1], from.results[1]);
  to.turns += from.turns;
  to.decisions += from.decisions;
  addAll(to.endings, from.endings);
  addAll(to.lengths, from.lengths);
  if (to.study !== null && from.study !== null) addStudy(to.study, from.study);
}

function addAll(to: number[], from: readonly number[]): void {
  for (const [at, count] of from.entries()) to[at] = (to[at] ?? 0) + count;
}

export const gamesOf = (tally: Tally): number => 2 * tally.pairs;
export const noResultsOf = ({ results: [first, second] }: Tally): number => first[1] + second[1];
