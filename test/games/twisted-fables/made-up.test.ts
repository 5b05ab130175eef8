// A fable that is in no box: what is hers alone, declared in one place, is laid out, dealt anew, hidden, counted and checked
// by the engine.
import { beforeAll, expect, test } from 'vitest';
import random from '../../../bots/random.ts';
import type { Box, Game } from '../../../src/core/contract.ts';
import { step } from '../../../src/core/frames.ts';
import { Match } from '../../../src/core/match.ts';
import { keyOf } from '../../../src/core/rng.ts';
import { fables } from '../../../src/games/twisted-fables/fables/index.ts';
import { mulan } from '../../../src/games/twisted-fables/fables/mulan.ts';
import * as DO from '../../../src/games/twisted-fables/ids/act.ts';
import { ATTACK, DEFENSE, MATCH, MOVEMENT, NO_CARD } from '../../../src/games/twisted-fables/ids/card.ts';
import * as R from '../../../src/games/twisted-fables/ids/reg.ts';
import { APART, OWN } from '../../../src/games/twisted-fables/ids/size.ts';
import * as WHEN from '../../../src/games/twisted-fables/ids/when.ts';
import { inflict } from '../../../src/games/twisted-fables/play/steps.ts';
import * as zones from '../../../src/games/twisted-fables/play/zones.ts';
import {
  epic,
  type Fable,
  heldByAnyone,
  lastTwist,
  line,
  on,
  twist,
} from '../../../src/games/twisted-fables/printed/cards.ts';
import type { View } from '../../../src/games/twisted-fables/shown/view.ts';
import { lowest } from '../../../src/games/twisted-fables/table/bags.ts';
import type { Table } from '../../../src/games/twisted-fables/table/state.ts';

const OPEN = 0;
const HIDDEN = 1;
const MATCHES = 30;
/** Her field: matches that she has handed out. */
const struck = 4;

const print = (id: string) => ({ number: '', id, name: id, range: 1, damage: 1 });
const skills = (type: number, id: string) =>
  line(type, '', [print(`${id}-1`), print(`${id}-2`), print(`${id}-3`)], [inflict]);

/** Lays a card apart, face up or down, and hands out a match for it. */
const layApart = step<Table>((g, f) => {
  const me = g.frames[f + R.me]!;
  zones.fromHand(g, me, g.frames[f + R.what]!);
  g.apart[me * APART + g.frames[f + R.copy]!] = g.frames[f + R.what]!;
  if (g.own[me * OWN + struck]! === MATCHES) return;
  g.own[me * OWN + struck]!++;
  zones.toDiscard(g, g.frames[f + R.foe]!, MATCH);
});

const matchGirl: Fable = {
  ...{ id: 'match-girl', name: 'Match Girl', french: '', about: 'Made up.', hp: 30, maxDefense: 6, threshold: 15 },
  cards: [
    ...[skills(ATTACK, 'spark'), skills(DEFENSE, 'warmth'), skills(MOVEMENT, 'draft')].flat(),
    ...[twist(ATTACK, '', print('a')), twist(DEFENSE, '', print('d')), twist(MOVEMENT, '', print('m'))],
    lastTwist('', print('last')),
    ...[0, 1, 2].map((i) => epic(i, '', print(`epic-${i}`), [inflict])),
    heldByAnyone(MATCH, {
      print: print('match'),
      kind: 'match',
      level: null,
      copies: MATCHES,
      deck: '',
      effect: '',
      steps: [],
    }),
  ],
  hooks: [on(WHEN.menu)],
  actions: [{ words: 'lay {card} apart ({copy})', steps: [layApart] }],
  menu(g, me, out, n) {
    for (const place of [OPEN, HIDDEN]) {
      if (g.apart[me * APART + place] !== NO_CARD) continue;
      for (let m = g.hand.mask[me]!; m !== 0; m &= m - 1)
        out[n++] = (DO.own << DO.SHIFT) | (place << DO.OWN_COPY) | lowest(m);
    }
    return n;
  },
  apart: { name: 'shelf', about: '', has: (_g, _seat, place) => place <= HIDDEN, isHidden: (_g, place) => place === HIDDEN },
  handedOut: (g, seat, slot) => (slot === MATCH ? g.own[seat * OWN + struck]! : 0),
  fields: [
    {
      ...{ name: 'struck', about: '', form: { is: 'number', from: 0, to: MATCHES } },
      read: (g, seat) => g.own[seat * OWN + struck]!,
      write: () => {},
    },
  ],
};

let box: Box;
let installFable: (fable: Fable, index: number) => void;

beforeAll(async () => {
  (fables as Fable[]).push(matchGirl);
  ({ box } = await import('../../../src/games/twisted-fables/game.ts'));
  ({ installFable } = await import('../../../src/games/twisted-fables/printed/install.ts'));
});

/** Plays her against Snow White and looks at the table before every decision. */
function watch(look: (g: Game & Table, view: View) => void): void {
  const match = new Match(box.open({}));
  for (let game = 0; game < 6; game++) {
    match.begin(keyOf('made up', game), [[fables.length - 1], [1]]);
    for (let q = match.next(), n = 0; q !== null && n < 400; q = match.next(), n++) {
      look(match.game as Game & Table, match.views[1] as View);
      match.answer(random.choose(match.views[q.seat]!, q));
    }
  }
}

test('her games have no faults; a card, a match or a number that does not add up is one', () => {
  watch((g) => expect(g.faults()).toEqual([]));
  const g = box.open({}) as Game & Table;
  g.reset(keyOf('made up', 0), [[fables.length - 1], [1]]);
  g.own[struck] = MATCHES + 1;
  expect(g.faults()).toEqual([
    `0 of match handed out, expected ${MATCHES + 1}`,
    `struck of Match Girl is ${MATCHES + 1}, expected 0 to ${MATCHES}`,
  ]);
  g.own[struck] = 0;
  g.apart[0] = 0;
  expect(g.faults()).toEqual(['13 of attack-1, expected 12']);
});

test('what lies open is seen and stays; what is hidden is not seen, and dealt anew', () => {
  const changed = [0, 0];
  const shown: unknown[] = [];
  watch((g, view) => {
    const dealt = box.open({}) as Game & Table;
    dealt.copyFrom(g);
    dealt.sample(1, keyOf('redeal', g.turn()));
    for (const place of [OPEN, HIDDEN]) if (dealt.apart[place] !== g.apart[place]) changed[place]!++;
    expect(dealt.faults()).toEqual([]);
    expect(view.apart(0, OPEN)).toBe(g.apart[OPEN]);
    expect(view.apart(0, HIDDEN)).toBe(NO_CARD);
    const [hers] = g.face(1).seats as { shelf?: string[] }[];
    if (hers?.shelf !== undefined) shown.push(hers.shelf.length);
  });
  expect(changed[OPEN]).toBe(0);
  expect(changed[HIDDEN]).toBeGreaterThan(10);
  expect(new Set(shown)).toEqual(new Set([1]));
});

test('situations have her fields, and nobody else has', () => {
  const fields = box.positions!.seatFields.filter((field) => ['shelf', 'struck'].includes(field.name));
  expect(fields).toHaveLength(2);
  for (const field of fields) {
    expect(fables.map((_, fable) => field.form(fable) !== null)).toEqual(fables.map((fable) => fable === matchGirl));
  }
});

test('two fables may not ask a question of one kind, nor one beyond the table', () => {
  const [question] = mulan.questions!;
  const asking = (kind: number): Fable => ({ ...matchGirl, questions: [{ ...question!, kind }] });
  expect(() => installFable(asking(question!.kind), 7)).toThrow('expected a number of its own');
  expect(() => installFable(asking(1), 7)).toThrow('expected 20 to 127');
  expect(() => installFable(asking(128), 7)).toThrow('expected 20 to 127');
});
