import { describe, expect, test } from 'vitest';
import { roll } from '../../../src/core/rng.ts';
import { type PairBins, pairInterval } from '../../../src/lab/statistics/pair-interval.ts';
import { wilson } from '../../../src/lab/statistics/wilson.ts';

describe('the pair-clustered score interval', () => {
  // Oracle: closed form. Where a pair is won or lost as a whole, it is one game: Wilson with n = pairs, twelve digits.
  test('games that always agree count once', () => {
    const { mean, low, high } = pairInterval([40, 0, 0, 0, 60]);
    expect(mean).toBe(0.6);
    expect(low).toBeCloseTo(wilson(0.6, 100).low, 12);
    expect(high).toBeCloseTo(wilson(0.6, 100).high, 12);
  });

  // Oracle: closed form. Binomial pairs of a fair game have v = m(1 − m)/2: Wilson with n = games, twelve digits.
  test('games that are independent count each', () => {
    const { mean, low, high } = pairInterval([25, 0, 50, 0, 25]);
    expect(mean).toBe(0.5);
    expect(low).toBeCloseTo(wilson(0.5, 200).low, 12);
    expect(high).toBeCloseTo(wilson(0.5, 200).high, 12);
  });

  // Oracle: the formulas worked through by hand for n = (1, 2, 3, 2, 2): m = 22/40, v = 0.09750, n_eff = 25.3846; six digits.
  test('all five bins count', () => {
    const { mean, low, high } = pairInterval([1, 2, 3, 2, 2]);
    expect(mean).toBeCloseTo(0.55, 12);
    expect(low).toBeCloseTo(0.362944, 6);
    expect(high).toBeCloseTo(0.723912, 6);
  });

  // Oracle: statistics as decided: where v = 0, Wilson with n = pairs; exactly.
  test.each<[PairBins, number]>([
    [[0, 0, 30, 0, 0], 0.5],
    [[0, 0, 0, 0, 30], 1],
    [[30, 0, 0, 0, 0], 0],
    [[0, 0, 0, 30, 0], 0.75],
  ])('pairs all alike, %j, fall back to one game a pair', (bins, mean) => {
    expect(pairInterval(bins)).toEqual({ mean, ...wilson(mean, 30) });
  });

  // 0.1 × 3 / 3 is not 0.1: the fallback must not hang on a variance that is zero but for rounding.
  test('pairs all alike have no variance, whatever their number', () => {
    for (let n = 1; n < 200; n++) expect(pairInterval([0, n, 0, 0, 0])).toEqual({ mean: 0.25, ...wilson(0.25, n) });
  });

  test('no pairs say nothing', () => {
    expect(pairInterval([0, 0, 0, 0, 0])).toEqual({ mean: Number.NaN, low: 0, high: 1 });
  });

  // Oracle: its own promise. 10,000 synthetic runs of 300 pairs; three standard errors of the coverage are 0.65 %.
  test('covers the truth in 95 % of runs', () => {
    const key = Int32Array.of(20250101, 7);
    // Pairs score 0, 1/4, 1/2, 3/4, 1 with probability 2, 1, 9, 1, 3 of 16.
    const bySixteenth = [0, 0, 1, 2, 2, 2, 2, 2, 2, 2, 2, 2, 3, 4, 4, 4];
    const truth = bySixteenth.reduce((sum, quarter) => sum + quarter, 0) / 64;
    let covered = 0;
    for (let run = 0; run < 10_000; run++) {
      const bins: [number, number, number, number, number] = [0, 0, 0, 0, 0];
      for (let pair = 0; pair < 300; pair++) bins[bySixteenth[roll(16, key, 0, 0, run * 300 + pair)] as 0]++;
      const { low, high } = pairInterval(bins);
      if (low <= truth && truth <= high) covered++;
    }
    expect(covered / 10_000).toBeGreaterThan(0.9435);
    expect(covered / 10_000).toBeLessThan(0.9565);
  });
});
