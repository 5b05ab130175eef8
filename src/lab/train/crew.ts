// The workers of a training.
import { fileURLToPath } from 'node:url';
import { Piscina } from 'piscina';
import { MatchError } from '../../core/match.ts';
import type { Task, TaskResult, TrainerSetup } from './protocol.ts';

// The workers run the bundle, also where this module is read from the sources: there it lies three folders above.
const folder = import.meta.url.endsWith('.ts') ? '../../../dist/' : './';
const filename = fileURLToPath(new URL(`${folder}trainer.js`, import.meta.url));

/** Tasks asked for ahead, per worker: one is played, one waits. */
const AHEAD = 2;

export class Crew {
  private readonly piscina: Piscina;

  constructor(
    workerData: TrainerSetup,
    private readonly jobs: number,
  ) {
    const threads = { minThreads: jobs, maxThreads: jobs, idleTimeout: Number.POSITIVE_INFINITY };
    this.piscina = new Piscina({ filename, workerData, ...threads, recordTiming: false });
  }

  /** The scores of all tasks, in their order whoever played them; null if stopped before the last. */
  async play(tasks: readonly Task[], signal: AbortSignal, played: (task: Task) => void): Promise<Uint8Array[] | null> {
    const results = new Array<Uint8Array>(tasks.length);
    let next = 0;
    const lane = async () => {
      while (next < tasks.length && !signal.aborted) {
        const at = next++;
        const task = tasks[at]!;
        const result = (await this.piscina.run(task, { name: 'play' })) as TaskResult;
        if (!(result instanceof Uint8Array)) {
          next = tasks.length;
          throw new MatchError(result.what, result.line);
        }
        results[at] = result;
        played(task);
      }
    };
    await Promise.all(Array.from({ length: AHEAD * this.jobs }, lane));
    return signal.aborted ? null : results;
  }

  close(): Promise<void> {
    return this.piscina.destroy();
  }
}
