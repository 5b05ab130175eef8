// Relay: two sides race four legs, each seat with two runners. Proves that the contract holds parties, partners at a table who
// do not see each other's cards, and line-ups that are refused.
import { best, bot } from '../../bots/lib/bot.ts';
import {
  type Box,
  type Game,
  type Mode,
  NOBODY,
  type Parties,
  READER,
  type Setup,
  type View,
} from '../../src/core/contract.ts';
import { TURN_BEGINS } from '../../src/core/events.ts';
import type { Values } from '../../src/core/face.ts';
import { sideOf } from '../../src/core/modes.ts';
import { type Key, shuffle } from '../../src/core/rng.ts';
import type { Studies } from '../../src/core/studies.ts';
import { halfPoints, readOptions, Table } from './table.ts';

/** Two of each card from 1 to 8; a runner is dealt two, and each seat plays one a leg. */
const CARDS = 16;
const DEALT = 2;
const PARTY = 2;
const HAND = PARTY * DEALT;
const LEGS = HAND;
/** Purposes of luck. */
const SHUFFLE = 0;
const REDEAL = 1;
/** Events besides core's TURN_BEGINS. */
const DRAWS = 1;
const RUNS = 2;
const WINS = 3;
/** Counters of a runner: legs, steps, legs won, and by card whether it was dealt, and legs won with it. */
const RUN = 0;
const STEPS = 1;
const WON = 2;
const HELD = 3;
const WON_WITH = HELD + CARDS / 2;
const cards = Array.from({ length: CARDS / 2 }, (_, i) => `card-${i + 1}`);
const COUNTERS = [
  ...['legs run', 'steps', 'legs won'],
  ...cards.map((card) => `dealt ${card}`),
  ...cards.map((card) => `legs won with ${card}`),
];

class Relay extends Table implements Game {
  readonly cards = this.arena.uint8(CARDS); // hand by hand, runner by runner; the rest lie face down
  readonly played = this.arena.uint8(CARDS); // 1: face up
  readonly steps = this.arena.uint8(2); // of each side in this leg
  readonly won = this.arena.uint8(2); // legs
  readonly leg = this.arena.uint8(1);
  readonly run = this.arena.uint8(1); // seats that have played in this leg
  readonly bytes = this.arena.bytes();
  readonly leads = new Int16Array(2 * (LEGS + 1));
  /** By seat, where its card of this leg lies. */
  readonly sent = new Uint8Array(4);

  constructor(setup: Setup) {
    super(box, setup);
    readOptions(box, setup);
  }

  reset(key: Key, parties: Parties): void {
    this.clear(key, parties);
    for (let i = 0; i < CARDS; i++) this.cards[i] = 1 + (i >> 1);
    shuffle(this.cards, 0, CARDS, key, SHUFFLE, 0, 0);
    for (let i = 0; i < this.seats * HAND; i++) {
      this.events.note(DRAWS, seatAt(i), runnerAt(i), this.cards[i], 0, 0);
      this.count(runnerAt(i), HELD + this.cards[i] - 1);
    }
    this.events.note(TURN_BEGINS, 0, 1, 0, 0, 0);
  }

  turn = (): number => Math.min(this.leg[0] + 1, LEGS);
  /** Another seat begins each leg. */
  decider = (): number => (this.leg[0] === LEGS ? NOBODY : (this.leg[0] + this.run[0]) % this.seats);
  question = (): number => 0;
  asker = (): number => -1;
  /** An option is the place of a card; equal cards of a runner are one. */
  list(into: Int32Array): number {
    let count = 0;
    for (let i = this.decider() * HAND, end = i + HAND; i < end; i++) {
      const twice = i % DEALT > 0 && this.played[i - 1] === 0 && this.cards[i] === this.cards[i - 1];
      if (this.played[i] === 0 && !twice) into[count++] = i;
    }
    return count;
  }

  choose(place: number): void {
    const [seat, runner, steps] = [seatAt(place), runnerAt(place), this.stepsOf(place)];
    this.events.note(RUNS, seat, runner, steps, 0, 0);
    this.played[place] = 1;
    this.steps[sideOf(this.mode, seat)] += steps;
    this.count(runner, RUN);
    this.count(runner, STEPS, steps);
    this.sent[seat] = place;
    if (++this.run[0] === this.seats) this.finish();
  }

  /** The side with more steps wins the leg; nobody does if they are level. */
  finish(): void {
    const side = this.steps[0] === this.steps[1] ? NOBODY : Number(this.steps[1] > this.steps[0]);
    this.events.note(WINS, side, this.turn(), 0, 0, 0);
    if (side !== NOBODY) this.won[side]++;
    for (let seat = 0; seat < this.seats; seat++) {
      if (sideOf(this.mode, seat) !== side) continue;
      this.count(runnerAt(this.sent[seat]), WON);
      this.count(runnerAt(this.sent[seat]), WON_WITH + this.cards[this.sent[seat]] - 1);
    }
    for (let one = 0; one < 2; one++) this.leads[2 * this.turn() + one] = this.lead(one);
    this.steps.fill(0);
    this.run[0] = 0;
    if (++this.leg[0] < LEGS) this.events.note(TURN_BEGINS, this.decider(), this.turn(), 0, 0, 0);
  }

  stepsOf = (place: number): number => this.numbers[this.members[runnerAt(place)]] + this.cards[place];
  lead = (side: number): number => ((this.won[side] - this.won[1 - side]) * 1000) / LEGS;
  score = (side: number): number => halfPoints(this.won, side);
  points = (side: number): number => this.won[side];
  ending = (): number => (this.won[0] === this.won[1] ? 1 : 0);

  sees = (seat: number, place: number): boolean => this.played[place] === 1 || seatAt(place) === seat || seat === READER;

  /** What the seat does not see, from smallest to largest, is shuffled anew. */
  sample(seat: number, key: Key): void {
    this.key.set(key);
    const hidden = this.cards.filter((_, place) => !this.sees(seat, place)).sort();
    shuffle(hidden, 0, hidden.length, key, REDEAL, 0, 0);
    let at = 0;
    for (let i = 0; i < CARDS; i++) if (!this.sees(seat, i)) this.cards[i] = hidden[at++];
  }

  view = (seat: number): RelayView => ({ ...this.searched(seat), lacks: () => this.lacks(seat), stepsOf: this.stepsOf });
  /** Steps that the side of a seat is behind in this leg. */
  lacks(seat: number): number {
    const side = sideOf(this.mode, seat);
    return this.steps[1 - side] - this.steps[side];
  }
  /** A card that is not seen is 0. */
  face = (seat: number): Values => ({
    leg: this.turn(),
    won: [...this.won],
    steps: [...this.steps],
    played: [...this.played],
    cards: Array.from(this.cards, (card, place) => (this.sees(seat, place) ? card : 0)),
  });

  runner = (runner: number): string => box.roster[this.members[runner]].name;
  side = (side: number): string => this.mode.sides[side].map((seat) => this.name(seat)).join(' and ');
  describe = (place: number): string => `${this.runner(runnerAt(place))} with ${this.cards[place]}`;
  describeQuestion = (): string => `${this.name(this.decider())} sends a runner`;
  describeEvent(index: number, to: number): string {
    const [kind, who, a, b] = [0, 1, 2, 3].map((field) => this.events.at(index, field));
    if (kind === TURN_BEGINS) return `Leg ${a}`;
    if (kind === WINS) return `${who === NOBODY ? 'nobody' : this.side(who)} wins leg ${a}`;
    if (kind === RUNS) return `${this.runner(a)} of ${this.name(who)} runs ${b}`;
    return `${this.name(who)} draws ${to === who || to === READER ? b : 'a card'} for ${this.runner(a)}`;
  }
  picture(to: number): string {
    const card = (place: number) => (this.sees(to, place) ? this.cards[place] : '?');
    const hand = (seat: number) => Array.from({ length: HAND }, (_, i) => card(seat * HAND + i)).join(' ');
    const hands = Array.from({ length: this.seats }, (_, seat) => `  ${this.name(seat)}: ${hand(seat)}`);
    return [`legs ${this.won.join(' ')}, steps ${this.steps.join(' ')}`, ...hands].join('\n');
  }

  faults(): string[] {
    const faults: string[] = [];
    if ([...this.cards].sort().join('') !== '1122334455667788') faults.push(`the cards are ${this.cards}`);
    const played = this.played.reduce((sum, one) => sum + one, 0);
    if (played !== this.leg[0] * this.seats + this.run[0]) faults.push(`${played} cards are played`);
    return faults;
  }
}

const seatAt = (place: number): number => Math.floor(place / HAND);
const runnerAt = (place: number): number => Math.floor(place / DEALT);

/** Partners share the roster. */
function refuses({ sides }: Mode, parties: Parties): string | null {
  for (const seats of sides) {
    const members = seats.flatMap((seat) => parties[seat]);
    const twice = members.find((member, at) => members.indexOf(member) < at);
    if (twice !== undefined) return `found ${box.roster[twice].id} twice, expected partners with different runners`;
  }
  return null;
}

export interface RelayView extends View {
  lacks(): number;
  stepsOf(place: number): number;
}

/** Runs as little as takes the lead, or as little as it can. */
export const thrifty = bot<RelayView>('takes the lead with as little as it can', (view, q) =>
  best(view, q, (_view, place) => (view.stepsOf(place) > view.lacks() ? 100 : 0) - view.stepsOf(place)),
);

const studies: Studies = {
  cards: () => cards,
  events: [
    {
      name: 'won',
      about: 'a leg with it',
      at: WON_WITH,
      could: { name: 'dealt', about: 'the runner was dealt it', at: HELD },
      ranked: true,
    },
  ],
  groupings: [{ name: 'legs', about: 'legs won', at: WON, bands: [0, 1, 2], words: (group) => `wins ${group} legs` }],
  habits: [{ name: 'steps', about: 'steps in a leg', at: STEPS, per: RUN }],
  tempo: [{ name: 'steps', about: 'steps in a leg', at: STEPS, per: RUN }],
  lead: 'legs won',
};

const PACES = { ann: 0, bob: 1, cid: 2, dan: 3 };

export const box: Box = {
  name: 'relay',
  title: 'Relay',
  about: 'four legs, a card a seat in each; the side whose runners go further wins the leg',
  modes: [
    {
      name: '2v2',
      sides: [
        [0, 2],
        [1, 3],
      ],
      party: PARTY,
    },
    { name: '1v1', sides: [[0], [1]], party: PARTY },
  ],
  roster: [
    { id: 'ann', name: 'Ann', about: 'slow' },
    { id: 'bob', name: 'Bob', about: 'steady' },
    { id: 'cid', name: 'Cid', about: 'quick' },
    { id: 'dan', name: 'Dan', about: 'fast' },
  ],
  noun: { one: 'runner', many: 'runners' },
  sources: [{ name: 'tests', kind: 'authored', about: 'made up for the tests' }],
  refuses,
  options: [],
  endings: ['more legs', 'level'],
  limits: { options: HAND, decisions: 4 * HAND },
  cards: () => [],
  counters: () => COUNTERS,
  studies,
  numbers: () => Object.entries(PACES).map(([id, value]) => ({ path: `${id}.pace`, value, from: 0, to: 9, reaches: [id] })),
  open: (setup) => new Relay(setup),
};
