import { describe, expect, test } from 'vitest';
import { turnsShift } from '../../../src/lab/statistics/turns-shift.ts';

const sumsOf = (sets: readonly (readonly [number, number])[]) => {
  const sum = (of: (base: number, arm: number) => number) => sets.reduce((all, [base, arm]) => all + of(base, arm), 0);
  return {
    sets: sets.length,
    ...{ base: sum((base) => base), arm: sum((_, arm) => arm), products: sum((base, arm) => base * arm) },
    ...{ baseSquares: sum((base) => base * base), armSquares: sum((_, arm) => arm * arm) },
  };
};

describe('the shift of the turns', () => {
  // By hand: differences 1 and 3; base and arm vary by 2 · 1 and 2 · 4 over 1; so 10 each way more.
  test('is a mean a game, as if one more set had gone each way', () => {
    const { mean, low, high } = turnsShift(
      sumsOf([
        [10, 11],
        [12, 15],
      ]),
      2,
    );
    expect(mean).toBe(1);
    const error = Math.sqrt(((1 + 9 + 2 * 10) / 4 - 1) / 4);
    expect(low).toBeCloseTo((1 - 1.959964 * error) / 2, 6);
    expect(high).toBeCloseTo((1 + 1.959964 * error) / 2, 6);
  });

  // Oracle: the normal interval of the differences, which is right for so many.
  test('of many sets is the normal one', () => {
    const sets = Array.from({ length: 20_000 }, (_, at) => [20 + (at % 7), 21 + (at % 7) + (at % 3)] as const);
    const { mean, low, high, p } = turnsShift(sumsOf(sets), 1);
    expect(mean).toBeCloseTo(2, 3);
    expect(high - low).toBeCloseTo((2 * 1.959964 * Math.sqrt(2 / 3)) / Math.sqrt(20_000), 3);
    expect(p).toBeLessThan(1e-100);
  });

  test('of sets that are all alike is 0, and not proved to be', () => {
    const { mean, low, high, p } = turnsShift(
      sumsOf([
        [10, 10],
        [12, 12],
        [17, 17],
      ]),
      2,
    );
    expect([mean, p]).toEqual([0, null]);
    expect(high).toBeGreaterThan(1);
    expect(low).toBe(0 - high);
  });

  test('of one set has no interval, and even ones no oddness', () => {
    expect(turnsShift(sumsOf([[10, 13]]), 1)).toEqual({ mean: 3, low: Number.NaN, high: Number.NaN, p: null });
    const even = sumsOf([
      [10, 13],
      [13, 10],
    ]);
    expect(turnsShift(even, 1).p).toBe(1);
  });
});
