// Ratings where more than two sides sit at a table (Bradley and Terry 1952, on all pairs of sides). Every game is a round robin
// of its sides, so that how many rivals each beat is all the model asks for: Σ over rivals P(a beats b) = rivals beaten. Every
// side sits in every chair as often, so chairs have no effect here. The set is the observation: the covariance is a sandwich of
// the model's information around what sets really vary.
import { chanceOf } from './bradley-terry.ts';
import { addOuter, dot, inverse, type Matrix, multiply, zeros } from './linear.ts';

/** The sets of one matchup. */
export interface TableMet {
  /** By side, the number of its player; one may sit on several sides. */
  readonly players: readonly number[];
  readonly sets: number;
  /** Games of a set. */
  readonly games: number;
  /** By side, rivals beaten in a set on average; one that is level counts one half. */
  readonly beaten: readonly number[];
  /** How these vary over the sets. */
  readonly covariance: Matrix;
  /** Whether some side came to the same in all sets. */
  readonly isAlike: boolean;
}

/** In natural logarithms of odds; the ratings add up to zero. */
export interface TableRatings {
  readonly ratings: readonly number[];
  readonly covariance: Matrix;
}

const ROUNDS = 100;
/** Odds of a million to one: the best fit lies at infinity. */
const ENDLESS = 14;

/** Null where no finite ratings fit best, as when somebody beat everybody: give it groups of `comparable` players. */
export function roundRobin(players: number, met: readonly TableMet[]): TableRatings | null {
  let at = new Array<number>(players).fill(0);
  for (let round = 0; round < ROUNDS; round++) {
    const bread = inverse(informationOf(met, at));
    if (bread === null) return null;
    const slope = slopeOf(met, at);
    const step = bread.map((line) => dot(line, slope));
    // Far from the top a full step may overshoot.
    const longest = Math.max(...step.map(Math.abs));
    at = at.map((value, k) => value + step[k]! * Math.min(1, 2 / longest));
    if (Math.max(...at) - Math.min(...at) > ENDLESS) return null;
    if (longest < 1e-11) return { ratings: at, covariance: sandwich(met, at) };
  }
  return null;
}

function slopeOf(met: readonly TableMet[], at: readonly number[]): number[] {
  const slope = new Array<number>(at.length).fill(0);
  for (const { players, sets, games, beaten } of met) {
    for (const [side, player] of players.entries()) {
      const chances = players.map((rival, other) => (other === side ? 0 : chanceOf(at[player]! - at[rival]!)));
      slope[player]! += sets * (beaten[side]! - games * chances.reduce((sum, chance) => sum + chance, 0));
    }
  }
  return slope;
}

function informationOf(met: readonly TableMet[], at: readonly number[]): number[][] {
  const information = zeros(at.length);
  for (const one of met) addModel(information, one, at, one.sets * one.games);
  // Only differences of ratings count; this makes the matrix regular and leaves their sum at zero.
  const ones = at.map(() => 1);
  addOuter(information, ones, ones, Math.max(...information.map((row, k) => row[k]!)) / at.length);
  return information;
}

/** What the model says of one game: its information, which is also how rivals beaten vary if those of a game were apart. */
function addModel(to: number[][], { players }: TableMet, at: readonly number[], weight: number): void {
  for (const [side, player] of players.entries()) {
    for (const rival of players.slice(side + 1)) {
      const chance = chanceOf(at[player]! - at[rival]!);
      const own = weight * chance * (1 - chance);
      to[player]![player]! += own;
      to[rival]![rival]! += own;
      to[player]![rival]! -= own;
      to[rival]![player]! -= own;
    }
  }
}

/** Varying is counted within matchups: who sits down with whom is no matter of luck. */
function sandwich(met: readonly TableMet[], at: readonly number[]): number[][] {
  const varied = zeros(at.length);
  for (const one of met) {
    const { players, sets, games, covariance, isAlike } = one;
    // Where a side came to the same in all sets, what was seen to vary is too little: as if two more sets had varied as the
    // model says, each with its games all alike.
    const guessed = isAlike ? 2 / (sets + 2) : 0;
    for (const [side, player] of players.entries()) {
      for (const [other, rival] of players.entries()) {
        varied[player]![rival]! += (1 - guessed) * sets * covariance[side]![other]!;
      }
    }
    addModel(varied, one, at, guessed * sets * games * games);
  }
  const bread = inverse(informationOf(met, at))!;
  return multiply(multiply(bread, varied), bread);
}

/**
 * Which sides of a matchup never scored against which, told from their half points in all games together (Landau 1953): some
 * sides have all there is to have among themselves and against the rest exactly if they beat the rest in every game. By side,
 * its block: from 0, the best; a block beat all after it, always, and within a block everybody can be reached from everybody by
 * steps of "scored against".
 */
export function blocksOf(halfPoints: readonly number[], games: number): number[] {
  const sides = halfPoints.length;
  const best = [...halfPoints.keys()].sort((a, b) => halfPoints[b]! - halfPoints[a]! || a - b);
  const blocks = new Array<number>(sides).fill(0);
  let [sum, block] = [0, 0];
  for (const [at, side] of best.entries()) {
    blocks[side] = block;
    sum += halfPoints[side]!;
    const above = at + 1;
    if (sum === games * above * (above - 1 + 2 * (sides - above))) block++;
  }
  return blocks;
}
