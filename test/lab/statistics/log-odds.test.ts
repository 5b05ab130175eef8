import { describe, expect, test } from 'vitest';
import { seatLogOdds } from '../../../src/lab/statistics/log-odds.ts';

describe('log-odds', () => {
  // Oracle: logit 0.6 = ln 1.5, logit 0.5 = 0, and the variance 1/(n p q) of a logit in each seat; 4 digits.
  test('the mean of both seats', () => {
    const cells = { pairs: 1_000_000, means: [0.6, 0.5], variances: [0.24, 0.25], covariance: 0 } as const;
    const { logOdds, variance } = seatLogOdds(cells);
    expect(logOdds).toBeCloseTo(Math.log(1.5) / 2, 5);
    expect(variance * 1e6).toBeCloseTo((1 / 0.24 + 1 / 0.25) / 4, 4);
  });

  // Oracle: logit(x + γ) and logit(x − γ) average to x, whatever the seat is worth; 5 digits.
  test('the seat cancels out', () => {
    const chance = (x: number) => 1 / (1 + Math.exp(-x));
    const means = [chance(0.8 + 0.5), chance(0.8 - 0.5)] as const;
    expect(seatLogOdds({ pairs: 1e8, means, variances: [0.2, 0.2], covariance: 0 }).logOdds).toBeCloseTo(0.8, 5);
  });

  test('games of a pair that go together say less', () => {
    const cells = { pairs: 1000, means: [0.5, 0.5], variances: [0.25, 0.25], covariance: 0 } as const;
    expect(seatLogOdds({ ...cells, covariance: 0.25 }).variance).toBeCloseTo(2 * seatLogOdds(cells).variance, 12);
  });

  test('stays finite where somebody always won', () => {
    const { logOdds } = seatLogOdds({ pairs: 10, means: [1, 1], variances: [0.1, 0.1], covariance: 0 });
    expect(logOdds).toBeCloseTo(Math.log(21), 9);
  });
});
