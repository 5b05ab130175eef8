// The workers of a process, and the watchdog that notices one which does not come back.
import { fileURLToPath } from 'node:url';
import { Piscina } from 'piscina';
import type { Resolved } from '../scenario/resolved.ts';
import * as P from './protocol.ts';

// The workers run the bundle, also where this module is read from the sources: there it lies three folders above.
const folder = import.meta.url.endsWith('.ts') ? '../../../dist/' : './';
const filename = fileURLToPath(new URL(`${folder}worker.js`, import.meta.url));

/** Games leave little behind them, and room for young objects that slowly doubles would look like a leak. */
const resourceLimits = { maxYoungGenerationSizeMb: 6 };

/** A game that took longer than anybody wants to wait: a bot never returned. */
export class Hang extends Error {
  constructor(
    readonly config: Resolved,
    readonly matchup: number,
    readonly pair: number,
    readonly game: 'a' | 'b',
    readonly seconds: number,
  ) {
    const bots = matchup < 0 ? [P.botsOf(config)[P.SIGNING - matchup] ?? ''] : botNames(config, matchup);
    super(`${bots.join(' or ')}: a game was not over after ${seconds} s; a bot never returned`);
  }
}

function botNames(config: Resolved, matchup: number): string[] {
  return [...new Set(config.matchups[matchup]?.map(({ bot }) => bot))];
}

export class Pool {
  private readonly piscina: Piscina;
  private readonly words: Int32Array;
  private readonly watch: NodeJS.Timeout;
  private readonly seen: { begun: number; since: number }[];
  /** Who waits for a worker. A race against one promise that never settles would remember every block. */
  private readonly waiting = new Set<(hang: Hang) => void>();

  constructor(
    private readonly config: Resolved,
    readonly jobs: number,
    private readonly patience: number,
    raw: boolean,
  ) {
    const beats = new SharedArrayBuffer(4 * (1 + P.SLOT * jobs * 2));
    this.words = new Int32Array(beats);
    this.seen = Array.from({ length: jobs * 2 }, () => ({ begun: 0, since: 0 }));
    const workerData: P.WorkerSetup = { config, raw, beats };
    const threads = { minThreads: jobs, maxThreads: jobs, idleTimeout: Number.POSITIVE_INFINITY };
    this.piscina = new Piscina({ filename, workerData, ...threads, recordTiming: false, resourceLimits });
    this.watch = setInterval(() => this.look(performance.now()), Math.min(1000, patience * 250));
    this.watch.unref();
  }

  play(block: P.BlockTask): Promise<P.BlockResult> {
    return this.ask(block, 'playBlock');
  }

  sign(): Promise<P.Signatures> {
    return this.ask(null, 'sign');
  }

  private ask<T>(task: P.BlockTask | null, name: string): Promise<T> {
    return new Promise<T>((resolve, reject) => {
      this.waiting.add(reject);
      const settled = () => this.waiting.delete(reject);
      (this.piscina.run(task, { name }) as Promise<T>).then(resolve, reject).finally(settled);
    });
  }

  async close(): Promise<void> {
    clearInterval(this.watch);
    await this.piscina.destroy();
  }

  /** A worker that is busy and has begun no other game for too long hangs. */
  private look(now: number): void {
    for (const [at, seen] of this.seen.entries()) {
      const slot = this.words.subarray(1 + P.SLOT * at, 1 + P.SLOT * (at + 1));
      const begun = Atomics.load(slot, P.BEGUN);
      if (Atomics.load(slot, P.BUSY) === 0 || begun !== seen.begun) {
        seen.begun = begun;
        seen.since = now;
      } else if (now - seen.since > this.patience * 1000) {
        const [pair = 0, game = 0, , matchup = 0] = slot;
        const hang = new Hang(this.config, matchup, pair, game === 0 ? 'a' : 'b', this.patience);
        for (const give of this.waiting) give(hang);
      }
    }
  }
}
