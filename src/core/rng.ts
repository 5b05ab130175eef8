// Keyed random streams: every random event is a pure function of (key, purpose, seat, k), so an extra draw on turn 3
// moves nothing on turn 9 and two versions of a card can be compared under the same luck. Knows no game.

/** 64 bits, as two int32. A game's key lies in its buffer; it never changes during a game. */
export type Key = Int32Array;

/** Names everything below: another way of making luck gets another name. */
export const RNG_ID = 'murmur3-xoroshiro64*/1';

/** The purpose of the bots' own rolls; a game numbers its purposes below this. */
const BOT_ROLL = 255;

/** The finaliser of murmur3: a bijection of int32 that spreads every bit. */
function mix(h: number): number {
  h = Math.imul(h ^ (h >>> 16), 0x85ebca6b);
  h = Math.imul(h ^ (h >>> 13), 0xc2b2ae35);
  return h ^ (h >>> 16);
}

const GOLDEN = 0x9e3779b9 | 0;

/** Events of one purpose and seat in a game; the next would be another seat's. */
const EVENTS = 1 << 20;

/** The event's place among all events of a game: purpose, seat and the how-manieth it is. */
function event(purpose: number, seat: number, k: number): number {
  return Math.imul((purpose << 24) ^ (seat << 20) ^ k, GOLDEN);
}

/** Shuffles `cards[from … from + count)` in place: the k-th shuffle of this purpose and seat. */
export function shuffle(
  cards: Uint8Array,
  from: number,
  count: number,
  key: Key,
  purpose: number,
  seat: number,
  k: number,
): void {
  // xoroshiro64*, kept in locals: about 2 ns a card.
  let b = mix(key[0] + event(purpose, seat, k));
  let a = mix(key[1] ^ b);
  b |= 1; // never all zero
  for (let i = count - 1; i > 0; i--) {
    const x = Math.imul(a, 0x9e3779bb);
    b ^= a;
    a = ((a << 26) | (a >>> 6)) ^ b ^ (b << 9);
    b = (b << 13) | (b >>> 19);
    const j = ((x >>> 0) * (i + 1) * 2 ** -32) | 0;
    const card = cards[from + i];
    cards[from + i] = cards[from + j];
    cards[from + j] = card;
  }
}

/** A uniform integer below n: the k-th of this purpose and seat. */
export function roll(n: number, key: Key, purpose: number, seat: number, k: number): number {
  const x = mix(key[1] ^ mix(key[0] + event(purpose, seat, k)));
  return ((x >>> 0) * n * 2 ** -32) | 0;
}

/** A seat's own stream, outside the game's buffer: a replay, which rolls nothing for its seats, ends in the same bytes. */
export class Rolls {
  readonly key: Key = new Int32Array(2);
  count = 0;
  constructor(readonly seat: number) {}

  reset(key: Key): void {
    this.key[0] = key[0];
    this.key[1] = key[1];
    this.count = 0;
  }

  below(n: number): number {
    if (this.count === EVENTS) throw new Error(`seat ${this.seat} rolled more than ${EVENTS} times in one game`);
    return roll(n, this.key, BOT_ROLL, this.seat, this.count++);
  }
}

/** A key from words and numbers: the run's seed, the matchup, the index of the set. */
export function keyOf(...parts: readonly (string | number)[]): Key {
  const key = new Int32Array(2);
  let length = parts.length - 1;
  for (const part of parts) length += isIndex(part) ? digitsOf(part) : String(part).length;
  key[0] = mix(length + GOLDEN);
  key[1] = mix(key[0] ^ GOLDEN);
  for (let i = 0; i < parts.length; i++) {
    if (i > 0) absorb(key, 0);
    const part = parts[i];
    if (isIndex(part)) absorbDigits(key, part);
    else absorbText(key, String(part));
  }
  return key;
}

/** The engine remembers the last texts made of numbers, so that those of a million pairs would look like a leak: none are made. */
function isIndex(part: string | number): part is number {
  return typeof part === 'number' && Number.isInteger(part) && part >= 0 && part < 1e15;
}

function digitsOf(index: number): number {
  let digits = 1;
  for (let unit = 10; unit <= index; unit *= 10) digits++;
  return digits;
}

function absorbDigits(key: Key, index: number): void {
  for (let unit = 10 ** (digitsOf(index) - 1); unit >= 1; unit /= 10) absorb(key, 48 + (Math.floor(index / unit) % 10));
}

function absorbText(key: Key, text: string): void {
  for (let i = 0; i < text.length; i++) absorb(key, text.charCodeAt(i));
}

function absorb(key: Key, code: number): void {
  key[0] = mix(key[0] ^ Math.imul(code, GOLDEN));
  key[1] = mix((key[1] + key[0]) | 0);
}

/** Sixteen hex digits, for lines that reproduce a game. */
export function keyText(key: Key): string {
  return [...key].map((word) => (word >>> 0).toString(16).padStart(8, '0')).join('');
}

export function parseKey(text: string): Key {
  if (!/^[0-9a-f]{16}$/.test(text)) throw new Error(`key: found "${text}", expected 16 hex digits`);
  return Int32Array.of(Number.parseInt(text.slice(0, 8), 16) | 0, Number.parseInt(text.slice(8), 16) | 0);
}
