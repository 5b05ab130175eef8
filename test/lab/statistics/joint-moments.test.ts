// Against the textbook formulas on the list itself.
import { expect, test } from 'vitest';
import { JointMoments } from '../../../src/lab/statistics/joint-moments.ts';

test('means, and how they vary together', () => {
  const rows = [
    [4, 0, 1],
    [2, 2, 3],
    [0, 3, 1],
    [1, 4, 2],
  ];
  const moments = new JointMoments(3);
  for (const row of rows) moments.add(row);
  const mean = (at: number) => rows.reduce((sum, row) => sum + row[at]!, 0) / 4;
  expect(moments.size).toBe(4);
  for (const one of [0, 1, 2]) {
    expect(moments.mean(one)).toBe(mean(one));
    for (const other of [0, 1, 2]) {
      const products = rows.reduce((sum, row) => sum + (row[one]! - mean(one)) * (row[other]! - mean(other)), 0);
      expect(moments.covarianceOfMeans(one, other)).toBeCloseTo(products / 3 / 4, 12);
      expect(moments.covarianceOfMeans(other, one)).toBe(moments.covarianceOfMeans(one, other));
    }
  }
});
