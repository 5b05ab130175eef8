// What one seat may see (rules 14): her own hand, the public table, counts of the rest. The face shown to bots.
import type { Game } from '../../../core/contract.ts';
import { SearchView } from '../../../core/search-view.ts';
import * as BLOW from '../ids/blow.ts';
import { BAG_SHIFT, EPICS, NO_CARD, SHEET } from '../ids/card.ts';
import * as CLOCK from '../ids/clock.ts';
import * as CURSOR from '../ids/cursor.ts';
import * as NUM from '../ids/num.ts';
import * as LAID from '../ids/ongoing.ts';
import * as R from '../ids/reg.ts';
import { APART, DECK, MODIFIERS, OWN } from '../ids/size.ts';
import { number } from '../play/verbs.ts';
import { liesHidden } from '../table/apart.ts';
import { lowest } from '../table/bags.ts';
import type { Table } from '../table/state.ts';
import { topSkill } from '../table/supply.ts';
import { distance } from '../table/track.ts';

export { basicsOf, LEVEL, TYPE } from '../printed/slots.ts';

export class View extends SearchView {
  readonly #g: Table;

  constructor(g: Table & Game, seat: number, open: () => Game) {
    super(g, seat, open);
    this.#g = g;
    Object.freeze(this);
  }

  // Everybody sees these.
  get turn(): number {
    return this.#g.clock[CLOCK.turn];
  }
  /** The seat whose turn it is. */
  get active(): number {
    return this.#g.clock[CLOCK.active];
  }
  /** The enemy on her track, −1 when there is none. */
  get foe(): number {
    return this.#g.foe[this.seat];
  }
  get distance(): number {
    return distance(this.#g, this.seat);
  }
  fable(seat: number): number {
    return this.#g.fable[seat];
  }
  hp(seat: number): number {
    return this.#g.hp[seat];
  }
  maxHp(seat: number): number {
    return this.#g.maxHp[seat];
  }
  defense(seat: number): number {
    return this.#g.defense[seat];
  }
  maxDefense(seat: number): number {
    return this.#g.maxDefense[seat];
  }
  power(seat: number): number {
    return this.#g.power[seat];
  }
  /** Awakening tokens, Qi. */
  tokens(seat: number): number {
    return this.#g.tokens[seat];
  }
  /** Asleep or awakened, the avatar. */
  mood(seat: number): number {
    return this.#g.mood[seat];
  }
  /** What modifies the value of each of her cards of a type. */
  modifier(seat: number, type: number): number {
    return this.#g.modifiers[seat * MODIFIERS + type];
  }
  /** A fable's own numbers: what she did this turn and will do, for all to see. */
  own(seat: number, field: number): number {
    return this.#g.own[seat * OWN + field];
  }
  space(seat: number): number {
    return this.#g.space[seat];
  }
  threshold(seat: number): number {
    return number(this.#g, seat, SHEET, NUM.threshold);
  }
  /** True while she has not chosen her epic. */
  hasMarker(seat: number): boolean {
    return this.#g.epics[seat] !== 0;
  }
  hasTwist(seat: number, twist: number): boolean {
    return (this.#g.twists[seat] & (1 << twist)) !== 0;
  }
  handSize(seat: number): number {
    return this.#g.handSize[seat];
  }
  deckSize(seat: number): number {
    return this.#g.deckSize[seat];
  }
  discarded(seat: number, slot: number): number {
    return this.#g.discard.count(seat, slot);
  }
  discardMask(seat: number): number {
    return this.#g.discard.mask[seat];
  }
  /** Shown cards that still belong to her deck (Q88), or to her hand, which does not count them meanwhile (Q35). */
  revealed(seat: number, slot: number): number {
    return this.#g.revealed.count(seat, slot);
  }
  /** How many cards with an ongoing effect lie before her, and which. */
  ongoingSize(seat: number): number {
    return this.#g.ongoingSize[seat];
  }
  ongoing(seat: number, place: number): number {
    return this.#g.ongoing[(seat * LAID.MOST + place) * LAID.WIDTH + LAID.card];
  }
  /** Adds up the cards a seat may draw before she shuffles, by slot: her deck, and for the others also her hand and what she laid
   * apart unseen, which they cannot tell from it. An epic that is still secret does not show. Returns how many cards that are. */
  drawable(seat: number, into: Uint8Array): number {
    const g = this.#g;
    into.fill(0);
    for (let i = seat * DECK; i < seat * DECK + g.deckSize[seat]; i++) into[g.deck[i]]++;
    if (seat === this.seat) return g.deckSize[seat];
    this.#addBag(g.hand.mask[seat], g.hand.counts, seat, into);
    const apart = this.#addHidden(seat, into);
    return g.deckSize[seat] + g.handSize[seat] + apart - this.#hideEpic(seat, into);
  }
  /** Adds up all cards that belong to a seat, by slot, wherever they lie (rules 14: what a deck is made of is public). */
  belonging(seat: number, into: Uint8Array): number {
    const g = this.#g;
    into.fill(0);
    for (let i = seat * DECK; i < seat * DECK + g.deckSize[seat]; i++) into[g.deck[i]]++;
    let size = g.deckSize[seat] + g.handSize[seat];
    this.#addBag(g.hand.mask[seat], g.hand.counts, seat, into);
    size += this.#addBag(g.discard.mask[seat], g.discard.counts, seat, into);
    size += this.#addBag(g.play.mask[seat], g.play.counts, seat, into);
    size += this.#addBag(g.revealed.mask[seat], g.revealed.counts, seat, into);
    size += this.#addApart(seat, into);
    return size - this.#hideEpic(seat, into);
  }
  #addBag(mask: number, counts: Uint8Array, seat: number, into: Uint8Array): number {
    let size = 0;
    for (let m = mask; m !== 0; m &= m - 1) {
      const slot = lowest(m);
      const count = counts[(seat << BAG_SHIFT) + slot];
      into[slot] += count;
      size += count;
    }
    return size;
  }
  /** Ongoing cards with their basic cards, and what she has laid apart. */
  #addApart(seat: number, into: Uint8Array): number {
    const g = this.#g;
    let size = 0;
    const from = seat * LAID.MOST * LAID.WIDTH;
    for (let at = from; at < from + g.ongoingSize[seat] * LAID.WIDTH; at += LAID.WIDTH) {
      into[g.ongoing[at + LAID.card]]++;
      into[g.ongoing[at + LAID.basic]]++;
      size += g.ongoing[at + LAID.basic] === NO_CARD ? 1 : 2;
    }
    for (let at = seat * APART; at < (seat + 1) * APART; at++) {
      into[g.apart[at]]++;
      if (g.apart[at] !== NO_CARD) size++;
    }
    into[NO_CARD] = 0;
    return size;
  }
  #addHidden(seat: number, into: Uint8Array): number {
    let size = 0;
    for (let place = 0; place < APART; place++) {
      if (!liesHidden(this.#g, seat, place)) continue;
      into[this.#g.apart[seat * APART + place]]++;
      size++;
    }
    return size;
  }
  #hideEpic(seat: number, into: Uint8Array): number {
    if (seat === this.seat || this.#g.epicSecret[seat] === 0) return 0;
    let hidden = 0;
    for (let m = EPICS; m !== 0; m &= m - 1) {
      hidden += into[lowest(m)];
      into[lowest(m)] = 0;
    }
    return hidden;
  }
  supply(slot: number): number {
    return this.#g.supply[slot];
  }
  /** The card on top of a skill deck, −1 when it is used up. */
  topSkill(seat: number, deck: number): number {
    return topSkill(this.#g, seat, deck);
  }
  /** A printed number of a card of a seat's fable. */
  number(seat: number, kind: number, field: number): number {
    return number(this.#g, seat, kind, field);
  }
  /** What the packet she is answering would still inflict; 0 when she answers none. */
  get incoming(): number {
    const f = this.#g.cursor[CURSOR.at] - R.FRAME;
    // Below her hook lies a packet, or a unit, which says what it is doing.
    if (f <= 0 || this.#g.frames[f + R.doing] !== 0) return 0;
    const value =
      this.#g.frames[f + BLOW.inflicted] - this.#g.frames[f + BLOW.reduced] - this.#g.frames[f + BLOW.reducedByChoice];
    return value > 0 ? value : 0;
  }

  // Hers alone.
  hand(slot: number): number {
    return this.#g.hand.count(this.seat, slot);
  }
  get handMask(): number {
    return this.#g.hand.mask[this.seat];
  }
  /** A card laid apart: NO_CARD if there is none, or hidden from her. */
  apart(seat: number, place: number): number {
    const hidden = seat !== this.seat && liesHidden(this.#g, seat, place);
    return hidden ? NO_CARD : this.#g.apart[seat * APART + place];
  }
}
