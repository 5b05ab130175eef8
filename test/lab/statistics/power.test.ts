import { describe, expect, test } from 'vitest';
import { differenceVariance, toDetect, toNarrow } from '../../../src/lab/statistics/power.ts';

/** A game at 50 %. */
const GAME = 0.25;

// Oracle: (z + z')² · variance / difference² by the NormalDist of Python 3, rounded up; all digits. Power .80, .95, and .90 with
// alpha shared by 45 tests.
describe('power', () => {
  const cares = [
    { alpha: 0.05, power: 0.8 },
    { alpha: 0.05, power: 0.95 },
    { alpha: 0.05 / 45, power: 0.9 },
  ];

  test.each([
    ['one matchup against 50 %, 2 pp', 0.02, GAME, [4906, 8122, 12_896]],
    ['one matchup against 50 %, 1 pp', 0.01, GAME, [19_623, 32_487, 51_582]],
    ['old and new, 1 pp, luck of their own', 0.01, differenceVariance(GAME, 0), [39_245, 64_974, 103_164]],
    ['old and new, 1 pp, correlation 0.9', 0.01, differenceVariance(GAME, 0.9), [3925, 6498, 10_317]],
    ['old and new, 0.5 pp, correlation 0.9', 0.005, differenceVariance(GAME, 0.9), [15_698, 25_990, 41_266]],
  ])('%s', (_, difference, variance, expected) => {
    expect(cares.map((care) => toDetect(difference, variance, care))).toEqual(expected);
  });

  // Oracle: 1.96 · √(1/4n); as many digits as are given.
  test.each([
    [0.0098, 10_000],
    [0.0031, 100_000],
    [0.00098, 1_000_000],
    [0.00031, 10_000_000],
  ])('half a width of %f', (halfWidth, games) => {
    expect(toNarrow(halfWidth, GAME, 0.05) / games).toBeCloseTo(1, 1);
  });
});
