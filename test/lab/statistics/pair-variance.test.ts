import { expect, test } from 'vitest';
import { pairVariance } from '../../../src/lab/statistics/pair-variance.ts';

// Oracle: closed forms, twelve digits.
test('the variance of the pair scores', () => {
  expect(pairVariance([25, 0, 50, 0, 25])).toBeCloseTo(1 / 8, 12);
});

test('pairs all alike: as if one more had been won, and one lost', () => {
  expect(pairVariance([0, 0, 0, 0, 8])).toBeCloseTo(0.9 * 0.1, 12);
  expect(pairVariance([8, 0, 0, 0, 0])).toBeCloseTo(0.9 * 0.1, 12);
  expect(pairVariance([0, 0, 8, 0, 0])).toBeCloseTo(0.25, 12);
});
