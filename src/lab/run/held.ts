// Folders that a process is at work in: nobody else may move or remove them.
import { hostname } from 'node:os';
import { basename } from 'node:path';
import { isThere } from '../text/process.ts';
import { isLocked } from './lock.ts';

/** As `draftOf` names what is not made yet. */
const DRAFT = /^\..+\.draft-(.+)-(\d+)$/;

export function isDraft(name: string): boolean {
  return DRAFT.test(name);
}

/** Who makes a draft has its machine and number in the name of it, and who writes to a run has a lock in it. Of another machine nobody
 * knows. */
export function isHeld(folder: string): boolean {
  const [, host, pid] = DRAFT.exec(basename(folder)) ?? [];
  if (pid !== undefined) return host !== hostname() || isThere(Number(pid));
  return isLocked(folder);
}
