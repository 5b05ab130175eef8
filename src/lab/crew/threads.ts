// The threads of this process as a crew. Whichever is free takes the next task; when one is lost, so is the crew.
import { fileURLToPath } from 'node:url';
import { bundleFolder } from '../text/installed.ts';
import type { Block, BlockResult, Crew, Order, Signed } from './crew.ts';
import { LostThread } from './lost.ts';
import { readPlace } from './place.ts';
import { Thread } from './thread.ts';
import { Watchdog } from './watchdog.ts';
import type { ThreadAnswer, ThreadTask } from './worker.ts';

const program = fileURLToPath(new URL('worker.js', bundleFolder));

/** A task, and who waits for its answer. */
interface Asked {
  readonly task: ThreadTask;
  answer(result: Signed | BlockResult): void;
  fail(error: Error): void;
}

export class Threads implements Crew {
  private readonly threads: readonly Thread[];
  /** Which task each thread has. */
  private readonly under = new Map<Thread, Asked>();
  private readonly queue: Asked[] = [];
  private readonly watch: NodeJS.Timeout;
  private lost: LostThread | null = null;
  /** Shared memory that nobody counts in. */
  private readonly free: Float64Array[] = [];

  /** `patience`: seconds that a game may take. */
  constructor(
    private readonly order: Order,
    readonly hands: number,
    patience: number,
  ) {
    this.threads = Array.from({ length: hands }, () => this.open());
    const places = this.threads.map(({ place }) => place);
    const watchdog = new Watchdog(places, patience, performance.now());
    this.watch = setInterval(() => {
      const late = watchdog.look(performance.now());
      if (late !== null) this.lose(LostThread.hangs(readPlace(late.place, order), late.seconds));
    }, watchdog.period);
  }

  play(block: Block): Promise<BlockResult> {
    return this.ask({ block, counts: this.free.pop() }) as Promise<BlockResult>;
  }

  release({ tally, arms }: BlockResult): void {
    const counted = tally.study ?? arms[0]?.joint;
    // All of it: another matchup may take more of it.
    if (counted !== undefined) this.free.push(new Float64Array(counted.counts.buffer));
  }

  sign(): Promise<Signed> {
    return this.ask('sign') as Promise<Signed>;
  }

  async close(): Promise<void> {
    clearInterval(this.watch);
    await Promise.all(this.threads.map((thread) => thread.end()));
  }

  private open(): Thread {
    const thread: Thread = new Thread(program, this.order, {
      answered: (answer) => this.answered(thread, answer),
      died: (code, thrown) => this.lose(LostThread.died(readPlace(thread.place, this.order), code, thrown)),
    });
    return thread;
  }

  private ask(task: ThreadTask): Promise<Signed | BlockResult> {
    return new Promise((answer, fail) => {
      if (this.lost !== null) return fail(this.lost);
      this.queue.push({ task, answer, fail });
      this.handOut();
    });
  }

  private handOut(): void {
    for (const thread of this.threads) {
      if (this.under.has(thread)) continue;
      const next = this.queue.shift();
      if (next === undefined) return;
      this.under.set(thread, next);
      thread.give(next.task);
    }
  }

  private answered(thread: Thread, answer: ThreadAnswer): void {
    const asked = this.under.get(thread);
    this.under.delete(thread);
    this.handOut();
    if ('error' in answer) asked?.fail(answer.error);
    else asked?.answer(answer.result);
  }

  /** The first that is lost says why; what else then happens comes of it. */
  private lose(lost: LostThread): void {
    if (this.lost !== null) return;
    this.lost = lost;
    for (const { fail } of [...this.under.values(), ...this.queue]) fail(lost);
    this.under.clear();
    this.queue.length = 0;
  }
}
