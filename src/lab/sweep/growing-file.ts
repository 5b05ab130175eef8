// The rows of a run, appended as they come in, in the order of the scenario. What the tallies do not know of yet is cut
// off when a run is resumed, and played again.
import { createHash } from 'node:crypto';
import { closeSync, existsSync, fsyncSync, ftruncateSync, openSync, readSync, renameSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { writeAll } from './atomic-file.ts';
import { RunError } from './run-error.ts';

export const RAW = 'raw.csv';
const UNDER_WAY = 'raw.csv.under-way';

/** Kept in memory at most, in characters. */
const ROOM = 1 << 20;

export class RawFile {
  private readonly file: number;
  private waiting: string[] = [];
  private room = ROOM;

  /** `bytes` of it are good; a run that begins has none and gets the header. */
  constructor(
    folder: string,
    public bytes: number,
    header: string,
  ) {
    const path = join(folder, UNDER_WAY);
    const found = existsSync(path) ? statSync(path).size : 0;
    if (found < bytes) throw new RunError(`${path}: damaged: found ${found} bytes, expected at least ${bytes}`);
    this.file = openSync(path, 'a');
    ftruncateSync(this.file, bytes);
    if (bytes === 0) this.add(header);
  }

  add(text: string): void {
    this.waiting.push(text);
    this.room -= text.length;
    if (this.room < 0) this.write();
  }

  /** Everything added so far is on the disk: only then may the tallies count it. */
  flush(): number {
    this.write();
    fsyncSync(this.file);
    return this.bytes;
  }

  close(): void {
    closeSync(this.file);
  }

  private write(): void {
    for (const text of this.waiting) this.bytes += writeAll(this.file, text);
    this.waiting = [];
    this.room = ROOM;
  }

  /** Gives the finished file its name; done again after a kill, there is nothing left to do. */
  static finish(folder: string): void {
    const path = join(folder, UNDER_WAY);
    if (existsSync(path)) renameSync(path, join(folder, RAW));
  }

  /** Of the finished file; null where there is none. */
  static hashOf(folder: string): string | null {
    const path = join(folder, RAW);
    if (!existsSync(path)) return null;
    const [hash, piece] = [createHash('sha256'), Buffer.alloc(ROOM)];
    const file = openSync(path, 'r');
    try {
      for (let read = readSync(file, piece); read > 0; read = readSync(file, piece)) hash.update(piece.subarray(0, read));
    } finally {
      closeSync(file);
    }
    return hash.digest('hex');
  }
}
