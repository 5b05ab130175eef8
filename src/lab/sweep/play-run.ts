// Plays what is left of a run: sums come back in order, are added, and are saved as it goes. The main thread holds counters,
// never games.
import { addCount } from '../counted.ts';
import { Blocks } from '../crew/blocks.ts';
import type { Block, BlockResult, Crew } from '../crew/crew.ts';
import { playInOrder } from '../crew/play-in-order.ts';
import { MARK, stopOf } from '../until.ts';
import { RawFile } from './raw-file.ts';
import { isPlayed, type Run, toDo } from './run.ts';
import { saveTallies } from './run-folder.ts';

export interface Playing {
  readonly folder: string;
  readonly crew: Crew;
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
export async function playRun(run: Run, { crew, signal, progress, ...saving }: Playing): Promise<boolean> {
  const keeper = new Keeper(run, saving);
  const blocks = new Blocks(toDo(run), crew.hands, run.config.until === undefined ? undefined : MARK);
  const add = (block: Block, result: BlockResult) => {
    keeper.add(block, result);
    if (stopOf(run.config, run.matchups[block.matchup]!.tally) === 'width') blocks.leave(block.matchup);
    progress();
  };
  try {
    await playInOrder(crew, blocks, add, signal);
  } finally {
    keeper.end();
  }
  return isPlayed(run);
}

/** Adds to a run and saves it now and then. */
class Keeper {
  private readonly raw: RawFile | null;
  private readonly timer: NodeJS.Timeout;
  private unsaved: boolean;
  /** Why the last save failed: a full disk, a folder that is gone. */
  private broken: unknown = null;

  constructor(
    private readonly run: Run,
    private readonly saving: Pick<Playing, 'folder' | 'rawHeader' | 'saveEvery'>,
  ) {
    const noRows = run.raw === null || (isPlayed(run) && run.raw > 0);
    this.raw = noRows ? null : new RawFile(saving.folder, run.raw ?? 0, saving.rawHeader);
    this.unsaved = this.raw !== null;
    this.timer = setInterval(() => this.saveInTime(), saving.saveEvery);
  }

  add({ matchup, from, to }: Block, result: BlockResult): void {
    if (this.broken !== null) throw this.broken;
    const into = this.run.matchups[matchup]!;
    addCount(into, result);
    into.ranges = [[into.ranges[0]?.[0] ?? from, to]];
    this.raw?.add(result.rows);
    this.unsaved = true;
  }

  end(): void {
    clearInterval(this.timer);
    this.save();
    this.raw?.close();
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
    saveTallies(this.saving.folder, this.run);
    this.unsaved = false;
  }
}
