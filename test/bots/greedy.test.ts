// Greedy has an opinion about every fable: a new one needs hers.
import { expect, test } from 'vitest';
import { TASTES } from '../../bots/twisted-fables/greedy/actions.ts';
import { EPICS } from '../../bots/twisted-fables/greedy/answers.ts';
import { box } from '../../src/games/twisted-fables/game.ts';

test('greedy knows what every fable buys and which epic she chooses', () => {
  expect(TASTES.length).toBe(box.roster.length);
  expect(EPICS.length).toBe(box.roster.length);
  for (const { basics, skills } of TASTES) expect([basics.length, skills.length]).toEqual([10, 3]);
});
