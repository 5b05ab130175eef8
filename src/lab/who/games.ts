// Finds and loads games: those of src/games, and FABLELAB_GAMES names a folder with more, for those who have the package and
// not the sources: <name>.js there exports a `box`.
import { existsSync, readdirSync } from 'node:fs';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Box } from '../../core/contract.ts';
import { firstLook, loadBox as loadOwn, gameNames as ownNames } from '../../games/index.ts';

/** A number that a scenario may change, with a new value, for messages. */
export const exampleNumber = firstLook.examples.number;

const ENDING = '.js';

/** Where games lie that are not ours; null where there are none. */
export function moreGames(): string | null {
  const more = process.env.FABLELAB_GAMES;
  return more && existsSync(more) ? resolve(more) : null;
}

/** Our own first. */
export function gameNames(): string[] {
  const folder = moreGames();
  const more = folder === null ? [] : readdirSync(folder).filter((file) => file.endsWith(ENDING));
  return [...new Set([...ownNames, ...more.map((file) => file.slice(0, -ENDING.length)).sort()])];
}

export const isOwnGame = (name: string): boolean => ownNames.includes(name);

export async function loadBox(name: string): Promise<Box> {
  const folder = moreGames();
  if (isOwnGame(name) || folder === null || !gameNames().includes(name)) return loadOwn(name);
  const file = resolve(folder, `${name}${ENDING}`);
  const { box } = (await import(pathToFileURL(file).href)) as { box?: Box };
  if (box?.name !== name)
    throw new Error(`${file}: found no box of that name, expected \`export const box\` with name "${name}"`);
  return box;
}
