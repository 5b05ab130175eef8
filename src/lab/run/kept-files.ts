// The files that have something of every set, when a run is finished: in the order of the scenario, and known by their hash.
import { existsSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { Box } from '../../core/contract.ts';
import { RAW, rawHeader } from '../crew/raw-rows.ts';
import { onDisk } from '../text/disk.ts';
import { RunError } from '../text/run-error.ts';
import { type Segment, underWay } from './growing-file.ts';
import { damaged, type FilePiece, isWhole, type Kept, keptOf, lookAt, piecesOf, writePieces } from './pieces.ts';
import type { Run, RunFile, RunInFolder } from './run.ts';

/** The first line of such a file, if it has one. */
function headOf(box: Box, { config }: Run, name: string): string {
  return name === RAW ? rawHeader(box, config) : '';
}

/** Puts the segments of all of them in order; what is in order is looked at. */
export function finishFiles(box: Box, folder: string, run: Run): void {
  for (const [name, file] of Object.entries(run.files)) {
    const head = headOf(box, run, name);
    if (file.kept === null) file.kept = putInOrder(folder, name, head, file, run.matchups.length);
    else checkWhole(join(folder, name), head, file.kept);
  }
}

/** Done again after a kill, it may find the file finished: then it is only looked at. */
function putInOrder(folder: string, name: string, head: string, { segments }: RunFile, matchups: number): Kept {
  const [from, to] = [underWay(folder, name), join(folder, name)];
  if (existsSync(to) && !existsSync(from)) {
    const kept = keptOf(head, inOrderOf(to, head, segments), matchups);
    checkWhole(to, head, kept);
    return kept;
  }
  const kept = writePieces(to, head, piecesOf(from, segments, 0).sort(byPlace), matchups);
  onDisk(from, () => rmSync(from));
  return kept;
}

/** Where the segments lie in the finished file. */
function inOrderOf(path: string, head: string, segments: readonly Segment[]): (Segment & FilePiece)[] {
  return piecesOf(path, segments.toSorted(byPlace), Buffer.byteLength(head));
}

/** A piece that must be played again: the sets from … to − 1. */
export type LostPiece = Segment | Omit<Segment, 'sha256'>;

/** What of a file is gone, or is not what was played. */
export interface LostFile {
  readonly pieces: readonly (LostPiece & FilePiece)[];
  /** Of a finished file: it is lost as a whole, and made anew under the name that it had when it was under way. */
  readonly finished: { readonly path: string; readonly head: string; readonly kept: Kept } | null;
}

export function lostOfFile(box: Box, folder: string, run: Run, name: string): LostFile {
  const { segments, kept } = run.files[name]!;
  const [from, to, head] = [underWay(folder, name), join(folder, name), headOf(box, run, name)];
  if (kept !== null) {
    if (isKept(to, head, kept)) return { pieces: [], finished: null };
    const parts = run.matchups.flatMap(({ ranges: [range] }, matchup) =>
      range === undefined ? [] : [{ matchup, from: range[0], to: range[1], bytes: kept.bytes[matchup]! }],
    );
    return { pieces: piecesOf(from, parts, Buffer.byteLength(head)), finished: { path: to, head, kept } };
  }
  // Killed when it was finished, and the tallies did not know of it yet.
  const isFinished = !existsSync(from) && existsSync(to) && inOrderOf(to, head, segments).every(isWhole);
  return { pieces: isFinished ? [] : piecesOf(from, segments, 0).filter((piece) => !isWhole(piece)), finished: null };
}

function byPlace(one: Segment, other: Segment): number {
  return one.matchup - other.matchup || one.from - other.from;
}

/** A finished file must still be what it was. */
function checkWhole(path: string, head: string, { bytes, sha256 }: Kept): void {
  const whole = Buffer.byteLength(head) + bytes.reduce((sum, some) => sum + some, 0);
  lookAt([{ path, at: 0, bytes: whole, matchup: 0, sha256 }]);
  if (onDisk(path, () => statSync(path).size) !== whole) throw damaged(path);
}

export function isKept(path: string, head: string, kept: Kept): boolean {
  try {
    checkWhole(path, head, kept);
    return true;
  } catch (error) {
    if (error instanceof RunError) return false;
    throw error;
  }
}

/** All files of a complete run. */
export function checkFiles(box: Box, { folder, run }: RunInFolder): void {
  for (const [name, { kept }] of Object.entries(run.files)) {
    if (kept !== null) checkWhole(join(folder, name), headOf(box, run, name), kept);
  }
}

/** Joins those of the parts, which were looked at before. `inOrder` has the parts that hold something of a matchup, in the order of its sets. */
export function joinFiles(box: Box, folder: string, run: Run, inOrder: (matchup: number) => readonly RunInFolder[]): void {
  for (const [name, file] of Object.entries(run.files)) {
    const head = headOf(box, run, name);
    const pieces = run.matchups.flatMap((_, matchup) =>
      inOrder(matchup).map((part) => pieceOf(part, name, Buffer.byteLength(head), matchup)),
    );
    file.kept = writePieces(join(folder, name), head, pieces, run.matchups.length);
  }
}

function pieceOf({ folder, run }: RunInFolder, name: string, first: number, matchup: number) {
  const { bytes } = run.files[name]!.kept!;
  const parts = bytes.map((some, at) => ({ bytes: some, matchup: at }));
  return piecesOf(join(folder, name), parts, first)[matchup]!;
}
