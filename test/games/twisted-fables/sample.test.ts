// What a seat cannot see is dealt anew, and nothing else: hands, decks, hidden caches, the secret epic, the luck to come.
import { expect, test } from 'vitest';
import random from '../../../bots/random.ts';
import { Match } from '../../../src/core/match.ts';
import { keyOf } from '../../../src/core/rng.ts';
import { box } from '../../../src/games/twisted-fables/game.ts';
import { NO_CARD } from '../../../src/games/twisted-fables/ids/card.ts';
import type { Table } from '../../../src/games/twisted-fables/table/state.ts';

/** A table in the middle of a game, and a copy sampled for a seat. */
function sampled(decisions: number, seed: number, seat: number, options = {}): { real: Table; dealt: Table } {
  const match = new Match(box.open({ options }));
  match.begin(keyOf('sample', seed), [[0], [1]]);
  for (let i = 0; i < decisions; i++) {
    const q = match.next();
    if (q === null) break;
    match.answer(random.choose(match.views[q.seat]!, q));
  }
  const copy = box.open({ options });
  copy.copyFrom(match.game);
  copy.sample(seat, keyOf('redeal', seed));
  return { real: match.game as unknown as Table, dealt: copy as unknown as Table };
}

const hand = (g: Table, seat: number) => [...g.hand.counts.subarray(seat << 5, (seat + 1) << 5)].join();
const deck = (g: Table, seat: number) => [...g.deck.subarray(seat * 176, seat * 176 + (g.deckSize[seat] ?? 0))].join();

test("the other's hand and both decks differ after most redeals, her own hand never", () => {
  let hands = 0;
  let decks = 0;
  for (let seed = 0; seed < 100; seed++) {
    const { real, dealt } = sampled(60, seed, 0);
    expect(hand(dealt, 0)).toBe(hand(real, 0));
    if (hand(dealt, 1) !== hand(real, 1)) hands++;
    if (deck(dealt, 0) !== deck(real, 0)) decks++;
    expect(dealt.handSize[1]).toBe(real.handSize[1]);
    expect([...dealt.key]).not.toEqual([...real.key]);
  }
  expect(hands).toBeGreaterThan(60);
  expect(decks).toBeGreaterThan(60);
});

test('a card on an Onboard Cache is redealt while hidden, and stays when caches are open (Q21)', () => {
  const changed = (cache: string) => {
    let [seen, differ] = [0, 0];
    for (let seed = 0; seed < 300; seed++) {
      const { real, dealt } = sampled(420, seed, 1, { cache });
      for (let copy = 0; copy < 3; copy++) {
        if (real.apart[copy] === NO_CARD) continue;
        seen++;
        if (dealt.apart[copy] !== real.apart[copy]) differ++;
      }
    }
    return { seen, differ };
  };
  const hidden = changed('hidden');
  expect(hidden.seen).toBeGreaterThan(5);
  expect(hidden.differ).toBeGreaterThan(0);
  const open = changed('open');
  expect(open.seen).toBeGreaterThan(5);
  expect(open.differ).toBe(0);
});

test('a situation with an epic on a cache: secret while caches are hidden, known while they are open (Q21)', () => {
  const dealt = (cache: string) => {
    const game = box.open({ options: { cache } });
    box.positions!.layOut(game, {
      ...{ entrants: [0, 1], active: 0, phase: 'activation', table: {}, luck: [{}, {}], key: keyOf('epic', 0) },
      seats: [{ twists: ['onboard-cache'], cache: ['system-hack'], deck: ['movement-1'] }, {}],
    });
    return Array.from({ length: 20 }, (_, i) => {
      const copy = box.open({ options: { cache } });
      copy.copyFrom(game);
      copy.sample(1, keyOf('epic', i));
      return [...(copy as unknown as Table).apart.subarray(0, 3), deck(copy as unknown as Table, 0)].join();
    });
  };
  expect(new Set(dealt('open'))).toEqual(new Set(['19,31,31,6']));
  expect(new Set(dealt('hidden')).size).toBeGreaterThan(2);
});

test('a secret epic may be any of the three; one that was shown stays what it is', () => {
  const epics = (g: Table, seat: number) =>
    [19, 20, 21].filter((slot) => deck(g, seat).split(',').includes(String(slot)) || g.hand.count(seat, slot) > 0);
  const [secret, shown] = [new Set<string>(), new Set<string>()];
  for (let seed = 0; seed < 400; seed++) {
    const { real, dealt } = sampled(300, seed, 0);
    const [before = 0, after = 0] = [epics(real, 1)[0], epics(dealt, 1)[0]];
    if (before === 0 || real.cursor[1] === 1) continue;
    (real.epicSecret[1] === 1 ? secret : shown).add(`${before}→${after}`);
  }
  expect([...secret].some((change) => change.split('→')[0] !== change.split('→')[1])).toBe(true);
  expect([...shown].every((change) => change.split('→')[0] === change.split('→')[1])).toBe(true);
});
