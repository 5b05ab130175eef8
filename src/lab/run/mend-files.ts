// What is gone of the files of a run that goes on, though the tallies count it, is played again: the same games, and so the same
// bytes, which are known by their hash. Nothing is counted twice.
import { createHash } from 'node:crypto';
import { closeSync, constants, fsyncSync, openSync } from 'node:fs';
import type { Box } from '../../core/contract.ts';
import { Blocks } from '../crew/blocks.ts';
import type { Block, BlockResult, Crew } from '../crew/crew.ts';
import { playInOrder } from '../crew/play-in-order.ts';
import { writeAll } from '../text/atomic-file.ts';
import { onDisk } from '../text/disk.ts';
import { RunError } from '../text/run-error.ts';
import { matchupName } from '../who/matchup.ts';
import type { Segment } from './growing-file.ts';
import { lostSegments } from './kept-files.ts';
import type { FilePiece } from './pieces.ts';
import { bytesFor } from './play-run.ts';
import type { Run, RunInFolder } from './run.ts';

type Piece = Segment & FilePiece;

/** By file, what must be played again. */
export type Lost = ReadonlyMap<string, readonly Piece[]>;

/** Only files of which something is. */
export function lostOf(box: Box, { folder, run }: RunInFolder): Lost {
  const lost = Object.keys(run.files).map((name) => [name, lostSegments(box, folder, run, name)] as const);
  return new Map(lost.filter(([, pieces]) => pieces.length > 0));
}

/** `240 sets of raw.csv, 240 sets of sets.bin` */
export function lostWords(lost: Lost): string {
  const words = [...lost].map(
    ([name, pieces]) => `${pieces.reduce((sum, { from, to }) => sum + to - from, 0)} sets of ${name}`,
  );
  return words.join(', ');
}

/** False if the signal came first: what was mended until then stays so. */
export async function mendFiles({ run }: RunInFolder, lost: Lost, crew: Crew, signal: AbortSignal): Promise<boolean> {
  const blocks = blocksOf(lost);
  const menders = [...lost].map(([name, pieces]) => new Mender(run, name, pieces));
  let mended = 0;
  try {
    await playInOrder(
      crew,
      new Blocks(blocks, crew.hands),
      (block, result) => {
        for (const mender of menders) mender.add(block, result);
        mended += block.to - block.from;
      },
      signal,
    );
  } finally {
    for (const mender of menders) mender.close();
  }
  return mended === blocks.reduce((sum, { from, to }) => sum + to - from, 0);
}

/** What several files have lost is played once. */
function blocksOf(lost: Lost): Block[] {
  const all = [...lost.values()].flat().map(({ matchup, from, to }) => ({ matchup, from, to }));
  return [...new Map(all.map((block) => [JSON.stringify(block), block])).values()];
}

/** Puts the segments of one file back where they were. */
class Mender {
  private readonly path: string;
  private readonly file: number;
  /** Of the segment that is being played. */
  private parts: Uint8Array[] = [];

  constructor(
    private readonly run: Run,
    private readonly name: string,
    private readonly pieces: readonly Piece[],
  ) {
    this.path = pieces[0]!.path;
    this.file = onDisk(this.path, () => openSync(this.path, constants.O_WRONLY | constants.O_CREAT));
  }

  /** Blocks come in order, and none reaches over the end of a segment. */
  add({ matchup, from, to }: Block, result: BlockResult): void {
    const piece = this.pieces.find((one) => one.matchup === matchup && one.from <= from && to <= one.to);
    if (piece === undefined) return;
    this.parts.push(bytesFor[this.name]!(result));
    if (to < piece.to) return;
    const bytes = Buffer.concat(this.parts);
    this.parts = [];
    this.check(piece, bytes);
    onDisk(this.path, () => writeAll(this.file, bytes, piece.at));
  }

  close(): void {
    try {
      onDisk(this.path, () => fsyncSync(this.file));
    } finally {
      closeSync(this.file);
    }
  }

  private check({ matchup, from, to, sha256 }: Piece, bytes: Uint8Array): void {
    if (createHash('sha256').update(bytes).digest('hex') === sha256) return;
    const who = matchupName(this.run.config.matchups[matchup]!);
    throw new RunError(
      `${this.path}: damaged, and sets ${from} to ${to - 1} of ${who} played again are not what they were; sweep it anew`,
    );
  }
}
