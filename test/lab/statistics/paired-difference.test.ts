import { describe, expect, test } from 'vitest';
import { pairedDifference, sameLuckGain } from '../../../src/lab/statistics/paired-difference.ts';

const times = (count: number, value: number): number[] => new Array<number>(count).fill(value);

describe('the difference', () => {
  // Oracle: Cavo et al. (2012) as in Fagerland, Lydersen and Laake, Statistical Analysis of Contingency Tables, chapter 8: of 161
  // pairs 6 go one way and 16 the other; Bonett and Price give −0.0621 (−0.1195 to −0.0032). Within a tenth of half the width.
  test('is that of others where sets are won or lost', () => {
    const { mean, low, high } = pairedDifference([...times(6, 1), ...times(16, -1), ...times(139, 0)], 1);
    expect(mean).toBeCloseTo(-0.0621, 4);
    expect(Math.abs(low + 0.1195)).toBeLessThan(0.006);
    expect(Math.abs(high + 0.0032)).toBeLessThan(0.006);
  });

  test('does not depend on the units', () => {
    const sets = [3, -1, 0, 2, 2, -4, 0, 0, 1];
    const { mean, low, high } = pairedDifference(sets, 4);
    const finer = pairedDifference(
      sets.map((one) => 5 * one),
      20,
    );
    for (const [one, other] of [
      [finer.mean, mean],
      [finer.low, low],
      [finer.high, high],
    ])
      expect(one).toBeCloseTo(other!, 12);
  });

  test('turns with the bots', () => {
    const sets = [3, -1, 0, 2, 2, -4, 0, 0, 1];
    const { mean, low, high } = pairedDifference(sets, 4);
    const turned = pairedDifference(
      sets.map((one) => 0 - one),
      4,
    );
    expect([turned.mean, turned.low, turned.high]).toEqual([0 - mean, 0 - high, 0 - low]);
  });

  // In closed form: nothing is seen either way. If a share u went one way, half the chance of seeing none is (1 − u)^20 / 2 = 0.025;
  // each end is the one unseen share, and the other is not below 0.
  test('of sets that are all alike is exactly 0, and not proved to be', () => {
    const { mean, low, high } = pairedDifference(times(20, 0), 6);
    expect(mean).toBe(0);
    expect(high).toBeCloseTo(1 - 0.05 ** (1 / 20), 9);
    expect(low).toBe(0 - high);
  });

  test('stays within −1 and 1, and of nothing nothing is known', () => {
    expect(pairedDifference([2], 2)).toMatchObject({ mean: 1, high: 1 });
    expect(pairedDifference([], 2)).toEqual({ mean: Number.NaN, low: -1, high: 1 });
  });
});

describe('what the same luck is worth', () => {
  // By hand: both vary by 1, and by 2 together; their difference by 4 · 1/4 = 1 about its mean 0.
  test('is the variance without it over that with it', () => {
    const gain = sameLuckGain([2, 2, 2, 2, 2, 2, 2, 2], [2, 0, 0, 0, 0, 0, 0, -2]);
    expect(gain?.mean).toBeCloseTo(2, 12);
    expect(gain!.low * gain!.high).toBeCloseTo(4, 12);
  });

  test('is not known where nothing differs, or nothing is random', () => {
    expect(sameLuckGain([1, 1], [0, 0])).toBeNull();
    expect(sameLuckGain([0, 0], [2, 2])).toBeNull();
    expect(sameLuckGain([], [])).toBeNull();
  });
});
