// The flags of the commands that sit down at a table.

export const DEFAULT_GAME = 'twisted-fables';

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

export const gameFlag = { type: 'string', requiresArg: true, default: DEFAULT_GAME, describe: 'which game' } as const;
