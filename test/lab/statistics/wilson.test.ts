import { describe, expect, test } from 'vitest';
import { wilson } from '../../../src/lab/statistics/wilson.ts';

describe('the score interval of Wilson', () => {
  // Oracle: Newcombe (1998), Statistics in Medicine 17, 857-872, table I, method 3; four decimals, as printed there.
  test.each([
    [81, 263, 0.2553, 0.3662],
    [15, 148, 0.0624, 0.1605],
    [0, 20, 0, 0.1611],
    [1, 29, 0.0061, 0.1718],
  ])('%i of %i', (won, games, low, high) => {
    const interval = wilson(won / games, games);
    expect(interval.low).toBeCloseTo(low, 4);
    expect(interval.high).toBeCloseTo(high, 4);
  });

  // Oracle: scipy 1.17.1, binomtest(520, 1000).proportion_ci(method='wilson'); twelve digits.
  test('520 of 1000', () => {
    const { low, high } = wilson(0.52, 1000);
    expect(low).toBeCloseTo(0.489017724657519, 12);
    expect(high).toBeCloseTo(0.550829205003059, 12);
  });

  // Oracle: closed form, z²/(n + z²) is the upper end at 0 of n.
  test('never seen, and always seen, mirror each other and stay within 0 and 1', () => {
    const zz = 1.959963984540054 ** 2;
    expect(wilson(0, 50)).toEqual({ low: 0, high: expect.closeTo(zz / (50 + zz), 14) });
    expect(wilson(1, 50)).toEqual({ low: expect.closeTo(50 / (50 + zz), 14), high: 1 });
  });

  test('nothing seen leaves everything possible', () => {
    expect(wilson(0, 0)).toEqual({ low: 0, high: 1 });
  });
});
