import { describe, expect, test } from 'vitest';
import { type CurvePoint, crossing } from '../../../src/lab/statistics/crossing.ts';

const curve = (...rates: number[]): CurvePoint[] => rates.map((rate, at) => ({ value: at + 1, rate }));

/** All as sure, and each two alike in so much. */
const covariance = (points: number, error: number, correlation = 0): number[][] =>
  Array.from({ length: points }, (_, one) =>
    Array.from({ length: points }, (_, other) => error ** 2 * (one === other ? 1 : correlation)),
  );

/** Oracle: every value that a fine ruler has, one by one. */
function byRuler(points: readonly CurvePoint[], matrix: readonly (readonly number[])[], z = 1.959964): number[] {
  const possible: number[] = [];
  for (let step = 0; step <= 40_000; step++) {
    const x = ((points.length - 1) * step) / 40_000;
    const at = Math.min(points.length - 2, Math.floor(x));
    const weights = points.map((_, k) => (k === at ? 1 - (x - at) : k === at + 1 ? x - at : 0));
    const rate = weights.reduce((sum, weight, k) => sum + weight * points[k]!.rate, 0);
    const variance = weights.reduce(
      (sum, one, j) => weights.reduce((inner, other, k) => inner + one * other * matrix[j]![k]!, sum),
      0,
    );
    if (Math.abs(rate - 0.5) <= z * Math.sqrt(variance)) possible.push(1 + x);
  }
  return possible;
}

describe('where a curve crosses', () => {
  test.each([
    ['once', curve(0.4, 0.45, 0.53, 0.6), covariance(4, 0.015, 0.6)],
    ['down', curve(0.62, 0.55, 0.44, 0.3), covariance(4, 0.01)],
    ['three times', curve(0.4, 0.51, 0.49, 0.6), covariance(4, 0.02, 0.3)],
    ['under luck that is nearly the same', curve(0.4, 0.47, 0.58), covariance(3, 0.03, 0.98)],
  ])('%s', (_, points, matrix) => {
    const found = crossing(points, matrix);
    const possible = byRuler(points, matrix);
    expect(found.reach).toBe('inside');
    expect(found.low).toBeCloseTo(possible[0]!, 3);
    expect(found.high).toBeCloseTo(possible.at(-1)!, 3);
    expect(found.low! < found.at! && found.at! < found.high!).toBe(true);
  });

  test('the line itself, exactly; of several the middle one', () => {
    expect(crossing(curve(0.4, 0.45, 0.55), covariance(3, 0.01)).at).toBeCloseTo(2.5, 12);
    expect(crossing(curve(0.4, 0.5, 0.55), covariance(3, 0.01))).toMatchObject({ at: 2, all: [2] });
    const wild = crossing(curve(0.4, 0.51, 0.49, 0.6), covariance(4, 0.02));
    expect(wild.all).toHaveLength(3);
    expect(wild.at).toBeCloseTo(2.5, 12);
    expect(crossing(curve(0.4, 0.6, 0.4), covariance(3, 0.01))).toMatchObject({ at: null, all: [1.5, 2.5] });
  });

  test('says where the interval is open, and where nothing can be even', () => {
    expect(crossing(curve(0.49, 0.55, 0.6), covariance(3, 0.01))).toMatchObject({ low: null, reach: 'below' });
    expect(crossing(curve(0.4, 0.45, 0.49), covariance(3, 0.01))).toMatchObject({ at: null, high: null, reach: 'above' });
    const both = { at: null, low: null, high: null, reach: 'both' };
    expect(crossing(curve(0.49, 0.49), covariance(2, 0.01))).toMatchObject(both);
    const nowhere = { at: null, low: null, high: null, reach: 'nowhere' };
    expect(crossing(curve(0.4, 0.42, 0.45), covariance(3, 0.01))).toMatchObject(nowhere);
  });

  test('of one value is that value, or not', () => {
    expect(crossing(curve(0.49), covariance(1, 0.01)).reach).toBe('both');
    expect(crossing(curve(0.4), covariance(1, 0.01)).reach).toBe('nowhere');
  });

  test('may be another level', () => {
    expect(crossing(curve(0.2, 0.4), covariance(2, 0.01), 0.25).at).toBeCloseTo(1.25, 12);
  });
});
