// The planner's parts, one by one. What it knows about the game is in test/situations/twisted-fables/bots/.
import { expect, test } from 'vitest';
import random from '../../../bots/random.ts';
import { choose } from '../../../bots/twisted-fables/lib/greedy/choose.ts';
import { WEIGHTS as TASTES } from '../../../bots/twisted-fables/lib/greedy/ids.ts';
import { greedyLists } from '../../../bots/twisted-fables/lib/greedy/trained.ts';
import { FEATURES } from '../../../bots/twisted-fables/lib/planner/feature.ts';
import { shortlist } from '../../../bots/twisted-fables/lib/planner/shortlist.ts';
import { Threat } from '../../../bots/twisted-fables/lib/planner/threat.ts';
import { start, weights } from '../../../bots/twisted-fables/lib/planner/weights.ts';
import planner from '../../../bots/twisted-fables/planner.ts';
import fast from '../../../bots/twisted-fables/planner-fast.ts';
import type { Bot } from '../../../src/core/contract.ts';
import { Match } from '../../../src/core/match.ts';
import { keyOf } from '../../../src/core/rng.ts';
import { box } from '../../../src/games/twisted-fables/game.ts';
import * as ASK from '../../../src/games/twisted-fables/ids/ask.ts';
import { SKILL } from '../../../src/games/twisted-fables/ids/card.ts';
import type { View } from '../../../src/games/twisted-fables/shown/view.ts';

const tastes = Int32Array.from(greedyLists.flat());
const match = new Match(box.open({}));

test('every feature and every taste has a weight with a name of its own, trained for every fable', () => {
  const length = FEATURES + TASTES;
  expect(new Set(weights.map(({ name }) => name)).size).toBe(length);
  for (const [fable, { id }] of box.roster.entries()) {
    expect(planner.training?.listOf(fable)).toBe(id);
    expect(start[fable]).toHaveLength(length);
    expect(planner.training?.current(id)).toHaveLength(length);
    expect(planner.training?.current(id)).not.toEqual(start[fable]);
  }
});

test('the shortlist has the choice of greedy and none twice, and is no longer than asked', () => {
  const places = new Int32Array(box.limits.options);
  let cut = 0;
  for (let game = 0; game < 6; game++) {
    match.begin(keyOf('shortlist', game), [[game], [(game + 1) % 6]]);
    for (let q = match.next(); q !== null; q = match.next()) {
      const view = match.views[q.seat] as View;
      const count = shortlist(view, q.kind, q.options, q.count, 5, tastes, places);
      const short = [...places.subarray(0, count)];
      expect(new Set(short).size).toBe(count);
      if (q.kind === ASK.action && q.count > 5) {
        expect(count).toBe(5);
        expect(short).toContain(choose(view, q, tastes));
        cut++;
      } else expect(count).toBe(q.count);
      match.answer(random.choose(view, q));
    }
  }
  expect(cut).toBeGreaterThan(100);
});

test('the threat of a hand is what its cards do, and fades where she would have to walk', () => {
  match.begin(keyOf('threat'), [[0], [1]]);
  const threat = new Threat();
  const counts = new Uint8Array(32);
  const red = match.views[0] as View;
  // Two attack cards of level 1, one of level 3, all in hand: 5 from next to her, and nothing further away.
  counts[0] = 2;
  counts[2] = 1;
  threat.expect(red, counts, 1);
  expect([...threat.from.subarray(1, 4)]).toEqual([5, 0, 0]);
  // Half of them in hand: half of it.
  threat.expect(red, counts, 0.5);
  expect(threat.from[1]).toBe(2.5);
  // Sniper Shot does 3 and what its attack card does, up to three spaces away.
  counts[SKILL + 2] = 1;
  threat.expect(red, counts, 1);
  expect([...threat.from.subarray(1, 5)]).toEqual([8, 3, 3, 0]);
  // With a step of one, half of the attack from two spaces away.
  counts[6] = 1;
  threat.expect(red, counts, 1);
  expect([...threat.from.subarray(1, 5)]).toEqual([8, 5.5, 3, 1.5]);
});

test('the budget bounds the search', () => {
  const spent = (bot: Bot<View>) => {
    const before = bot.nodes?.() ?? 0;
    match.begin(keyOf('budget'), [[2], [4]]);
    match.play([bot as Bot, bot as Bot]);
    return ((bot.nodes?.() ?? 0) - before) / match.length;
  };
  expect(spent(fast)).toBeGreaterThan(5);
  expect(spent(fast)).toBeLessThan(60);
  expect(spent(planner)).toBeGreaterThan(2 * spent(fast));
});
