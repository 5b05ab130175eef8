// What a view says: of a blow while she answers it, and of the cards of a seat, without telling what is hidden.
import { expect, test } from 'vitest';
import random from '../../../bots/random.ts';
import type { Game } from '../../../src/core/contract.ts';
import { Match } from '../../../src/core/match.ts';
import { keyOf } from '../../../src/core/rng.ts';
import { box } from '../../../src/games/twisted-fables/game.ts';
import * as ASK from '../../../src/games/twisted-fables/ids/ask.ts';
import { ATTACK, DEFENSE, LAST_TWISTS, TWIST } from '../../../src/games/twisted-fables/ids/card.ts';
import type { View } from '../../../src/games/twisted-fables/shown/view.ts';
import type { Table } from '../../../src/games/twisted-fables/table/state.ts';

test('incoming is what the packet would inflict, and 0 at the twists of her own skills', () => {
  const match = new Match(box.open({}));
  const seen = { hooded: 0, overdrive: 0 };
  for (let game = 0; game < 40; game++) {
    match.begin(keyOf('incoming', game), [[0], [1]]);
    for (let q = match.next(); q !== null; q = match.next()) {
      const view = match.views[q.seat] as View;
      if (q.kind === ASK.discardSkill && q.asker === TWIST + DEFENSE) {
        seen.hooded++;
        expect(view.incoming).toBeGreaterThan(0);
      } else if (q.kind === ASK.discardSkill && q.asker === TWIST + ATTACK) {
        seen.overdrive++;
        expect(view.incoming).toBe(0);
      }
      match.answer(random.choose(view, q));
    }
  }
  expect(seen.hooded).toBeGreaterThan(10);
  expect(seen.overdrive).toBeGreaterThan(10);
});

/** Every zone that a card of a seat may lie in, as positions are written. */
const zones = ['hand', 'deck', 'discard', 'play', 'cache'];

function cardsIn(game: Game, seat: number): number {
  const fields = box.positions?.seatFields ?? [];
  const lists = fields.filter(({ name }) => zones.includes(name)).map((field) => field.read(game, seat) as string[]);
  const ongoing = fields.find(({ name }) => name === 'ongoing')?.read(game, seat) as { basic?: string }[];
  const apart = ongoing.reduce((sum, { basic }) => sum + (basic === undefined ? 1 : 2), 0);
  return apart + lists.flat().filter((card) => card !== 'none').length;
}

test('the cards of a seat are counted wherever they lie, and tell nothing that is hidden', () => {
  const match = new Match(box.open({}));
  const [counts, again] = [new Uint8Array(32), new Uint8Array(32)];
  let secrets = 0;
  for (let game = 0; game < 12; game++) {
    match.begin(keyOf('belonging', game), [[game % 6], [(game + 1 + (game % 5)) % 6]]);
    for (let q = match.next(); q !== null; q = match.next()) {
      const view = match.views[q.seat] as View;
      const real = match.game.bytes.slice();
      if (q.kind === ASK.action) expect(view.belonging(q.seat, counts)).toBe(cardsIn(match.game, q.seat));
      for (const seat of [0, 1]) {
        for (const count of ['belonging', 'drawable'] as const) {
          const size = view[count](seat, counts);
          expect(counts.reduce((a, b) => a + b)).toBe(size);
          match.game.sample(q.seat, keyOf('redeal', match.length));
          expect(view[count](seat, again)).toBe(size);
          expect(again).toEqual(counts);
          match.game.bytes.set(real);
        }
      }
      if (cardsIn(match.game, 1 - q.seat) > view.belonging(1 - q.seat, counts)) secrets++;
      match.answer(random.choose(view, q));
    }
  }
  expect(secrets).toBeGreaterThan(10);
});

test('a card on a hidden cache cannot be told from those in her hand and deck', () => {
  const match = new Match(box.open({}));
  match.begin(keyOf('cache'), [[0], [1]]);
  const g = match.game as Game & Table;
  g.twists[0] = LAST_TWISTS;
  g.apart[0] = g.deck[--g.deckSize[0]!]!;
  const foe = match.views[1] as View;
  const [belonging, drawable] = [new Uint8Array(32), new Uint8Array(32)];
  expect(foe.drawable(0, drawable)).toBe(foe.belonging(0, belonging));
  expect(drawable).toEqual(belonging);
  expect((match.views[0] as View).drawable(0, drawable)).toBe(g.deckSize[0]);
});
