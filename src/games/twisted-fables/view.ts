// What one seat may see (rules 14): her own hand, the public table, counts of the rest. The face shown to bots.
import type { Game } from '../../core/contract.ts';
import type { Key } from '../../core/rng.ts';
import { NO_CARD, SHEET } from './ids/card.ts';
import * as CLOCK from './ids/clock.ts';
import * as NUM from './ids/num.ts';
import * as R from './ids/reg.ts';
import * as RULE from './ids/rule.ts';
import { CACHE_WIDTH, MODIFIERS, OWN } from './ids/size.ts';
import type { Table } from './state.ts';
import { poisonLeft, topSkill } from './supply.ts';
import { distance } from './track.ts';
import { number } from './verbs.ts';

export { basicsOf, LEVEL, TYPE } from './slots.ts';

export class View {
  readonly #g: Table;
  readonly seat: number;

  constructor(g: Table, seat: number) {
    this.#g = g;
    this.seat = seat;
  }

  // Everybody sees these.
  get turn(): number {
    return this.#g.clock[CLOCK.turn];
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
  supply(slot: number): number {
    return this.#g.supply[slot];
  }
  /** The card on top of a skill deck, −1 when it is used up. */
  topSkill(seat: number, deck: number): number {
    return topSkill(this.#g, seat, deck);
  }
  poisonLeft(seat: number): number {
    return poisonLeft(this.#g, seat);
  }
  /** A printed number of a card of a seat's fable. */
  number(seat: number, kind: number, field: number): number {
    return number(this.#g, seat, kind, field);
  }
  /** What the packet she is answering would still inflict; 0 when she answers none. */
  get incoming(): number {
    const f = this.#g.cursor[R.at] - R.FRAME;
    // Below her hook lies a packet, or a unit, which says what it is doing.
    if (f <= 0 || this.#g.frames[f + R.doing] !== 0) return 0;
    const value = this.#g.frames[f + R.x] - this.#g.frames[f + R.bonus] - this.#g.frames[f + R.a];
    return value > 0 ? value : 0;
  }

  // Hers alone.
  hand(slot: number): number {
    return this.#g.hand.count(this.seat, slot);
  }
  get handMask(): number {
    return this.#g.hand.mask[this.seat];
  }
  /** The card on a cache: NO_CARD if empty or hidden from her (Q21). */
  stored(seat: number, copy: number): number {
    const hidden = seat !== this.seat && this.#g.rules[RULE.cacheHidden] === 1;
    return hidden ? NO_CARD : this.#g.cache[seat * CACHE_WIDTH + copy];
  }

  /** A game as it may be, for searching: everything she cannot know is dealt anew. */
  sample(into: Game, key: Key): void {
    into.bytes.set(this.#g.bytes);
    into.sample(this.seat, key);
  }
}
