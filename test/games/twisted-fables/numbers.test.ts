// What printed numbers may be changed to: all that can be played, and nothing that means nothing.
import { expect, test } from 'vitest';
import { box } from '../../../src/games/twisted-fables/game.ts';

const numbers = box.numbers();
const rangeOf = (path: string) => {
  const { from, to } = numbers.find((number) => number.path === path)!;
  return [from, to];
};

test.each([
  ['alice.hp', 1, 99],
  ['sleeping-beauty.treating-what-ails.hp', 0, 99],
  ['mulan.maxDefense', 0, 99],
  ['mulan.threshold', 0, 99],
  ['sleeping-beauty.limit', 1, 9],
  ['sleeping-beauty.the-sleeper-wakes.tokens', 1, 99],
  ['mulan.gathering-storm.tokens', 0, 99],
  ['kaguya.ascendant-light.per', 1, 99],
  ['snow-white.crystal-coffin.least', 1, 99],
  ['sleeping-beauty.blood-rite.least3', 1, 99],
  ['kaguya.cards', 0, 12],
  ['basics.attack-1.cost', 0, 99],
  ['basics.attack-1.value', 0, 99],
  ['red-riding-hood.crack-shot.range', 0, 99],
])('%s may be %i to %i', (path, from, to) => {
  expect(rangeOf(path)).toEqual([from, to]);
  expect(() => box.open({ change: { [path]: from - 1 } })).toThrow(`expected a whole number from ${from} to ${to}`);
  expect(() => box.open({ change: { [path]: to + 1 } })).toThrow(`found ${to + 1}`);
});

test('all HP of sheets, all draws, all divisors and all thresholds of an effect', () => {
  const of = (field: string) => numbers.filter(({ path }) => path.endsWith(`.${field}`));
  for (const { path, from } of of('hp')) expect(from, path).toBe(path.split('.').length === 2 ? 1 : 0);
  for (const { path, to } of of('cards')) expect(to, path).toBe(12);
  for (const field of ['per', 'least', 'least2', 'least3']) for (const { from } of of(field)) expect(from).toBe(1);
});
