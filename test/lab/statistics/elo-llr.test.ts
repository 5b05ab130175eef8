import { describe, expect, test } from 'vitest';
import {
  type EloScale,
  eloInterval,
  eloLlr,
  eloOfScore,
  normalizedElo,
  scoreOfElo,
  superiority,
} from '../../../src/lab/statistics/elo-llr.ts';

// Oracle: the published tests of fastchess, which allow 1 %; here all digits given. Its pairs that won one and lost one and its pairs
// of two draws are one bin. Counts from nothing to all.
describe('LLR as chess testers know it', () => {
  test.each<[EloScale, number, number, number[], number]>([
    ['logistic', 0.5, 2.5, [223, 9863, 20_279 + 1000, 10_037, 246], -3.07],
    ['logistic', 0, 2, [871, 26_175, 55_003 + 980, 26_678, 821], -4.98],
    ['logistic', 0.5, 2.5, [21_184, 40_708, 21_404], -1.57],
    ['logistic', 0, 2, [57_030, 106_593, 57_433], -2.59],
    ['normalized', 0, 2, [365, 16_618, 36_029 + 200, 16_974, 390], 2.25],
    ['normalized', -1.75, 0.25, [127, 4883, 10_311 + 401, 5150, 104], 3.01],
    ['normalized', 0, 2, [36_027, 68_692, 36_433], 0.92],
    ['normalized', -1.75, 0.25, [10_650, 20_431, 10_871], 2.3],
  ])('%s %f to %f: %j', (scale, elo0, elo1, counts, published) => {
    expect(eloLlr(counts, elo0, elo1, scale)).toBeCloseTo(published, 2);
  });

  // Oracle: by hand. All won: half of 104 pairs against a chance p with p − ½ = t · √(p(1 − p)), so 2p − 1 = t / √(1 + t²). All
  // drawn: won with the chance ε of which √ε is t (for small t).
  test('has no noise where all sets are alike', () => {
    const t = (5 * Math.LN10) / 800;
    const pairs = t * Math.SQRT2;
    expect(eloLlr([0, 0, 0, 0, 104], 0, 5, 'normalized')).toBeCloseTo(
      104 * Math.log(1 + pairs / Math.sqrt(1 + pairs ** 2)),
      2,
    );
    expect(eloLlr([0, 16_700, 0], 0, 5, 'normalized')).toBeCloseTo(16_700 * Math.log(1 - t * t), 1);
    expect(eloLlr([0, 0, 0, 0, 104], 0, 5)).toBeCloseTo(104 * Math.log(2 * scoreOfElo(5)), 2);
  });

  test('knows nothing before the first set', () => {
    expect(eloLlr([0, 0, 0, 0, 0], 0, 5)).toBe(0);
    expect(eloLlr([0, 0, 0], 0, 5, 'normalized')).toBe(0);
  });
});

// Oracle: the published tests of fastchess; half an interval to 1 %, because its own is that of Wald.
describe('Elo', () => {
  test.each([
    [[96, 111, 136], 40.7, 30.43],
    [[34, 54, 31 + 32, 64, 75], 55.58, 27.65],
    [[332, 433, 457 + 41, 333, 334], -8.64, 10.33],
    [[7895, 8757, 5485 + 200, 568, 9999], -21.04, 2.95],
  ])('logistic: %j', (counts, elo, half) => {
    const { mean, low, high } = eloInterval(counts);
    expect(mean).toBeCloseTo(elo, 2);
    expect((high - low) / 2 / half).toBeCloseTo(1, 2);
  });

  test.each([
    [[89, 123, 76], -20.76, 40.13],
    [[96, 111, 136], 49.77, 36.77],
    [[356, 0, 34], -508.44, 34.48],
    [[34, 54, 31 + 32, 64, 75], 57.94, 28.28],
    [[332, 433, 457 + 41, 333, 334], -9.17, 10.96],
    [[7895, 8757, 5485 + 200, 568, 9999], -19.01, 2.65],
    [[379, 10_170, 21_828, 10_640, 343], 3.05, 2.31],
  ])('normalized: %j', (counts, elo, half) => {
    const { mean, low, high } = normalizedElo(counts);
    expect(mean).toBeCloseTo(elo, 2);
    expect((high - low) / 2).toBeCloseTo(half, 2);
  });

  test.each([
    [[89, 123, 76], 0.1553],
    [[96, 111, 136], 0.996],
    [[34, 54, 31 + 32, 64, 75], 1],
    [[332, 433, 457 + 41, 333, 334], 0.0505],
  ])('superiority: %j', (counts, published) => {
    expect(superiority(counts)).toBeCloseTo(published, 4);
  });

  test('ends where all sets are alike', () => {
    expect(
      [
        [0, 0, 9],
        [9, 0, 0],
        [0, 9, 0],
        [0, 0, 0],
      ].map(superiority),
    ).toEqual([1, 0, 0.5, 0.5]);
    expect(eloInterval([0, 0, 9])).toMatchObject({ mean: Number.POSITIVE_INFINITY, high: Number.POSITIVE_INFINITY });
    expect(normalizedElo([0, 0, 9])).toEqual({ mean: Number.NaN, low: Number.NaN, high: Number.NaN });
  });

  // Oracle: 400 points are odds of ten to one.
  test('is logistic', () => {
    expect(scoreOfElo(400)).toBeCloseTo(10 / 11, 12);
    expect(eloOfScore(10 / 11)).toBeCloseTo(400, 9);
    expect(eloOfScore(scoreOfElo(-7))).toBeCloseTo(-7, 9);
  });
});
