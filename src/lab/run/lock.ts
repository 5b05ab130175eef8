// One writer in a folder: a file in it says which process writes there. It goes when the process is done, and is taken over where the
// process is gone. Who was killed while taking over is taken over likewise.
import { randomUUID } from 'node:crypto';
import { constants, copyFileSync, linkSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { removeDrafts } from '../text/atomic-file.ts';
import { ifThere, onDisk } from '../text/disk.ts';
import { isGone, isProcess, type Process, thisProcess } from '../text/process.ts';
import { RunError } from '../text/run-error.ts';

const LOCK = 'run.lock';

/** As written. No two are equal: a lock that was read can be told from the one that came after it. */
interface Holder extends Process {
  readonly id: string;
}

export interface Lock {
  /** Once is enough, twice does no harm. */
  release(): void;
}

/** Nobody else writes there until it is released; where somebody does, an error says who. What killed processes left half written goes. */
export function lockFolder(folder: string): Lock {
  const path = join(folder, LOCK);
  const mine: Holder = { ...thisProcess(), id: randomUUID() };
  take(path, mine, folder);
  removeDrafts(folder);
  removeClaims(folder);
  const release = () => {
    process.off('exit', release);
    try {
      leave(path, mine);
    } catch {
      // Where it cannot be removed, the next one sees that this process is gone.
    }
  };
  // A second Ctrl-C ends the program wherever it is.
  process.on('exit', release);
  return { release };
}

/** Whether a process that lives, or may live on another machine, writes to the folder. */
export function isLocked(folder: string): boolean {
  const holder = holderOf(join(folder, LOCK));
  return holder !== null && (holder === 'unreadable' || isGone(holder) !== true);
}

/** Exactly one of those who see that a holder is gone may put its own lock in the place of that one: who has the claim on it. */
function take(path: string, mine: Holder, folder: string): void {
  while (!create(path, mine)) {
    const found = holderOf(path);
    if (found === null) continue;
    if (found === 'unreadable' || isGone(found) !== true) throw refusal(folder, path, found);
    const claim = `${path}.${found.id}`;
    take(claim, mine, folder);
    try {
      // Who came late has a claim on what is no more.
      const still = holderOf(path);
      if (still !== null && still !== 'unreadable' && still.id === found.id) return replace(path, mine);
    } finally {
      leave(claim, mine);
    }
  }
}

/** False where there is one. It is never seen half written. */
function create(path: string, mine: Holder): boolean {
  return withDraft(path, mine, (draft) => {
    try {
      linkOrCopy(draft, path);
      return true;
    } catch (error) {
      // Whoever holds the folder tidies it: then the draft is gone.
      if (hasCode(error, 'EEXIST') || hasCode(error, 'ENOENT')) return false;
      throw error;
    }
  });
}

function replace(path: string, mine: Holder): void {
  withDraft(path, mine, (draft) => renameSync(draft, path));
}

function withDraft<T>(path: string, mine: Holder, work: (draft: string) => T): T {
  const draft = join(dirname(path), `${LOCK}.draft-${mine.pid}`);
  return onDisk(path, () => {
    try {
      writeFileSync(draft, `${JSON.stringify(mine, null, 2)}\n`);
      return work(draft);
    } finally {
      rmSync(draft, { force: true });
    }
  });
}

/** Some disks know no second name for a file; there it is seen half written for a moment, and refused. */
function linkOrCopy(draft: string, path: string): void {
  try {
    linkSync(draft, path);
  } catch (error) {
    if (!['EPERM', 'ENOTSUP', 'EOPNOTSUPP', 'ENOSYS'].some((code) => hasCode(error, code))) throw error;
    copyFileSync(draft, path, constants.COPYFILE_EXCL);
  }
}

function leave(path: string, mine: Holder): void {
  const found = holderOf(path);
  if (found !== null && found !== 'unreadable' && found.id === mine.id) onDisk(path, () => rmSync(path, { force: true }));
}

/** Of those who were killed while they took over: what they had a claim on is no more. */
function removeClaims(folder: string): void {
  onDisk(folder, () => {
    for (const name of readdirSync(folder).filter((file) => file.startsWith(`${LOCK}.`))) {
      const holder = holderOf(join(folder, name));
      const isLeft = holder !== null && holder !== 'unreadable' && isGone(holder) === true;
      if (isLeft) rmSync(join(folder, name), { force: true });
    }
  });
}

function holderOf(path: string): Holder | 'unreadable' | null {
  const text = ifThere(path, () => readFileSync(path, 'utf8'));
  if (text === null) return null;
  try {
    const holder: unknown = JSON.parse(text);
    return isHolder(holder) ? holder : 'unreadable';
  } catch {
    return 'unreadable';
  }
}

/** The id is part of a file's name. */
function isHolder(value: unknown): value is Holder {
  return isProcess(value) && 'id' in value && typeof value.id === 'string' && /^[\w-]+$/.test(value.id);
}

function refusal(folder: string, path: string, holder: Holder | 'unreadable'): RunError {
  const lock = basename(path) === LOCK ? path : join(folder, LOCK);
  if (holder === 'unreadable') {
    return new RunError(`${lock}: it does not say who writes to ${folder}; if nobody does, remove that file`);
  }
  const { pid, host, since } = holder;
  const who = `${folder}: process ${pid} on host ${host} is writing it, since ${since}`;
  return new RunError(isGone(holder) === null ? `${who}; if it is gone, remove ${lock}` : who);
}

function hasCode(error: unknown, code: string): boolean {
  return error instanceof Error && 'code' in error && error.code === code;
}
