// What cards do, in the rulebook's words. Verbs act at once on the table; only a `hit` waits for the window.
import { PC } from '../../core/frames.ts';
import { roll, shuffle } from '../../core/rng.ts';
import { lowest } from './bags.ts';
import { entersDiscard, listensTo } from './hooks.ts';
import * as ASK from './ids/ask.ts';
import { BAG_SHIFT, EPIC, NO_CARD, POISON, SHEET } from './ids/card.ts';
import * as CLOCK from './ids/clock.ts';
import * as COUNT from './ids/count.ts';
import * as END from './ids/end.ts';
import * as EV from './ids/ev.ts';
import * as LUCK from './ids/luck.ts';
import * as NUM from './ids/num.ts';
import * as PACKET from './ids/packet.ts';
import * as R from './ids/reg.ts';
import * as RULE from './ids/rule.ts';
import { DECK, MODIFIERS, POWER_MAX } from './ids/size.ts';
import * as WHEN from './ids/when.ts';
import type { Table } from './state.ts';

/** A printed number of one of a seat's cards. */
export function number(g: Table, seat: number, kind: number, field: number): number {
  return g.numbers[(g.fable[seat] << NUM.FABLE) + (kind << NUM.KIND) + field];
}

/** A printed number of the card whose text is running. */
export function printed(g: Table, f: number, field: number): number {
  return number(g, g.frames[f + R.me], g.frames[f + R.card], field);
}

/** Seats alternate between the teams, so enemies are an odd number of seats apart (rules 12.2). */
export function areEnemies(one: number, other: number): boolean {
  return ((one ^ other) & 1) !== 0;
}

export function isOver(g: Table): boolean {
  return g.cursor[R.asking] === ASK.over;
}

/** Stops the steps until the seat has answered. A game that is over asks nothing more. */
export function ask(g: Table, question: number, seat: number): void {
  if (isOver(g)) return;
  g.cursor[R.asking] = question;
  g.cursor[R.asked] = seat;
}

/** Skips the next steps of the running program. */
export function skip(g: Table, f: number, steps: number): void {
  g.frames[f + PC] += steps;
}

// Values

export function finish(g: Table, ending: number, winner: number): void {
  g.clock[CLOCK.ending] = ending;
  g.clock[CLOCK.winner] = winner;
  g.cursor[R.asking] = ASK.over;
  g.cursor[R.asked] = 0;
}

/** HP goes, defense does not help; the first fable at 0 is defeated at once (Q4, Q5). */
export function reduceHp(g: Table, seat: number, amount: number): void {
  const hp = g.hp[seat] - amount;
  g.hp[seat] = hp > 0 ? hp : 0;
  g.events.note(EV.hp, seat, g.hp[seat], 0, 0, 0);
  if (hp <= 0) {
    g.events.note(EV.defeat, seat, 0, 0, 0, 0);
    finish(g, END.victory, g.foe[seat]);
  } else if (g.epics[seat] !== 0 && hp <= number(g, seat, SHEET, NUM.threshold)) g.clock[CLOCK.epicsDue] |= 1 << seat;
}

/** Losing HP is not damage (rules 6); who may refuse a loss does (Q86). */
export function loseHp(g: Table, seat: number, amount: number, cause: number, owner: number): void {
  if (amount <= 0 || isOver(g) || listensTo(g, seat, WHEN.refuse)) return;
  g.events.note(EV.lose, seat, amount < g.hp[seat] ? amount : g.hp[seat], cause, owner, 0);
  reduceHp(g, seat, amount);
}

/** A cost she pays by choice is paid (Q86). */
export function payHp(g: Table, seat: number, amount: number): void {
  g.events.note(EV.pay, seat, amount, 0, 0, 0);
  reduceHp(g, seat, amount);
}

/** May she lose this much by choice? Only if she survives it (Q7). */
export function canPayHp(g: Table, seat: number, amount: number): boolean {
  return amount < g.hp[seat] || g.rules[RULE.mustSurvive] === 0;
}

/** May she bring a loss upon herself? Only if she survives it (Q7) or refuses it (Q86). */
export function canLoseHp(g: Table, seat: number, amount: number): boolean {
  return listensTo(g, seat, WHEN.refuse) || canPayHp(g, seat, amount);
}

export function recover(g: Table, seat: number, amount: number): void {
  const hp = g.hp[seat] + amount;
  g.hp[seat] = hp < g.maxHp[seat] ? hp : g.maxHp[seat];
  g.events.note(EV.recover, seat, amount, g.hp[seat], 0, 0);
}

/** Gains past the limit are lost (Q12). */
export function setTokens(g: Table, seat: number, tokens: number): void {
  g.events.note(EV.tokens, seat, g.tokens[seat], tokens, 0, 0);
  g.tokens[seat] = tokens;
}

/** The value of a basic card used as a type, after modifiers: per card, at least 0 (rules 9). */
export function cardValue(g: Table, seat: number, slot: number, type: number): number {
  const value = g.numbers[(slot << NUM.KIND) + NUM.value] + g.modifiers[seat * MODIFIERS + type];
  return value > 0 ? value : 0;
}

/** Excess over the cap is lost (Q12). */
export function gainPower(g: Table, seat: number, amount: number): void {
  const power = g.power[seat] + amount;
  g.power[seat] = power < POWER_MAX ? power : POWER_MAX;
  g.events.note(EV.power, seat, amount, g.power[seat], 0, 0);
}

export function gainDefense(g: Table, seat: number, amount: number): void {
  const defense = g.defense[seat] + amount;
  g.defense[seat] = defense < g.maxDefense[seat] ? defense : g.maxDefense[seat];
  g.events.note(EV.defense, seat, amount, g.defense[seat], 0, 0);
}

/** Puts a pawn on a space: a place, the end of a move or of a knockback. */
export function putOn(g: Table, seat: number, space: number, event: number): void {
  g.events.note(event, seat, g.space[seat], space, 0, 0);
  g.space[seat] = space;
}

/** Opens a damage packet on the opponent: what the text says, what the basic cards add, and every "Damage +X" of this use.
 * HP and defense are touched in the window only (rules 7). */
export function hit(g: Table, f: number, text: number, cards: number): void {
  const frames = g.frames;
  const value = text + cards + frames[f + R.bonus];
  addPacket(g, frames[f + R.foe], frames[f + R.me], value);
  frames[f + R.inflicted] = value;
  g.events.note(EV.hit, frames[f + R.me], value, cards, frames[f + R.bonus], 0);
}

export function addPacket(g: Table, target: number, source: number, value: number): void {
  const at = PACKET.WIDTH * g.clock[CLOCK.pending]++;
  g.packets[at + PACKET.target] = target;
  g.packets[at + PACKET.source] = source;
  g.packets[at + PACKET.inflicted] = value;
}

// Cards

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
