// How many cards a seat has, wherever they lie: slow and obvious, for checks and for positions.
import { BAG_SHIFT, NO_CARD, SLOTS } from '../ids/card.ts';
import * as LAID from '../ids/ongoing.ts';
import { APART, DECK } from '../ids/size.ts';
import type { Table } from './state.ts';

/** How many cards of each slot a seat has, in all zones and destroyed. */
export function cardsOf(g: Table, seat: number): number[] {
  const held = new Array<number>(SLOTS).fill(0);
  for (let slot = 0; slot < SLOTS; slot++) {
    held[slot] = g.hand.count(seat, slot) + g.discard.count(seat, slot);
    held[slot] += g.play.count(seat, slot) + g.revealed.count(seat, slot);
    held[slot] += g.destroyed[(seat << BAG_SHIFT) + slot];
  }
  for (let i = 0; i < g.deckSize[seat]; i++) held[g.deck[seat * DECK + i]]++;
  for (let i = 0; i < g.ongoingSize[seat]; i++) {
    const at = (seat * LAID.MOST + i) * LAID.WIDTH;
    held[g.ongoing[at + LAID.card]]++;
    if (g.ongoing[at + LAID.basic] !== NO_CARD) held[g.ongoing[at + LAID.basic]]++;
  }
  for (let place = 0; place < APART; place++) {
    const slot = g.apart[seat * APART + place];
    if (slot !== NO_CARD) held[slot]++;
  }
  return held;
}

export function allCards(g: Table): number[][] {
  return Array.from({ length: g.seats }, (_, seat) => cardsOf(g, seat));
}
