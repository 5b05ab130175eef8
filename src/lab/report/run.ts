// What reports are made of: a scenario, and what was counted of its matchups.

import type { Tally } from '../contest/tally.ts';
import type { Player } from '../matchup.ts';
import type { Resolved } from '../scenario/resolved.ts';
import type { PairBins } from '../statistics/pair-interval.ts';

export interface PlayedMatchup {
  readonly players: readonly [Player, Player];
  readonly tally: Tally;
}

export interface Run {
  readonly config: Resolved;
  readonly matchups: readonly PlayedMatchup[];
}

/** Two numbers and a word of every row: which matchup, who. `number` counts from 1, in the order of the scenario. */
export interface NumberedMatchup extends PlayedMatchup {
  readonly number: number;
}

export function numbered({ matchups }: Pick<Run, 'matchups'>): NumberedMatchup[] {
  return matchups.map((matchup, at) => ({ ...matchup, number: at + 1 }));
}

export function isSame(one: Player, other: Player): boolean {
  return one.party === other.party && one.bot === other.bot;
}

/** Both sides are the same: even by design, whatever is played. */
export function isMirror({ players: [a, b] }: Pick<PlayedMatchup, 'players'>): boolean {
  return isSame(a, b);
}

export function hasPairs({ tally }: PlayedMatchup): boolean {
  return tally.sets > 0;
}

/** Everybody once, in the order of the scenario. */
export function playersOf(matchups: readonly Pick<PlayedMatchup, 'players'>[]): Player[] {
  const all = matchups.flatMap(({ players }) => players);
  return all.filter((player, at) => all.findIndex((other) => isSame(player, other)) === at);
}

/** The pair scores as the second player sees them. */
export function turnedBins(bins: PairBins): PairBins {
  return bins.toReversed();
}

/** The matchups of a player that are not mirrors, seen from her side. */
export function matchupsOf(
  matchups: readonly PlayedMatchup[],
  player: Player,
): { readonly against: Player; readonly bins: PairBins; readonly tally: Tally }[] {
  return matchups.flatMap((matchup) => {
    const { players, tally } = matchup;
    const [a, b] = players;
    if (isMirror(matchup)) return [];
    if (isSame(a, player)) return [{ against: b, bins: tally.sides[0]!, tally }];
    return isSame(b, player) ? [{ against: a, bins: turnedBins(tally.sides[0]!), tally }] : [];
  });
}
