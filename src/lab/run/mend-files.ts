// What is gone of the files of a run, though the tallies count it, is played again: the same games, and so the same bytes, which are known
// by their hash. Nothing is counted twice.
import { createHash } from 'node:crypto';
import { closeSync, constants, fsyncSync, ftruncateSync, openSync, renameSync, rmSync } from 'node:fs';
import type { Box } from '../../core/contract.ts';
import { Blocks } from '../crew/blocks.ts';
import type { Block, BlockResult, Crew } from '../crew/crew.ts';
import { playInOrder } from '../crew/play-in-order.ts';
import { writeAll } from '../text/atomic-file.ts';
import { onDisk } from '../text/disk.ts';
import { RunError } from '../text/run-error.ts';
import { matchupName } from '../who/matchup.ts';
import { isKept, type LostFile, lostOfFile } from './kept-files.ts';
import { bytesFor } from './play-run.ts';
import type { Run, RunInFolder } from './run.ts';

type Piece = LostFile['pieces'][number];

/** By file, what must be played again. */
export type Lost = ReadonlyMap<string, LostFile>;

/** Only files of which something is. */
export function lostOf(box: Box, { folder, run }: RunInFolder): Lost {
  const lost = Object.keys(run.files).map((name) => [name, lostOfFile(box, folder, run, name)] as const);
  return new Map(lost.filter(([, { pieces }]) => pieces.length > 0));
}

/** `240 sets of raw.csv, 240 sets of sets.bin` */
export function lostWords(lost: Lost): string {
  return [...lost].map(([name, { pieces }]) => `${setsOf(pieces)} sets of ${name}`).join(', ');
}

/** False if the signal came first: what was mended of a run under way until then stays so. */
export async function mendFiles({ run }: RunInFolder, lost: Lost, crew: Crew, signal: AbortSignal): Promise<boolean> {
  const blocks = blocksOf(lost);
  const menders: Mender[] = [];
  let mended = 0;
  const add = (block: Block, result: BlockResult) => {
    for (const mender of menders) mender.add(block, result);
    mended += block.to - block.from;
  };
  try {
    for (const [name, file] of lost) menders.push(new Mender(run, name, file));
    await playInOrder(crew, new Blocks(blocks, crew.hands), add, signal);
    if (mended < setsOf(blocks)) return false;
    for (const mender of menders) mender.finish();
    return true;
  } finally {
    for (const mender of menders) mender.close();
  }
}

function setsOf(blocks: readonly Pick<Block, 'from' | 'to'>[]): number {
  return blocks.reduce((sum, { from, to }) => sum + to - from, 0);
}

/** What several files have lost is played once. */
function blocksOf(lost: Lost): Block[] {
  const all = [...lost.values()].flatMap(({ pieces }) => pieces.map(({ matchup, from, to }) => ({ matchup, from, to })));
  return [...new Map(all.map((block) => [JSON.stringify(block), block])).values()];
}

/** Puts what one file has lost back where it was. */
class Mender {
  private readonly path: string;
  private readonly file: number;
  /** Of the piece that is being played. */
  private hash = createHash('sha256');
  private done = 0;
  private isOver = false;

  constructor(
    private readonly run: Run,
    private readonly name: string,
    private readonly lost: LostFile,
  ) {
    const { finished, pieces } = lost;
    this.path = pieces[0]!.path;
    this.file = onDisk(this.path, () => openSync(this.path, constants.O_WRONLY | constants.O_CREAT));
    if (finished === null) return;
    onDisk(this.path, () => ftruncateSync(this.file, 0));
    this.write(Buffer.from(finished.head), 0);
  }

  /** Blocks come in order, and none reaches over the end of a piece. */
  add({ matchup, from, to }: Block, result: BlockResult): void {
    const piece = this.lost.pieces.find((one) => one.matchup === matchup && one.from <= from && to <= one.to);
    if (piece === undefined) return;
    const bytes = bytesFor[this.name]!(result);
    this.hash.update(bytes);
    this.done += bytes.length;
    if (this.done > piece.bytes) throw this.otherwise(piece);
    this.write(bytes, piece.at + this.done - bytes.length);
    if (to < piece.to) return;
    const sha256 = this.hash.digest('hex');
    if (this.done < piece.bytes || ('sha256' in piece && piece.sha256 !== sha256)) throw this.otherwise(piece);
    this.hash = createHash('sha256');
    this.done = 0;
  }

  /** All of it is there. */
  finish(): void {
    onDisk(this.path, () => fsyncSync(this.file));
    const { finished } = this.lost;
    if (finished !== null) {
      const { path, head, kept } = finished;
      if (!isKept(this.path, head, kept)) {
        throw new RunError(`${path}: damaged, and played again it is not what it was; sweep it anew`);
      }
      onDisk(path, () => renameSync(this.path, path));
    }
    this.isOver = true;
  }

  /** Half of a finished file is of no use. */
  close(): void {
    closeSync(this.file);
    if (!this.isOver && this.lost.finished !== null) onDisk(this.path, () => rmSync(this.path, { force: true }));
  }

  private write(bytes: Uint8Array, place: number): void {
    onDisk(this.path, () => writeAll(this.file, bytes, place));
  }

  private otherwise({ matchup, from, to }: Piece): RunError {
    const who = matchupName(this.run.config.matchups[matchup]!);
    return new RunError(
      `${this.path}: damaged, and sets ${from} to ${to - 1} of ${who} played again are not what they were; sweep it anew`,
    );
  }
}
