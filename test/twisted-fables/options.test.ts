// The points of the rules that a setup may vary: each changes what it says, and mistakes are named.
import { expect, test } from 'vitest';
import random from '../../bots/twisted-fables/random.ts';
import { Match } from '../../src/core/match.ts';
import { keyOf } from '../../src/core/rng.ts';
import { box } from '../../src/games/twisted-fables/game.ts';
import type { View } from '../../src/games/twisted-fables/view.ts';

function begin(options: Record<string, string>, seed = 1): { match: Match; view: View } {
  const match = new Match(box.open({ seats: 2, options }));
  match.begin(keyOf('options', seed), [0, 1]);
  return { match, view: match.views[0] as View };
}

test('start spaces (Q1): 4 and 6, or as the setup says, the starting fable on the first', () => {
  const spaces = (options: Record<string, string>) => {
    const { view } = begin(options);
    return [view.space(0), view.space(1)];
  };
  expect(spaces({})).toEqual([4, 6]);
  expect(spaces({ 'space-first': '2', 'space-second': '9' })).toEqual([2, 9]);
  expect(spaces({ 'space-first': '2', 'space-second': '9', starter: 'second' })).toEqual([9, 2]);
});

test('who starts: first, second or by lot; she draws 4, the other 6', () => {
  const hands = (starter: string, seed = 1) => {
    const { match, view } = begin({ starter }, seed);
    return [match.game.starter(), view.handSize(0), view.handSize(1)];
  };
  expect(hands('first')).toEqual([0, 4, 6]);
  expect(hands('second')).toEqual([1, 6, 4]);
  const lots = Array.from({ length: 40 }, (_, seed) => hands('random', seed)[0]);
  expect(new Set(lots)).toEqual(new Set([0, 1]));
});

test('turn cap (Q94): a game that reaches it has no result and half a point each', () => {
  const { match } = begin({ 'turn-cap': '6' });
  match.play([random, random]);
  const { game } = match;
  expect(box.endings[game.ending()]).toBe('no result: the turn cap is reached');
  expect([game.turn(), game.score(0), game.score(1)]).toEqual([6, 1, 1]);
});

test('the default turn cap is 300', () => {
  expect(box.options.find((option) => option.name === 'turn-cap')?.default).toBe('300');
});

test.each([
  [{ 'space-first': '10' }, /space-first: found "10", expected a whole number from 1 to 9/],
  [{ 'space-first': '6' }, /space-first, space-second: found 6 for both/],
  [{ starter: 'third' }, /starter: found "third", expected first, second, random/],
  [{ stack: 'each' }, /found "stack", expected one of .*stacking/],
])('a mistake says what was found and what is possible: %j', (options, message) => {
  expect(() => box.open({ seats: 2, options: options as Record<string, string> })).toThrow(message);
});

test('a changed number is read by the effect; an unknown path is an error', () => {
  const game = box.open({ seats: 2, change: { 'red-riding-hood.hp': 28 } });
  game.reset(keyOf(1), [0, 1]);
  expect((game.view(0) as View).maxHp(0)).toBe(28);
  expect(() => box.open({ seats: 2, change: { 'red-riding-hood.crackshot.damage': 1 } })).toThrow(/crackshot/);
  expect(() => box.open({ seats: 2, change: { 'red-riding-hood.hp': 1.5 } })).toThrow(/whole number/);
});
