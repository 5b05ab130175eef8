import { describe, expect, test } from 'vitest';
import { shrink, spread } from '../../../src/lab/statistics/shrink.ts';
import { Z95 } from '../../../src/lab/statistics/wilson.ts';
import { luck } from './luck.ts';

const estimates = (means: readonly number[], squaredError: number) => means.map((mean) => ({ mean, squaredError }));

// Oracle: with equal errors the spread is the variance of the sample less the error, and all are drawn alike (Efron and Morris 1973).
describe('with equal errors', () => {
  const means = [1, 2, 4, 9];
  const variance = means.reduce((sum, mean) => sum + (mean - 4) ** 2, 0) / 3;

  test('the spread is what the estimates vary beyond them', () => {
    expect(spread(estimates(means, 2))).toBeCloseTo(variance - 2, 12);
    expect(spread(estimates(means, 50))).toBe(0);
  });

  test('all are drawn to the mean by the same share', () => {
    const own = (variance - 2) / variance;
    for (const [at, { mean, low, high }] of shrink(estimates(means, 2)).entries()) {
      expect(mean).toBeCloseTo(4 + own * (means[at]! - 4), 12);
      expect((high - low) / 2).toBeCloseTo(Z95 * Math.sqrt(own * 2 + (1 - own) ** 2 * (variance / 4)), 12);
    }
  });
});

test('where they do not differ all are the mean weighted by precision', () => {
  const found = shrink([
    { mean: 1, squaredError: 1 },
    { mean: 2, squaredError: 4 },
  ]);
  for (const { mean, high } of found) {
    expect(mean).toBeCloseTo((1 + 2 / 4) / 1.25, 12);
    expect(high - mean).toBeCloseTo(Z95 / Math.sqrt(1.25), 12);
  }
});

test('one alone stays what it is', () => {
  expect(shrink([{ mean: 3, squaredError: 1 }])).toEqual([{ mean: 3, low: 3 - Z95, high: 3 + Z95 }]);
});

// 1000 sets of 20 cards with true values: the highest as measured is too high on average, the highest as shrunk is not.
test('the best of many is not too good to be true', () => {
  const next = luck(6);
  const normal = () => Array.from({ length: 12 }, next).reduce((sum, u) => sum + u, -6);
  let [raw, drawn] = [0, 0];
  for (let set = 0; set < 1000; set++) {
    const cards = Array.from({ length: 20 }, () => {
      const truth = normal();
      return { truth, mean: truth + normal(), squaredError: 1 };
    });
    const shrunk = shrink(cards);
    const best = cards.indexOf(cards.toSorted((one, other) => other.mean - one.mean)[0]!);
    raw += cards[best]!.mean - cards[best]!.truth;
    drawn += shrunk[best]!.mean - cards[best]!.truth;
  }
  expect(raw / 1000).toBeGreaterThan(1);
  expect(Math.abs(drawn / 1000)).toBeLessThan(0.15);
});
