// Notices who does not come back. It counts its own ticks, each for its period at most: what passes while the process stands
// still (stopped by Ctrl-Z, a laptop asleep) is nobody's fault, and neither is a tick that comes late.
import { LOADING_PATIENCE } from '../who/probe.ts';
import { DOING, PLACE } from './place.ts';

/** Milliseconds. */
const LONGEST_PERIOD = 1000;
/** Ticks of somebody's patience, at least. */
const TICKS = 4;

/** Somebody who is busy and has begun nothing else for too long, with the seconds that were waited. */
export interface Late {
  readonly place: Int32Array;
  readonly seconds: number;
}

export class Watchdog {
  /** Milliseconds from tick to tick. */
  readonly period: number;
  /** By place: what it had begun, and the milliseconds that were counted since. */
  private readonly seen: { begun: number; waited: number }[];
  private last: number;

  /** `patience`: seconds that a game may take. */
  constructor(
    private readonly places: readonly Int32Array[],
    private readonly patience: number,
    now: number,
  ) {
    this.period = Math.min(LONGEST_PERIOD, (1000 * patience) / TICKS);
    this.seen = places.map(() => ({ begun: 0, waited: 0 }));
    this.last = now;
  }

  /** One tick. */
  look(now: number): Late | null {
    const passed = Math.min(now - this.last, this.period);
    this.last = now;
    let late: Late | null = null;
    for (const [at, place] of this.places.entries()) {
      const seen = this.seen[at]!;
      const [begun, doing] = [Atomics.load(place, PLACE.begun), Atomics.load(place, PLACE.doing)];
      seen.waited = doing !== DOING.nothing && begun === seen.begun ? seen.waited + passed : 0;
      seen.begun = begun;
      const seconds = doing === DOING.loading ? Math.max(this.patience, LOADING_PATIENCE) : this.patience;
      if (seen.waited > 1000 * seconds) late = { place, seconds };
    }
    return late;
  }
}
