import { describe, expect, test } from 'vitest';
import { rootOf } from '../../../src/lab/statistics/root.ts';

describe('where a rising function crosses 0', () => {
  // In closed form; 12 digits.
  test('is found however the function bends', () => {
    expect(rootOf((x) => x ** 3 - 2, 0, 2)).toBeCloseTo(2 ** (1 / 3), 12);
    expect(rootOf((x) => Math.log(x / 1e-7), 1e-12, 1) / 1e-7).toBeCloseTo(1, 12);
    expect(rootOf((x) => Math.exp(x) - 1e6, 0, 40)).toBeCloseTo(Math.log(1e6), 11);
    expect(rootOf((x) => (x < 0.3 ? -1 : 1e9), 0, 1)).toBeCloseTo(0.3, 9);
  });

  test('is an end where it does not cross, and as close as it was asked for', () => {
    expect(rootOf((x) => x + 1, 0, 2)).toBe(0);
    expect(rootOf((x) => x - 3, 0, 2)).toBe(2);
    let calls = 0;
    const counted = (x: number) => {
      calls++;
      return x ** 3 - 2;
    };
    expect(Math.abs(rootOf(counted, 0, 2, 0.01) - 2 ** (1 / 3))).toBeLessThan(0.02);
    expect(calls).toBeLessThan(10);
  });
});
