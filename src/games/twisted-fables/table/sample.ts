// Deals anew what a seat cannot know (rules 14): the order of every deck, the other hands, hidden cards apart, a secret epic,
// and the luck to come. What was once shown and went back into hand or deck is forgotten (TF-6, TF-10, TF-29). From the hidden cards in slot order, never by permuting the real arrangement.
import { type Key, roll, shuffle } from '../../../core/rng.ts';
import { BAG_SHIFT, EPIC, EPICS } from '../ids/card.ts';
import * as LUCK from '../ids/luck.ts';
import { APART, DECK } from '../ids/size.ts';
import { liesHidden } from './apart.ts';
import { lowest } from './bags.ts';
import type { Table } from './state.ts';

const pool = new Uint8Array(1 << BAG_SHIFT);
const dealt = new Uint8Array(DECK + (1 << BAG_SHIFT));

export function sampleFor(g: Table, seat: number, key: Key): void {
  g.key[0] = key[0];
  g.key[1] = key[1];
  for (let other = 0; other < g.seats; other++) {
    pool.fill(0);
    gatherDeck(g, other);
    if (other !== seat) {
      gatherHand(g, other);
      gatherApart(g, other);
      if (g.epicSecret[other] === 1) hideEpic(key, other);
    }
    let left = expand();
    shuffle(dealt, 0, left, key, LUCK.sample, other, 0);
    if (other !== seat) {
      left = dealHand(g, other, left);
      left = dealApart(g, other, left);
    }
    for (let i = 0; i < left; i++) g.deck[other * DECK + i] = dealt[i];
  }
}

function gatherDeck(g: Table, seat: number): void {
  for (let i = 0; i < g.deckSize[seat]; i++) pool[g.deck[seat * DECK + i]]++;
}

function gatherHand(g: Table, seat: number): void {
  for (let m = g.hand.mask[seat]; m !== 0; m &= m - 1) {
    const at = (seat << BAG_SHIFT) + lowest(m);
    pool[lowest(m)] += g.hand.counts[at];
    g.hand.counts[at] = 0;
  }
  g.hand.mask[seat] = 0;
}

function gatherApart(g: Table, seat: number): void {
  for (let place = 0; place < APART; place++) {
    if (liesHidden(g, seat, place)) pool[g.apart[seat * APART + place]]++;
  }
}

/** The one secret epic may be any of the three. */
function hideEpic(key: Key, seat: number): void {
  for (let m = EPICS; m !== 0; m &= m - 1) pool[lowest(m)] = 0;
  pool[EPIC + roll(3, key, LUCK.sample, seat, 1)] = 1;
}

function expand(): number {
  let size = 0;
  for (let slot = 0; slot < 1 << BAG_SHIFT; slot++) for (let n = pool[slot]; n > 0; n--) dealt[size++] = slot;
  return size;
}

function dealHand(g: Table, seat: number, left: number): number {
  for (let i = 0; i < g.handSize[seat]; i++) g.hand.add(seat, dealt[--left]);
  return left;
}

function dealApart(g: Table, seat: number, left: number): number {
  for (let place = 0; place < APART; place++) {
    if (liesHidden(g, seat, place)) g.apart[seat * APART + place] = dealt[--left];
  }
  return left;
}
