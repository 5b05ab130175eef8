import { expect, test } from 'vitest';
import { jeffreys } from '../../../src/lab/statistics/jeffreys.ts';

// Oracle: scipy 1.17.1, beta.ppf([0.025, 0.975], 3.5, 17.5); eleven digits.
test('3 of 20', () => {
  const { low, high } = jeffreys(3, 20);
  expect(low).toBeCloseTo(0.04413134197515587, 11);
  expect(high).toBeCloseTo(0.348577710858454, 11);
});

// Oracle: scipy 1.17.1, beta.ppf(…, x + 0.5, 7 − x + 0.5); eight digits.
test.each([
  [1, 0.01587652, 0.50079746],
  [2, 0.06472827, 0.64766165],
  [3, 0.13886422, 0.76549875],
])('%i of 7', (seen, low, high) => {
  const interval = jeffreys(seen, 7);
  expect(interval.low).toBeCloseTo(low, 8);
  expect(interval.high).toBeCloseTo(high, 8);
});

// Oracle: the same for 0 of 1000; the ends as Brown, Cai and DasGupta (2001) set them.
test('the ends: never seen may be never, always seen may be always', () => {
  expect(jeffreys(0, 1000)).toEqual({ low: 0, high: expect.closeTo(0.0025081643414222978, 11) });
  expect(jeffreys(1000, 1000)).toEqual({ low: expect.closeTo(1 - 0.0025081643414222978, 11), high: 1 });
  expect(jeffreys(0, 0)).toEqual({ low: 0, high: 1 });
});
