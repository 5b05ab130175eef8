// Runs that make room: removed, or put aside for a new one. A kill at any moment leaves a whole run under some name, or what is told from a
// run at once and pruned.
import { existsSync, renameSync, rmSync } from 'node:fs';
import { draftOf } from '../text/atomic-file.ts';
import { onDisk } from '../text/disk.ts';
import { RunError } from '../text/run-error.ts';
import { foldersIn, isRun } from './find-runs.ts';
import { isHeld } from './held.ts';
import type { Run } from './run.ts';
import { createRun } from './run-folder.ts';

/** Why a folder may not be removed with all that is in it; null if it may. */
export function reasonToKeep(folder: string): string | null {
  if (isHeld(folder)) return 'a process is at work in it';
  const [other] = foldersIn(folder);
  return other === undefined ? null : `it holds another folder, ${other}`;
}

/** From the moment on in which it begins it is no run any more. */
export function removeRun(folder: string): void {
  const draft = draftOf(folder);
  onDisk(folder, () => {
    rmSync(draft, { recursive: true, force: true });
    renameSync(folder, draft);
    rmSync(draft, { recursive: true });
  });
}

/** Puts a new run in the place of one that is there, which is removed when the new one has begun. */
export function replaceRun(folder: string, run: Run): void {
  if (!isRun(folder)) throw new RunError(`${folder}: found no run in it, expected one to replace`);
  const why = reasonToKeep(folder);
  if (why !== null) throw new RunError(`${folder}: expected a run that may be replaced, but ${why}`);
  const aside = freeBeside(folder);
  onDisk(folder, () => renameSync(folder, aside));
  try {
    createRun(folder, run);
  } catch (error) {
    renameSync(aside, folder);
    throw error;
  }
  removeRun(aside);
}

/** A name that everybody sees: who is killed now leaves a run that can be named back. */
function freeBeside(folder: string): string {
  for (let number = 1; ; number++) {
    const aside = `${folder}-replaced${number === 1 ? '' : `-${number}`}`;
    if (!existsSync(aside)) return aside;
  }
}
