// Sweeps without a game: results drawn from chances that are known, so that it can be said whether an interval holds the truth.
import type { Tally } from '../../src/lab/contest/tally.ts';
import type { DuelRun } from '../../src/lab/report/results.ts';
import { chanceOf } from '../../src/lab/statistics/bradley-terry.ts';
import { duelOf } from '../../src/lab/who/matchup.ts';
import { duelTally } from '../lab/duel-tally.ts';
import { Luck } from './luck.ts';
import { Studied } from './studied.ts';

export interface World {
  readonly design: 'paired' | 'independent';
  /** In log-odds, adding up to zero; everybody meets everybody. */
  readonly ratings: readonly number[];
  readonly seatEffect: number;
  /** Share of games without a result. */
  readonly drawn: number;
  readonly pairs: number;
}

/** In the paired design this share of pairs have the same luck in both games. */
const SHARED = 0.5;
/** Turns are even between these. */
export const SHORTEST = 10;
export const LONGEST = 30;

export const playerName = (at: number): string => `player-${at}`;

/** Mean scores of `a` against `b`, by the seat she sits in. */
export function truthOf({ ratings, seatEffect }: World, a: number, b: number): [number, number] {
  const apart = (ratings[a] ?? 0) - (ratings[b] ?? 0);
  return [chanceOf(apart + seatEffect), chanceOf(apart - seatEffect)];
}

export function twosOf({ ratings }: World): [number, number][] {
  return ratings.flatMap((_, a) => ratings.slice(a + 1).map((_, k): [number, number] => [a, a + 1 + k]));
}

/** Sweep number `sweep` of a world: the same number gives the same sweep. */
export function sweepOf(world: World, seed: number, sweep: number): DuelRun {
  const twos = twosOf(world);
  const luck = new Luck(seed, sweep);
  const buying = new Luck(-seed, sweep);
  const played = twos.map(([a, b]) => {
    const players = [a, b].map((at) => ({ party: playerName(at), bot: 'none' }));
    return {
      players: players as [(typeof players)[0], (typeof players)[0]],
      tally: tallyOf(world, truthOf(world, a, b), luck, new Studied(() => buying.uniform())),
    };
  });
  const config = {
    game: 'synthetic',
    about: '',
    seed: String(seed),
    design: world.design,
    options: {},
    change: {},
    matchups: played.map(({ players }) => duelOf(...players)),
    sets: world.pairs,
    reports: ['matchups', 'entrants', 'seats', 'cards', 'tempo'],
  };
  return { config, matchups: played };
}

function tallyOf({ design, drawn, pairs }: World, truth: readonly [number, number], luck: Luck, studied: Studied): Tally {
  const [player, seat] = [new Array<number>(5).fill(0), new Array<number>(5).fill(0)];
  const results: [number[], number[]] = [
    [0, 0, 0],
    [0, 0, 0],
  ];
  const lengths = new Array<number>(LONGEST + 1).fill(0);
  for (let pair = 0; pair < pairs; pair++) {
    const one = luck.uniform();
    const other = design === 'paired' && luck.uniform() < SHARED ? one : luck.uniform();
    const [first, second] = [halfPoints(one, truth[0], drawn), halfPoints(other, truth[1], drawn)];
    player[first + second]!++;
    seat[first + 2 - second]!++;
    results[0][first]!++;
    results[1][second]!++;
    studied.add(first, 2 - second);
    for (let game = 0; game < 2; game++) {
      lengths[SHORTEST + Math.floor(luck.uniform() * (LONGEST - SHORTEST + 1))]!++;
    }
  }
  return duelTally({ sets: pairs, player, seat, results }, { lengths, study: studied.study });
}

/** Games without a result are taken from wins and losses alike: the mean score stays the chance. */
function halfPoints(uniform: number, chance: number, drawn: number): 0 | 1 | 2 {
  const won = chance - drawn / 2;
  return uniform < won ? 2 : uniform < won + drawn ? 1 : 0;
}

/** What pairing is worth in this world, exactly; by summing over the three results of two games. */
export function efficiencyOf({ design, drawn }: World, truth: readonly [number, number]): number {
  const squares = truth.map((chance) => chance - drawn / 4);
  const mean = (truth[0] + truth[1]) / 2;
  // Of the same luck: both won below the smaller bound, and so on upwards.
  const ends = truth.flatMap((chance) => [chance - drawn / 2, chance + drawn / 2]).sort((x, y) => x - y);
  const points = (at: number) => truth.reduce((product, chance) => (product * halfPoints(at, chance, drawn)) / 2, 1);
  const shared = ends.reduce((sum, end, k) => sum + (end - (ends[k - 1] ?? 0)) * points((end + (ends[k - 1] ?? 0)) / 2), 0);
  const covariance = design === 'paired' ? SHARED * (shared - truth[0] * truth[1]) : 0;
  const variances = truth.map((chance, seat) => squares[seat]! - chance * chance);
  const pair = (variances[0]! + variances[1]! + 2 * covariance) / 4;
  return ((squares[0]! + squares[1]!) / 2 - mean * mean) / 2 / pair;
}
