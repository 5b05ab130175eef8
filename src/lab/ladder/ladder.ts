// Every bot against every other, over all ordered pairs of fables: who meets whom, and what their games add up to.
import type { Box } from '../../core/contract.ts';
import { gamesOf } from '../contest/tally.ts';
import { duelOf, type Player } from '../matchup.ts';
import { type Rating, ratingsOf } from '../report/ratings.ts';
import { type PlayedMatchup, turnedBins } from '../report/run.ts';
import type { Resolved } from '../scenario/resolved.ts';
import type { PairBins, Rate } from '../statistics/pair-interval.ts';
import { stratifiedRate } from '../statistics/stratified.ts';

export interface Asked {
  readonly box: Box;
  readonly bots: readonly string[];
  readonly fables: readonly string[];
  readonly seed: number;
  /** Of every two bots with every two fables. */
  readonly pairs: number;
}

/** As a scenario, which the workers of a sweep can play. */
export function ladderConfig({ box, bots, fables, seed, pairs }: Asked): Resolved {
  const matchups = twosOf(bots).flatMap(([a, b]) =>
    fables.flatMap((x) => fables.map((y) => duelOf(player(x, a), player(y, b)))),
  );
  const plain = { about: '', design: 'paired', options: {}, change: {}, reports: [] } as const;
  return { ...plain, game: box.name, seed: String(seed), matchups, pairs };
}

const player = (party: string, bot: string): Player => ({ party, bot });

function twosOf(bots: readonly string[]): [string, string][] {
  return bots.flatMap((a, at) => bots.slice(at + 1).map((b): [string, string] => [a, b]));
}

export interface Standing {
  readonly games: number;
  /** Every two fables weigh the same. */
  readonly rate: Rate;
}

export interface Pairing extends Standing {
  readonly a: string;
  readonly b: string;
  /** Of `a` with this fable, over all fables of `b`. */
  readonly fables: readonly (Standing & { readonly fable: string })[];
}

/** The rates of `a`. The matchups are those of `ladderConfig`, in its order. */
export function pairingsOf({ bots, fables }: Asked, matchups: readonly PlayedMatchup[]): Pairing[] {
  const each = fables.length ** 2;
  return twosOf(bots).map(([a, b], at) => {
    const own = matchups.slice(at * each, (at + 1) * each);
    const of = (fable: string) => own.filter(({ players }) => players[0].party === fable);
    return { a, b, ...standingOf(own), fables: fables.map((fable) => ({ fable, ...standingOf(of(fable)) })) };
  });
}

function standingOf(matchups: readonly PlayedMatchup[]): Standing {
  const games = matchups.reduce((sum, { tally }) => sum + gamesOf(tally), 0);
  return { games, rate: stratifiedRate(matchups.map(({ tally }) => tally.sides[0]!)) };
}

/** A bot over all others. */
export function meanRate(bot: string, matchups: readonly PlayedMatchup[]): Rate {
  const bins = matchups.flatMap(({ players: [a, b], tally }): PairBins[] => {
    if (a.bot === bot) return [tally.sides[0]!];
    return b.bot === bot ? [turnedBins(tally.sides[0]!)] : [];
  });
  return stratifiedRate(bins);
}

/** One rating per bot. Every two fables are a matchup of their own: whose luck varies is counted within them. */
export function botRatings(matchups: readonly PlayedMatchup[]): Rating[] {
  const byBot = ({ players: [a, b], tally }: PlayedMatchup): PlayedMatchup => {
    return { players: [player('*', a.bot), player('*', b.bot)], tally };
  };
  return ratingsOf(matchups.map(byBot)).sort((one, other) => one.group - other.group || other.elo.mean - one.elo.mean);
}
