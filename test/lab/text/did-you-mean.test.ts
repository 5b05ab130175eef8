import { describe, expect, test } from 'vitest';
import { distance, nearest } from '../../../src/lab/text/did-you-mean.ts';

describe('did you mean', () => {
  // Oracle: the textbook examples of the distance, and one swap of neighbours.
  test.each([
    ['kitten', 'sitting', 3],
    ['saturday', 'sunday', 3],
    ['', 'abc', 3],
    ['same', 'same', 0],
    ['wtach', 'watch', 1],
  ])('%s to %s', (from, to, steps) => {
    expect(distance(from, to)).toBe(steps);
    expect(distance(to, from)).toBe(steps);
  });

  test.each([
    ['snow-wite', 'snow-white'],
    ['Snow-White', 'snow-white'],
    ['red', 'red-riding-hood'],
    ['alice', undefined],
    ['-', undefined],
  ])('%s', (found, meant) => {
    expect(nearest(found, ['red-riding-hood', 'snow-white'])).toBe(meant);
  });
});
