// Counters over other counters, sorted for counting: each sum that something is divided by is added up once.
import type { Habit } from '../../../core/studies.ts';

export class Ratios {
  /** Of each: its counter, and which of the sums it is divided by; −1: games. */
  readonly counters: Int32Array;
  readonly under: Int32Array;
  /** The counters that are added up for each different sum. */
  readonly sums: readonly Int32Array[];

  constructor(habits: readonly Habit[]) {
    const listed = habits.map(({ per }) => (per === null ? null : [per].flat()));
    const texts = listed.flatMap((per) => (per === null ? [] : [per.join()]));
    const different = [...new Set(texts)];
    this.counters = Int32Array.from(habits, ({ at }) => at);
    this.under = Int32Array.from(listed, (per) => (per === null ? -1 : different.indexOf(per.join())));
    this.sums = different.map((text) => Int32Array.from(text.split(','), Number));
  }
}
