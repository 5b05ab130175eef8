// Plays what is left of a run: blocks go out to the workers, sums come back and are added in order, and are saved as it
// goes. The main thread holds counters, never games.
import { MatchError } from '../../core/match.ts';
import { sharedLike } from '../study/study.ts';
import { addTally } from '../tally.ts';
import { MARK, stopOf } from '../until.ts';
import { Blocks } from './blocks.ts';
import type { Pool } from './pool.ts';
import { type Block, type BlockResult, FAILURES_KEPT } from './protocol.ts';
import { RawFile } from './raw-file.ts';
import { isPlayed, type Run, type RunMatchup, toDo } from './run.ts';
import { saveTallies } from './run-folder.ts';

/** Blocks asked for ahead, per worker: one is played, one waits. */
const AHEAD = 2;
/** Blocks that may be done ahead of one that takes its time, per worker: this bounds the memory. */
const WINDOW = 32;

export interface Playing {
  readonly folder: string;
  readonly pool: Pool;
  /** The first line of the raw file. */
  readonly rawHeader: string;
  /** Aborted: finish what runs, save, and return. */
  readonly signal: AbortSignal;
  /** Milliseconds between saves. */
  readonly saveEvery: number;
  /** Something was added. */
  progress(): void;
}

/** True when everything planned is played. Whatever happens, what was added is saved. */
export async function playRun(run: Run, playing: Playing): Promise<boolean> {
  const player = new Player(run, playing);
  try {
    await player.play();
  } finally {
    player.end();
  }
  return isPlayed(run);
}

type Room = ReturnType<typeof sharedLike>;

class Player {
  private readonly blocks: Blocks;
  private readonly raw: RawFile | null;
  private readonly timer: NodeJS.Timeout;
  private unsaved = false;
  /** Blocks are numbered as they go out; what came back out of turn waits here. */
  private out = 0;
  private added = 0;
  private readonly waiting = new Map<number, readonly [Block, BlockResult, Room | null]>();
  /** Rooms that nobody counts in; they go round, so that a long run leaves nothing behind for the collector. */
  private readonly rooms: Room[] = [];
  private moved: (() => void)[] = [];
  private stopped = false;
  /** Why the last save failed: a full disk, a folder that is gone. */
  private broken: unknown = null;

  constructor(
    private readonly run: Run,
    private readonly playing: Playing,
  ) {
    this.blocks = new Blocks(toDo(run), run.config.until === undefined ? undefined : MARK);
    const noRows = run.raw === null || (isPlayed(run) && run.raw > 0);
    this.raw = noRows ? null : new RawFile(playing.folder, run.raw ?? 0, playing.rawHeader);
    this.unsaved = this.raw !== null;
    this.timer = setInterval(() => this.saveInTime(), playing.saveEvery);
  }

  async play(): Promise<void> {
    const lanes = Array.from({ length: AHEAD * this.playing.pool.jobs }, () => this.lane());
    await Promise.all(lanes);
  }

  end(): void {
    this.stopped = true;
    clearInterval(this.timer);
    this.save();
    this.raw?.close();
  }

  private async lane(): Promise<void> {
    const { pool, signal } = this.playing;
    while (!signal.aborted && !this.stopped) {
      while (this.out - this.added > WINDOW * pool.jobs) await this.nextMove();
      const block = this.blocks.take();
      if (block === null) return;
      const number = this.out++;
      const room = this.roomFor(block);
      const result = await pool.play(room === null ? block : { ...block, room: room.counts.buffer });
      if (this.stopped) return;
      if (this.broken !== null) throw this.broken;
      this.blocks.learn(block, result.milliseconds);
      this.waiting.set(number, [block, result, room]);
      this.addInTurn();
    }
  }

  private roomFor({ matchup }: Block): Room | null {
    const study = this.run.matchups[matchup]?.tally.study ?? null;
    return study === null ? null : (this.rooms.pop() ?? sharedLike(study));
  }

  private nextMove(): Promise<void> {
    return new Promise((resolve) => this.moved.push(resolve));
  }

  private addInTurn(): void {
    for (let next = this.waiting.get(this.added); next !== undefined; next = this.waiting.get(this.added)) {
      this.waiting.delete(this.added);
      const [block, result, room] = next;
      this.add(block, result, room);
      if (room !== null) this.rooms.push(room);
      this.added++;
    }
    for (const wake of this.moved.splice(0)) wake();
    this.playing.progress();
  }

  private add({ matchup, from, to }: Block, { tally, failures, raw, fault }: BlockResult, study: Room | null): void {
    const into = this.run.matchups[matchup];
    if (into === undefined) throw new Error(`matchup ${matchup}, expected less than ${this.run.matchups.length}`);
    // Played ahead, and now past the stop: whatever happened there is no part of the run.
    if (this.hasStopped(into)) return;
    if (fault !== null) throw new MatchError(fault.what, fault.line);
    addTally(into.tally, { ...tally, study });
    into.failures.push(...failures.slice(0, FAILURES_KEPT - into.failures.length));
    into.ranges = [[into.ranges[0]?.[0] ?? from, to]];
    this.raw?.add(raw);
    this.unsaved = true;
    if (this.hasStopped(into)) this.blocks.leave(matchup);
  }

  private hasStopped({ tally }: RunMatchup): boolean {
    return stopOf(this.run.config, tally) === 'width';
  }

  /** What goes wrong on the clock's errand is thrown where somebody listens. */
  private saveInTime(): void {
    try {
      this.save();
    } catch (error) {
      this.broken = error;
    }
  }

  /** First the rows, then the tallies that count them. */
  private save(): void {
    if (!this.unsaved) return;
    if (this.raw !== null) this.run.raw = this.raw.flush();
    saveTallies(this.playing.folder, this.run);
    this.unsaved = false;
  }
}
