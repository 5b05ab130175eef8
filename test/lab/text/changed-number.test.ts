// The words for a changed number: every form, what is none, and what holds for all numbers.
import { describe, expect, test } from 'vitest';
import { keyOf, Rolls } from '../../../src/core/rng.ts';
import { CHANGED_NUMBER, changedNumber, readChanges, setsNumber } from '../../../src/lab/text/changed-number.ts';
import { Mistake, readSource } from '../../../src/lab/text/source.ts';

describe('what words make of 5', () => {
  test.each([
    ['3', 3],
    ['0', 0],
    ['12', 12],
    ['=3', 3],
    ['=-1', -1],
    ['=-0', 0],
    ['+1', 6],
    ['+0', 5],
    ['-2', 3],
    ['-9', -4],
    ['x2', 10],
    ['x0', 0],
    ['x1.5', 8],
    ['x0.5', 3],
    ['x0.49', 2],
    ['x1.1', 6],
    ['x1.09', 5],
  ])('%s: %i', (words, value) => {
    expect(changedNumber(5, words)).toBe(value);
    expect(words).toMatch(new RegExp(CHANGED_NUMBER));
  });

  test.each([
    ...['', ' ', 'x', '+', '-', '=', '=+1', '=--1', '--1', '+-1', '++1', '+ 1', ' 1', '1 ', '1\n'],
    ...['2.5', '+1.5', '-0.5', '=2.5', 'x.5', 'x1.', 'x-1', 'x+1', 'x1,5', 'x1.5.1', '1.5x', 'X2', '*2', '2x'],
    ...['1e1', '0x10', '1_000', 'true', 'null', 'Infinity', 'NaN', 'half', '−1', '٣'],
  ])('"%s" is none', (words) => {
    expect(changedNumber(5, words)).toBeNull();
    expect(words).not.toMatch(new RegExp(CHANGED_NUMBER));
  });
});

describe('rounding', () => {
  test.each([
    [15, 'x1.1', 17],
    [45, 'x0.7', 32],
    [-15, 'x1.1', -17],
    [-1, 'x1.5', -2],
    [-1, 'x0.5', -1],
    [-1, 'x0.4', 0],
    [-3, 'x0', 0],
    [3, 'x0.33333333333333333333', 1],
    [3, 'x0.16666666666666666666666666666667', 1],
    [3, 'x0.16666666666666666666666666666666', 0],
  ])('%i %s is %i', (number, words, value) => {
    expect(changedNumber(number, words)).toBe(value);
  });
});

test('for all numbers: what is added is taken away, what is set is there, and products are the nearest, halves away from 0', () => {
  const dice = new Rolls(0);
  dice.reset(keyOf('changed number'));
  for (let i = 0; i < 20_000; i++) {
    const number = dice.below(401) - 200;
    const by = dice.below(300);
    expect(changedNumber(changedNumber(number, `+${by}`)!, `-${by}`)).toBe(number);
    expect(changedNumber(number, `${by}`)).toBe(by);
    expect(changedNumber(number, `=${by - 150}`)).toBe(by - 150);
    expect(changedNumber(number, String(setsNumber(by - 150)))).toBe(by - 150);
    const product = changedNumber(number, `x${Math.floor(by / 100)}.${String(by % 100).padStart(2, '0')}`)!;
    const off = 100 * product - number * by;
    expect(Math.abs(off)).toBeLessThanOrEqual(50);
    if (Math.abs(off) === 50) expect(Math.abs(100 * product)).toBeGreaterThan(Math.abs(number * by));
  }
});

describe('a map of them', () => {
  const numbers = [
    { path: 'b.cost', value: 2, from: -3, to: 9, reaches: null },
    { path: 'a.hp', value: 30, from: 1, to: 99, reaches: null },
    { path: 'a.range', value: 4, from: 0, to: 99, reaches: null },
  ];
  const read = (text: string, before = {}) => {
    const { change, mistakes } = readChanges(readSource('f', text), numbers, before);
    return [change, ...mistakes.map(({ at, message }) => `${at.line}:${at.column} ${message}`)];
  };

  test('plain, quoted, in JSON: as it is written', () => {
    const [change] = read('a.hp: +3\na.range: -2\nb.cost: =-1');
    expect(change).toEqual({ 'a.hp': 33, 'a.range': 2, 'b.cost': -1 });
    expect(read('a.hp: "+3"\na.range: "-2"\nb.cost: "=-1"')).toEqual([change]);
    expect(read('{"a.hp": "+3", "a.range": -2, "b.cost": "=-1"}')).toEqual([change]);
    expect(read('a.hp: "33"\na.range: =2\nb.cost: -3')).toEqual([change]);
  });

  test('sorted by path; what comes out as printed leaves no trace', () => {
    expect(Object.entries(read('b.cost: +1\na.range: +0\na.hp: x1.01')[0]!)).toEqual([['b.cost', 3]]);
  });

  test('on top of what is changed already', () => {
    expect(read('a.hp: +3', { 'a.hp': 10, 'a.range': 7 })).toEqual([{ 'a.hp': 13, 'a.range': 7 }]);
    expect(read('a.hp: +20', { 'a.hp': 10 })).toEqual([{}]);
  });

  test('mistakes have their places, say what comes out, and leave the others as they are', () => {
    expect(read('a.hp: +70\na.range: 2.5\nb.cost: -6\nb.cst: 1')).toEqual([
      {},
      '1:7 change.a.hp: found +70, which makes 100 of 30, expected a whole number from 1 to 99',
      '2:10 change.a.range: found 2.5, expected a whole number from 0 to 99, or by how much, such as +1, -1, x1.5',
      '3:9 change.b.cost: found -6, which makes -4 of 2, expected a whole number from -3 to 9',
      expect.stringMatching(/^4:1 change: found "b.cst", expected a printed number by its path.*; did you mean "b.cost"\?$/),
    ]);
    expect(read('a.hp: x0\na.range: 100\nb.cost: low')).toEqual([
      {},
      '1:7 change.a.hp: found "x0", which makes 0 of 30, expected a whole number from 1 to 99',
      '2:10 change.a.range: found 100, expected a whole number from 0 to 99',
      '3:9 change.b.cost: found "low", expected a whole number from -3 to 9, or by how much, such as +1, -1, x1.5, =-1',
    ]);
    expect(read('a.hp: "=-4"')[1]).toContain('found "=-4", expected a whole number from 1 to 99');
    for (const [text, found] of [
      ['', 'nothing'],
      ['true', 'true'],
      ['[1]', 'a list'],
      ['{ a: 1 }', 'a map'],
      ['.nan', '.nan'],
      ['+1.0', '+1.0'],
      ['1e1', '1e1'],
    ]) {
      expect(read(`a.hp: ${text}`)[1]).toContain(`change.a.hp: found ${found}, expected a whole number from 1 to 99, or`);
    }
    expect(read('[1]')).toEqual([{}, '1:1 change: found a list, expected a map of numbers by path, see list numbers']);
  });

  test('none where there is none', () => {
    expect(readChanges(undefined, numbers, { 'a.hp': 5 })).toEqual({ change: { 'a.hp': 5 }, mistakes: [] });
    expect(() => readSource('f', 'a.hp: 1\na.hp: 2')).toThrow(Mistake);
  });
});
