// Folders that a living process is at work in: nobody else may move or remove them.
import { isLocked } from './lock.ts';
import { isThere } from './process.ts';

const DRAFT = /\.draft-(\d+)$/;

/** Who makes a draft has its number in the name of it; who writes to a run has a lock in it. */
export function isHeld(folder: string): boolean {
  const [, id] = DRAFT.exec(folder) ?? [];
  return (id !== undefined && isThere(Number(id))) || isLocked(folder);
}
