// The optimiser on functions whose optimum is known.
import { describe, expect, test } from 'vitest';
import { keyOf, Rolls } from '../../../src/core/rng.ts';
import { normalQuantile } from '../../../src/lab/statistics/normal.ts';
import { Optimiser } from '../../../src/lab/train/optimiser.ts';

function luck(name: string): () => number {
  const rolls = new Rolls(0);
  rolls.reset(keyOf(name));
  return () => normalQuantile((rolls.below(2 ** 30) + 0.5) / 2 ** 30);
}

/** Twelve numbers, each with its own best value and its own scale. */
const best = Array.from({ length: 12 }, (_, k) => 20 * ((k % 5) - 2));
const scale = best.map((_, k) => 1 + (k % 3));
const loss = (at: readonly number[]): number => at.reduce((sum, x, k) => sum + ((x - best[k]!) / (10 * scale[k]!)) ** 2, 0);

function run(noise: number, generations: number, population: number): Optimiser {
  const [normal, error] = [luck('tries'), luck('noise')];
  const steps = best.map((_, k) => 10 * scale[k]!);
  const start = best.map(() => 0);
  const optimiser = new Optimiser(start, steps, population);
  for (let generation = 0; generation < generations; generation++) {
    const candidates = optimiser.ask(normal);
    optimiser.tell(candidates.map((candidate) => -loss(candidate) + noise * error()));
  }
  return optimiser;
}

describe('finds the optimum of a bowl', () => {
  const far = loss(best.map(() => 0));

  test('without noise', () => {
    expect(loss(run(0, 200, 12).result())).toBeLessThan(far / 200);
  });

  test('through noise as large as what is then still to be gained', () => {
    expect(loss(run(far / 10, 60, 24).result())).toBeLessThan(far / 20);
  });

  test('through noise as large as all there is to be gained', () => {
    expect(loss(run(far, 60, 24).result())).toBeLessThan(far / 2);
  });
});

test('the same luck gives the same numbers', () => {
  expect(run(1, 5, 10).mean()).toEqual(run(1, 5, 10).mean());
  expect(run(1, 5, 10).mean()).not.toEqual(run(2, 5, 10).mean());
});

test('equal scores keep their order', () => {
  const [one, other] = [new Optimiser([0], [1], 4), new Optimiser([0], [1], 4)];
  one.ask(luck('a'));
  other.ask(luck('a'));
  one.tell([3, 3, 1, 0]);
  other.tell([4, 3, 1, 0]);
  expect(one.mean()).toEqual(other.mean());
});
