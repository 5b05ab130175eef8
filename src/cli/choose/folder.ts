// Folders that a run may be written to.
import { existsSync, readdirSync, statSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { runsIn } from '../../lab/run/find-runs.ts';
import { onDisk } from '../../lab/text/disk.ts';
import { quoted } from '../../lab/text/quote.ts';
import { UsageError } from '../errors.ts';

/** Where runs go that nobody says a folder for. */
export const REPORTS = 'reports';

/** Complains where a file stands in the way, of the folder or of one above it. */
export function checkFolder(out: string): void {
  // A run is moved to its place as a whole, and nothing can be put in the place of the folder one is in.
  if (relative('', out) === '') throw new UsageError(`--out: found ${quoted(out)}, expected the name of a folder`);
  for (let path = out; ; path = dirname(path)) {
    if (existsSync(path)) {
      if (statSync(path).isDirectory()) return;
      throw new UsageError(`--out: found the file ${quoted(path)}, expected a folder, or none yet`);
    }
    if (path === dirname(path)) return;
  }
}

export function isFree(folder: string): boolean {
  return !existsSync(folder) || onDisk(folder, () => readdirSync(folder)).length === 0;
}

/** The runs of that name under reports/: `first-look`, `first-look-2`… */
export function foldersNamed(name: string): string[] {
  const numberOf = (folder: string): number => {
    if (folder === name) return 1;
    const [, digits = ''] = /^-([1-9]\d*)$/.exec(folder.startsWith(name) ? folder.slice(name.length) : '') ?? [];
    return Number(digits);
  };
  const named = runsIn(REPORTS).filter((folder) => numberOf(folder) > 0);
  return named.sort((one, other) => numberOf(one) - numberOf(other)).map((folder) => join(REPORTS, folder));
}

/** The first of that name that is free. */
export function freeFolder(name: string): string {
  const whole = join(REPORTS, name);
  for (let number = 1; ; number++) {
    const folder = number === 1 ? whole : `${whole}-${number}`;
    if (isFree(folder)) return folder;
  }
}
