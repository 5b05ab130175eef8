// The arena: views that lie apart on one buffer, each where its width allows.
import { expect, test } from 'vitest';
import { Arena } from '../../src/core/state.ts';

test('views lie one after the other, aligned, and begin empty', () => {
  const arena = new Arena(64);
  const views = [arena.uint8(3), arena.int16(2), arena.uint8(1), arena.int32(2), arena.uint8(1)];
  expect(views.map((view) => view.byteOffset)).toEqual([0, 4, 8, 12, 20]);
  expect(views.map((view) => view.length)).toEqual([3, 2, 1, 2, 1]);
  expect(arena.bytes()).toEqual(new Uint8Array(21));
  for (const [i, view] of views.entries()) view.fill(i + 1);
  expect(views.map((view) => view[0])).toEqual([1, 2, 3, 4, 5]);
});

test('setting the bytes copies every view', () => {
  const [from, to] = [new Arena(16), new Arena(16)];
  const [a, b] = [from.int32(2), to.int32(2)];
  a.set([-7, 1 << 30]);
  to.bytes().set(from.bytes());
  expect(b).toEqual(a);
});

test('an arena that is too small says how much was needed', () => {
  const arena = new Arena(10);
  arena.uint8(9);
  expect(() => arena.int16(1)).toThrow('the state needs 12 bytes, its arena holds 10');
});
