import { expect, test } from 'vitest';
import { efficiencyInterval, pairEfficiency } from '../../../src/lab/statistics/efficiency.ts';

// Oracles: closed forms, twelve digits.
test('independent games: pairing is worth nothing', () => {
  expect(pairEfficiency([25, 0, 50, 0, 25], 0)).toBeCloseTo(1, 12);
});

test('games that always agree: pairing halves the information', () => {
  expect(pairEfficiency([50, 0, 0, 0, 50], 0)).toBeCloseTo(0.5, 12);
});

test('a seat that nearly always wins is cancelled by the swap', () => {
  // v = 2 · 0.01 · 1/4; independent pairs would have 1/8.
  expect(pairEfficiency([1, 0, 98, 0, 1], 0)).toBeCloseTo(25, 12);
});

test('a drawn game is a score of its own', () => {
  // Scores of the games 0, 1/2, 1/2, 1: variance 1/8 a game; the pair scores 1/4, 3/4 have 1/16.
  expect(pairEfficiency([0, 1, 0, 1, 0], 2)).toBeCloseTo(1, 12);
});

test('pairs all alike have nothing to compare', () => {
  expect(pairEfficiency([0, 0, 7, 0, 0], 0)).toBeNull();
});

// Oracle: closed form, twelve digits. At a mean of 1/2 only the variance matters: of x = (s − 1/2)², which is 1/4 in half
// of the pairs and 0 in the others, the relative error squared is (1/64)/(1/64)/n = 1/n.
test('its interval is that of the variance of the pairs', () => {
  const { mean, low, high } = efficiencyInterval([25, 0, 50, 0, 25], 0, 1.96) ?? { mean: 0, low: 0, high: 0 };
  expect(mean).toBeCloseTo(1, 12);
  expect(low).toBeCloseTo(Math.exp(-0.196), 12);
  expect(high).toBeCloseTo(Math.exp(0.196), 12);
  expect(efficiencyInterval([0, 0, 7, 0, 0], 0)).toBeNull();
});

// Oracle: closed form, twelve digits. Pairs of two draws or of two games won or lost alike, half and half: the variance of
// games is 1/8 and pulls with (square − 1/4 …)/(1/8), that of pairs is 1/8 too, and the pulls cancel.
test('its interval knows that draws vary too', () => {
  const { mean, low, high } = efficiencyInterval([25, 0, 50, 0, 25], 100, 1.96) ?? { mean: 0, low: 0, high: 0 };
  expect(mean).toBeCloseTo(0.5, 12);
  expect([low, high]).toEqual([expect.closeTo(0.5, 12), expect.closeTo(0.5, 12)]);
});
