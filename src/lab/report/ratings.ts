// Ratings of all players who can be compared, with how sure they are and whether they tell the whole story.

import { bradleyTerry, eloOf } from '../statistics/bradley-terry.ts';
import type { ChiSquare } from '../statistics/chi-square.ts';
import { type Cycles, cyclicShare } from '../statistics/cyclic-share.ts';
import { lackOfFit } from '../statistics/lack-of-fit.ts';
import { seatLogOdds } from '../statistics/log-odds.ts';
import type { Rate } from '../statistics/pair-interval.ts';
import { rateable } from '../statistics/rateable.ts';
import { type MetInPairs, ratingCovariance } from '../statistics/sandwich.ts';
import { seatCells } from '../statistics/seat-cells.ts';
import type { Player } from '../who/matchup.ts';
import { LEVEL, Z } from './level.ts';
import { hasPairs, isMirror, isSame, type PlayedMatchup, playersOf } from './results.ts';

export interface Rating {
  readonly player: Player;
  /** Players of one group are on one scale; counts from 1. */
  readonly group: number;
  readonly elo: Rate;
  readonly seatEffect: Rate;
  readonly fit: ChiSquare;
  readonly cycles: Cycles;
}

/** Why there is none, for columns and for people. */
export const WHY_UNRATED =
  'no finite rating: but for one pair at most, it beat each of the others always or never, or sitting first decided everything';

/** Ratings that do not fit are no fair summary of the matchups: they are shown, but greyed. */
export function isMisfit({ fit: { p } }: Rating): boolean {
  return p !== null && p <= 1 - LEVEL;
}

/** Mirrors say nothing about who is stronger, and are left out. Who has no finite rating has none. */
export function ratingsOf(all: readonly PlayedMatchup[]): Rating[] {
  const matchups = all.filter((matchup) => hasPairs(matchup) && !isMirror(matchup));
  const players = playersOf(matchups);
  const at = (player: Player) => players.findIndex((other) => isSame(player, other));
  const met = matchups.map(({ players: [a, b], tally }) => ({ a: at(a), b: at(b), ...seatCells(tally) }));
  const sets = matchups.map(({ tally }, k) => ({ ...met[k]!, results: tally.results[0]!, sums: tally.sides[0]! }));
  const groups = rateable(players.length, sets);
  return groups.flatMap((group, number) =>
    rateGroup(group, met, number + 1).map((rating) => ({ ...rating, player: players[rating.at]! })),
  );
}

function rateGroup(group: readonly number[], all: readonly MetInPairs[], number: number) {
  const met = all
    .filter(({ a, b }) => group.includes(a) && group.includes(b))
    .map((one) => ({ ...one, a: group.indexOf(one.a), b: group.indexOf(one.b) }));
  const fit = bradleyTerry(
    group.length,
    met.map(({ a, b, pairs, means }) => ({ a, b, means, games: [pairs, pairs] as const })),
  );
  const covariance = fit === null ? null : ratingCovariance(fit, met);
  if (fit === null || covariance === null) return [];
  const rate = (value: number, k: number): Rate => {
    const reach = Z * Math.sqrt(covariance[k]?.[k] ?? Number.NaN);
    return { mean: eloOf(value), low: eloOf(value - reach), high: eloOf(value + reach) };
  };
  const shared = {
    group: number,
    seatEffect: rate(fit.seatEffect, group.length),
    fit: lackOfFit(fit, met),
    cycles: cyclicShare(
      group.length,
      met.map((one) => ({ a: one.a, b: one.b, ...seatLogOdds(one) })),
    ),
  };
  return group.map((player, k) => ({ at: player, elo: rate(fit.ratings[k] ?? Number.NaN, k), ...shared }));
}
