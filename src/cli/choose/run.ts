// Runs as people name them: by their folder, or by their name under reports/.
import { existsSync, statSync } from 'node:fs';
import { basename, dirname, isAbsolute, join } from 'node:path';
import { isRun, runsIn, TALLIES } from '../../lab/run/find-runs.ts';
import { didYouMean, nearest } from '../../lab/text/did-you-mean.ts';
import { UsageError } from '../errors.ts';
import { REPORTS } from './folder.ts';

const EXPECTED = `expected a run, by its folder or by its name under ${REPORTS}/`;

/** The folder of a run that is there. A folder of that very name comes before one under reports/, even where it is no run. */
export function chooseRun(name: string, what = 'run'): string {
  // Shells that complete a folder's name put a slash behind it.
  const folder = name.replace(/(?<=.)[/\\]+$/, '');
  if (isRun(folder)) return folder;
  const under = join(REPORTS, folder);
  const isUnder = isName(folder) && isRun(under);
  if (isUnder && !existsSync(folder)) return under;
  throw new UsageError(`${what}: found ${foundText(folder)}, ${EXPECTED}${meant(folder, isUnder ? under : null)}`);
}

/** Not a path from the root, nor one that leads up. */
function isName(text: string): boolean {
  return !isAbsolute(text) && !text.split(/[/\\]/).some((part) => /^\.*$/.test(part));
}

function foundText(folder: string): string {
  if (!existsSync(folder)) return `"${folder}"`;
  return statSync(folder).isDirectory()
    ? `the folder "${folder}", which is no run: it has no ${TALLIES}`
    : `the file "${folder}"`;
}

/** `under` is the run of that name, where another folder stands before it. */
function meant(folder: string, under: string | null): string {
  const around = dirname(folder);
  const near = under ?? (isRun(around) ? around : null);
  if (near !== null) return `; did you mean "${near}"?`;
  const names = runsIn(REPORTS);
  if (around === '.') return didYouMean(folder, names);
  const beside = nearest(basename(folder), runsIn(around));
  if (beside !== undefined) return `; did you mean "${join(around, beside)}"?`;
  return didYouMean(
    folder,
    names.map((name) => join(REPORTS, name)),
  );
}
