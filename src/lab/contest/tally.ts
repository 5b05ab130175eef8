// What is counted of a matchup: integers only, merged by adding, so that one worker and sixteen give the same bytes.
import type { Box, Mode } from '../../core/contract.ts';
import { modeOf, mostHalfPoints } from '../../core/modes.ts';
import { addCounts, type Counts, newCounts } from './counts.ts';
import { gamesOfSet } from './seating.ts';
import type { StudyPlan } from './study/study-plan.ts';

/** A game of a set, and the line that shows it again. */
export interface SetLine {
  readonly set: number;
  /** `a` is the first of its set. */
  readonly game: string;
  readonly line: string;
}

/** Games whose line is kept. */
export const TOLD = 3;

/** Of a number per set: its sum, and the sum of its squares. */
type SumAndSquares = [sum: number, squares: number];

export interface Tally {
  /** Sets played to their end: everything but `leftOut` counts these. */
  sets: number;
  /** Sets left out of everything else, because a bot failed or a game passed its decision limit. */
  leftOut: number;
  /** Games that differ from each other; a duel's mirror counts two a set. Turns, decisions, endings and lengths are theirs. */
  played: number;
  /** Sets by half points, of each side as the matchup names them, and of whoever sat in each chair position. */
  readonly sides: number[][];
  readonly chairs: number[][];
  /** Games by score: by side, and the chair position it sat in. */
  readonly results: number[][][];
  /** By side: its share of first places over the games of a set, in units of 1 / lcm(1 … sides). A lone side: games won. */
  readonly firsts: SumAndSquares[];
  /** By side: the game's own points over the games of a set; 0 where it has none. */
  readonly points: SumAndSquares[];
  /** Σ of the products of half points of every two sides, where there are more than two: 0·1, 0·2, … 1·2, … */
  readonly products: number[];
  turns: number;
  decisions: number;
  /** Games by ending, as numbered by the box, and by their number of turns. */
  readonly endings: number[];
  readonly lengths: number[];
  /** Of a lone side, by its score in a game: how far ahead it was at the end, in thousandths. Empty for others. */
  readonly margins: SumAndSquares[];
  /** Of base the first games of the first sets, as far as they count; of an arm the first games that somebody else wins than by base. */
  readonly telling: SetLine[];
  /** For the reports on cards, strategies and tempo; null where nobody wants them. */
  readonly study: Counts | null;
}

/** `studied`: what beside all else. */
export function newTally(box: Box, studied: StudyPlan | false = false, mode: Mode = modeOf(box, undefined)): Tally {
  const most = mostHalfPoints(mode.sides.length);
  const each = <T>(make: () => T): T[] => mode.sides.map(make);
  const bins = () => zeros(most * gamesOfSet(mode) + 1);
  const others = mode.sides.length - 1;
  return {
    ...{ sets: 0, leftOut: 0, played: 0 },
    sides: each(bins),
    chairs: each(bins),
    results: each(() => each(() => zeros(most + 1))),
    firsts: each((): SumAndSquares => [0, 0]),
    points: each((): SumAndSquares => [0, 0]),
    products: others > 1 ? zeros(((others + 1) * others) / 2) : [],
    ...{ turns: 0, decisions: 0 },
    endings: box.endings.map(() => 0),
    lengths: [],
    margins: mode.sides.length === 1 ? [0, 1, 2].map((): SumAndSquares => [0, 0]) : [],
    telling: [],
    study: studied === false ? null : newCounts(studied),
  };
}

function zeros(length: number): number[] {
  return new Array<number>(length).fill(0);
}

/** Adds one tally to another. */
export function addTally(to: Tally, from: Tally): void {
  to.sets += from.sets;
  to.leftOut += from.leftOut;
  to.played += from.played;
  for (const field of ['sides', 'chairs', 'results', 'firsts', 'points', 'products', 'margins'] as const)
    addAll(to[field], from[field]);
  to.turns += from.turns;
  to.decisions += from.decisions;
  addAll(to.endings, from.endings);
  addAll(to.lengths, from.lengths);
  to.telling.push(...from.telling);
  to.telling.sort((one, other) => one.set - other.set);
  to.telling.length = Math.min(to.telling.length, TOLD);
  if (to.study !== null && from.study !== null) addCounts(to.study, from.study);
}

type Nested = (number | Nested)[];

/** Lists of equal form; one that is longer in `from` was 0 there so far. */
function addAll(to: Nested, from: readonly (number | Nested)[]): void {
  for (const [at, count] of from.entries()) {
    if (typeof count === 'number') to[at] = ((to[at] as number | undefined) ?? 0) + count;
    else addAll(to[at] as Nested, count);
  }
}

/** Games of a set. */
export function setSize({ sides }: Tally): number {
  return (sides[0]!.length - 1) / (2 * Math.max(1, sides.length - 1));
}

export const gamesOf = ({ played }: Tally): number => played;

/** Games between two sides that nobody won. */
export const noResultsOf = ({ results }: Tally): number => results[0]!.reduce((sum, byScore) => sum + byScore[1]!, 0);
