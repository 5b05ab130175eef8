import { expect, test } from 'vitest';
import { qValues } from '../../../src/lab/statistics/false-discovery.ts';

// Oracle: Benjamini and Hochberg (1995), JRSS B 57, 289-300: of the paper's fifteen, four are findings at 5 %.
const published = [
  0.0001, 0.0004, 0.0019, 0.0095, 0.0201, 0.0278, 0.0298, 0.0344, 0.0459, 0.324, 0.4262, 0.5719, 0.6528, 0.759, 1,
];

test('the fifteen p-values of the paper: the four smallest are findings', () => {
  expect(qValues(published).filter((q) => q <= 0.05)).toHaveLength(4);
  // By its definition p · 15 / rank, the least of itself and all larger ones; twelve digits.
  expect(qValues(published)[3]).toBeCloseTo((0.0095 * 15) / 4, 12);
  expect(qValues(published)[5]).toBeCloseTo((0.0298 * 15) / 7, 12);
});

// By its definition: Benjamini and Hochberg times the sum of 1/rank, at most 1.
test('where answers depend on each other, those of Benjamini and Yekutieli', () => {
  const harmonic = published.reduce((sum, _, at) => sum + 1 / (at + 1), 0);
  const before = qValues(published);
  for (const [at, q] of qValues(published, false).entries()) expect(q).toBeCloseTo(Math.min(1, before[at]! * harmonic), 12);
});

test('keeps the order it was given, and one question is one question', () => {
  const turned = qValues(published.toReversed());
  expect(turned.toReversed()).toEqual(qValues(published));
  expect(qValues([0.03])).toEqual([0.03]);
  expect(qValues([])).toEqual([]);
});
