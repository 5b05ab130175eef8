// Tables of three without a game: who comes in where is drawn from strengths that are known (Plackett and Luce), and the truth
// follows from counting all ways in which a game can end.
import type { Box, Mode } from '../../src/core/contract.ts';
import { Seating } from '../../src/lab/contest/seating.ts';
import { newTally, type Tally } from '../../src/lab/contest/tally.ts';
import type { AnyRun } from '../../src/lab/report/results.ts';
import { roundRobin } from '../../src/lab/statistics/round-robin.ts';
import { Luck } from './luck.ts';
import { playerName } from './synthetic.ts';

export interface TableWorld {
  /** In log-odds, adding up to zero. */
  readonly ratings: readonly number[];
  /** What a chair adds to the rating of whoever sits there. */
  readonly chairs: readonly number[];
  /** Share of games without ties, with a tie for the first place, for the last, of all. */
  readonly ties: readonly number[];
  /** Players by side; one may sit on several. */
  readonly matchups: readonly (readonly number[])[];
  readonly sets: number;
}

export const SIDES = 3;
const mode: Mode = { name: '3-players', sides: [[0], [1], [2]], party: 1 };
const box = { endings: [] } as unknown as Box;

/** This share of sets have the same luck in all games; it stays with the chair. */
const SHARED = 0.5;
/** Half points by kind of ties and place. */
const SCORES: readonly (readonly number[])[] = [
  [4, 2, 0],
  [3, 3, 0],
  [4, 1, 1],
  [2, 2, 2],
];
/** By kind of ties: a share of the first place, in sixths. */
const FIRSTS = [6, 3, 6, 2];
/** Points are the square of the half points and a purse of luck, even below this. */
const PURSE = 10;

/** All orders of three: by place, the chair; by chair, the side. */
const ORDERS: readonly (readonly number[])[] = [
  [0, 1, 2],
  [1, 2, 0],
  [2, 0, 1],
  [0, 2, 1],
  [2, 1, 0],
  [1, 0, 2],
];

interface TableTruth {
  /** Of each side, a game. */
  readonly scores: readonly number[];
  readonly firsts: readonly number[];
  readonly points: readonly number[];
  /** Half points of whoever sits in each chair. */
  readonly chairs: readonly number[];
}

/** A matchup: over who sits where, who comes in where, and what is level. Sharing luck changes none of it. */
export function truthOfTable({ ratings, chairs, ties }: TableWorld, players: readonly number[]): TableTruth {
  const truth = { scores: [0, 0, 0], firsts: [0, 0, 0], points: [0, 0, 0], chairs: [0, 0, 0] };
  for (const sideAt of ORDERS) {
    const weights = chairs.map((worth, chair) => Math.exp(worth + ratings[players[sideAt[chair]!]!]!));
    for (const order of ORDERS) {
      for (const [kind, share] of ties.entries()) {
        const chance = (share * chanceOfOrder(order, weights)) / ORDERS.length;
        for (const [place, chair] of order.entries()) {
          const score = SCORES[kind]![place]!;
          const side = sideAt[chair]!;
          truth.scores[side]! += chance * score;
          truth.chairs[chair]! += chance * score;
          truth.points[side]! += chance * (score ** 2 + (PURSE - 1) / 2);
          if (score === SCORES[kind]![0]) truth.firsts[side]! += (chance * FIRSTS[kind]!) / 6;
        }
      }
    }
  }
  return truth;
}

/** The first of those who are left, as its weight among theirs; and so on. */
function chanceOfOrder(order: readonly number[], weights: readonly number[]): number {
  return order.reduce((chance, chair, place) => {
    const left = order.slice(place).reduce((sum, other) => sum + weights[other]!, 0);
    return (chance * weights[chair]!) / left;
  }, 1);
}

/** The ratings with which everybody beats as many rivals as in truth; with chairs and ties these are not those of the world. */
export function ratingsOf(world: TableWorld): readonly number[] {
  const met = world.matchups.map((players) => ({
    players,
    sets: world.sets,
    games: 1,
    beaten: truthOfTable(world, players).scores.map((score) => score / 2),
    covariance: players.map(() => [0, 0, 0]),
    isAlike: false,
  }));
  return roundRobin(world.ratings.length, met)!.ratings;
}

/** Sweep number `sweep` of a world: the same number gives the same sweep. */
export function tableSweep(world: TableWorld, seed: number, sweep: number): AnyRun {
  const luck = new Luck(seed, sweep);
  const matchups = world.matchups.map((numbers) => {
    const players = numbers.map((at) => ({ party: playerName(at), bot: 'none' }));
    return { players, tally: new Table(world, numbers, luck).play() };
  });
  const config = {
    ...{ game: 'synthetic', about: '', seed: String(seed), design: 'paired' as const, options: {}, change: {} },
    matchups: matchups.map(({ players }) => ({ mode: mode.name, sides: players.map((player) => [player]) })),
    sets: world.sets,
    reports: ['matchups', 'entrants', 'seats'],
  };
  return { config, matchups };
}

/** Counts the sets of a matchup. */
class Table {
  private readonly tally: Tally = newTally(box, false, mode);
  private readonly seating: Seating;
  private readonly key = new Int32Array(2);
  /** By side and chair. */
  private readonly speeds: readonly (readonly number[])[];
  /** Of a game: by chair its luck, its time and its purse, and what is level. */
  private readonly clocks = [0, 0, 0];
  private readonly times = [0, 0, 0];
  private readonly purses = [0, 0, 0];
  private kind = 0;
  /** What a set comes to, by side; the last by chair. */
  private readonly scores = [0, 0, 0];
  private readonly firsts = [0, 0, 0];
  private readonly points = [0, 0, 0];
  private readonly chairs = [0, 0, 0];

  constructor(
    private readonly world: TableWorld,
    players: readonly number[],
    private readonly luck: Luck,
  ) {
    this.speeds = players.map((at) => world.chairs.map((worth) => Math.exp(worth + world.ratings[at]!)));
    this.seating = new Seating(
      mode,
      players.map((at) => [playerName(at)]),
    );
  }

  play(): Tally {
    const { tally, world, luck, seating, key } = this;
    for (let set = 0; set < world.sets; set++) {
      for (let word = 0; word < key.length; word++) key[word] = luck.below(2 ** 31);
      seating.draw(key);
      const shared = luck.uniform() < SHARED;
      for (let game = 0; game < seating.games; game++) {
        if (game === 0 || !shared) this.deal();
        this.count(game);
      }
      this.add();
    }
    tally.sets = world.sets;
    tally.played = world.sets * seating.games;
    return tally;
  }

  private deal(): void {
    const { luck, clocks, purses, world } = this;
    for (let chair = 0; chair < SIDES; chair++) {
      clocks[chair] = -Math.log(luck.uniform());
      purses[chair] = luck.below(PURSE);
    }
    this.kind = luck.pick(world.ties);
  }

  /** Clocks run as fast as those who sit there are strong; who is early comes first. */
  private count(game: number): void {
    const { tally, seating, clocks, times, kind } = this;
    const { sideAt } = seating;
    const from = game * SIDES;
    for (let chair = 0; chair < SIDES; chair++) times[chair] = clocks[chair]! / this.speeds[sideAt[from + chair]!]![chair]!;
    for (let chair = 0; chair < SIDES; chair++) {
      let place = 0;
      for (let other = 0; other < SIDES; other++) if (times[other]! < times[chair]!) place++;
      const score = SCORES[kind]![place]!;
      const side = sideAt[from + chair]!;
      this.scores[side]! += score;
      this.chairs[chair]! += score;
      this.points[side]! += score ** 2 + this.purses[chair]!;
      if (score === SCORES[kind]![0]) this.firsts[side]! += FIRSTS[kind]!;
      tally.results[side]![chair]![score]!++;
    }
  }

  private add(): void {
    const { tally, scores, firsts, points, chairs } = this;
    for (let side = 0; side < SIDES; side++) {
      tally.sides[side]![scores[side]!]!++;
      tally.chairs[side]![chairs[side]!]!++;
      addSquare(tally.firsts[side]!, firsts[side]!);
      addSquare(tally.points[side]!, points[side]!);
    }
    tally.products[0]! += scores[0]! * scores[1]!;
    tally.products[1]! += scores[0]! * scores[2]!;
    tally.products[2]! += scores[1]! * scores[2]!;
    for (const sums of [scores, firsts, points, chairs]) sums.fill(0);
  }
}

function addSquare(sums: [number, number], value: number): void {
  sums[0] += value;
  sums[1] += value * value;
}
