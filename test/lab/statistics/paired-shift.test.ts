import { describe, expect, test } from 'vitest';
import { normalQuantile } from '../../../src/lab/statistics/normal.ts';
import { pairedDifference } from '../../../src/lab/statistics/paired-difference.ts';
import { type JointBins, pairedShift, shareShift, shiftOfStrata } from '../../../src/lab/statistics/paired-shift.ts';

const empty = (most: number): number[][] => Array.from({ length: most + 1 }, () => new Array<number>(most + 1).fill(0));

/** Sets of a duel: by base, by the arm, how many. */
function bins(...cells: readonly (readonly [number, number, number])[]): JointBins {
  const counts = empty(4);
  for (const [base, arm, sets] of cells) counts[base]![arm]! += sets;
  return counts;
}

const turned = (one: JointBins): JointBins => one.map((_, base) => one.map((row) => row[base]!));

const some = bins([0, 0, 90], [2, 2, 200], [0, 2, 9], [2, 4, 5], [4, 0, 3], [4, 2, 4], [1, 4, 2], [4, 4, 87]);

describe('the shift of a share', () => {
  // Oracle: the sets one by one.
  test('is that of the sets in a list', () => {
    const list = some.flatMap((row, base) => row.flatMap((sets, arm) => new Array<number>(sets).fill(arm - base)));
    const { mean, low, high } = pairedShift(some);
    expect(mean).toBeCloseTo(list.reduce((sum, one) => sum + one, 0) / list.length / 4, 12);
    const other = pairedDifference(list, 4);
    expect(low).toBeCloseTo(other.low, 12);
    expect(high).toBeCloseTo(other.high, 12);
  });

  // Oracle: the normal interval, which is right for so many.
  test('of many sets is the normal one', () => {
    const many = some.map((row) => row.map((sets) => 2000 * sets));
    const { mean, low, high } = pairedShift(many);
    const square = (9 * 4 + 5 * 4 + 3 * 16 + 4 * 4 + 2 * 9) / 16 / 400;
    const reach = 1.959964 * Math.sqrt((square - mean * mean) / 800_000);
    expect(low).toBeCloseTo(mean - reach, 5);
    expect(high).toBeCloseTo(mean + reach, 5);
  });

  test('turns with base and arm', () => {
    const { mean, low, high, p } = pairedShift(some);
    const other = pairedShift(turned(some));
    expect(other.mean).toBeCloseTo(-mean, 12);
    expect(other.low).toBeCloseTo(-high, 12);
    expect(other.high).toBeCloseTo(-low, 12);
    expect(other.p).toBeCloseTo(p!, 9);
  });

  test('has a p that says how much interval just reaches 0', () => {
    const { p } = pairedShift(some);
    expect(p).toBeGreaterThan(0);
    const { low } = pairedShift(some, normalQuantile(1 - p! / 2));
    expect(low).toBeCloseTo(0, 9);
    expect(pairedShift(bins([0, 0, 50], [0, 2, 3], [4, 2, 3])).p).toBe(1);
    // It has no end, but what is told apart has.
    expect(pairedShift(bins([0, 0, 500], [0, 4, 500])).p).toBeLessThan(1e-11);
  });

  test('of arms that change nothing is exactly 0, without a test', () => {
    const { mean, low, high, p } = pairedShift(bins([0, 0, 40], [2, 2, 60]));
    expect([mean, p]).toEqual([0, null]);
    expect(high).toBeCloseTo(1 - 0.05 ** (1 / 100), 9);
    expect(low).toBe(0 - high);
  });

  test('of nothing is not known', () => {
    expect(pairedShift(bins())).toEqual({ mean: Number.NaN, low: -1, high: 1, p: null });
  });
});

describe('the shift over matchups', () => {
  test('of one is its own', () => {
    const [one, other] = [shiftOfStrata([some]), pairedShift(some)];
    for (const name of ['mean', 'low', 'high', 'p'] as const) expect(one[name]).toBeCloseTo(other[name]!, 12);
  });

  // In closed form: four matchups with as many sets are one with all of them, but that each has its own mean.
  test('of equal ones is that of all their sets', () => {
    const one = shiftOfStrata([some, some, some, some]);
    const all = pairedShift(some.map((row) => row.map((sets) => 4 * sets)));
    for (const name of ['mean', 'low', 'high'] as const) expect(one[name]).toBeCloseTo(all[name], 9);
  });

  test('weighs matchups, not sets', () => {
    const [up, none] = [bins([0, 0, 900], [0, 4, 100]), bins([2, 2, 10])];
    expect(shiftOfStrata([up, none]).mean).toBeCloseTo(0.05, 12);
  });

  test('counts what is untouched as exactly 0', () => {
    const [one, half] = [shiftOfStrata([some]), shiftOfStrata([some, bins()])];
    for (const name of ['mean', 'low', 'high'] as const) expect(half[name]).toBeCloseTo(one[name] / 2, 12);
    expect(half.p).toBeCloseTo(one.p!, 12);
    expect(shiftOfStrata([some], undefined, 1)).toEqual(half);
    expect(shiftOfStrata([bins()], undefined, 3)).toEqual({ mean: 0, low: 0, high: 0, p: null });
    expect(shiftOfStrata([])).toEqual({ mean: Number.NaN, low: -1, high: 1, p: null });
  });
});

describe('the shift of how often something happens', () => {
  // Oracle: sets of one game, won or lost, which are the same table.
  test('is that of a share of 0 or 1', () => {
    const table = [
      [80, 12],
      [5, 3],
    ];
    expect(shareShift({ sets: 100, baseOnly: 5, armOnly: 12 })).toEqual(pairedShift(table));
    expect(shareShift({ sets: 0, baseOnly: 0, armOnly: 0 })).toEqual({ mean: Number.NaN, low: -1, high: 1, p: null });
  });
});
