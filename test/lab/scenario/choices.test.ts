// Choices found by their place are those that obvious loops make, in the same order.
import { expect, test } from 'vitest';
import {
  type Choices,
  combinations,
  listed,
  multisets,
  oneOfEach,
  repeated,
  ways,
} from '../../../src/lab/scenario/choices.ts';

const all = <T>({ count, at }: Choices<T>): T[] => Array.from({ length: count }, (_, place) => at(place));
const letters = [...'abcdef'];

/** Slow and obvious. */
function chosen(items: readonly string[], size: number, step: 0 | 1, from = 0): string[] {
  if (size === 0) return [''];
  return items.flatMap((item, at) => (at < from ? [] : chosen(items, size - 1, step, at + step).map((rest) => item + rest)));
}

test.each([1, 2, 3, 4, 5, 6])('%i of six', (size) => {
  const of = listed(letters);
  expect(all(combinations(of, size)).map((one) => one.join(''))).toEqual(chosen(letters, size, 1));
  expect(all(multisets(of, size)).map((one) => one.join(''))).toEqual(chosen(letters, size, 0));
});

test('more than there are, and of none', () => {
  expect(combinations(listed(letters), 7).count).toBe(0);
  expect(combinations(listed([]), 1).count).toBe(0);
  expect(multisets(listed([]), 2).count).toBe(0);
});

test('one of each, the last changing first; the same again and again', () => {
  const both = oneOfEach([listed(['a', 'b']), listed(['x', 'y', 'z'])]);
  expect(all(both).map((one) => one.join(''))).toEqual(['ax', 'ay', 'az', 'bx', 'by', 'bz']);
  expect(all(repeated(listed(['a', 'b']), 3)).map((one) => one.join(''))).toEqual(['aaa', 'bbb']);
});

test('places among very many', () => {
  expect(ways(660, 5)).toBe(1_027_881_871_632);
  const five = combinations({ count: 660, at: (place: number) => place }, 5);
  expect(five.at(0)).toEqual([0, 1, 2, 3, 4]);
  expect(five.at(five.count - 1)).toEqual([655, 656, 657, 658, 659]);
  expect(five.at(ways(659, 4))).toEqual([1, 2, 3, 4, 5]);
});
