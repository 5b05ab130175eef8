// Greedy has an opinion about every fable: a new one needs hers.
import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import greedy from '../../../bots/twisted-fables/greedy.ts';
import greedyV1 from '../../../bots/twisted-fables/greedy-v1.ts';
import { WEIGHTS } from '../../../bots/twisted-fables/lib/greedy/ids.ts';
import { start, weights } from '../../../bots/twisted-fables/lib/greedy/weights.ts';
import type { Bot } from '../../../src/core/contract.ts';
import { Match } from '../../../src/core/match.ts';
import { keyOf } from '../../../src/core/rng.ts';
import { box } from '../../../src/games/twisted-fables/game.ts';

/** The answers and last states of a game between every two fables. */
function gamesOf(bot: Bot): string {
  const match = new Match(box.open({}));
  const hash = createHash('sha256');
  for (const first of box.roster.keys()) {
    for (const second of box.roster.keys()) {
      match.begin(keyOf('greedy', first, second), [[first], [second]]);
      match.play([bot, bot]);
      hash.update(match.tape.subarray(0, match.length)).update(match.game.bytes);
    }
  }
  return hash.digest('hex').slice(0, 16);
}

test('greedy knows what every fable buys and which epic she chooses', () => {
  expect(start.length).toBe(box.roster.length);
  expect(weights.length).toBe(WEIGHTS);
  for (const list of start) expect(list.length).toBe(WEIGHTS);
  expect(weights.map(({ name }) => name)).toEqual(expect.arrayContaining(['buy-attack-1', 'buy-wild', 'third-epic']));
});

test('greedy with the weights it started from is greedy-v1', () => {
  const lists = Object.fromEntries(box.roster.map(({ id }, fable) => [id, start[fable]!]));
  const again = greedy.training?.with(lists) as Bot;
  expect(gamesOf(again)).toBe(gamesOf(greedyV1 as Bot));
});
