// The threads of this process as a crew, and the watchdog that notices one which does not come back.
import { fileURLToPath } from 'node:url';
import { Piscina } from 'piscina';
import { bundleFolder } from '../text/installed.ts';
import { gameName, matchupName } from '../who/matchup.ts';
import type { Block, BlockResult, Crew, Order, Signed } from './crew.ts';
import { PLACE, SIGNING } from './desk.ts';
import type { ThreadSetup, ThreadTask } from './worker.ts';

const filename = fileURLToPath(new URL('worker.js', bundleFolder));

/** Games leave little behind them, and room for young objects that slowly doubles would look like a leak. */
const resourceLimits = { maxYoungGenerationSizeMb: 6 };

/** A game that took longer than anybody wants to wait: a bot never returned. `matchup` is below 0 before the first game. */
export class Hang extends Error {
  constructor(
    who: string,
    readonly matchup: number,
    readonly set: number,
    readonly game: string,
    seconds: number,
  ) {
    super(`${who}: a game was not over after ${seconds} s; a bot never returned`);
  }
}

export class Threads implements Crew {
  private readonly piscina: Piscina;
  private readonly places: Int32Array;
  private readonly watch: NodeJS.Timeout;
  private readonly seen: { begun: number; since: number }[];
  /** Who waits for a thread. A race against one promise that never settles would remember every block. */
  private readonly waiting = new Set<(hang: Hang) => void>();
  /** Shared memory that nobody counts in. */
  private readonly free: Float64Array[] = [];

  /** `patience`: seconds that a game may take. */
  constructor(
    private readonly order: Order,
    readonly hands: number,
    private readonly patience: number,
  ) {
    // A thread that ends is replaced, and the new one takes places of its own.
    const places = new SharedArrayBuffer(4 * (1 + PLACE.words * hands * 2));
    this.places = new Int32Array(places);
    this.seen = Array.from({ length: hands * 2 }, () => ({ begun: 0, since: 0 }));
    const workerData: ThreadSetup = { order, places };
    const threads = { minThreads: hands, maxThreads: hands, idleTimeout: Number.POSITIVE_INFINITY };
    this.piscina = new Piscina({ filename, workerData, ...threads, recordTiming: false, resourceLimits });
    this.watch = setInterval(() => this.look(performance.now()), Math.min(1000, patience * 250));
    this.watch.unref();
  }

  play(block: Block): Promise<BlockResult> {
    const task: ThreadTask = { block, counts: this.free.pop() };
    return this.ask(task, 'play');
  }

  release({ tally }: BlockResult): void {
    // All of it: another matchup may take more of it.
    if (tally.study !== null) this.free.push(new Float64Array(tally.study.counts.buffer));
  }

  sign(): Promise<Signed> {
    return this.ask(null, 'sign');
  }

  private ask<T>(task: ThreadTask | null, name: string): Promise<T> {
    return new Promise<T>((resolve, reject) => {
      this.waiting.add(reject);
      const settled = () => this.waiting.delete(reject);
      (this.piscina.run(task, { name }) as Promise<T>).then(resolve, reject).finally(settled);
    });
  }

  async close(): Promise<void> {
    clearInterval(this.watch);
    // What a thread still sends while it is ended belongs to nobody.
    this.piscina.on('error', () => {});
    await this.piscina.destroy();
  }

  /** A thread that is busy and has begun no other game for too long hangs. */
  private look(now: number): void {
    for (const [at, seen] of this.seen.entries()) {
      const place = this.places.subarray(1 + PLACE.words * at, 1 + PLACE.words * (at + 1));
      const begun = Atomics.load(place, PLACE.begun);
      if (Atomics.load(place, PLACE.busy) === 0 || begun !== seen.begun) {
        seen.begun = begun;
        seen.since = now;
      } else if (now - seen.since > this.patience * 1000) {
        const hang = this.hangAt(place);
        for (const give of this.waiting) give(hang);
      }
    }
  }

  private hangAt(place: Int32Array): Hang {
    const [set, matchup] = [place[PLACE.set] ?? 0, place[PLACE.matchup] ?? 0];
    const game = gameName(place[PLACE.game] ?? 0);
    const { bots, config } = this.order;
    const who = matchup < 0 ? bots[SIGNING - matchup]! : `${matchupName(config.matchups[matchup]!)}, set ${set}${game}`;
    return new Hang(who, matchup, set, game, this.patience);
  }
}
