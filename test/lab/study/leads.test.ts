import { describe, expect, test } from 'vitest';
import { aheadForGood, furthestBehind, leadChanges } from '../../../src/lab/study/leads.ts';

/** By turn from 1; what lies beyond the last turn is of another game. */
const leads = (...values: number[]) => Int16Array.of(0, ...values, 999, -999);

describe('lead changes', () => {
  test.each([
    [[], 0],
    [[100, 50, 200], 0],
    [[100, -50, 200], 2],
    [[0, 100, 0, 100], 0],
    [[100, 0, -100], 1],
    [[0, -1, 0, 0, 1], 1],
  ])('of %j are %i', (values, changes) => {
    expect(leadChanges(leads(...values), values.length)).toBe(changes);
  });
});

describe('the largest deficit', () => {
  test('is that of the seat asked for, at the end of a turn of the game', () => {
    expect(furthestBehind(leads(100, -250, 300), 3, 0)).toBe(250);
    expect(furthestBehind(leads(100, -250, 300), 3, 1)).toBe(300);
    expect(furthestBehind(leads(100, 250), 2, 0)).toBe(0);
  });
});

describe('ahead for good', () => {
  test.each([
    [[100, 100, 100], 1],
    [[0, 100, 100], 2],
    [[100, -1, 100], 3],
    [[100, 100, 0], 4],
  ])('%j: from turn %i on', (values, turn) => {
    expect(aheadForGood(leads(...values), values.length, 0)).toBe(turn);
    expect(aheadForGood(leads(...values.map((value) => -value)), values.length, 1)).toBe(turn);
  });
});
