// What may go of a folder of runs: those that are unfinished, those that nobody has touched for long, and what killed processes left.
import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { foldersIn, runsIn } from './find-runs.ts';
import { isDraft } from './held.ts';
import { reasonToKeep } from './remove-run.ts';
import { progressOf } from './run.ts';
import { readRun } from './run-folder.ts';

export interface Folder {
  readonly folder: string;
  /** Why it may go, or why it may not. */
  readonly why: string;
  readonly bytes: number;
}

export interface Prunable {
  readonly going: readonly Folder[];
  /** Runs that cannot be judged, or not removed. */
  readonly staying: readonly Folder[];
}

/** Complete runs go too if nothing in them has changed since, in milliseconds; null: none of them. */
export function prunableIn(home: string, since: number | null): Prunable {
  const found = [
    ...runsIn(home).map((name) => verdictOf(join(home, name), since)),
    ...foldersIn(home)
      .filter(isDraft)
      .map((name) => verdictOfDraft(join(home, name))),
  ];
  const of = (wanted: boolean) => found.flatMap((one) => (one?.goes === wanted ? [one.folder] : []));
  return { going: of(true), staying: of(false) };
}

interface Verdict {
  readonly goes: boolean;
  readonly folder: Folder;
}

/** Null: nobody wants it to go. */
function verdictOf(folder: string, since: number | null): Verdict | null {
  const { bytes, touched } = extentOf(folder);
  const known = stateOf(folder);
  if (known.unreadable) return { goes: false, folder: { folder, why: known.why, bytes } };
  const isOld = since !== null && touched < since;
  if (known.complete && !isOld) return null;
  const keep = reasonToKeep(folder);
  return { goes: keep === null, folder: { folder, why: keep ?? known.why, bytes } };
}

function verdictOfDraft(folder: string): Verdict | null {
  const { bytes } = extentOf(folder);
  return reasonToKeep(folder) === null ? { goes: true, folder: { folder, why: 'left by a killed process', bytes } } : null;
}

/** One that cannot be read is nobody's to judge: perhaps another version can. */
function stateOf(folder: string) {
  try {
    const run = readRun(folder);
    const { done, all } = progressOf(run);
    const share = `${Math.floor((100 * done) / Math.max(1, all))} %`;
    return { unreadable: false, complete: run.complete, why: run.complete ? 'complete' : `unfinished, ${share}` };
  } catch (error) {
    return { unreadable: true, complete: false, why: error instanceof Error ? error.message : String(error) };
  }
}

/** What it takes on the disk, and when something in it was last changed. */
function extentOf(folder: string): { readonly bytes: number; readonly touched: number } {
  const files = readdirSync(folder).map((name) => statSync(join(folder, name), { throwIfNoEntry: false }));
  const there = files.filter((file) => file !== undefined);
  return {
    bytes: there.reduce((sum, { size }) => sum + size, 0),
    touched: Math.max(...[statSync(folder), ...there].map(({ mtimeMs }) => mtimeMs)),
  };
}
