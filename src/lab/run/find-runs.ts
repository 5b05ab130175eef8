// Which folders are runs. A run is known by its tallies, whether they can be read or not.
import { existsSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';

export const TALLIES = 'tallies.json';

export const isRun = (folder: string): boolean => existsSync(join(folder, TALLIES));

/** The names of the runs in a folder, in alphabetical order. */
export function runsIn(home: string): string[] {
  if (!statSync(home, { throwIfNoEntry: false })?.isDirectory()) return [];
  const folders = readdirSync(home, { withFileTypes: true }).filter(
    (entry) => entry.isDirectory() && !entry.name.startsWith('.'),
  );
  const names = folders.map(({ name }) => name);
  return names.filter((name) => isRun(join(home, name))).sort();
}
