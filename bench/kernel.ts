// The yardstick: a mini deck-building fighter by random play, on one flat array of bytes, about as fast as JavaScript
// goes. Every ratio of the bench is relative to it, so its work never changes: a test holds its checksums.

/** A fighter who falls stands up again, so every game has this many. */
export const KERNEL_DECISIONS = 250;

// The table: whose turn it is, the turns taken, two fighters, ten supply piles.
const SIZE = 512;
const ACTIVE = 0;
const TURNS = 1;
const FIRST = 16;
const FIGHTER_SIZE = 192;
const SUPPLY = 400;
const PILES = 10;

// A fighter: values, card counts, then the cards.
const HP = 0;
const SHIELD = 1;
const ENERGY = 2;
const SPACE = 3;
const IN_DECK = 4;
const IN_HAND = 5;
const IN_DISCARD = 6;
const IN_PLAY = 7;
const CHARGE = 9;
const MARK = 10;
const HAND = 16;
const DECK = 32;
const DISCARD = 96;
const PLAY = 160;

const FULL_HP = 40;
const MOST_HP = 60;
const MOST_SHIELD = 6;
const LAST_SPACE = 9;
const HAND_LIMIT = 16;
const CARD_LIMIT = 30;

// Cards 0–9 are basics and can be bought; the others are skills, each used with a basic of one kind.
const CARDS = 32;
const ATTACK = 0;
const DEFENSE = 1;
const MOVEMENT = 2;
const SKILLS = 3;

// An option: kind << 8 | place in hand of the basic << 4 | place in hand of the card, or supply pile.
const USE = 1;
const STEP_BACK = 2;
const STEP_AHEAD = 3;
const USE_SKILL = 4;
const BUY = 5;
const END_TURN = 6;

const GOLDEN = 0x9e3779b9;

/** Cards come in threes: the levels of a basic, the skills of one value. */
const triple = (card: number): number => ((card / 3) | 0) % 3;

const perCard = (number: (card: number) => number): Uint8Array =>
  Uint8Array.from({ length: CARDS }, (_, card) => number(card));

/** The table before the first draw: each fighter's nine basics and three skills lie in the discard pile. */
const opening = new Uint8Array(SIZE);
for (let seat = 0; seat < 2; seat++) {
  const me = FIRST + seat * FIGHTER_SIZE;
  opening[me + HP] = FULL_HP;
  opening[me + SPACE] = seat === 0 ? 4 : 6;
  for (let i = 0; i < 9; i++) opening[me + DISCARD + i] = (i % 3) * 3;
  for (let i = 0; i < 3; i++) opening[me + DISCARD + 9 + i] = PILES + seat * 9 + i;
  opening[me + IN_DISCARD] = 12;
}
for (let pile = 0; pile < PILES; pile++) opening[SUPPLY + pile] = pile % 3 === 0 ? 12 : 18;

function mix(h: number): number {
  h = Math.imul(h ^ (h >>> 16), 0x85ebca6b);
  h = Math.imul(h ^ (h >>> 13), 0xc2b2ae35);
  return h ^ (h >>> 16);
}

class Duel {
  readonly table = new Uint8Array(SIZE);
  readonly options = new Int32Array(256);
  readonly random = new Int32Array(4);
  readonly kinds = perCard((card) => (card < PILES ? triple(card) : SKILLS + (card % 3)));
  readonly values = perCard((card) => (card < PILES ? card % 3 : triple(card)) + 1);
  readonly effects = perCard((card) => (card < PILES ? triple(card) : SKILLS + (card % 13)));
  readonly costs = Uint8Array.of(1, 3, 6, 1, 3, 6, 1, 3, 6, 2);

  begin(seed: number): void {
    for (let i = 0; i < 4; i++) {
      seed = (seed + GOLDEN) | 0;
      this.random[i] = mix(seed);
    }
    this.table.set(opening);
    this.draw(FIRST, 4);
    this.draw(FIRST + FIGHTER_SIZE, 6);
  }

  /** xoshiro128** */
  roll(): number {
    const r = this.random;
    const b = r[1];
    const m = Math.imul(b, 5);
    const result = Math.imul((m << 7) | (m >>> 25), 9);
    const c = r[2] ^ r[0];
    const d = r[3] ^ b;
    r[1] = b ^ c;
    r[0] ^= d;
    r[2] = c ^ (b << 9);
    r[3] = (d << 11) | (d >>> 21);
    return result;
  }

  below(n: number): number {
    return ((this.roll() >>> 0) * n * 2 ** -32) | 0;
  }

  /** The discard pile becomes the deck. */
  shuffle(me: number): void {
    const t = this.table;
    const count = t[me + IN_DISCARD];
    const deck = me + DECK;
    const discard = me + DISCARD;
    for (let i = 0; i < count; i++) t[deck + i] = t[discard + i];
    for (let i = count - 1; i > 0; i--) {
      const j = this.below(i + 1);
      const card = t[deck + i];
      t[deck + i] = t[deck + j];
      t[deck + j] = card;
    }
    t[me + IN_DECK] = count;
    t[me + IN_DISCARD] = 0;
  }

  draw(me: number, count: number): void {
    const t = this.table;
    while (count-- > 0) {
      if (t[me + IN_DECK] === 0) {
        if (t[me + IN_DISCARD] === 0) return;
        this.shuffle(me);
      }
      const inHand = t[me + IN_HAND];
      if (inHand >= HAND_LIMIT) return;
      const inDeck = t[me + IN_DECK] - 1;
      t[me + IN_DECK] = inDeck;
      t[me + HAND + inHand] = t[me + DECK + inDeck];
      t[me + IN_HAND] = inHand + 1;
    }
  }

  /** Writes the options of the active fighter and returns how many. */
  list(): number {
    const t = this.table;
    const options = this.options;
    const kinds = this.kinds;
    const values = this.values;
    const costs = this.costs;
    const seat = t[ACTIVE];
    const me = FIRST + seat * FIGHTER_SIZE;
    const foe = FIRST + (1 - seat) * FIGHTER_SIZE;
    let n = 0;
    const inHand = t[me + IN_HAND];
    const space = t[me + SPACE];
    const shield = t[me + SHIELD];
    const energy = t[me + ENERGY];
    let distance = space - t[foe + SPACE];
    if (distance < 0) distance = -distance;
    for (let i = 0; i < inHand; i++) {
      const card = t[me + HAND + i];
      const kind = kinds[card];
      if (kind === ATTACK) {
        if (distance <= 1) options[n++] = (USE << 8) | i;
      } else if (kind === DEFENSE) {
        if (shield < MOST_SHIELD) options[n++] = (USE << 8) | i;
      } else if (kind === MOVEMENT) {
        if (space > 1) options[n++] = (STEP_BACK << 8) | i;
        if (space < LAST_SPACE) options[n++] = (STEP_AHEAD << 8) | i;
      } else if (distance <= values[card] + 1) {
        const basic = kind - SKILLS;
        for (let j = 0; j < inHand; j++) {
          if (kinds[t[me + HAND + j]] === basic) options[n++] = (USE_SKILL << 8) | (j << 4) | i;
        }
      }
    }
    for (let pile = 0; pile < PILES; pile++) {
      if (t[SUPPLY + pile] > 0 && costs[pile] <= energy) options[n++] = (BUY << 8) | pile;
    }
    options[n++] = END_TURN << 8;
    return n;
  }

  choose(option: number): void {
    const t = this.table;
    const seat = t[ACTIVE];
    const me = FIRST + seat * FIGHTER_SIZE;
    const foe = FIRST + (1 - seat) * FIGHTER_SIZE;
    const i = option & 15;
    switch (option >> 8) {
      case USE: {
        const card = this.playBasic(me, i);
        this.effect(this.effects[card], me, foe, this.values[card], 0);
        break;
      }
      case STEP_BACK:
        this.move(me, foe, -this.values[this.playBasic(me, i)]);
        break;
      case STEP_AHEAD:
        this.move(me, foe, this.values[this.playBasic(me, i)]);
        break;
      case USE_SKILL:
        this.useSkill(me, foe, i, (option >> 4) & 15);
        break;
      case BUY:
        this.buy(me, i);
        break;
      case END_TURN:
        this.endTurn(seat, me, foe);
        break;
    }
  }

  playBasic(me: number, i: number): number {
    const t = this.table;
    const card = this.take(me, i);
    const inPlay = t[me + IN_PLAY];
    t[me + PLAY + inPlay] = card;
    t[me + IN_PLAY] = inPlay + 1;
    t[me + ENERGY] = (t[me + ENERGY] + this.values[card]) & 255;
    return card;
  }

  useSkill(me: number, foe: number, i: number, j: number): void {
    const t = this.table;
    const skill = t[me + HAND + i];
    const basic = t[me + HAND + j];
    // the later place first, so that the earlier one still holds its card
    if (i > j) {
      this.take(me, i);
      this.take(me, j);
    } else {
      this.take(me, j);
      this.take(me, i);
    }
    const inPlay = t[me + IN_PLAY];
    t[me + PLAY + inPlay] = skill;
    t[me + PLAY + inPlay + 1] = basic;
    t[me + IN_PLAY] = inPlay + 2;
    this.effect(this.effects[skill], me, foe, this.values[skill], this.values[basic]);
  }

  buy(me: number, pile: number): void {
    const t = this.table;
    t[SUPPLY + pile] = t[SUPPLY + pile] - 1;
    t[me + ENERGY] = t[me + ENERGY] - this.costs[pile];
    const inDiscard = t[me + IN_DISCARD];
    if (inDiscard + t[me + IN_DECK] + t[me + IN_HAND] + t[me + IN_PLAY] >= CARD_LIMIT) return;
    t[me + DISCARD + inDiscard] = pile;
    t[me + IN_DISCARD] = inDiscard + 1;
  }

  endTurn(seat: number, me: number, foe: number): void {
    const t = this.table;
    const inHand = t[me + IN_HAND];
    const inPlay = t[me + IN_PLAY];
    let n = t[me + IN_DISCARD];
    for (let i = 0; i < inHand; i++) t[me + DISCARD + n++] = t[me + HAND + i];
    for (let i = 0; i < inPlay; i++) t[me + DISCARD + n++] = t[me + PLAY + i];
    t[me + IN_DISCARD] = n;
    t[me + IN_HAND] = 0;
    t[me + IN_PLAY] = 0;
    t[me + ENERGY] = 0;
    this.draw(me, 6);
    t[ACTIVE] = 1 - seat;
    t[foe + SHIELD] = 0;
    t[TURNS] = (t[TURNS] + 1) & 255;
  }

  /** Takes a card out of the hand; the others close up. */
  take(me: number, place: number): number {
    const t = this.table;
    const card = t[me + HAND + place];
    const left = t[me + IN_HAND] - 1;
    for (let i = place; i < left; i++) t[me + HAND + i] = t[me + HAND + i + 1];
    t[me + IN_HAND] = left;
    return card;
  }

  hit(foe: number, damage: number): void {
    const t = this.table;
    const shield = t[foe + SHIELD];
    if (shield >= damage) {
      t[foe + SHIELD] = shield - damage;
      return;
    }
    t[foe + SHIELD] = 0;
    const hp = t[foe + HP] - (damage - shield);
    t[foe + HP] = hp <= 0 ? FULL_HP : hp;
  }

  move(who: number, other: number, by: number): void {
    const t = this.table;
    let space = t[who + SPACE] + by;
    if (space < 1) space = 1;
    if (space > LAST_SPACE) space = LAST_SPACE;
    if (space === t[other + SPACE]) space += by > 0 ? -1 : 1;
    if (space < 1) space = 2;
    if (space > LAST_SPACE) space = LAST_SPACE - 1;
    t[who + SPACE] = space;
  }

  defend(me: number, by: number): void {
    const shield = this.table[me + SHIELD] + by;
    this.table[me + SHIELD] = shield > MOST_SHIELD ? MOST_SHIELD : shield;
  }

  /** The top card of the deck goes to the discard pile. */
  mill(who: number): void {
    const t = this.table;
    if (t[who + IN_DECK] === 0) return;
    const inDeck = t[who + IN_DECK] - 1;
    const inDiscard = t[who + IN_DISCARD];
    t[who + IN_DECK] = inDeck;
    t[who + DISCARD + inDiscard] = t[who + DECK + inDeck];
    t[who + IN_DISCARD] = inDiscard + 1;
  }

  heal(me: number, by: number): void {
    const hp = this.table[me + HP] + by;
    this.table[me + HP] = hp > MOST_HP ? MOST_HP : hp;
  }

  /** Effects 0–2 are those of the basics; a skill has its own value and that of the basic used with it. */
  effect(effect: number, me: number, foe: number, value: number, basic: number): void {
    const t = this.table;
    switch (effect) {
      case ATTACK:
        return this.hit(foe, value);
      case DEFENSE:
        return this.defend(me, value);
      case MOVEMENT:
        return this.move(me, foe, value);
      case 3:
        return this.hit(foe, value + basic);
      case 4:
        this.hit(foe, value);
        return this.defend(me, 1);
      case 5:
        this.move(me, foe, value);
        return this.hit(foe, basic);
      case 6:
        return this.draw(me, basic);
      case 7:
        return this.defend(me, value + basic);
      case 8:
        this.hit(foe, value);
        return this.move(foe, me, basic);
      case 9:
        t[me + CHARGE] = (t[me + CHARGE] + value) & 15;
        return;
      case 10:
        this.hit(foe, t[me + CHARGE]);
        t[me + CHARGE] = 0;
        return;
      case 11:
        return this.mill(foe);
      case 12:
        return this.heal(me, value);
      case 13:
        t[foe + MARK] = (t[foe + MARK] + basic) & 7;
        return;
      case 14:
        return this.hit(foe, value + t[foe + MARK]);
      case 15:
        t[me + ENERGY] = (t[me + ENERGY] + value) & 255;
        return;
    }
  }
}

const duel = new Duel();

function playGame(seed: number): void {
  duel.begin(seed);
  for (let i = 0; i < KERNEL_DECISIONS; i++) {
    const count = duel.list();
    duel.choose(duel.options[duel.below(count)]);
  }
}

/** Plays the games with seeds 1, 2, … and returns the checksum of their final tables. */
export function playKernel(games: number): number {
  let sum = 0;
  for (let game = 1; game <= games; game++) {
    playGame(game);
    for (let i = 0; i < SIZE; i++) sum = (Math.imul(sum, 31) + duel.table[i]) | 0;
  }
  return sum >>> 0;
}
