import { describe, expect, test } from 'vitest';
import { normalQuantile } from '../../../src/lab/statistics/normal.ts';
import { unpairedShift } from '../../../src/lab/statistics/unpaired-shift.ts';

describe('the shift between two runs', () => {
  // Oracle: Newcombe (1998), Statistics in Medicine 17, 873-890, table II, method 10, contrast (a): 56/70 − 48/80.
  test('is the hybrid score interval of Newcombe', () => {
    const { mean, low, high } = unpairedShift([[32, 48]], [[14, 56]]);
    expect(mean).toBeCloseTo(0.2, 12);
    expect(low).toBeCloseTo(0.0524, 4);
    expect(high).toBeCloseTo(0.3339, 4);
  });

  test('is a mean over matchups that weigh the same', () => {
    const [one, other] = [
      [10, 0, 80, 0, 10],
      [5, 0, 20, 0, 25],
    ];
    expect(unpairedShift([one, one], [one, other]).mean).toBeCloseTo(0.1, 12);
  });

  test('has a p that says how much interval just reaches 0', () => {
    const [base, arm] = [[[32, 48]], [[14, 56]]];
    const { p } = unpairedShift(base, arm);
    expect(unpairedShift(base, arm, normalQuantile(1 - p! / 2)).low).toBeCloseTo(0, 9);
    expect(unpairedShift(arm, base).p).toBeCloseTo(p!, 9);
    expect(unpairedShift(base, base)).toMatchObject({ mean: 0, p: 1 });
  });

  test('of nothing is not known', () => {
    expect(unpairedShift([[0, 0]], [[3, 4]])).toEqual({ mean: Number.NaN, low: -1, high: 1, p: null });
  });
});
