// Who meets whom, and the keys of their games. A key comes from names, never from a place in a list: adding a fable
// or patching a card moves nobody's luck.
import type { Bot, Box } from '../core/contract.ts';
import { type Key, keyOf } from '../core/rng.ts';
import { loadBot } from './bots.ts';

/** A fable with the bot that plays it. */
export interface Player {
  readonly fable: string;
  readonly bot: string;
}

/** The same whichever way round the players are named, so that both games of a pair share it. */
export function matchupId(players: readonly Player[]): string {
  return players
    .map((player) => `${player.fable}/${player.bot}`)
    .sort()
    .join(' ');
}

/** `red-riding-hood/greedy v snow-white/greedy` */
export function matchupName(players: readonly Player[]): string {
  return players.map(({ fable, bot }) => `${fable}/${bot}`).join(' v ');
}

/** `paired`: both games of a pair share a key. `independent`: a fresh key per game, for honesty checks. */
export type Design = 'paired' | 'independent';

/** The key of one game, `swapped` 0 for the first of a pair and 1 for the second. `id` is the matchup's. */
export function gameKey(design: Design, seed: string | number, id: string, pair: number, swapped: 0 | 1): Key {
  return design === 'paired' ? keyOf(seed, id, pair) : keyOf(seed, id, pair, swapped === 0 ? 'a' : 'b');
}

export function pairKey(seed: string | number, players: readonly Player[], index: number): Key {
  return keyOf(seed, matchupId(players), index);
}

export function loadBots(box: Box, players: readonly Player[]): Promise<Bot[]> {
  return Promise.all(players.map((player) => loadBot(box.name, player.bot)));
}
