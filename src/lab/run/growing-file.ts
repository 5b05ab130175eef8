// A file with something of every set, such as raw.csv, while its run is under way. It grows by segments, in the order in which they
// are played; what the tallies do not know of yet is cut off when the run is resumed, and played again.
import { createHash, type Hash } from 'node:crypto';
import { closeSync, existsSync, fsyncSync, ftruncateSync, openSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { MARK } from '../contest/until.ts';
import type { Block } from '../crew/crew.ts';
import { writeAll } from '../text/atomic-file.ts';
import { RunError } from '../text/run-error.ts';
import { lookAt, piecesOf } from './pieces.ts';

/** What lies in the file of the sets from … to − 1 of a matchup: at most those of one mark, or of one block that is longer. */
export interface Segment {
  readonly matchup: number;
  readonly from: number;
  readonly to: number;
  readonly bytes: number;
  readonly sha256: string;
}

/** Kept in memory at most, in bytes. */
const ROOM = 1 << 20;

export const underWay = (folder: string, name: string): string => join(folder, `${name}.under-way`);

export class GrowingFile {
  private readonly file: number;
  private readonly segments: Segment[];
  private last: Growing | null = null;
  private waiting: Uint8Array[] = [];
  private room = ROOM;

  /** `segments` of it are good; a run that begins has none. */
  constructor(folder: string, name: string, segments: readonly Segment[]) {
    const path = underWay(folder, name);
    const size = segments.reduce((sum, { bytes }) => sum + bytes, 0);
    if (size > 0) checkSegments(path, segments, size);
    this.segments = [...segments];
    this.file = openSync(path, 'a');
    ftruncateSync(this.file, size);
  }

  add({ matchup, from, to }: Block, bytes: Uint8Array): void {
    if (this.last !== null && (this.last.matchup !== matchup || this.last.to !== from)) this.endSegment();
    this.last ??= { matchup, from, to, bytes: 0, hash: createHash('sha256') };
    this.last.to = to;
    this.last.bytes += bytes.length;
    this.last.hash.update(bytes);
    if (Math.floor(to / MARK) > Math.floor(this.last.from / MARK)) this.endSegment();
    this.waiting.push(bytes);
    this.room -= bytes.length;
    if (this.room < 0) this.write();
  }

  /** Everything added so far is on the disk: only then may the tallies count it. */
  flush(): readonly Segment[] {
    this.endSegment();
    this.write();
    fsyncSync(this.file);
    return [...this.segments];
  }

  close(): void {
    closeSync(this.file);
  }

  private endSegment(): void {
    if (this.last === null) return;
    const { hash, ...segment } = this.last;
    this.segments.push({ ...segment, sha256: hash.digest('hex') });
    this.last = null;
  }

  private write(): void {
    writeAll(this.file, Buffer.concat(this.waiting));
    this.waiting = [];
    this.room = ROOM;
  }
}

interface Growing {
  readonly matchup: number;
  readonly from: number;
  to: number;
  bytes: number;
  readonly hash: Hash;
}

function checkSegments(path: string, segments: readonly Segment[], size: number): void {
  const found = existsSync(path) ? statSync(path).size : 0;
  if (found < size) throw new RunError(`${path}: damaged: found ${found} bytes, expected at least ${size}`);
  lookAt(piecesOf(path, segments, 0));
}
