import { expect, test } from 'vitest';
import { inverse, multiply } from '../../../src/lab/statistics/linear.ts';

// Oracle: closed form, the inverse of the Hilbert matrix of three rows; nine digits.
test('an inverse', () => {
  const hilbert = [0, 1, 2].map((i) => [0, 1, 2].map((j) => 1 / (i + j + 1)));
  const expected = [
    [9, -36, 30],
    [-36, 192, -180],
    [30, -180, 180],
  ];
  for (const [i, row] of (inverse(hilbert) ?? []).entries()) {
    for (const [j, value] of row.entries()) expect(value).toBeCloseTo(expected[i]?.[j] ?? Number.NaN, 9);
  }
});

test('a zero on the diagonal is no hindrance', () => {
  const swap = [
    [0, 1],
    [1, 0],
  ];
  expect(inverse(swap)).toEqual(swap);
  expect(multiply(swap, [[1], [2]])).toEqual([[2], [1]]);
});

test('a singular matrix has none', () => {
  expect(
    inverse([
      [1, 2],
      [2, 4],
    ]),
  ).toBeNull();
});
