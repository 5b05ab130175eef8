// The flags of the commands that sit down at a table.

import { firstLook, nouns } from '../../games/index.ts';
import { mark, word, wordOr } from './shapes.ts';

export const modeFlag = word("how many sit down, and who with whom; the game's first if not given, see list games");

export const settingFlag = word(
  "where it is played, in games that have settings; the game's first if not given, see list settings",
);

export const gameFlag = wordOr(firstLook.game, 'which game');

/** May be called as the games call them. */
export const entrantsFlag = (describe: string) => ({ ...word(describe), alias: nouns.map(({ many }) => many) }) as const;

export const jsonlFlag = mark('one JSON object a decision, and a last one with the result');
