// Which folders are runs. A run is known by its tallies, whether they can be read or not.
import { existsSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';

export const TALLIES = 'tallies.json';

export const isRun = (folder: string): boolean => existsSync(join(folder, TALLIES));

/** The names of the folders in one, hidden ones too, in alphabetical order; none where there is no such folder. */
export function foldersIn(home: string): string[] {
  if (!statSync(home, { throwIfNoEntry: false })?.isDirectory()) return [];
  const folders = readdirSync(home, { withFileTypes: true }).filter((entry) => entry.isDirectory());
  return folders.map(({ name }) => name).sort();
}

/** The names of the runs in a folder. */
export function runsIn(home: string): string[] {
  return foldersIn(home).filter((name) => !name.startsWith('.') && isRun(join(home, name)));
}
