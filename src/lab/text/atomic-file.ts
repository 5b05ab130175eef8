// Files that are there as a whole or not at all, whenever the process is killed.
import { closeSync, fsyncSync, openSync, readdirSync, renameSync, rmSync, writeSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';

const DRAFT = /\.draft-\d+$/;

/** Writes under another name, waits for the disk, and renames. */
export function writeWhole(path: string, text: string): void {
  writeWholeBy(path, (file) => writeAll(file, Buffer.from(text)));
}

/** The same for what is written piece by piece. */
export function writeWholeBy(path: string, write: (file: number) => void): void {
  const draft = `${path}.draft-${process.pid}`;
  const file = openSync(draft, 'w');
  try {
    write(file);
    fsyncSync(file);
  } finally {
    closeSync(file);
  }
  renameSync(draft, path);
}

/** All of it: one call may write less. */
export function writeAll(file: number, bytes: Uint8Array): void {
  for (let at = 0; at < bytes.length; ) at += writeSync(file, bytes, at);
}

/** Beside a folder, under a name that nobody looks for: what is made there is moved to its place when all of it is there. */
export function draftOf(folder: string): string {
  return join(dirname(folder), `.${basename(folder)}.draft-${process.pid}`);
}

/** What a killed process left half written. */
export function removeDrafts(folder: string): void {
  for (const name of readdirSync(folder).filter((file) => DRAFT.test(file))) rmSync(join(folder, name));
}

/** After this a renamed or removed name is as lasting as the files. */
export function syncFolder(path: string): void {
  const folder = openSync(dirname(path), 'r');
  try {
    fsyncSync(folder);
  } finally {
    closeSync(folder);
  }
}
