// Seeded luck for simulations: the same numbers every time.
import { roll } from '../../../src/core/rng.ts';

/** Uniform between 0 and 1. */
export function luck(seed: number): () => number {
  const key = Int32Array.of(seed, 0);
  let count = 0;
  return () => roll(2 ** 30, key, 0, 0, count++) / 2 ** 30;
}
