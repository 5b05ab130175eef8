// Files and folders that are there as a whole or not at all, whenever the process is killed and whatever the disk refuses.
import {
  closeSync,
  existsSync,
  fsyncSync,
  lstatSync,
  mkdirSync,
  openSync,
  readdirSync,
  realpathSync,
  renameSync,
  rmSync,
  writeSync,
} from 'node:fs';
import { hostname } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { ifThere, onDisk } from './disk.ts';
import { isThere } from './process.ts';
import { DiskError, RunError } from './run-error.ts';

const DRAFT = /\.draft-\d+$/;

/** Writes under another name, waits for the disk, and renames. */
export function writeWhole(path: string, text: string): void {
  writeWholeBy(path, (file) => writeAll(file, Buffer.from(text)));
}

/** The same for what is written piece by piece. */
export function writeWholeBy(path: string, write: (file: number) => void): void {
  const draft = `${path}.draft-${process.pid}`;
  onDisk(path, () => {
    try {
      const file = openSync(draft, 'w');
      try {
        write(file);
        fsyncSync(file);
      } finally {
        closeSync(file);
      }
      renameSync(draft, path);
    } catch (error) {
      // Half a file is of no use, and takes room that a full disk does not have.
      rmSync(draft, { force: true });
      throw error;
    }
  });
}

/** All of it: one call may write less. `place`: from there on; else where the last call ended. */
export function writeAll(file: number, bytes: Uint8Array, place?: number): void {
  for (let at = 0; at < bytes.length; ) {
    at += writeSync(file, bytes, at, bytes.length - at, place === undefined ? null : place + at);
  }
}

/** Makes a folder with all that `fill` puts into it, in one move: there is none, or the whole. What was there must be empty. */
export function writeFolder(folder: string, fill: (draft: string) => void): void {
  onDisk(folder, () => {
    const place = placeOf(folder);
    if (existsSync(place) && readdirSync(place).length > 0) throw taken(folder);
    mkdirSync(dirname(place), { recursive: true });
    const draft = draftOf(place, process.pid);
    try {
      removeDraftsOf(place);
      mkdirSync(draft);
      fill(draft);
      move(draft, place, folder);
    } catch (error) {
      rmSync(draft, { recursive: true, force: true });
      // By the name that it would have had.
      throw error instanceof DiskError ? new DiskError(error.message.replace(draft, folder), { cause: error }) : error;
    }
  });
}

/** Where a folder is, or will be: nothing can be moved onto a link. */
function placeOf(folder: string): string {
  const isLink = ifThere(folder, () => lstatSync(folder).isSymbolicLink()) ?? false;
  if (!isLink) return folder;
  const place = ifThere(folder, () => realpathSync(folder));
  if (place === null) throw new RunError(`${folder}: found a link that leads nowhere, expected a folder, or none yet`);
  return place;
}

function move(draft: string, place: string, folder: string): void {
  try {
    renameSync(draft, place);
  } catch (error) {
    // Somebody else was as quick.
    if (existsSync(place) && readdirSync(place).length > 0) throw taken(folder);
    throw error;
  }
}

function taken(folder: string): RunError {
  return new RunError(`${folder}: found a folder with files in it, expected none; resume it, or name another with --out`);
}

/** Beside a folder, under a name that nobody looks for. */
/** Beside a folder, under a name that says who makes it. */
export function draftOf(folder: string, pid: number = process.pid): string {
  return join(dirname(folder), `.${basename(folder)}.draft-${hostname()}-${pid}`);
}

/** Of processes of this machine that are gone, and of this one. */
function removeDraftsOf(folder: string): void {
  for (const name of readdirSync(dirname(folder))) {
    const pid = Number(/-(\d+)$/.exec(name)?.[1]);
    const draft = draftOf(folder, pid);
    if (name === basename(draft) && (pid === process.pid || !isThere(pid))) rmSync(draft, { recursive: true, force: true });
  }
}

/** What a killed process left half written. */
export function removeDrafts(folder: string): void {
  onDisk(folder, () => {
    for (const name of readdirSync(folder).filter((file) => DRAFT.test(file))) rmSync(join(folder, name));
  });
}

/** After this a renamed or removed name is as lasting as the files. */
export function syncFolder(path: string): void {
  const folder = dirname(path);
  onDisk(folder, () => {
    const file = openSync(folder, 'r');
    try {
      fsyncSync(file);
    } finally {
      closeSync(file);
    }
  });
}
