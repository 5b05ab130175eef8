// Ratings from who beat whom (Bradley and Terry 1952) with an effect of the first seat: logit P(a, sitting first, beats b)
// = r_a − r_b + γ. Fitted by Newton's method on counts; the ratings add up to zero.
import { addOuter, dot, inverse, zeros } from './linear.ts';

/** What two players made of each other: `a` in seat 0, and `a` in seat 1. */
export interface Met {
  readonly a: number;
  readonly b: number;
  readonly games: readonly [number, number];
  /** Mean scores of `a`. */
  readonly means: readonly [number, number];
}

/** In natural logarithms of odds. */
export interface Ratings {
  readonly ratings: readonly number[];
  readonly seatEffect: number;
}

const ROUNDS = 100;
/** Odds of a million to one: the best fit lies at infinity. */
const ENDLESS = 14;

export const eloOf = (logOdds: number): number => (400 / Math.LN10) * logOdds;
export const chanceOf = (logOdds: number): number => 1 / (1 + Math.exp(-logOdds));

/** Which parameters a game of `a` in this seat hangs on: the ratings, then the seat's effect. */
export function designRow(players: number, { a, b }: Pick<Met, 'a' | 'b'>, seat: 0 | 1): number[] {
  const row = new Array<number>(players + 1).fill(0);
  row[a] = 1;
  row[b] = -1;
  row[players] = seat === 0 ? 1 : -1;
  return row;
}

/** Only differences of ratings count; adding this makes the matrix regular and leaves their sum at zero. */
export function addSumToZero(information: number[][], players: number): void {
  const ones = Array.from({ length: players + 1 }, (_, at) => (at < players ? 1 : 0));
  const size = Math.max(...information.map((row, at) => row[at] ?? 0));
  addOuter(information, ones, ones, size / players);
}

/** Null where no finite ratings fit best, as when somebody never lost: give it groups of `comparable` players. */
export function bradleyTerry(players: number, met: readonly Met[]): Ratings | null {
  const cells = met.flatMap((one) =>
    ([0, 1] as const).map((seat) => ({ row: designRow(players, one, seat), games: one.games[seat], mean: one.means[seat] })),
  );
  let at = new Array<number>(players + 1).fill(0);
  for (let round = 0; round < ROUNDS; round++) {
    const information = zeros(players + 1);
    const slope = new Array<number>(players + 1).fill(0);
    for (const { row, games, mean } of cells) {
      const chance = chanceOf(dot(row, at));
      addOuter(information, row, row, games * chance * (1 - chance));
      for (const [k, x] of row.entries()) slope[k]! += games * (mean - chance) * x;
    }
    addSumToZero(information, players);
    const step = inverse(information)?.map((line) => dot(line, slope));
    if (step === undefined) return null;
    // Far from the top a full step may overshoot.
    const longest = Math.max(...step.map(Math.abs));
    at = at.map((value, k) => value + step[k]! * Math.min(1, 2 / longest));
    if (cells.some(({ row }) => Math.abs(dot(row, at)) > ENDLESS)) return null;
    if (longest < 1e-11) return { ratings: at.slice(0, players), seatEffect: at[players]! };
  }
  return null;
}
