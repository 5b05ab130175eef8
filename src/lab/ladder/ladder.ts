// Every bot against every other, over line-ups: who meets whom in every kind of mode; and where two sides meet, what their games
// add up to.

import type { Resolved } from '../contest/resolved.ts';
import { gamesOf } from '../contest/tally.ts';
import { type Rating, ratingsOf } from '../report/ratings.ts';
import { type PlayedMatchup, turnedBins } from '../report/results.ts';
import { matchupOf, type Sides } from '../scenario/seated.ts';
import type { PairBins, Rate } from '../statistics/pair-interval.ts';
import { stratifiedRate } from '../statistics/stratified.ts';
import type { Matchup, Player } from '../who/matchup.ts';
import { bySide, type Lineups, ladderLineups } from './lineups.ts';
import { amongSides } from './places.ts';
import { hasEqualSides, isPlainDuel, type LadderRequest, ladderMode, twosOf } from './request.ts';
import { loneSides } from './wins.ts';

export type { LadderRequest } from './request.ts';

/** As a scenario, which the workers of a sweep can play. Lone sides are compared with each other, and so share their luck. */
export function ladderConfig(request: LadderRequest, lineups: Lineups = ladderLineups(request)): Resolved {
  const { box, setting, seed, sets } = request;
  const mode = ladderMode(request);
  const sidesOf = mode.sides.length === 1 ? loneSides : mode.sides.length === 2 ? metSides : amongSides;
  const matchups = sidesOf(request, lineups).map((sides): Matchup => matchupOf(sides, box, mode, setting));
  const plain = { about: '', design: 'paired', options: {}, change: {}, reports: [] } as const;
  const luck = mode.sides.length === 1 ? { luck: 'shared' as const } : {};
  return { ...plain, ...luck, game: box.name, seed: String(seed), matchups, sets };
}

/** Whatever `a` has against `b`, `b` has against `a`. */
function metSides(request: LadderRequest, { all }: Lineups): Sides[] {
  const mode = ladderMode(request);
  return twosOf(request.bots).flatMap(([a, b]) =>
    all.flatMap(([x = [], y = []]): Sides[] => {
      const meet = [bySide(x, a), bySide(y, b)];
      if (isPlainDuel(mode) || (hasEqualSides(mode) && x.join() === y.join())) return [meet];
      return [meet, hasEqualSides(mode) ? [bySide(y, a), bySide(x, b)] : [bySide(x, b), bySide(y, a)]];
    }),
  );
}

export interface Standing {
  readonly games: number;
  /** Every line-up weighs the same. */
  readonly rate: Rate;
}

export interface Pairing extends Standing {
  readonly a: string;
  readonly b: string;
  /** Of `a` where it has this one, whatever `b` has. */
  readonly entrants: readonly (Standing & { readonly entrant: string })[];
}

/** The rates of `a`. The matchups are those of `ladderConfig`, in its order. */
export function pairingsOf({ bots, entrants }: LadderRequest, matchups: readonly PlayedMatchup[]): Pairing[] {
  const twos = twosOf(bots);
  const each = matchups.length / twos.length;
  return twos.map(([a, b], at) => {
    const own = matchups.slice(at * each, (at + 1) * each);
    const of = (entrant: string) => own.filter((matchup) => membersOf(sideOf(a, matchup)).includes(entrant));
    const brought = entrants.filter((entrant) => of(entrant).length > 0);
    return { a, b, ...standingOf(a, own), entrants: brought.map((entrant) => ({ entrant, ...standingOf(a, of(entrant)) })) };
  });
}

/** It is named first, but where sides differ in size and it has the second one. */
function sideOf(bot: string, { players: [first, second] }: PlayedMatchup): Player {
  return first.bot === bot ? first : second;
}

function membersOf({ party }: Player): string[] {
  return party.split(/[&+]/);
}

function standingOf(bot: string, matchups: readonly PlayedMatchup[]): Standing {
  const games = matchups.reduce((sum, { tally }) => sum + gamesOf(tally), 0);
  return { games, rate: stratifiedRate(matchups.map((matchup) => binsOf(bot, matchup))) };
}

function binsOf(bot: string, { players: [first], tally }: PlayedMatchup): PairBins {
  return first.bot === bot ? tally.sides[0]! : turnedBins(tally.sides[0]!);
}

/** A bot over all others. */
export function meanRate(bot: string, matchups: readonly PlayedMatchup[]): Rate {
  const own = matchups.filter(({ players }) => players.some((player) => player.bot === bot));
  return stratifiedRate(own.map((matchup) => binsOf(bot, matchup)));
}

/** One rating per bot. Every two of the roster are a matchup of their own: whose luck varies is counted within them. */
export function botRatings(matchups: readonly PlayedMatchup[]): Rating[] {
  const byBot = ({ players: [a, b], tally }: PlayedMatchup): PlayedMatchup => {
    return { players: [anyParty(a.bot), anyParty(b.bot)], tally };
  };
  return ratingsOf(matchups.map(byBot)).sort((one, other) => one.group - other.group || other.elo.mean - one.elo.mean);
}

const anyParty = (bot: string): Player => ({ party: '*', bot });
