// One entry per game. Everything outside src/games reaches a game here, by name.
import type { Box } from '../core/contract.ts';
import { words as twistedFables } from './twisted-fables/words.ts';

interface GameEntry {
  load(): Promise<{ readonly box: Box }>;
  readonly words: {
    readonly noun: Box['noun'];
    /** Who may sit down together, a number that a scenario may change with a new value, a scenario worth splitting. */
    readonly examples: {
      readonly two: readonly [string, string];
      readonly duel: readonly [string, string];
      readonly number: string;
      readonly scenario: string;
    };
  };
}

const games = {
  'twisted-fables': { words: twistedFables, load: () => import('./twisted-fables/game.ts') },
} as const satisfies Readonly<Record<string, GameEntry>>;

export const gameNames: readonly string[] = Object.keys(games);

/** What the games call those of their roster; command lines may say so in place of "entrant". */
export const nouns = Object.values(games).map(({ words }) => words.noun);

/** What is played where no game is named, by which scenario it is shown first, and the words in which help speaks. */
export const firstLook = { game: 'twisted-fables', scenario: 'first-look', ...twistedFables } as const;

export async function loadBox(name: string): Promise<Box> {
  const entry = (games as Readonly<Record<string, GameEntry>>)[name];
  if (entry === undefined) throw new Error(`game: found "${name}", expected one of ${gameNames.join(', ')}`);
  return (await entry.load()).box;
}
