// Bidding: five prizes, three players, sealed bids. Proves that the contract holds simultaneous secret choices.
import { bot } from '../../bots/lib/bot.ts';
import { type Box, type Game, NOBODY, type Parties, READER, type Setup, type View } from '../../src/core/contract.ts';
import { TURN_BEGINS } from '../../src/core/events.ts';
import type { Values } from '../../src/core/face.ts';
import { type Key, roll, shuffle } from '../../src/core/rng.ts';
import type { Studies } from '../../src/core/studies.ts';
import { halfPoints, readOptions, Table } from './table.ts';

const PRIZES = 5;
const SEATS = 3;
/** Purposes of luck. */
const SHUFFLE = 0;
const REDEAL = 1;
/** The bid cards of each entrant, one bit a card. */
const PURSES = [0b0111110, 0b1011110];

/** Counters: prizes taken, and points by small and large prizes; by prize, whether it was taken, whether somebody else bid the same,
 * whether the bid was worth as much, and the round in which it was taken; rounds played, and what was bid in them. */
const PRIZES_TAKEN = 0;
const SMALL = 1;
const LARGE = 2;
const TOOK = 3;
const TIED = TOOK + PRIZES;
const WORTH = TIED + PRIZES;
const WHEN = WORTH + PRIZES;
const ROUNDS = WHEN + PRIZES;
const BID = ROUNDS + 1;
const prizes = Array.from({ length: PRIZES }, (_, i) => `prize-${i + 1}`);

/** The one event besides core's TURN_BEGINS. */
const TAKEN = 1;

class Bidding extends Table implements Game {
  readonly pile = this.arena.uint8(PRIZES); // this round's prize and those before lie open, the rest face down
  readonly hand = this.arena.uint8(SEATS); // a bit per bid card held when the round began: public
  readonly bid = this.arena.uint8(SEATS); // secret until all have bid; 0: none yet
  readonly taken = this.arena.uint8(SEATS); // points
  readonly round = this.arena.uint8(1);
  readonly bidder = this.arena.uint8(1);
  readonly bytes = this.arena.bytes();
  readonly leads = new Int16Array((PRIZES + 1) * SEATS);

  constructor(setup: Setup) {
    super(box, setup);
    readOptions(box, setup);
  }

  reset(key: Key, parties: Parties): void {
    this.clear(key, parties);
    for (let seat = 0; seat < SEATS; seat++) this.hand[seat] = PURSES[this.members[seat]];
    for (let i = 0; i < PRIZES; i++) this.pile[i] = i + 1;
    shuffle(this.pile, 0, PRIZES, key, SHUFFLE, 0, 0);
    this.events.note(TURN_BEGINS, 0, 1, 0, 0, 0);
  }

  prize = (): number => this.pile[this.round[0]];
  turn = (): number => Math.min(this.round[0] + 1, PRIZES);
  decider = (): number => (this.round[0] === PRIZES ? NOBODY : this.bidder[0]);
  question = (): number => 0;
  asker = (): number => this.prize();
  list = (into: Int32Array): number => cardsIn(this.hand[this.bidder[0]], into);

  choose(option: number): void {
    this.bid[this.bidder[0]++] = option;
    if (this.bidder[0] === SEATS) this.reveal();
  }

  /** The highest bid that nobody else made takes the prize. */
  reveal(): void {
    const alone = this.bid.filter((bid) => this.bid.indexOf(bid) === this.bid.lastIndexOf(bid));
    const taker = this.bid.indexOf(Math.max(...alone));
    this.events.note(TAKEN, taker, this.prize(), 0, 0, 0);
    if (taker !== NOBODY) this.taken[taker] += this.prize();
    this.countRound(taker);
    for (let seat = 0; seat < SEATS; seat++) this.hand[seat] &= ~(1 << this.bid[seat]);
    this.bid.fill(0);
    this.bidder[0] = 0;
    if (++this.round[0] < PRIZES) this.events.note(TURN_BEGINS, 0, this.turn(), 0, 0, 0);
  }

  countRound(taker: number): void {
    const prize = this.prize();
    for (let seat = 0; seat < SEATS; seat++) {
      const bid = this.bid[seat];
      this.count(seat, ROUNDS);
      this.count(seat, BID, bid);
      if (this.bid.indexOf(bid) !== this.bid.lastIndexOf(bid)) this.count(seat, TIED + prize - 1);
      if (bid >= prize) this.count(seat, WORTH + prize - 1);
    }
    if (taker !== NOBODY) {
      this.count(taker, PRIZES_TAKEN);
      this.count(taker, prize > 3 ? LARGE : SMALL, prize);
      this.count(taker, TOOK + prize - 1);
      this.count(taker, WHEN + prize - 1, this.turn());
    }
    for (let side = 0; side < SEATS; side++) this.leads[this.turn() * SEATS + side] = this.lead(side);
  }

  lead = (side: number): number => {
    const others = this.taken.filter((_, other) => other !== side);
    return Math.round(((this.taken[side] - Math.max(...others)) * 1000) / 15);
  };
  score = (side: number): number => halfPoints(this.taken, side);
  points = (side: number): number => this.taken[side];
  ending = (): number => (this.lead(0) > 0 || this.lead(1) > 0 || this.lead(2) > 0 ? 0 : 1);

  /** The prizes face down are shuffled anew, from smallest to largest; the bid of another becomes any card it holds. */
  sample(seat: number, key: Key): void {
    this.key.set(key);
    const open = this.round[0] + 1;
    this.pile.subarray(open).sort();
    shuffle(this.pile, open, PRIZES - open, key, REDEAL, 0, 0);
    const cards = new Int32Array(PRIZES);
    for (let other = 0; other < this.bidder[0]; other++) {
      if (other !== seat) this.bid[other] = cards[roll(cardsIn(this.hand[other], cards), key, REDEAL, other, 1)];
    }
  }

  view = (seat: number): BiddingView => ({ ...this.searched(seat), prize: this.prize, lead: () => this.lead(seat) });
  face = (seat: number): Values => ({
    round: this.turn(),
    prizes: [...this.pile.subarray(0, this.turn())],
    points: [...this.taken],
    hands: Array.from(this.hand, (hand) => cardsOf(hand)),
    bid: this.bid[seat],
  });

  describe = (option: number): string => `bid ${option}`;
  describeQuestion = (): string => `${this.name(this.bidder[0])} bids for the prize of ${this.prize()}`;
  describeEvent(index: number): string {
    if (this.events.at(index, 0) === TURN_BEGINS) return `Round ${this.events.at(index, 2)}`;
    const taker = this.events.at(index, 1);
    return `${taker === NOBODY ? 'nobody' : this.name(taker)} takes the prize of ${this.events.at(index, 2)}`;
  }
  /** Bids are sealed until all have bid. */
  picture(to: number): string {
    const bids = Array.from(this.bid, (bid, seat) => (bid > 0 ? (to === seat || to === READER ? String(bid) : '?') : '-'));
    return `points ${this.taken.join(' ')}${this.bidder[0] > 0 ? `, bids ${bids.join(' ')}` : ''}`;
  }

  faults(): string[] {
    const faults: string[] = [];
    if ([...this.pile].sort().join('') !== '12345') faults.push(`the prizes are ${this.pile}`);
    this.bid.forEach((bid, seat) => {
      if (bid > 0 !== seat < this.bidder[0]) faults.push(`seat ${seat} has bid ${bid} out of turn`);
      if (bid > 0 && !((this.hand[seat] >> bid) & 1)) faults.push(`seat ${seat} bids ${bid}, which it does not hold`);
    });
    return faults;
  }
}

function cardsIn(hand: number, into: Int32Array): number {
  let count = 0;
  for (let card = 1; hand >> card > 0; card++) if ((hand >> card) & 1) into[count++] = card;
  return count;
}

function cardsOf(hand: number): number[] {
  const cards = new Int32Array(PRIZES);
  return [...cards.subarray(0, cardsIn(hand, cards))];
}

export interface BiddingView extends View {
  prize(): number;
  lead(): number;
}

/** Bids what the prize is worth, or the next higher card; throws its low cards away when ahead. */
export const fair = bot<BiddingView>('bids what the prize is worth', (view, q) => {
  if (view.lead() > 0) return 0;
  const at = q.options.subarray(0, q.count).findIndex((card) => card >= view.prize());
  return at < 0 ? q.count - 1 : at;
});

const studies: Studies = {
  cards: () => prizes,
  events: [
    {
      name: 'taken',
      about: 'by the bidder',
      at: TOOK,
      could: { name: 'worth', about: 'the bid was worth as much as the prize', at: WORTH },
      firstTurn: WHEN,
      ranked: true,
    },
    { name: 'tied', about: 'somebody else bid the same for it', at: TIED },
  ],
  groupings: [
    {
      name: 'prizes',
      about: 'by which prizes most points came; nothing: none, tie: both alike',
      most: [
        { name: 'small', about: 'prizes of 1 to 3', at: SMALL },
        { name: 'large', about: 'prizes of 4 and 5', at: LARGE },
      ],
      words: (group) => `lives on ${group} prizes`,
    },
    { name: 'taken', about: 'prizes taken', at: PRIZES_TAKEN, bands: [0, 1, 3], words: (group) => `takes ${group} prizes` },
  ],
  habits: [
    { name: 'mean_taken', about: 'prizes taken', at: PRIZES_TAKEN, per: null },
    { name: 'share_large', about: 'share of the points that came by large prizes', at: LARGE, per: [SMALL, LARGE] },
  ],
  tempo: [
    { name: 'bid', about: 'bid in a round', at: BID, per: ROUNDS },
    { name: 'taken', about: 'prizes taken', at: PRIZES_TAKEN, per: null },
  ],
  lead: 'points',
};

function counterNames(): string[] {
  const names = ['prizes taken', 'points by small prizes', 'points by large prizes'];
  for (const what of ['taken', 'tied for', 'bid the worth of', 'round of taking'])
    names.push(...prizes.map((prize) => `${what} ${prize}`));
  return [...names, 'rounds played', 'bid in all'];
}

export const box: Box = {
  name: 'bidding',
  title: 'Bidding',
  about: 'five prizes, sealed bids; the highest bid made by one player only takes each',
  modes: [{ name: '3-players', sides: [[0], [1], [2]], party: 1 }],
  roster: [
    { id: 'merchant', name: 'Merchant', about: 'bids 1 to 5' },
    { id: 'gambler', name: 'Gambler', about: 'bids 1 to 4 and 6' },
  ],
  noun: { one: 'bidder', many: 'bidders' },
  sources: [{ name: 'tests', kind: 'authored', about: 'made up for the tests' }],
  options: [],
  endings: ['most points', 'shared'],
  limits: { options: PRIZES, decisions: SEATS * PRIZES },
  cards: () => [],
  counters: counterNames,
  studies,
  numbers: () => [],
  open: (setup) => new Bidding(setup),
};
