import { expect, test } from 'vitest';
import { comparable } from '../../../src/lab/statistics/comparable.ts';

const groups = (players: number, scored: string) => comparable(players, (a, b) => scored.split(' ').includes(`${a}>${b}`));

// Oracle: Ford (1957), the condition for finite ratings.
test('a cycle is one group', () => {
  expect(groups(3, '0>1 1>2 2>0')).toEqual([[0, 1, 2]]);
});

test('who never lost to the others is not on their scale', () => {
  expect(groups(4, '0>1 0>2 0>3 1>2 2>1 2>3 3>2')).toEqual([[0], [1, 2, 3]]);
});

test('who never met through anybody is neither', () => {
  expect(groups(4, '0>2 2>0 1>3 3>1')).toEqual([
    [0, 2],
    [1, 3],
  ]);
});
