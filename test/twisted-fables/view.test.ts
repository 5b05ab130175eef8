// What a view says of a blow: its value while she answers it, nothing while she uses a skill of her own.
import { expect, test } from 'vitest';
import random from '../../bots/twisted-fables/random.ts';
import { Match } from '../../src/core/match.ts';
import { keyOf } from '../../src/core/rng.ts';
import { box } from '../../src/games/twisted-fables/game.ts';
import * as ASK from '../../src/games/twisted-fables/ids/ask.ts';
import { ATTACK, DEFENSE, TWIST } from '../../src/games/twisted-fables/ids/card.ts';
import type { View } from '../../src/games/twisted-fables/view.ts';

test('incoming is what the packet would inflict, and 0 at the twists of her own skills', () => {
  const match = new Match(box.open({ seats: 2 }));
  const seen = { hooded: 0, overdrive: 0 };
  for (let game = 0; game < 40; game++) {
    match.begin(keyOf('incoming', game), [0, 1]);
    for (let q = match.next(); q !== null; q = match.next()) {
      const view = match.views[q.seat] as View;
      if (q.kind === ASK.discardSkill && q.asker === TWIST + DEFENSE) {
        seen.hooded++;
        expect(view.incoming).toBeGreaterThan(0);
      } else if (q.kind === ASK.discardSkill && q.asker === TWIST + ATTACK) {
        seen.overdrive++;
        expect(view.incoming).toBe(0);
      }
      match.answer(random.choose(null, q));
    }
  }
  expect(seen.hooded).toBeGreaterThan(10);
  expect(seen.overdrive).toBeGreaterThan(10);
});
