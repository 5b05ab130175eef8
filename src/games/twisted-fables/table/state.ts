// What is on the table, and everything half done. One buffer: copying a game is one memory copy.
import { Events } from '../../../core/events.ts';
import type { Key } from '../../../core/rng.ts';
import { Arena } from '../../../core/state.ts';
import { BAG_SHIFT, EPIC } from '../ids/card.ts';
import * as CLOCK from '../ids/clock.ts';
import * as COUNT from '../ids/count.ts';
import * as CURSOR from '../ids/cursor.ts';
import * as LAST from '../ids/last.ts';
import * as LUCK from '../ids/luck.ts';
import * as NUM from '../ids/num.ts';
import * as LAID from '../ids/ongoing.ts';
import * as PACKET from '../ids/packet.ts';
import * as R from '../ids/reg.ts';
import * as RULE from '../ids/rule.ts';
import { APART, DECK, FABLES, MODIFIERS, OWN, POWER_MAX, SKILL_DECK_WIDTH, SUPPLIES } from '../ids/size.ts';
import { Bags } from './bags.ts';

const CAPACITY = 4096;

export class State {
  /** The whole buffer, for copy, hash and equality. */
  readonly bytes: Uint8Array;

  readonly key: Key;
  /** How many random events of each purpose a seat has had: `luck[seat * LUCK.COUNTED + purpose]`. */
  readonly luck: Int16Array;
  readonly clock: Int16Array;
  readonly cursor: Int16Array;
  /** Effects in progress: program counter and registers. */
  readonly frames: Int16Array;
  /** The same memory, for clearing a frame. */
  readonly frameWords: Float64Array;
  /** Damage packets that wait for the window. */
  readonly packets: Int16Array;
  /** The latest use that may be repeated, by LAST.*. */
  readonly last: Int32Array;

  // Per seat.
  readonly fable: Int16Array;
  readonly hp: Int16Array;
  readonly maxHp: Int16Array;
  readonly defense: Int16Array;
  readonly maxDefense: Int16Array;
  readonly power: Int16Array;
  readonly space: Int16Array;
  /** The enemy on the same track, −1 when there is none. */
  readonly foe: Int16Array;
  /** Unlocked twists, one bit each. */
  readonly twists: Int16Array;
  /** Moments this seat's cards listen to, one bit each. */
  readonly listens: Int16Array;
  /** Awakening tokens, Qi: the fable's one kind of token. */
  readonly tokens: Int16Array;
  /** Asleep or awakened, the avatar: the fable's one kind of state. */
  readonly mood: Int16Array;
  /** What modifies the value of each of her attack, defense and movement cards: `modifiers[seat * MODIFIERS + type]`. */
  readonly modifiers: Int16Array;
  /** A fable's own numbers, named in her file: `own[seat * OWN + field]`. */
  readonly own: Int16Array;
  /** Epics still to choose from, one bit each; 0 once the marker is gone. */
  readonly epics: Int16Array;
  /** 1 while the others cannot know which epic was chosen. */
  readonly epicSecret: Int16Array;
  readonly hand: Bags;
  readonly handSize: Int16Array;
  readonly discard: Bags;
  readonly play: Bags;
  /** Shown cards that still belong to her deck (Q88), or to her hand while an opponent looks at them (Q35). */
  readonly revealed: Bags;
  /** Cards with an ongoing effect, by LAID.*. */
  readonly ongoing: Uint8Array;
  readonly ongoingSize: Int16Array;
  /** The only ordered zone; the top is the last. */
  readonly deck: Uint8Array;
  readonly deckSize: Int16Array;
  /** Cards gone from the top of each skill deck, twists included. */
  readonly skillsGone: Uint8Array;
  /** Cards that she has laid apart, NO_CARD where there is none: `apart[seat * APART + place]`. */
  readonly apart: Uint8Array;

  /** Out of the game, by seat and slot. */
  readonly destroyed: Uint8Array;
  /** Basic cards left, by slot. */
  readonly supply: Uint8Array;

  constructor(readonly seats: number) {
    const arena = new Arena(CAPACITY);
    this.key = arena.int32(2);
    this.last = arena.int32(LAST.FIELDS);
    this.hand = new Bags(arena, seats);
    this.discard = new Bags(arena, seats);
    this.play = new Bags(arena, seats);
    this.revealed = new Bags(arena, seats);
    this.clock = arena.int16(CLOCK.FIELDS);
    this.cursor = arena.int16(CURSOR.FIELDS);
    this.frameWords = arena.float64((R.FRAME * R.DEPTH) / 4);
    this.frames = new Int16Array(this.frameWords.buffer, this.frameWords.byteOffset, R.FRAME * R.DEPTH);
    this.packets = arena.int16(PACKET.WIDTH * PACKET.MOST);
    this.luck = arena.int16(seats * LUCK.COUNTED);
    this.fable = arena.int16(seats);
    this.hp = arena.int16(seats);
    this.maxHp = arena.int16(seats);
    this.defense = arena.int16(seats);
    this.maxDefense = arena.int16(seats);
    this.power = arena.int16(seats);
    this.space = arena.int16(seats);
    this.foe = arena.int16(seats);
    this.twists = arena.int16(seats);
    this.listens = arena.int16(seats);
    this.tokens = arena.int16(seats);
    this.mood = arena.int16(seats);
    this.modifiers = arena.int16(seats * MODIFIERS);
    this.own = arena.int16(seats * OWN);
    this.epics = arena.int16(seats);
    this.epicSecret = arena.int16(seats);
    this.handSize = arena.int16(seats);
    this.ongoingSize = arena.int16(seats);
    this.deckSize = arena.int16(seats);
    this.ongoing = arena.uint8(seats * LAID.MOST * LAID.WIDTH);
    this.deck = arena.uint8(seats * DECK);
    this.skillsGone = arena.uint8(seats * SKILL_DECK_WIDTH);
    this.apart = arena.uint8(seats * APART);
    this.destroyed = arena.uint8(seats << BAG_SHIFT);
    this.supply = arena.uint8(SUPPLIES);
    this.bytes = arena.bytes();
  }
}

/** Has the last word after a shuffle, and about a card of a hand taken by lot. */
export interface Rigged {
  arrange(g: Table, seat: number, purpose: number): void;
  pick(g: Table, seat: number, purpose: number, slot: number): number;
}

/** A state with what does not change during a game, or only tells of it. Rules and cards take this as `g`. */
export class Table extends State {
  readonly counters: Uint16Array;
  /** The lead of each of the two sides at the end of each turn, by its number. */
  readonly leads: Int16Array;
  /** Slots that a seat could have bought so far, one bit each, and by `fable * (POWER_MAX + 1) + power` what that power buys. */
  readonly affordable: Int32Array;
  /** Slots that are to be had, and that she could not have bought so far. */
  readonly watched: Int32Array;
  readonly affords: Int32Array;
  /** COUNT.*: as what the packet that is being applied is counted. */
  blow = 0;
  /** Costs of the number table side by side, for the menu: `costs[(fable << BAG_SHIFT) + slot]`. */
  readonly costs: Int16Array;
  readonly events = new Events();
  /** Luck that a situation decides; null in every game that is played. */
  rigged: Rigged | null = null;

  constructor(
    seats: number,
    /** Every printed number: `numbers[(fable << NUM.FABLE) + (kind << NUM.KIND) + field]`. */
    readonly numbers: Int16Array,
    /** The points of the rules that a setup may vary, by RULE.*. */
    readonly rules: Int16Array,
  ) {
    super(seats);
    this.counters = new Uint16Array(seats * COUNT.FIELDS);
    this.leads = new Int16Array(2 * (rules[RULE.turnCap] + 1));
    this.affordable = new Int32Array(seats);
    this.watched = new Int32Array(seats);
    this.costs = Int16Array.from({ length: FABLES << BAG_SHIFT }, (_, at) => {
      const [fable, slot] = [at >> BAG_SHIFT, at & ((1 << BAG_SHIFT) - 1)];
      return numbers[(fable << NUM.FABLE) + (slot << NUM.KIND) + NUM.cost];
    });
    this.affords = new Int32Array(FABLES * (POWER_MAX + 1));
    for (let at = 0; at < this.affords.length; at++) {
      const [fable, power] = [Math.floor(at / (POWER_MAX + 1)), at % (POWER_MAX + 1)];
      for (let slot = 0; slot < EPIC; slot++) {
        if (power > 0 && this.costs[(fable << BAG_SHIFT) + slot] <= power) this.affords[at] |= 1 << slot;
      }
    }
  }
}
