import { describe, expect, test } from 'vitest';
import { expectedSets, MARK, mostSets, parseUntil, stopOf, untilText } from '../../../src/lab/contest/until.ts';
import { pairInterval } from '../../../src/lab/statistics/pair-interval.ts';
import { tallyOf } from '../report/made-up.ts';

const asked = (until: string, sets = 100_000) => ({ until, sets });
/** `n` sets as even and as spread as independent games make them. */
const even = (n: number, leftOut = 0) => ({ tally: tallyOf(n / 4, n / 4, n / 4, n / 4, { leftOut }) });

describe('until', () => {
  test.each([
    ['ci<=0.5pp', 0.005],
    ['ci <= 2 pp', 0.02],
    ['ci<=0.01pp', 0.0001],
    ['ci<=10pp', 0.1],
  ])('%s', (text, width) => {
    expect(parseUntil(text)).toEqual({ of: 'ci', halfWidth: expect.closeTo(width, 12) });
  });

  test.each(['ci<0.5pp', 'ci<=0.5', '0.5pp', 'ci<=0pp', 'ci<=0.001pp', 'ci<=11pp', 'q<=0.05', ''])('%s is none', (text) => {
    expect(parseUntil(text)).toBeNull();
  });

  test('is written in one way', () => {
    expect(untilText(parseUntil('ci <= 0.50 pp')!)).toBe('ci<=0.5pp');
    expect(untilText(parseUntil(' diff<=1.0pp')!)).toBe('diff<=1pp');
  });

  test('stops at a mark alone', () => {
    expect(stopOf(asked('ci<=5pp'), even(MARK))).toBe('width');
    expect(stopOf(asked('ci<=5pp'), even(MARK - 4))).toBeNull();
    expect(stopOf(asked('ci<=5pp'), even(MARK + 4))).toBeNull();
    expect(stopOf(asked('ci<=5pp'), even(1.5 * MARK))).toBeNull();
    expect(stopOf(asked('ci<=1pp'), even(MARK))).toBeNull();
    expect(stopOf(asked('ci<=5pp'), even(0))).toBeNull();
  });

  test('the mark counts sets that were left out, the width does not', () => {
    expect(stopOf(asked('ci<=5pp'), even(MARK - 12, 12))).toBe('width');
    expect(stopOf(asked('ci<=5pp'), even(4, MARK - 4))).toBeNull();
    expect(stopOf(asked('ci<=5pp', MARK), even(0, MARK))).toBe('cap');
  });

  test('the most sets are a mark too', () => {
    expect(stopOf(asked('ci<=5pp', 400), even(400))).toBe('width');
    expect(stopOf(asked('ci<=1pp', 400), even(400))).toBe('cap');
    expect(stopOf({ sets: 400 }, even(400))).toBe('sets');
    expect(stopOf({ sets: 400 }, even(396))).toBeNull();
  });

  // Oracle: the interval itself, at its widest: all or nothing in every pair, half and half; and sets all alike.
  test.each([0.05, 0.01, 0.002])('as many sets as a half-width of %f can need', (width) => {
    const n = mostSets({ of: 'ci', halfWidth: width });
    for (const bins of [[n / 2, 0, 0, 0, n / 2] as const, [0, 0, n, 0, 0] as const]) {
      const { low, high } = pairInterval(bins);
      expect((high - low) / 2).toBeLessThanOrEqual(width);
    }
    expect(n % MARK).toBe(0);
  });

  test('what it will take is at a mark, not before what was played, and not beyond the most', () => {
    expect(expectedSets(asked('ci<=0.5pp'), even(0))).toBe(Math.ceil(19_208 / MARK) * MARK);
    expect(expectedSets(asked('ci<=0.5pp'), even(1000))).toBe(Math.ceil(19_208 / MARK) * MARK);
    expect(expectedSets(asked('ci<=0.5pp', 3000), even(1000))).toBe(3000);
    expect(expectedSets(asked('ci<=5pp'), even(MARK))).toBe(MARK);
    expect(expectedSets({ sets: 3000 }, even(1000))).toBe(3000);
  });
});
