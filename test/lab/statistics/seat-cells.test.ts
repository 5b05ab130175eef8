import { expect, test } from 'vitest';
import { seatCells } from '../../../src/lab/statistics/seat-cells.ts';

// Oracle: the definitions, on six pairs written out: scores in seat 0 and seat 1; twelve digits.
test('means, variances and covariance of pairs', () => {
  const pairs = [
    [1, 1],
    [1, 0],
    [0, 0],
    [0.5, 1],
    [1, 1],
    [0, 0.5],
  ] as const;
  const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
  const count = (seat: 0 | 1) => [0, 0.5, 1].map((score) => pairs.filter((pair) => pair[seat] === score).length);
  const bins = [0, 1, 2, 3, 4].map((quarters) => pairs.filter(([a, b]) => 2 * (a + b) === quarters).length);
  const [first, second] = [mean(pairs.map((pair) => pair[0])), mean(pairs.map((pair) => pair[1]))];
  const cells = seatCells({
    sets: 6,
    results: [[count(0), count(1)]],
    sides: [bins],
  });
  expect(cells.means).toEqual([first, second]);
  expect(cells.variances[0]).toBeCloseTo(mean(pairs.map(([a]) => (a - first) ** 2)), 12);
  expect(cells.variances[1]).toBeCloseTo(mean(pairs.map(([, b]) => (b - second) ** 2)), 12);
  expect(cells.covariance).toBeCloseTo(mean(pairs.map(([a, b]) => (a - first) * (b - second))), 12);
});

test('a seat that always won is not beyond doubt', () => {
  const { variances, covariance } = seatCells({
    sets: 8,
    results: [
      [
        [0, 0, 8],
        [4, 0, 4],
      ],
    ],
    sides: [[0, 0, 4, 0, 4]],
  });
  expect(variances).toEqual([0.9 * 0.1, 0.25].map((value) => expect.closeTo(value, 12)));
  expect(covariance).toBe(0);
});
