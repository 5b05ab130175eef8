// A file with something of every set, such as raw.csv, while its run is under way. It grows by segments, in the order in which they
// are played; what the tallies do not know of yet is cut off when the run is resumed, and played again.
import { createHash, type Hash } from 'node:crypto';
import { closeSync, constants, fstatSync, fsyncSync, ftruncateSync, openSync } from 'node:fs';
import { join } from 'node:path';
import { MARK } from '../contest/until.ts';
import type { Block } from '../crew/crew.ts';
import { writeAll } from '../text/atomic-file.ts';
import { onDisk } from '../text/disk.ts';
import { damaged } from './pieces.ts';

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
  private readonly path: string;
  private readonly file: number;
  private readonly segments: Segment[];
  /** Where the next bytes go: what a full disk left torn is written over. */
  private place: number;
  private last: Growing | null = null;
  private waiting: Uint8Array[] = [];
  private room = ROOM;

  /** `segments` of it were looked at; a run that begins has none. */
  constructor(folder: string, name: string, segments: readonly Segment[]) {
    this.path = underWay(folder, name);
    this.segments = [...segments];
    this.place = segments.reduce((sum, { bytes }) => sum + bytes, 0);
    this.file = onDisk(this.path, () => openSync(this.path, constants.O_WRONLY | constants.O_CREAT));
    onDisk(this.path, () => {
      if (fstatSync(this.file).size < this.place) throw damaged(this.path);
      ftruncateSync(this.file, this.place);
    });
  }

  /** Never fails: whoever adds has counted already. */
  add({ matchup, from, to }: Block, bytes: Uint8Array): void {
    if (this.last !== null && (this.last.matchup !== matchup || this.last.to !== from)) this.endSegment();
    this.last ??= { matchup, from, to, bytes: 0, hash: createHash('sha256') };
    this.last.to = to;
    this.last.bytes += bytes.length;
    this.last.hash.update(bytes);
    if (Math.floor(to / MARK) > Math.floor(this.last.from / MARK)) this.endSegment();
    this.waiting.push(bytes);
    this.room -= bytes.length;
    if (this.room < 0) this.writeEarly();
  }

  /** Everything added so far is on the disk: only then may the tallies count it. */
  flush(): readonly Segment[] {
    this.endSegment();
    this.write();
    onDisk(this.path, () => fsyncSync(this.file));
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
    const bytes = Buffer.concat(this.waiting);
    onDisk(this.path, () => writeAll(this.file, bytes, this.place));
    this.place += bytes.length;
    this.waiting = [];
    this.room = ROOM;
  }

  /** Only to free memory: what cannot be written now waits for the next save, which says so. */
  private writeEarly(): void {
    try {
      this.write();
    } catch {
      this.room = ROOM;
    }
  }
}

interface Growing {
  readonly matchup: number;
  readonly from: number;
  to: number;
  bytes: number;
  readonly hash: Hash;
}
