// Who meets whom, and the keys of their games. A key comes from names, never from a place in a list: adding a fable
// or patching a card moves nobody's luck.
import type { Bot, Box } from '../../core/contract.ts';
import { type Key, keyOf } from '../../core/rng.ts';
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

/** Who sits down together: the mode, the setting, and the players of every side. A lone side is a matchup too. */
export interface Matchup {
  /** By name; the game's first if it is not named. */
  readonly mode?: string;
  /** By name; the game's first, or none, if it is not named. */
  readonly setting?: string;
  readonly sides: readonly (readonly Player[])[];
}

/** The table of a matchup, whoever sits down at it. */
export interface Where {
  readonly mode?: string | undefined;
  readonly setting?: string | undefined;
}

/** Two who meet, in the game's first mode. */
export function duelOf(one: Player, other: Player): Matchup {
  return { sides: [[one], [other]] };
}

/** A side as reports speak of it: its player, or all of them as one. */
export function sidePlayer(side: readonly Player[]): Player {
  const bots = [...new Set(side.map(({ bot }) => bot))];
  return { party: side.map(({ party }) => party).join('&'), bot: bots.join('&') };
}

/** The same whichever way round the sides and their players are named, so that all games of a set share it. Luck is made from it:
 * what is the game's first leaves no trace. */
export function matchupId({ mode, setting, sides }: Matchup): string {
  const names = sides.map((side) => side.map(playerName).sort().join('&')).sort();
  const where = [...(mode === undefined ? [] : [mode]), ...(setting === undefined ? [] : [`setting=${setting}`])];
  return [...where, ...names].join(' ');
}

/** `red-riding-hood/greedy v snow-white/greedy` */
export function matchupName({ sides, ...where }: Matchup): string {
  const names = sides.map((side) => side.map(playerName).join(' & ')).join(' v ');
  const words = whereWords(where);
  return words === '' ? names : `${names} (${words})`;
}

/** A mode and a setting for people: `3-heroes, at crypt`; nothing of what is not named. */
export function whereWords({ mode, setting }: Where): string {
  return [...(mode === undefined ? [] : [mode]), ...(setting === undefined ? [] : [`at ${setting}`])].join(', ');
}

/** What a set is called where people read of these matchups: a pair, if two sides meet in all of them. */
export function setWord(matchups: readonly Matchup[]): 'pair' | 'set' {
  return matchups.every(({ sides }) => sides.length === 2) ? 'pair' : 'set';
}

/** The games of a set by name: a, b… */
export function gameName(number: number): string {
  return String.fromCharCode('a'.charCodeAt(0) + number);
}

/** `paired`: the games of a set share a key. `independent`: a fresh key per game, for honesty checks. */
export type Design = 'paired' | 'independent';

/** `own`: every matchup has luck of its own. `shared`: set i has the same luck in all matchups of a run. */
export type Luck = 'own' | 'shared';

/** What stands for the matchup in its keys. No matchup is called `shared`: every player has a slash. */
export function luckId(matchup: Matchup, luck: Luck = 'own'): string {
  return luck === 'shared' ? luck : matchupId(matchup);
}

/** The key of one game of a set: `a`, `b`… `id` is that of its luck. */
export function gameKey(design: Design, seed: string | number, id: string, set: number, game: string): Key {
  return design === 'paired' ? keyOf(seed, id, set) : keyOf(seed, id, set, game);
}

/** The key of a whole set. */
export function setKey(seed: string | number, matchup: Matchup, index: number, luck?: Luck): Key {
  return keyOf(seed, luckId(matchup, luck), index);
}

export function loadBots(box: Box, players: readonly Player[]): Promise<Bot[]> {
  return Promise.all(players.map((player) => loadBot(box.name, player.bot)));
}
