// Events: nothing while off, rows of small integers while on.
import { expect, test } from 'vitest';
import { Events } from '../../src/core/events.ts';

test('notes rows when on, and nothing when off', () => {
  const events = new Events();
  events.note(1, 0, 1, 2, 3, 4);
  expect(events.count).toBe(0);
  events.on = true;
  events.note(1, 0, 1, 2, 3, 4);
  events.note(7, 1, -1, 0, 300, -300);
  expect([0, 1].map((row) => [0, 1, 2, 3, 4, 5].map((field) => events.at(row, field)))).toEqual([
    [1, 0, 1, 2, 3, 4],
    [7, 1, -1, 0, 300, -300],
  ]);
  events.clear();
  expect(events.count).toBe(0);
});

test('too many events between two decisions are a fault', () => {
  const events = new Events();
  events.on = true;
  expect(() => {
    for (;;) events.note(0, 0, 0, 0, 0, 0);
  }).toThrow('more than 4096 events between two decisions');
});
