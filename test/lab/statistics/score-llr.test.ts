import { describe, expect, test } from 'vitest';
import { scoreLlr, shiftLlr } from '../../../src/lab/statistics/score-llr.ts';
import { luck } from './luck.ts';

/** Log likelihood of counts of 0, ½ and 1 under the best chances with this mean, by trying many chances of ½. */
function best([none = 0, half = 0, all = 0]: readonly number[], mean: number): number {
  const most = 2 * Math.min(mean, 1 - mean);
  const by = (count: number, chance: number) => (count === 0 ? 0 : count * Math.log(chance));
  let highest = Number.NEGATIVE_INFINITY;
  for (let step = 0; step <= 100_000; step++) {
    const middle = (most * step) / 100_000;
    const at = by(none, 1 - mean - middle / 2) + by(half, middle) + by(all, mean - middle / 2);
    highest = Math.max(highest, at);
  }
  return highest;
}

describe('LLR of scores', () => {
  // Oracle: the definition, k · ln(s1/s0) + (n − k) · ln((1 − s1)/(1 − s0)); all digits, with nothing seen too.
  test.each([
    [7, 512, 0.01, 0.02],
    [0, 512, 0.0005, 0.0015],
    [512, 512, 0.0005, 0.0015],
    [200, 400, 0.6, 0.4],
  ])('of two bins is that of binomial chances: %d of %d', (k, n, s0, s1) => {
    const expected = k * Math.log(s1 / s0) + (n - k) * Math.log((1 - s1) / (1 - s0));
    expect(scoreLlr([n - k, k], s0, s1)).toBeCloseTo(expected, 8);
  });

  // Oracle: a search through all chances with the mean, to its step.
  test.each([
    [[30, 40, 50], 0.55, 0.6],
    [[500, 10, 2], 0.01, 0.02],
    [[500, 12, 0], 0.01, 0.03],
    [[512, 0, 0], 0.001, 0.003],
    [[0, 100, 0], 0.45, 0.55],
    [[3, 0, 9], 0.5, 0.4],
  ])('of three bins: %j', (bins, s0, s1) => {
    expect(scoreLlr(bins, s0, s1)).toBeCloseTo(best(bins, s1) - best(bins, s0), 3);
  });

  // Oracle: N (s1 − s0)(2m − s0 − s1) / 2v, good near the mean; to 1 %.
  test('of many sets is that of the normal distribution', () => {
    const bins = [1000, 2000, 6000, 2400, 900];
    const sets = 12_300;
    const mean = (500 + 3000 + 1800 + 900) / sets;
    const variance = bins.reduce((sum, count, at) => sum + count * (at / 4 - mean) ** 2, 0) / sets;
    const [s0, s1] = [mean - 0.002, mean + 0.006];
    const normal = (sets * (s1 - s0) * (2 * mean - s0 - s1)) / (2 * variance);
    expect(scoreLlr(bins, s0, s1) / normal).toBeCloseTo(1, 2);
  });

  test('turns its sign with its means and with the scores', () => {
    const next = luck(5);
    for (let round = 0; round < 200; round++) {
      const bins = Array.from({ length: 5 }, () => Math.floor(next() * next() * 40));
      const [s0, s1] = [0.01 + 0.98 * next(), 0.01 + 0.98 * next()];
      const llr = scoreLlr(bins, s0, s1);
      expect(scoreLlr(bins, s1, s0)).toBeCloseTo(-llr, 8);
      expect(scoreLlr(bins.toReversed(), 1 - s0, 1 - s1)).toBeCloseTo(llr, 6);
    }
  });

  test('takes scores at any distance, and counts what could have happened', () => {
    const counts = [5, 20, 8];
    expect(scoreLlr({ values: [10, 20, 30], counts }, 19, 21)).toBeCloseTo(scoreLlr(counts, 0.45, 0.55), 9);
    expect(scoreLlr({ values: [0, 1, 2], counts: [50, 4, 0] }, 0.05, 0.1)).toBeCloseTo(scoreLlr([50, 4, 0], 0.025, 0.05), 9);
  });

  test('says nothing of nothing, and refuses what cannot be', () => {
    expect(scoreLlr([0, 0, 0], 0.4, 0.6)).toBe(0);
    for (const mean of [0, 1, -0.1, Number.NaN]) expect(() => scoreLlr([1, 2, 1], mean, 0.5)).toThrow(RangeError);
  });
});

// Oracle: the same counts as scores, added up by hand.
test('LLR of a shift', () => {
  const bins = [
    [40, 3, 1],
    [2, 30, 5],
    [0, 4, 20],
  ];
  expect(shiftLlr(bins, 0.01, 0.02)).toBeCloseTo(scoreLlr([0, 2 + 4, 90, 3 + 5, 1], 0.505, 0.51), 9);
  expect(
    shiftLlr(
      [
        [500, 0],
        [0, 12],
      ],
      0.01,
      0.02,
    ),
  ).toBeCloseTo(512 * Math.log(0.98 / 0.99), 8);
});
