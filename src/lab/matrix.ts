// Everybody against everybody, by one bot: the matchups of a roster, and their rates as each row sees them.
import type { Bot, Box } from '../core/contract.ts';
import { Match } from '../core/match.ts';
import type { Player } from './matchup.ts';
import { Duel } from './pairs.ts';
import { type PairBins, pairInterval, type Rate } from './statistics/pair-interval.ts';
import { stratifiedRate } from './statistics/stratified.ts';
import { newTally, type Tally } from './tally.ts';

/** Fables `a` and `b`, and what was counted of their games. */
export interface Matchup {
  readonly a: string;
  readonly b: string;
  readonly tally: Tally;
}

/** Every matchup once, in the order of the roster; mirrors are left out: they are even by design. */
export function openMatrix(box: Box, name: string, bot: Bot, seed: string | number): (Matchup & { duel: Duel })[] {
  const match = new Match(box.open({ seats: 2 }));
  return twosOf(box.roster.map((entrant) => entrant.id)).map(([a, b]) => {
    const players: [Player, Player] = [
      { fable: a, bot: name },
      { fable: b, bot: name },
    ];
    return { a, b, tally: newTally(box), duel: new Duel(match, players, [bot, bot], seed) };
  });
}

function twosOf(ids: readonly string[]): [string, string][] {
  return ids.flatMap((a, at) => ids.slice(at + 1).map((b): [string, string] => [a, b]));
}

/** How often `row` beats `column`; null for a mirror. */
export function cellRate(matchups: readonly Matchup[], row: string, column: string): Rate | null {
  const bins = matchups.filter((matchup) => isOf(matchup, column)).flatMap((matchup) => binsOf(matchup, row));
  return row === column || bins[0] === undefined ? null : pairInterval(bins[0]);
}

/** A fable's mean over her matchups. */
export function rowRate(matchups: readonly Matchup[], row: string): Rate {
  return stratifiedRate(matchups.flatMap((matchup) => binsOf(matchup, row)));
}

/** The first seat over all matchups. */
export function firstPlayerRate(matchups: readonly Matchup[]): Rate {
  return stratifiedRate(matchups.map((matchup) => matchup.tally.seatBins));
}

function isOf({ a, b }: Matchup, fable: string): boolean {
  return a === fable || b === fable;
}

/** The pair scores of `fable` in this matchup; none if she is not in it. */
function binsOf({ a, b, tally }: Matchup, fable: string): PairBins[] {
  const { playerBins } = tally;
  if (a === fable) return [playerBins];
  const [lost, quarter, half, most, won] = playerBins;
  return b === fable ? [[won, most, half, quarter, lost]] : [];
}
