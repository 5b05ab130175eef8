// What happens to cards, and what could be bought, against the table itself.
import { describe, expect, test } from 'vitest';
import type { Game } from '../../../src/core/contract.ts';
import { Match } from '../../../src/core/match.ts';
import { keyOf } from '../../../src/core/rng.ts';
import { loadBox } from '../../../src/games/index.ts';
import { blowOf, blowOfCard, noteAffordable } from '../../../src/games/twisted-fables/counted/counters.ts';
import { ATTACK, MATCH, NO_KIND, SHEET, SKILL, TWIST } from '../../../src/games/twisted-fables/ids/card.ts';
import * as COUNT from '../../../src/games/twisted-fables/ids/count.ts';
import * as EV from '../../../src/games/twisted-fables/ids/ev.ts';
import * as R from '../../../src/games/twisted-fables/ids/reg.ts';
import { DECK, POWER_MAX } from '../../../src/games/twisted-fables/ids/size.ts';
import type { Table } from '../../../src/games/twisted-fables/table/state.ts';
import { takeSkill, topSkill } from '../../../src/games/twisted-fables/table/supply.ts';
import { loadBot } from '../../../src/lab/who/bots.ts';

const box = await loadBox('twisted-fables');
const greedy = await loadBot(box.name, 'greedy');

/** A family of counters of a seat, card by card. */
function family(game: Game, seat: number, event: string): number[] {
  const at = box.studies?.events.find(({ name }) => name === event)?.at ?? Number.NaN;
  const first = seat * box.counters(0).length + at;
  return [...game.counters.subarray(first, first + (box.studies?.cards(0).length ?? 0))];
}

const openTable = () => box.open({}) as Game & Table;
const deckOf = (g: Table, seat: number) => [...g.deck.subarray(seat * DECK, seat * DECK + (g.deckSize[seat] ?? 0))];
const countsOf = (cards: readonly number[]) =>
  Array.from({ length: box.studies?.cards(0).length ?? 0 }, (_, slot) => cards.filter((card) => card === slot).length);
const total = (counts: readonly number[]) => counts.reduce((sum, count) => sum + count, 0);

// After these the top of a deck is not what it was.
const DISTURBING: readonly number[] = [EV.reshuffle, EV.mulligan, EV.mill, EV.reveal, EV.shuffleIn, EV.putBack];

test('cards drawn are those that lay on top, and as many as it is told', () => {
  const table = openTable();
  const match = new Match(table);
  table.events.on = true;
  let seen = 0;
  for (let i = 0; i < 36; i++) {
    match.begin(keyOf('drawn', i), [[i % 6], [Math.floor(i / 6)]]);
    for (let question = match.next(); question !== null; question = match.next()) {
      const before = [0, 1].map((seat) => ({ deck: deckOf(table, seat), drawn: family(table, seat, 'drawn') }));
      table.events.clear();
      match.answer(greedy.choose(match.views[question.seat]!, question));
      const told = Array.from({ length: table.events.count }, (_, at) => [0, 1, 2].map((of) => table.events.at(at, of)));
      for (const [seat, { deck, drawn }] of before.entries()) {
        const hers = told.filter(([, who]) => who === seat);
        const count = total(hers.map(([kind, , cards = 0]) => (kind === EV.draw ? cards : 0)));
        const now = family(table, seat, 'drawn').map((times, slot) => times - (drawn[slot] ?? 0));
        expect(total(now)).toBe(count);
        if (count === 0 || hers.some(([kind = 0]) => DISTURBING.includes(kind))) continue;
        expect(now).toEqual(countsOf(deck.slice(-count)));
        seen++;
      }
    }
  }
  expect(seen).toBeGreaterThan(100);
});

test.each(box.roster.map(({ id }, entrant) => [id, entrant] as const))(
  '%s starts with deck and hand, and has drawn her hand',
  (_, entrant) => {
    const table = openTable();
    table.reset(keyOf('start'), [[entrant], [entrant]]);
    const hand = countsOf([]).map((_none, slot) => table.hand.count(0, slot));
    const deck = countsOf(deckOf(table, 0));
    expect(family(table, 0, 'drawn')).toEqual(hand);
    expect(family(table, 0, 'start')).toEqual(hand.map((count, slot) => count + (deck[slot] ?? 0)));
  },
);

test('a starting deck is three of each basic card and the first card of each skill deck', () => {
  const game = box.open({});
  game.reset(keyOf('start'), [[0], [1]]);
  const start = box
    .counters(0)
    .flatMap((name, at) =>
      name.startsWith('starting with ') && game.counters[at] !== 0 ? [[name.slice(14), game.counters[at]]] : [],
    );
  expect(start).toEqual([
    ['attack-1', 3],
    ['defense-1', 3],
    ['movement-1', 3],
    ['pot-shot', 1],
    ['energy-shield', 1],
    ['unleashed-ballistics', 1],
  ]);
});

describe('what could be bought', () => {
  const rich = () => {
    const table = openTable();
    table.reset(keyOf('rich'), [[0], [1]]);
    table.power[0] = POWER_MAX;
    return table;
  };
  const isSeen = (g: Table, slot: number) => ((g.affordable[0] ?? 0) & (1 << slot)) !== 0;

  test('is in the supply', () => {
    const table = rich();
    table.supply[0] = 0;
    noteAffordable(table, 0);
    expect([0, 1].map((slot) => isSeen(table, slot))).toEqual([false, true]);
    table.supply[0] = 1;
    noteAffordable(table, 0);
    expect(isSeen(table, 0)).toBe(true);
  });

  test('lies on top of its deck at that time: not what she took for nothing before', () => {
    const table = rich();
    const first = topSkill(table, 0, ATTACK);
    while (topSkill(table, 0, ATTACK) === first) takeSkill(table, 0, ATTACK);
    noteAffordable(table, 0);
    expect([first, first + 1].map((slot) => isSeen(table, slot))).toEqual([false, true]);
  });
});

test('damage that no attack, skill, epic or poison did is apart', () => {
  const table = openTable();
  table.reset(keyOf('apart'), [[0], [1]]);
  const kinds = [NO_KIND, ATTACK, MATCH, TWIST, SHEET];
  expect(kinds.map(blowOfCard)).toEqual(kinds.map(() => COUNT.byOther));
  table.frames[R.me] = 0;
  table.frames[R.card] = SKILL;
  expect([blowOf(table, 0, 0, 1), blowOf(table, 0, 1, 0), blowOf(table, 0, 0, 0)]).toEqual([
    COUNT.bySkill,
    COUNT.byOther,
    COUNT.herself,
  ]);
});
