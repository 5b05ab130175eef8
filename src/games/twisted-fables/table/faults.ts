// What is wrong with a table: the slow, obvious check that the battery and the fuzzer run after every decision.

import { fables } from '../fables/index.ts';
import { BAG_SHIFT, EPIC, EPICS, SHEET } from '../ids/card.ts';
import * as CURSOR from '../ids/cursor.ts';
import * as NUM from '../ids/num.ts';
import * as LAID from '../ids/ongoing.ts';
import * as R from '../ids/reg.ts';
import { DECK, POWER_MAX, SPACES } from '../ids/size.ts';
import { isOver, number } from '../play/verbs.ts';
import { cardId, seatName } from '../shown/text.ts';
import { type Bags, bits } from './bags.ts';
import { basicsAndSkills, contradictions, handedOut } from './box.ts';
import { allCards } from './held.ts';
import type { Table } from './state.ts';

export function faults(g: Table): string[] {
  const found: string[] = [];
  checkCounts(g, found);
  for (const { seat, words } of contradictions(g)) found.push(`${seatName(g, seat)}: ${words}`);
  for (let seat = 0; seat < g.seats; seat++) {
    checkValues(g, seat, found);
    checkZones(g, seat, found);
  }
  if (g.cursor[CURSOR.at] < 0 || g.cursor[CURSOR.at] >= R.FRAME * R.DEPTH) found.push(`frame at ${g.cursor[CURSOR.at]}`);
  for (let at = g.cursor[CURSOR.at] + R.FRAME; at < g.frames.length; at++) {
    if (g.frames[at] !== 0) found.push(`a closed frame is not empty at ${at}`);
  }
  return found;
}

function checkCounts(g: Table, found: string[]): void {
  const all = allCards(g);
  for (const { seat, slot, held, stock, printed } of basicsAndSkills(g, all)) {
    const total = held + stock;
    if (total !== printed) found.push(`${total} of ${cardId(g.fable[seat], slot)}, expected ${printed}`);
  }
  // A defeat in the middle of handing out ends the game there: cards already taken lie nowhere.
  for (const { slot, held, printed } of isOver(g) ? [] : handedOut(g, all)) {
    if (held !== printed) found.push(`${held} of ${cardId(0, slot)} handed out, expected ${printed}`);
  }
  for (let seat = 0; seat < g.seats; seat++) {
    const cards = all[seat];
    const epics = cards[EPIC] + cards[EPIC + 1] + cards[EPIC + 2];
    const expected = g.epics[seat] === 0 ? 1 : 0;
    if (epics !== expected) found.push(`${seatName(g, seat)} has ${epics} epics, expected ${expected}`);
  }
}

function checkValues(g: Table, seat: number, found: string[]): void {
  const within = (name: string, value: number, from: number, to: number): void => {
    if (value < from || value > to) found.push(`${name} of ${seatName(g, seat)} is ${value}, expected ${from} to ${to}`);
  };
  within('fable', g.fable[seat], 0, fables.length - 1);
  within('HP', g.hp[seat], 0, Math.max(g.maxHp[seat], number(g, seat, SHEET, NUM.hp)));
  within('defense', g.defense[seat], 0, g.maxDefense[seat]);
  within('power', g.power[seat], 0, POWER_MAX);
  within('tokens', g.tokens[seat], 0, fables[g.fable[seat]].tokens ?? 0);
  within('space', g.space[seat], 1, SPACES);
  within('deck size', g.deckSize[seat], 0, DECK);
  within('ongoing cards', g.ongoingSize[seat], 0, LAID.MOST);
  for (const { name, form, read } of fables[g.fable[seat]].fields ?? []) {
    if (form.is === 'number') within(name, read(g, seat) as number, form.from, form.to);
  }
  within('chosen epics', bits(g.epics[seat]), 0, bits(EPICS));
  const foe = g.foe[seat];
  if (foe >= 0 && g.space[foe] === g.space[seat]) found.push(`two fables on space ${g.space[seat]}`);
}

/** Sizes and masks say the same as the counts; nothing is left behind above the top of a deck. */
function checkZones(g: Table, seat: number, found: string[]): void {
  checkBag('hand', g.hand, g, seat, found);
  checkBag('discard', g.discard, g, seat, found);
  checkBag('play', g.play, g, seat, found);
  checkBag('revealed', g.revealed, g, seat, found);
  const size = g.hand.size(seat);
  if (size !== g.handSize[seat]) found.push(`hand size of ${seatName(g, seat)} is ${g.handSize[seat]}, not ${size}`);
  for (let i = g.deckSize[seat]; i < DECK; i++) {
    if (g.deck[seat * DECK + i] !== 0) found.push(`deck of ${seatName(g, seat)} has a card above its top`);
  }
}

function checkBag(name: string, bag: Bags, g: Table, seat: number, found: string[]): void {
  for (let slot = 0; slot < 1 << BAG_SHIFT; slot++) {
    const present = (bag.mask[seat] & (1 << slot)) !== 0;
    if (present !== bag.count(seat, slot) > 0) found.push(`${name} mask of ${seatName(g, seat)} is wrong at slot ${slot}`);
  }
}
