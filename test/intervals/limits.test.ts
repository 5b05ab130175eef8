import { describe, expect, test } from 'vitest';
import { scoreLlr } from '../../src/lab/statistics/score-llr.ts';
import { Batches } from './batches.ts';
import { isKept } from './coverage.ts';
import { limitErrors, limitWorlds } from './limits.ts';
import { Luck } from './luck.ts';

// Oracle: the tests' own promise, at truths that are known. `npm run intervals` does the same at length.
describe.each(Object.entries(limitWorlds))('limits, %s', (name, world) => {
  const counts = limitErrors(world, Object.keys(limitWorlds).indexOf(name) + 51, 250);

  test.each(counts.map((count) => [count.what, count] as const))('%s', (_, count) => {
    expect({ ...count, kept: isKept(count) }).toMatchObject({ kept: true });
  });

  test('looks at everything', () => {
    expect(counts.map(({ of }) => of)).toEqual([250, 250, 250, 50, 250, 250, 250, 50]);
  });

  test('has the mean that is asked for', () => {
    for (const mean of [world.limit - world.margin, world.limit + world.margin]) {
      const chances = world.chances(mean);
      expect(chances.reduce((sum, chance) => sum + chance, 0)).toBeCloseTo(1, 12);
      expect(chances.reduce((sum, chance, at) => sum + (chance * at) / (chances.length - 1), 0)).toBeCloseTo(mean, 12);
      expect(Math.min(...chances)).toBeGreaterThanOrEqual(0);
    }
  });
});

// As if the games of a set were sets: what is known counts twice.
test('likelihoods that boast break the promise', () => {
  const boast = (counts: readonly number[]) => (s0: number, s1: number) => 2 * scoreLlr(counts, s0, s1);
  const counts = limitErrors(limitWorlds['pairs with draws']!, 51, 250, boast);
  expect(counts.filter((count) => !isKept(count)).map(({ what }) => what)).toContain('upper limit: holds, wrongly');
});

// Oracle: drawing set by set has these means, n · p; of 2000 batches, four standard errors.
test('batches are counted as if drawn set by set', () => {
  const chances = [0.9, 0, 0.02, 0.08];
  const batches = new Batches(512, chances);
  const counts = batches.none();
  const luck = new Luck(1, 1);
  let squares = 0;
  for (let batch = 0; batch < 2000; batch++) {
    const own = batches.none();
    batches.addTo(own, luck);
    expect(own.reduce((sum, count) => sum + count, 0)).toBe(512);
    for (const [at, count] of own.entries()) counts[at]! += count;
    squares += (own[3]! - 512 * 0.08) ** 2;
  }
  for (const [at, chance] of chances.entries()) {
    expect(Math.abs(counts[at]! - 2000 * 512 * chance)).toBeLessThanOrEqual(
      4 * Math.sqrt(2000 * 512 * chance * (1 - chance)),
    );
  }
  // Oracle: the binomial variance, n · p · (1 − p); to four standard errors, √(2/2000) each.
  expect(Math.abs(squares / 2000 / (512 * 0.08 * 0.92) - 1)).toBeLessThan(4 * Math.sqrt(2 / 2000));
});
