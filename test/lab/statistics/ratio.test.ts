import { describe, expect, test } from 'vitest';
import { jeffreys } from '../../../src/lab/statistics/jeffreys.ts';
import { effectiveGames, pairInterval } from '../../../src/lab/statistics/pair-interval.ts';
import { type RatioStratum, ratio, ratioMean, ratioRate } from '../../../src/lab/statistics/ratio.ts';
import { wilson, Z95 } from '../../../src/lab/statistics/wilson.ts';
import { luck } from './luck.ts';

type Pair = readonly [x: number, y: number];

function stratum(pairs: readonly Pair[]): RatioStratum {
  const sum = (of: (pair: Pair) => number) => pairs.reduce((total, pair) => total + of(pair), 0);
  const [sx, sy] = [sum(([x]) => x), sum(([, y]) => y)];
  return { pairs: pairs.length, sums: [sx, sy, sum(([x]) => x * x), sum(([x, y]) => x * y), sum(([, y]) => y * y)] };
}

describe('ratio', () => {
  // Oracle: with one x a pair it is the mean of a sample, and its variance over n.
  test('of one a pair is a mean', () => {
    const ys = [3, 1, 4, 1, 5, 9, 2, 6];
    const mean = ys.reduce((sum, y) => sum + y, 0) / 8;
    const variance = ys.reduce((sum, y) => sum + (y - mean) ** 2, 0) / 7;
    const found = ratioMean([stratum(ys.map((y) => [1, y]))]);
    const reach = Z95 * Math.sqrt(variance / 8);
    expect(found?.mean).toBeCloseTo(mean, 12);
    expect(found?.low).toBeCloseTo(mean - reach, 12);
    expect(found?.high).toBeCloseTo(mean + reach, 12);
  });

  // Oracle: Cochran (1977), 6.11: the residuals y − Rx, centred within each stratum, by their definition.
  test('over strata is the combined ratio estimator', () => {
    const next = luck(1);
    const draw = (n: number): Pair[] =>
      Array.from({ length: n }, () => {
        const x = Math.floor(5 * next());
        return [x, Math.floor(x * 3 * next())];
      });
    const strata = [draw(30), draw(50), draw(7)];
    const all = strata.flat();
    const x = all.reduce((sum, pair) => sum + pair[0], 0);
    const mean = all.reduce((sum, pair) => sum + pair[1], 0) / x;
    const variance = strata.reduce((sum, pairs) => {
      const left = pairs.map((pair) => pair[1] - mean * pair[0]);
      const centre = left.reduce((total, e) => total + e, 0) / pairs.length;
      return sum + (left.reduce((total, e) => total + (e - centre) ** 2, 0) * pairs.length) / (pairs.length - 1);
    }, 0);
    const found = ratio(strata.map(stratum));
    expect(found?.mean).toBeCloseTo(mean, 12);
    expect(found?.squaredError).toBeCloseTo(variance / x ** 2, 12);
  });

  test('of nothing is nothing, and one pair does not say how sure it is', () => {
    expect(ratio([])).toBeNull();
    expect(ratioRate([stratum([[0, 0]])])).toBeNull();
    expect(ratioMean([stratum([[2, 3]])])).toBeNull();
  });

  // 2000 sweeps of a ratio whose numerator goes with its denominator: power left per turn of long and short games.
  test('its interval covers', () => {
    const next = luck(2);
    let held = 0;
    for (let sweep = 0; sweep < 2000; sweep++) {
      const pairs = Array.from({ length: 80 }, (): Pair => {
        const turns = 4 + Math.floor(20 * next());
        return [turns, Array.from({ length: turns }, () => (next() < 0.3 ? 1 : 0)).reduce<number>((sum, y) => sum + y, 0)];
      });
      const found = ratioMean([stratum(pairs)]);
      if (found !== null && found.low <= 0.3 && found.high >= 0.3) held++;
    }
    expect(held / 2000).toBeGreaterThan(0.935);
    expect(held / 2000).toBeLessThan(0.965);
  });
});

describe('a share', () => {
  // Oracle: with two games a pair it is the pair interval, but for dividing by n − 1 instead of n.
  test('of all games is the pair interval', () => {
    const bins = [60, 0, 80, 0, 110] as const;
    const pairs = bins.flatMap((n, k) => new Array<Pair>(n).fill([2, k]));
    const { mean } = pairInterval(bins);
    expect(ratioRate([stratum(pairs)], 2)).toEqual({
      mean: expect.closeTo(mean, 12),
      low: expect.closeTo(wilson(mean, (effectiveGames(bins) * 249) / 250).low, 10),
      high: expect.closeTo(wilson(mean, (effectiveGames(bins) * 249) / 250).high, 10),
    });
  });

  test('of few games, or of pairs that are all alike, is that of Jeffreys by pairs', () => {
    const few: Pair[] = [
      ...new Array<Pair>(10).fill([1, 1]),
      ...new Array<Pair>(5).fill([2, 0]),
      ...new Array<Pair>(500).fill([0, 0]),
    ];
    expect(ratioRate([stratum(few)])).toEqual({ mean: 0.5, ...jeffreys(7.5, 15) });
    expect(ratioRate([stratum(new Array<Pair>(500).fill([2, 2]))])).toEqual({ mean: 1, ...jeffreys(500, 500) });
  });
});
