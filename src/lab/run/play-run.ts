// Plays what is left of a run: sums come back in order, are added, and are saved as it goes. The main thread holds counters,
// never games.

import { addToPooled } from '../contest/study/pooled.ts';
import { isEarly, MARK, ROUND, stopOf } from '../contest/until.ts';
import { Blocks } from '../crew/blocks.ts';
import { addCount } from '../crew/counted.ts';
import type { Block, BlockResult, Crew } from '../crew/crew.ts';
import { playInOrder } from '../crew/play-in-order.ts';
import { RAW } from '../crew/raw-rows.ts';
import { SETS } from '../crew/sets-file.ts';
import { baselineOfMatchup } from './baseline.ts';
import { GrowingFile } from './growing-file.ts';
import { addRecorded } from './recorded.ts';
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
  /** Of a check: who says when it is over. */
  readonly judge?: Judge;
  /** Something was added. */
  progress(): void;
}

/** Looks at a run of which all matchups that are still asked about have gone equally far. What is decided is written down in the run. */
export interface Judge {
  /** The matchups of which nothing more is asked. */
  look(run: Run): readonly number[];
}

/** True when everything planned is played. Whatever happens, what was added is saved. */
export async function playRun(run: Run, playing: Playing): Promise<boolean> {
  const { crew, signal, progress, judge, ...saving } = playing;
  run.stopped = null;
  const writer = new RunWriter(run, saving);
  const blocks = blocksOf(run, playing);
  const add = (block: Block, result: BlockResult) => {
    writer.add(block, result);
    if (judge !== undefined) lookAfter(run, judge, blocks);
    else if (isEarly(stopOf(run.config, run.matchups[block.matchup]!))) blocks.leave(block.matchup);
    progress();
  };
  try {
    // What needs no game is decided before the first, and what the last session left undecided at the end of a round after it.
    if (judge !== undefined) lookAfter(run, judge, blocks);
    await playInOrder(crew, blocks, add, signal);
  } finally {
    writer.end();
  }
  return isPlayed(run);
}

/** Of a check, rounds; else matchup by matchup, or in turns. */
function blocksOf(run: Run, { crew, inTurns, judge }: Playing): Blocks {
  const { config, shard } = run;
  const [left, [first]] = [toDo(run), plannedRange(config.sets, shard)];
  const isKept = (block: Block) => crew.has?.(block) ?? false;
  if (judge !== undefined) return new Blocks(rounds(left, first), crew.hands, ROUND, isKept);
  return new Blocks(inTurns ? turnByTurn(left, first) : left, crew.hands, config.until === undefined ? undefined : MARK);
}

/** What is left of a check: a round of every matchup, then the next. */
function* rounds(left: readonly Block[], first: number): Generator<Block, undefined> {
  const last = Math.max(...left.map(({ to }) => to));
  for (let at = first; at < last; at += ROUND) {
    for (const { matchup, from, to } of left) {
      const [begin, end] = [Math.max(from, at), Math.min(to, at + ROUND)];
      if (begin < end) yield { matchup, from: begin, to: end };
    }
  }
}

/** Once a round is over: all that are still asked about have come to its end. */
function lookAfter(run: Run, judge: Judge, blocks: Blocks): void {
  const ends = new Set(run.matchups.filter(({ decided }) => !decided).map(({ ranges }) => ranges[0]?.[1] ?? 0));
  const [end = 0] = ends;
  if (ends.size !== 1 || (end % ROUND !== 0 && end !== run.config.sets)) return;
  for (const matchup of judge.look(run)) {
    run.matchups[matchup]!.decided = true;
    blocks.leave(matchup);
  }
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
    if (into.recorded !== null)
      addRecorded(into, baselineOfMatchup(this.run.baseline!, config.matchups[matchup]!)!, block, result);
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
