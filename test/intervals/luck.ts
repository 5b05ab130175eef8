// The luck of a sweep that has no game.
import { roll } from '../../src/core/rng.ts';

/** The same seed and number give the same luck. */
export class Luck {
  private count = 0;
  private readonly key: Int32Array<ArrayBuffer>;

  constructor(seed: number, sweep: number) {
    this.key = Int32Array.of(seed, sweep);
  }

  uniform(): number {
    return this.below(2 ** 30) / 2 ** 30;
  }

  /** A whole number below n. */
  below(n: number): number {
    return roll(n, this.key, 0, 0, this.count++);
  }

  /** One of these, as often as its chance says; they add up to one. */
  pick(chances: readonly number[]): number {
    let rest = this.uniform();
    let at = 0;
    // The last takes what rounding leaves.
    while (at < chances.length - 1 && rest >= chances[at]!) rest -= chances[at++]!;
    return at;
  }
}
