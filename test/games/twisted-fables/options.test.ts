// The points of the rules that a setup may vary: mistakes are named. What each changes is in situations/…/options.yaml.
import { expect, test } from 'vitest';
import { keyOf } from '../../../src/core/rng.ts';
import { box } from '../../../src/games/twisted-fables/game.ts';
import type { View } from '../../../src/games/twisted-fables/shown/view.ts';

test('the default turn cap is 300', () => {
  expect(box.options.find((option) => option.name === 'turn-cap')?.default).toBe('300');
});

test.each([
  [{ 'space-first': '10' }, /space-first: found "10", expected a whole number from 1 to 9/],
  [{ 'space-first': '6' }, /space-first, space-second: found 6 for both/],
  [{ starter: 'third' }, /starter: found "third", expected first, second, random/],
  [{ stack: 'each' }, /found "stack", expected one of .*stacking/],
])('a mistake says what was found and what is possible: %j', (options, message) => {
  expect(() => box.open({ options: options as Record<string, string> })).toThrow(message);
});

test('a changed number is read by the effect; an unknown path is an error', () => {
  const game = box.open({ change: { 'red-riding-hood.hp': 28 } });
  game.reset(keyOf(1), [[0], [1]]);
  expect((game.view(0) as View).maxHp(0)).toBe(28);
  expect(() => box.open({ change: { 'red-riding-hood.crackshot.damage': 1 } })).toThrow(/crackshot/);
  expect(() => box.open({ change: { 'red-riding-hood.hp': 1.5 } })).toThrow(/whole number/);
});
