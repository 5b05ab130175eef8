// One thread with a desk, which plays one task at a time: a pool of one. What it died of is heard from the thread itself, because the
// pool tells nobody's death, and puts another in the place of the dead.
import { Piscina } from 'piscina';
import type { Order } from './crew.ts';
import { newPlace } from './place.ts';
import type { ThreadAnswer, ThreadSetup, ThreadTask } from './worker.ts';

/** Games leave little behind them, and room for young objects that slowly doubles would look like a leak. */
const resourceLimits = { maxYoungGenerationSizeMb: 6 };

export interface Listening {
  /** The task that it was given is done. */
  answered(answer: ThreadAnswer): void;
  /** It is no more, and nobody asked it to end. `thrown` is what nobody caught, if that ended it. */
  died(code: number, thrown: unknown): void;
}

export class Thread {
  readonly place = newPlace();
  private readonly pool: Piscina;
  private thrown: unknown;
  private isEnding = false;

  constructor(
    filename: string,
    order: Order,
    private readonly listening: Listening,
  ) {
    const workerData: ThreadSetup = { order, place: this.place };
    const one = { minThreads: 1, maxThreads: 1, idleTimeout: Number.POSITIVE_INFINITY };
    // Waiting in its event loop, a thread hears what a bot throws in a timer or a promise.
    const waiting = { atomics: 'disabled', recordTiming: false } as const;
    this.pool = new Piscina({ filename, workerData, resourceLimits, name: 'answerTo', ...one, ...waiting });
    // Nothing orders an answer and the end of a thread: one that is heard after it belongs to nobody.
    this.pool.on('error', () => {});
    this.watch();
  }

  give(task: ThreadTask): void {
    // Of a task that dies with the thread the end of the thread says more.
    (this.pool.run(task) as Promise<ThreadAnswer>).then(this.listening.answered, () => {});
  }

  async end(): Promise<void> {
    this.isEnding = true;
    await this.pool.destroy();
  }

  private watch(): void {
    const [worker] = this.pool.threads;
    worker!.on('error', (error) => {
      this.thrown = error;
      // It ends by itself, unless a bot holds it up.
      void worker!.terminate();
    });
    worker!.on('exit', (code) => {
      if (this.isEnding) return;
      this.listening.died(code, this.thrown);
      void this.end();
    });
  }
}
