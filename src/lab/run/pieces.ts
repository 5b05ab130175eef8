// Files made of pieces of others: a finished file of its segments, the file of a merged run of those of its shards.
import { createHash } from 'node:crypto';
import { closeSync, openSync, readSync } from 'node:fs';
import { writeAll, writeWholeBy } from '../text/atomic-file.ts';
import { ifThere, onDisk } from '../text/disk.ts';
import { RunError } from '../text/run-error.ts';

/** A part of a file, of one matchup. Without a hash it was looked at before. */
export interface FilePiece {
  readonly path: string;
  readonly at: number;
  readonly bytes: number;
  readonly matchup: number;
  readonly sha256?: string;
}

/** What lies one behind the other in a file, from `first` on. */
export function piecesOf<T extends Omit<FilePiece, 'path' | 'at'>>(
  path: string,
  parts: readonly T[],
  first: number,
): (T & FilePiece)[] {
  let next = first;
  return parts.map((part) => {
    next += part.bytes;
    return { ...part, path, at: next - part.bytes };
  });
}

/** What is in a file: bytes by matchup, behind its head. */
export interface Kept {
  readonly bytes: readonly number[];
  readonly sha256: string;
}

/** Writes the head and the pieces, in their order. */
export function writePieces(to: string, head: string, pieces: readonly FilePiece[], matchups: number): Kept {
  let kept: Kept | null = null;
  writeWholeBy(to, (file) => {
    writeAll(file, Buffer.from(head));
    kept = keptOf(head, pieces, matchups, (part) => writeAll(file, part));
  });
  return kept!;
}

/** What a file of these pieces would hold. */
export function keptOf(
  head: string,
  pieces: readonly FilePiece[],
  matchups: number,
  take: (part: Uint8Array) => void = () => {},
): Kept {
  const hash = createHash('sha256').update(head);
  const bytes = new Array<number>(matchups).fill(0);
  lookAt(pieces, (part) => {
    hash.update(part);
    take(part);
  });
  for (const piece of pieces) bytes[piece.matchup]! += piece.bytes;
  return { bytes, sha256: hash.digest('hex') };
}

/** Read at once, in bytes. */
const ROOM = 1 << 20;

/** Reads the pieces, one after the other; one that is not what it was is named. */
export function lookAt(pieces: readonly FilePiece[], take: (part: Uint8Array) => void = () => {}): void {
  const files = new Map<string, number>();
  try {
    for (const { path } of pieces) if (!files.has(path)) files.set(path, openToRead(path));
    for (const piece of pieces) readPiece(files.get(piece.path)!, piece, take);
  } finally {
    for (const file of files.values()) closeSync(file);
  }
}

/** Whether a piece is still what it was. */
export function isWhole(piece: FilePiece): boolean {
  try {
    lookAt([piece]);
    return true;
  } catch (error) {
    if (error instanceof RunError) return false;
    throw error;
  }
}

function openToRead(path: string): number {
  const file = ifThere(path, () => openSync(path, 'r'));
  if (file === null)
    throw new RunError(
      `${path}: found no such file, expected it beside the tallies that speak of it; resume plays it again`,
    );
  return file;
}

function readPiece(file: number, { path, at, bytes, sha256 }: FilePiece, take: (part: Uint8Array) => void): void {
  const [hash, buffer] = [createHash('sha256'), Buffer.alloc(Math.min(ROOM, bytes))];
  for (let done = 0; done < bytes; ) {
    const read = onDisk(path, () => readSync(file, buffer, 0, Math.min(buffer.length, bytes - done), at + done));
    if (read === 0) throw damaged(path);
    const part = buffer.subarray(0, read);
    hash.update(part);
    take(part);
    done += read;
  }
  if (sha256 !== undefined && hash.digest('hex') !== sha256) throw damaged(path);
}

export function damaged(path: string): RunError {
  return new RunError(`${path}: damaged: it does not hold what was played; resume plays it again`);
}
