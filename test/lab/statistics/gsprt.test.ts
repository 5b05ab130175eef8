import { describe, expect, test } from 'vitest';
import {
  judge,
  judgeBetween,
  judgeLower,
  judgeUpper,
  type Llr,
  normalLlr,
  sprtBounds,
} from '../../../src/lab/statistics/gsprt.ts';
import { scoreLlr } from '../../../src/lab/statistics/score-llr.ts';

const bounds = sprtBounds(0.01, 0.05);
const of =
  (bins: readonly number[]): Llr =>
  (h0, h1) =>
    scoreLlr(bins, h0, h1);

// Oracle: ln(β/(1 − α)) and ln((1 − β)/α); the pair of 5 % each is known as ±2.94.
test('bounds', () => {
  expect(sprtBounds(0.05, 0.05).reject).toBeCloseTo(2.944, 3);
  expect(sprtBounds(0.05, 0.05).accept).toBeCloseTo(-2.944, 3);
  expect(bounds.accept).toBeCloseTo(-2.9857, 4);
  expect(bounds.reject).toBeCloseTo(4.5539, 4);
});

// Oracle: the quotient of two normal densities.
test('LLR of an estimate', () => {
  const density = (x: number, mean: number) => -((x - mean) ** 2) / (2 * 0.3 ** 2);
  expect(normalLlr(1.2, 0.3, 1, 1.5)).toBeCloseTo(density(1.2, 1.5) - density(1.2, 1), 12);
  expect(normalLlr(1.25, 0.3, 1, 1.5)).toBeCloseTo(0, 12);
  for (const se of [0, Number.NaN, Number.POSITIVE_INFINITY]) expect(normalLlr(1.2, se, 1, 1.5)).toBe(0);
});

describe('verdicts', () => {
  test('fall at the bounds', () => {
    const llrs = [bounds.accept, bounds.accept + 1e-9, 0, bounds.reject - 1e-9, bounds.reject, Number.NaN];
    const verdicts = ['holds', 'undecided', 'undecided', 'undecided', 'fails', 'undecided'];
    expect(llrs.map((llr) => judge(llr, bounds))).toEqual(verdicts);
  });

  // 2000 sets of two games at 50 %, half of them split.
  const even = of([500, 0, 1000, 0, 500]);

  test('of one limit', () => {
    expect(judgeUpper(even, 0.55, 0.005, bounds).verdict).toBe('holds');
    expect(judgeUpper(even, 0.45, 0.005, bounds).verdict).toBe('fails');
    expect(judgeUpper(even, 0.5, 0.005, bounds)).toEqual({ verdict: 'undecided', llr: expect.closeTo(0, 6) });
    expect(judgeLower(even, 0.55, 0.005, bounds).verdict).toBe('fails');
    expect(judgeLower(even, 0.45, 0.005, bounds).verdict).toBe('holds');
  });

  test('between two limits', () => {
    const verdict = (low: number, high: number) => judgeBetween(even, [low, high], 0.005, bounds).verdict;
    expect(verdict(0.4, 0.6)).toBe('holds');
    expect(verdict(0.5, 0.6)).toBe('undecided');
    expect(verdict(0.4, 0.5)).toBe('undecided');
    expect(verdict(0.56, 0.6)).toBe('fails');
    expect(verdict(0.4, 0.44)).toBe('fails');
    expect(verdict(0.5, 0.44)).toBe('fails');
  });
});
