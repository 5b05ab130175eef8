// Who meets whom, and the keys of their games. A key comes from names, never from a place in a list: adding a fable
// or patching a card moves nobody's luck.
import type { Bot, Box } from '../core/contract.ts';
import { type Key, keyOf } from '../core/rng.ts';
import { loadBot } from './bots.ts';

/** A party with the bot that plays it: fills a seat. */
export interface Player {
  /** Members as one word: `alice`, `ann+bob`; `-` where players are all alike. */
  readonly party: string;
  readonly bot: string;
}

export function playerName({ party, bot }: Player): string {
  return `${party}/${bot}`;
}

/** The same whichever way round the sides and their players are named, so that all games of a set share it. */
export function matchupId(sides: readonly (readonly Player[])[]): string {
  return sides
    .map((side) => side.map(playerName).sort().join('&'))
    .sort()
    .join(' ');
}

/** `red-riding-hood/greedy v snow-white/greedy` */
export function matchupName(players: readonly Player[]): string {
  return players.map(playerName).join(' v ');
}

/** `paired`: both games of a pair share a key. `independent`: a fresh key per game, for honesty checks. */
export type Design = 'paired' | 'independent';

/** The key of one game of a set: `a`, `b`… `id` is the matchup's. */
export function gameKey(design: Design, seed: string | number, id: string, set: number, game: string): Key {
  return design === 'paired' ? keyOf(seed, id, set) : keyOf(seed, id, set, game);
}

export function pairKey(seed: string | number, players: readonly Player[], index: number): Key {
  return keyOf(seed, matchupId(players.map((player) => [player])), index);
}

export function loadBots(box: Box, players: readonly Player[]): Promise<Bot[]> {
  return Promise.all(players.map((player) => loadBot(box.name, player.bot)));
}
