// Plays what is left of a run: sums come back in order, are added, and are saved as it goes. The main thread holds counters,
// never games.

import { addToPooled } from '../contest/study/pooled.ts';
import { MARK, stopOf } from '../contest/until.ts';
import { Blocks } from '../crew/blocks.ts';
import { addCount } from '../crew/counted.ts';
import type { Block, BlockResult, Crew } from '../crew/crew.ts';
import { playInOrder } from '../crew/play-in-order.ts';
import { RAW } from '../crew/raw-rows.ts';
import { SETS } from '../crew/sets-file.ts';
import { GrowingFile } from './growing-file.ts';
import { isPlayed, plannedRange, type Run, toDo } from './run.ts';
import { saveTallies } from './run-folder.ts';

export interface Playing {
  readonly folder: string;
  readonly crew: Crew;
  /** Aborted: finish what runs, save, and return. */
  readonly signal: AbortSignal;
  /** Matchups side by side: whoever stops in the middle knows something about all of them. */
  readonly inTurns?: boolean;
  /** Milliseconds between saves. */
  readonly saveEvery: number;
  /** Something was added. */
  progress(): void;
}

/** True when everything planned is played. Whatever happens, what was added is saved. */
export async function playRun(run: Run, { crew, signal, progress, inTurns, ...saving }: Playing): Promise<boolean> {
  run.stopped = null;
  const writer = new RunWriter(run, saving);
  const left = inTurns ? turnByTurn(toDo(run), plannedRange(run.config.sets, run.shard)[0]) : toDo(run);
  const blocks = new Blocks(left, crew.hands, run.config.until === undefined ? undefined : MARK);
  const add = (block: Block, result: BlockResult) => {
    writer.add(block, result);
    if (stopOf(run.config, run.matchups[block.matchup]!) === 'width') blocks.leave(block.matchup);
    progress();
  };
  try {
    await playInOrder(crew, blocks, add, signal);
  } finally {
    writer.end();
  }
  return isPlayed(run);
}

/** Sets of the first turn. */
const FIRST_TURN = 4;

/** What is left of a run, every matchup as far as the others before any goes further: twice as far with each turn, until a turn is a mark
 * long. `first` is the first set that was planned. */
export function* turnByTurn(left: readonly Block[], first: number): Generator<Block, undefined> {
  const last = Math.max(...left.map(({ to }) => to));
  for (let [at, turn] = [first, FIRST_TURN]; at < last; at += turn, turn = Math.min(at - first, MARK)) {
    for (const { matchup, from, to } of left) {
      const [begin, end] = [Math.max(from, at), Math.min(to, at + turn)];
      if (begin < end) yield { matchup, from: begin, to: end };
    }
  }
}

/** What a block has for each of the files. */
export const bytesFor: Readonly<Record<string, (result: BlockResult) => Uint8Array>> = {
  [RAW]: ({ rows }) => Buffer.from(rows),
  [SETS]: ({ sets }) => sets!,
};

/** Adds to a run and saves it now and then. */
class RunWriter {
  private readonly files: readonly (readonly [string, GrowingFile])[];
  private readonly timer: NodeJS.Timeout;
  private unsaved = false;
  /** Why the last save failed: a full disk, a folder that is gone. */
  private broken: unknown = null;

  constructor(
    private readonly run: Run,
    private readonly saving: Pick<Playing, 'folder' | 'saveEvery'>,
  ) {
    const names = isPlayed(run) ? [] : Object.keys(run.files);
    this.files = names.map((name) => [name, new GrowingFile(saving.folder, name, run.files[name]!.segments)] as const);
    this.timer = setInterval(() => this.saveInTime(), saving.saveEvery);
  }

  add(block: Block, result: BlockResult): void {
    if (this.broken !== null) throw this.broken;
    const { matchup, from, to } = block;
    const into = this.run.matchups[matchup]!;
    addCount(into, result);
    const { config, pooled } = this.run;
    const { study } = result.tally;
    if (pooled !== null && study !== null) addToPooled(pooled, config.matchups[matchup]!, study);
    into.ranges = [[into.ranges[0]?.[0] ?? from, to]];
    for (const [name, file] of this.files) file.add(block, bytesFor[name]!(result));
    this.unsaved = true;
  }

  end(): void {
    clearInterval(this.timer);
    try {
      this.save();
    } finally {
      for (const [, file] of this.files) file.close();
    }
  }

  /** What goes wrong on the clock's errand is thrown where somebody listens. */
  private saveInTime(): void {
    try {
      this.save();
    } catch (error) {
      this.broken = error;
    }
  }

  /** First the files, then the tallies that count what is in them. */
  private save(): void {
    if (!this.unsaved) return;
    for (const [name, file] of this.files) this.run.files[name]!.segments = file.flush();
    saveTallies(this.saving.folder, this.run);
    this.unsaved = false;
  }
}
