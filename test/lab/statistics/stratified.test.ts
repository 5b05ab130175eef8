import { describe, expect, test } from 'vitest';
import { roll } from '../../../src/core/rng.ts';
import { type PairBins, pairInterval } from '../../../src/lab/statistics/pair-interval.ts';
import { stratifiedRate } from '../../../src/lab/statistics/stratified.ts';
import { wilson } from '../../../src/lab/statistics/wilson.ts';

describe('one rate over several matchups', () => {
  // Oracle: closed form. Matchups that are alike are one matchup with all their pairs; twelve digits.
  test('matchups that are alike pool', () => {
    const one: PairBins = [1, 2, 3, 2, 2];
    const pooled = pairInterval([3, 6, 9, 6, 6]);
    const rate = stratifiedRate([one, one, one]);
    expect(rate.mean).toBeCloseTo(pooled.mean, 12);
    expect(rate.low).toBeCloseTo(pooled.low, 12);
    expect(rate.high).toBeCloseTo(pooled.high, 12);
  });

  // Oracle: by hand. m = (0.6 + 0.2)/2; SE² = (0.24/100 + 0.16/400)/4 = 0.0007; n = 0.24/0.0007; twelve digits.
  test('a matchup weighs the same however many pairs it has', () => {
    const { mean, low, high } = stratifiedRate([
      [40, 0, 0, 0, 60],
      [320, 0, 0, 0, 80],
    ]);
    expect(mean).toBeCloseTo(0.4, 12);
    expect(low).toBeCloseTo(wilson(0.4, 0.24 / 0.0007).low, 12);
    expect(high).toBeCloseTo(wilson(0.4, 0.24 / 0.0007).high, 12);
  });

  test('what differs between matchups is no luck', () => {
    const [even, apart] = [
      stratifiedRate([
        [25, 0, 50, 0, 25],
        [25, 0, 50, 0, 25],
      ]),
      stratifiedRate([
        [81, 0, 18, 0, 1],
        [1, 0, 18, 0, 81],
      ]),
    ];
    expect(apart.mean).toBeCloseTo(even.mean, 12);
    expect(apart.high - apart.low).toBeLessThan(even.high - even.low);
  });

  test('matchups that were always won or lost are not beyond doubt', () => {
    const { low, high } = stratifiedRate([
      [0, 0, 0, 0, 3],
      [3, 0, 0, 0, 0],
    ]);
    expect(low).toBeGreaterThan(0.1);
    expect(low).toBeLessThan(0.4);
    expect(high).toBeCloseTo(1 - low, 12);
  });

  // Oracle: Wilson (1927) with one game per pair, as for a single matchup; twelve digits.
  test('matchups that were all won pool', () => {
    const won: PairBins = [0, 0, 0, 0, 10];
    const { mean, low, high } = stratifiedRate([won, won, won]);
    expect({ mean, high }).toEqual({ mean: 1, high: 1 });
    expect(low).toBeCloseTo(wilson(1, 30).low, 12);
  });

  test('and one pair lost among many matchups leaves little doubt', () => {
    const won: PairBins = [0, 0, 0, 0, 10];
    const { mean, low } = stratifiedRate([...Array.from({ length: 35 }, () => won), [0, 0, 1, 0, 9]]);
    expect(low).toBeCloseTo(wilson(mean, 360).low, 12);
    expect(low).toBeGreaterThan(0.98);
  });

  test('a matchup without pairs leaves the mean open', () => {
    const nothing = { mean: Number.NaN, low: 0, high: 1 };
    const unplayed: PairBins = [0, 0, 0, 0, 0];
    expect(stratifiedRate([[1, 2, 3, 4, 5], unplayed])).toEqual(nothing);
    expect(stratifiedRate([])).toEqual(nothing);
  });

  // Oracle: its own promise. 10,000 synthetic runs of two matchups; three standard errors of the coverage are 0.65 %.
  test('covers the truth in 95 % of runs', () => {
    const key = Int32Array.of(20250101, 8);
    // Won and lost pairs of eight: 3 and 1 in the first matchup, 1 and 2 in the second; the others are shared.
    const matchups = [
      { byEighth: [0, 2, 2, 2, 2, 4, 4, 4], pairs: 150 },
      { byEighth: [0, 0, 2, 2, 2, 2, 2, 4], pairs: 300 },
    ];
    const truth = (5 / 8 + 7 / 16) / 2;
    let covered = 0;
    for (let run = 0; run < 10_000; run++) {
      const bins = matchups.map(({ byEighth, pairs }, at) => {
        const counts: [number, number, number, number, number] = [0, 0, 0, 0, 0];
        for (let pair = 0; pair < pairs; pair++) counts[byEighth[roll(8, key, 0, at, run * 300 + pair)] as 0]++;
        return counts;
      });
      const { low, high } = stratifiedRate(bins);
      if (low <= truth && truth <= high) covered++;
    }
    expect(covered / 10_000).toBeGreaterThan(0.9435);
    expect(covered / 10_000).toBeLessThan(0.9565);
  });
});
