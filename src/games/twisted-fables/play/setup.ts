// Setting up a game (rules 2).
import type { Parties } from '../../../core/contract.ts';
import { PC } from '../../../core/frames.ts';
import { type Key, roll } from '../../../core/rng.ts';
import { countStart } from '../counted/counters.ts';
import { fables } from '../fables/index.ts';
import { BASICS, NO_CARD, SHEET, SKILL } from '../ids/card.ts';
import * as CLOCK from '../ids/clock.ts';
import * as LUCK from '../ids/luck.ts';
import * as NUM from '../ids/num.ts';
import * as RULE from '../ids/rule.ts';
import { APART, BASICS_PER_SUPPLY, FIRST_HAND, HAND, SKILL_DECK_WIDTH, SKILL_DECKS, SUPPLIES } from '../ids/size.ts';
import type { Table } from '../table/state.ts';
import { watch } from '../table/supply.ts';
import { listen } from './hooks.ts';
import { firstEntry } from './turn.ts';
import { number } from './verbs.ts';
import { draw, reshuffle } from './zones.ts';

export function setUp(g: Table, key: Key, parties: Parties): void {
  g.bytes.fill(0);
  g.counters.fill(0);
  g.affordable.fill(0);
  g.watched.fill(BASICS);
  g.key[0] = key[0];
  g.key[1] = key[1];
  for (let slot = 0; slot < SUPPLIES; slot++) g.supply[slot] = BASICS_PER_SUPPLY;
  for (let seat = 0; seat < g.seats; seat++) setUpFable(g, seat, parties[seat][0]);
  g.events.clear();
  const starter = g.rules[RULE.starter];
  const first = starter === RULE.RANDOM_STARTER ? roll(g.seats, key, LUCK.start, 0, 0) : starter;
  setUpTrack(g, first);
  for (let seat = 0; seat < g.seats; seat++) draw(g, seat, seat === first ? FIRST_HAND : HAND);
  g.clock[CLOCK.active] = first;
  g.clock[CLOCK.starter] = first;
  g.frames[PC] = firstEntry;
}

/** What is printed on her sheet, and nothing in any zone. */
export function takeFable(g: Table, seat: number, fable: number): void {
  g.fable[seat] = fable;
  g.foe[seat] = seat ^ 1;
  g.hp[seat] = g.maxHp[seat] = number(g, seat, SHEET, NUM.hp);
  g.maxDefense[seat] = number(g, seat, SHEET, NUM.maxDefense);
  g.epics[seat] = 0b111;
  listen(g, seat);
  for (let place = 0; place < APART; place++) g.apart[seat * APART + place] = NO_CARD;
}

function setUpFable(g: Table, seat: number, fable: number): void {
  takeFable(g, seat, fable);
  // Three Lv1 basics of each type and the Lv1 skill from the top of each skill deck.
  for (let type = 0; type < SKILL_DECKS; type++) {
    g.discard.addMany(seat, type * 3, 3);
    g.supply[type * 3] -= 3;
    g.discard.add(seat, SKILL + type * 3);
    g.skillsGone[seat * SKILL_DECK_WIDTH + type] = 1;
    watch(g, seat, type);
  }
  fables[fable].setUp?.(g, seat);
  countStart(g, seat);
  reshuffle(g, seat);
}

/** The starting fable stands on the first start space (Q1). */
function setUpTrack(g: Table, first: number): void {
  for (let seat = 0; seat < g.seats; seat++) {
    g.space[seat] = g.rules[seat === first ? RULE.spaceFirst : RULE.spaceSecond];
  }
}
