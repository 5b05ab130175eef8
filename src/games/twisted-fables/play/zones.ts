// Cards on their way from zone to zone (rules 8): drawing, discarding, milling, destroying, shuffling. They act at once.
import { roll, shuffle } from '../../../core/rng.ts';
import * as ASK from '../ids/ask.ts';
import { BAG_SHIFT, EPIC, NO_CARD, POISON } from '../ids/card.ts';
import * as COUNT from '../ids/count.ts';
import * as EV from '../ids/ev.ts';
import * as LUCK from '../ids/luck.ts';
import { DECK } from '../ids/size.ts';
import { lowest } from '../table/bags.ts';
import type { Table } from '../table/state.ts';
import { entersDiscard } from './hooks.ts';
import { isOver } from './verbs.ts';

/** A card enters its owner's discard pile, from wherever it was (Q28). */
export function toDiscard(g: Table, seat: number, slot: number): void {
  g.discard.add(seat, slot);
  if (slot < EPIC) return;
  if (slot < POISON) g.epicSecret[seat] = 0;
  else entersDiscard[slot]?.(g, seat, slot);
}

export function fromHand(g: Table, seat: number, slot: number): void {
  g.hand.take(seat, slot);
  g.handSize[seat]--;
}

export function toHand(g: Table, seat: number, slot: number): void {
  g.hand.add(seat, slot);
  g.handSize[seat]++;
}

/** A card comes to her hand for all to see. */
export function takeToHand(g: Table, seat: number, slot: number): void {
  g.events.note(EV.take, seat, slot, 0, 0, 0);
  toHand(g, seat, slot);
}

export function discardFromHand(g: Table, seat: number, slot: number): void {
  g.events.note(EV.discard, seat, slot, 0, 0, 0);
  fromHand(g, seat, slot);
  toDiscard(g, seat, slot);
}

/** One card of a hand by lot; which one depends on what is there, not on how it came. Nothing from an empty hand. */
export function discardRandom(g: Table, seat: number): void {
  const size = g.handSize[seat];
  if (size === 0) return;
  const counts = g.hand.counts;
  let left = roll(size, g.key, LUCK.discard, seat, g.luck[seat * LUCK.COUNTED + LUCK.discard]++);
  let m = g.hand.mask[seat];
  for (; left >= counts[(seat << BAG_SHIFT) + lowest(m)]; m &= m - 1) left -= counts[(seat << BAG_SHIFT) + lowest(m)];
  const slot = lowest(m);
  discardFromHand(g, seat, g.rigged === null ? slot : g.rigged.pick(g, seat, LUCK.discard, slot));
}

/** The whole hand, slot by slot; poison one by one (Q92). */
export function discardHand(g: Table, seat: number): void {
  if (g.handSize[seat] === 0) return;
  g.events.note(EV.discardHand, seat, g.handSize[seat], 0, 0, 0);
  const counts = g.hand.counts;
  for (let m = g.hand.mask[seat]; m !== 0; m &= m - 1) {
    const slot = lowest(m);
    const at = (seat << BAG_SHIFT) + slot;
    const count = counts[at];
    counts[at] = 0;
    g.handSize[seat] -= count;
    if (slot < EPIC) g.discard.addMany(seat, slot, count);
    else for (let i = 0; i < count; i++) toDiscard(g, seat, slot);
  }
  g.hand.mask[seat] = 0;
}

/** Out of the game for good; the caller has taken the card from its zone. */
export function destroy(g: Table, seat: number, slot: number): void {
  g.events.note(EV.destroy, seat, slot, 0, 0, 0);
  g.destroyed[(seat << BAG_SHIFT) + slot]++;
  g.counters[seat * COUNT.FIELDS + COUNT.destroyed + slot]++;
  g.counters[seat * COUNT.FIELDS + COUNT.cardsDestroyed]++;
  if (slot >= EPIC && slot < POISON) g.epicSecret[seat] = 0;
}

/** A card chosen from hand or discard pile: its slot, IN_DISCARD more if it lies there. */
export function destroyChosen(g: Table, seat: number, choice: number): void {
  if (choice < ASK.IN_DISCARD) fromHand(g, seat, choice);
  else g.discard.take(seat, choice - ASK.IN_DISCARD);
  destroy(g, seat, choice & NO_CARD);
}

/** Only an empty deck is replaced by the shuffled discard pile (rules 8). Expanded in slot order: the result depends on
 * what lies there, not on how it came. */
export function reshuffle(g: Table, seat: number): void {
  const counts = g.discard.counts;
  const from = seat * DECK;
  let size = from;
  for (let m = g.discard.mask[seat]; m !== 0; m &= m - 1) {
    const slot = lowest(m);
    const at = (seat << BAG_SHIFT) + slot;
    for (let n = counts[at]; n > 0; n--) g.deck[size++] = slot;
    counts[at] = 0;
  }
  g.discard.mask[seat] = 0;
  g.deckSize[seat] = size - from;
  shuffle(g.deck, from, size - from, g.key, LUCK.deck, seat, g.luck[seat * LUCK.COUNTED + LUCK.deck]++);
  if (g.rigged !== null) g.rigged.arrange(g, seat, LUCK.deck);
  g.events.note(EV.reshuffle, seat, size - from, 0, 0, 0);
}

/** False when deck and discard pile are both empty. */
function hasTop(g: Table, seat: number): boolean {
  if (g.deckSize[seat] > 0) return true;
  if (g.discard.mask[seat] === 0) return false;
  reshuffle(g, seat);
  return true;
}

export function draw(g: Table, seat: number, count: number): void {
  const counters = g.counters;
  const deck = g.deck;
  const counts = g.hand.counts;
  const drawn = seat * COUNT.FIELDS + COUNT.drawn;
  const hand = seat << BAG_SHIFT;
  let mask = g.hand.mask[seat];
  let left = count;
  while (left > 0 && hasTop(g, seat)) {
    const size = g.deckSize[seat];
    const bottom = seat * DECK + (size > left ? size - left : 0);
    let at = seat * DECK + size;
    left -= at - bottom;
    g.deckSize[seat] = bottom - seat * DECK;
    while (at > bottom) {
      const slot = deck[--at];
      deck[at] = 0;
      counts[hand + slot]++;
      counters[drawn + slot]++;
      mask |= 1 << slot;
    }
  }
  g.hand.mask[seat] = mask;
  g.handSize[seat] += count - left;
  g.events.note(EV.draw, seat, count - left, 0, 0, 0);
}

/** Shows cards from the top of a deck, which is replaced when empty as in drawing; they lie apart until moved (Q88). */
export function reveal(g: Table, seat: number, count: number): void {
  for (let i = 0; i < count && hasTop(g, seat); i++) {
    const at = seat * DECK + --g.deckSize[seat];
    const slot = g.deck[at];
    g.deck[at] = 0;
    g.revealed.add(seat, slot);
    if (slot >= EPIC && slot < POISON) g.epicSecret[seat] = 0;
    g.events.note(EV.reveal, seat, slot, 0, 0, 0);
  }
}

/** Discards from the top of a deck, which is replaced when empty as in drawing (Q31). */
export function mill(g: Table, seat: number, count: number): void {
  for (let i = 0; i < count && !isOver(g); i++) {
    if (!hasTop(g, seat)) return;
    const at = seat * DECK + --g.deckSize[seat];
    const slot = g.deck[at];
    g.deck[at] = 0;
    g.events.note(EV.mill, seat, slot, 0, 0, 0);
    toDiscard(g, seat, slot);
  }
}

/** Adds a card to a deck; `shuffleDeck` must follow. */
export function intoDeck(g: Table, seat: number, slot: number): void {
  g.events.note(EV.shuffleIn, seat, slot, 0, 0, 0);
  g.deck[seat * DECK + g.deckSize[seat]++] = slot;
}

const counted = new Uint8Array(1 << BAG_SHIFT);

/** Shuffles a whole deck, from slot order: the result depends on what lies there. */
export function shuffleDeck(g: Table, seat: number, purpose: number): void {
  const from = seat * DECK;
  const size = g.deckSize[seat];
  for (let i = 0; i < size; i++) counted[g.deck[from + i]]++;
  let at = from;
  for (let slot = 0; slot < 1 << BAG_SHIFT; slot++) {
    for (; counted[slot] > 0; counted[slot]--) g.deck[at++] = slot;
  }
  shuffle(g.deck, from, size, g.key, purpose, seat, g.luck[seat * LUCK.COUNTED + purpose]++);
  if (g.rigged !== null) g.rigged.arrange(g, seat, purpose);
}
