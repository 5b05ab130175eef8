// The flags of the commands that sit down at a table.
import { firstLook, nouns } from '../../games/index.ts';

export const modeFlag = {
  type: 'string',
  requiresArg: true,
  describe: "how many sit down, and who with whom; the game's first if not given, see list games",
} as const;

export const settingFlag = {
  type: 'string',
  requiresArg: true,
  describe: "where it is played, in games that have settings; the game's first if not given, see list settings",
} as const;

export const gameFlag = { type: 'string', requiresArg: true, default: firstLook.game, describe: 'which game' } as const;

/** May be called as the games call them. */
export const entrantsFlag = (describe: string) =>
  ({ type: 'string', alias: nouns.map(({ many }) => many), requiresArg: true, describe }) as const;

export const jsonlFlag = {
  type: 'boolean',
  describe: 'one JSON object a decision, and a last one with the result',
} as const;
