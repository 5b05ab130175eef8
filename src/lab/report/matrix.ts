// Everybody against everybody: the rates of played matchups as each row of a matrix sees them.

import { pairInterval, type Rate } from '../statistics/pair-interval.ts';
import { stratifiedRate } from '../statistics/stratified.ts';
import type { Player } from '../who/matchup.ts';
import { isSame, matchupsOf, type PlayedMatchup } from './results.ts';

/** How often `row` beats `column`; null for a mirror, and where they did not meet. */
export function cellRate(matchups: readonly PlayedMatchup[], row: Player, column: Player): Rate | null {
  const one = matchupsOf(matchups, row).find(({ against }) => isSame(against, column));
  return one === undefined ? null : pairInterval(one.bins);
}

/** A player's mean over its matchups. */
export function rowRate(matchups: readonly PlayedMatchup[], row: Player): Rate {
  return stratifiedRate(matchupsOf(matchups, row).map(({ bins }) => bins));
}

/** The first seat over all matchups. */
export function firstPlayerRate(matchups: readonly PlayedMatchup[]): Rate {
  return stratifiedRate(matchups.map(({ tally }) => tally.chairs[0]!));
}
