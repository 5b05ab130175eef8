// The size of the state is a decision: growing it makes every copy dearer.
import { expect, test } from 'vitest';
import { State } from '../../../src/games/twisted-fables/table/state.ts';

test('a duel fits in 2 KB', () => {
  expect(new State(2).bytes.length).toBe(1302);
  expect(new State(2).bytes.length).toBeLessThanOrEqual(2048);
});

test('four seats fit too', () => {
  expect(new State(4).bytes.length).toBeLessThanOrEqual(4096);
});
