import { describe, expect, test } from 'vitest';
import { aheadForGood, furthestBehind, leadChanges } from '../../../../src/lab/contest/study/leads.ts';

/** By turn from 1 and side; what lies beyond the last turn is of another game. */
const leads = (turns: readonly (readonly number[])[]) => {
  const sides = turns[0]?.length ?? 2;
  const of = (value: number) => new Array<number>(sides).fill(value);
  return Int16Array.of(...of(0), ...turns.flat(), ...of(999), ...of(-999));
};
/** Of two sides by the lead of the first. */
const duel = (values: readonly number[]) => values.map((value) => [value, 0 - value]);

describe('lead changes', () => {
  test.each([
    [[], 0],
    [[100, 50, 200], 0],
    [[100, -50, 200], 2],
    [[0, 100, 0, 100], 0],
    [[100, 0, -100], 1],
    [[0, -1, 0, 0, 1], 1],
  ])('of two sides %j are %i', (values, changes) => {
    expect(leadChanges(leads(duel(values)), values.length, 2)).toBe(changes);
  });

  test.each([
    [[100, 50, 200], 0],
    [[100, -50, 200], 2],
    [[100, 0, 100, 0, -100], 1],
    [[-100, -1], 0],
  ])('of a lone side %j are %i', (values, changes) => {
    expect(leadChanges(leads(values.map((value) => [value])), values.length, 1)).toBe(changes);
  });

  const [a, b, c, none, two] = [
    [5, -5, -9],
    [-1, 1, -1],
    [-9, -9, 9],
    [0, 0, -3],
    [4, 4, -3],
  ];
  test.each([
    ['one that stays', [a, a], 0],
    ['each after the other', [a, b, c], 2],
    ['the same after nobody', [a, none, a], 0],
    ['another after nobody', [a, none, none, b], 1],
    ['nobody alone', [none, none], 0],
    ['several who are ahead alike, which is nobody', [a, two, b, two, a], 2],
  ])('of three sides: %s', (_, turns, changes) => {
    expect(leadChanges(leads(turns as number[][]), turns.length, 3)).toBe(changes);
  });
});

describe('the largest deficit', () => {
  test('is that of the side asked for, at the end of a turn of the game', () => {
    expect(furthestBehind(leads(duel([100, -250, 300])), 3, 2, 0)).toBe(250);
    expect(furthestBehind(leads(duel([100, -250, 300])), 3, 2, 1)).toBe(300);
    expect(furthestBehind(leads(duel([100, 250])), 2, 2, 0)).toBe(0);
    const three = leads([
      [10, -10, -400],
      [-20, -30, 20],
    ]);
    expect([0, 1, 2].map((side) => furthestBehind(three, 2, 3, side))).toEqual([20, 30, 400]);
  });
});

describe('ahead for good', () => {
  test.each([
    [[100, 100, 100], 1],
    [[0, 100, 100], 2],
    [[100, -1, 100], 3],
    [[100, 100, 0], 4],
  ])('%j: from turn %i on', (values, turn) => {
    expect(aheadForGood(leads(duel(values)), values.length, 2, 0)).toBe(turn);
    expect(aheadForGood(leads(duel(values.map((value) => -value))), values.length, 2, 1)).toBe(turn);
    expect(aheadForGood(leads(values.map((value) => [value])), values.length, 1, 0)).toBe(turn);
    expect(aheadForGood(leads(values.map((value) => [-5, -5, value])), values.length, 3, 2)).toBe(turn);
  });
});
