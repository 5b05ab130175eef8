// High card: each seat is dealt a card, may redraw once, and the higher card wins. A duel small enough to know by heart.
import { bot } from '../../bots/lib/bot.ts';
import { type Box, type Game, NOBODY, type Parties, type Setup, type View } from '../../src/core/contract.ts';
import { TURN_BEGINS } from '../../src/core/events.ts';
import type { Values } from '../../src/core/face.ts';
import { type Key, roll } from '../../src/core/rng.ts';
import { halfPoints, Table } from '../tiny/table.ts';

const KEEP = 0;
const REDRAW = 1;
const SIDES = 6;
const DEAL = 0;
/** Events besides core's TURN_BEGINS. */
const DEALT = 1;
const SHOWN = 2;

class HighCard extends Table implements Game {
  readonly card = this.arena.uint8(2);
  readonly asked = this.arena.uint8(1);
  readonly bytes = this.arena.bytes();

  constructor(setup: Setup) {
    super(box, setup);
  }

  reset(key: Key, parties: Parties): void {
    this.clear(key, parties);
    for (let seat = 0; seat < 2; seat++) this.card[seat] = this.draw(seat, 0);
    this.events.note(DEALT, 0, 0, 0, 0, 0);
    this.events.note(TURN_BEGINS, 0, 1, 0, 0, 0);
  }

  /** The dwarf's cards are one higher. */
  draw = (seat: number, k: number): number => 1 + roll(SIDES, this.key, DEAL, seat, k) + (this.members[seat] ?? 0);

  decider = (): number => (this.asked[0] === 2 ? NOBODY : (this.asked[0] ?? 0));
  question = (): number => 0;
  asker = (): number => -1;
  /** Nobody redraws a six: one option is not a question. */
  list(into: Int32Array): number {
    into[0] = KEEP;
    into[1] = REDRAW;
    return (this.card[this.decider()] ?? 0) >= SIDES ? 1 : 2;
  }
  choose(option: number): void {
    const seat = this.decider();
    if (option === REDRAW) this.card[seat] = this.draw(seat, 1);
    this.events.note(SHOWN, seat, this.card[seat] ?? 0, 0, 0, 0);
    this.asked[0] = seat + 1;
    if (seat === 0) this.events.note(TURN_BEGINS, 1, 2, 0, 0, 0);
  }

  score = (side: number): number => halfPoints(this.card, side);
  ending = (): number => (this.score(0) === 1 ? 1 : 0);
  turn = (): number => Math.min(2, 1 + (this.asked[0] ?? 0));
  lead = (side: number): number => 500 * (this.score(side) - 1);
  sample = (_seat: number, key: Key): void => this.key.set(key);
  view = (seat: number): HighCardView => ({
    ...this.searched(seat),
    card: () => this.card[seat] ?? 0,
    creature: () => this.members[seat] ?? 0,
  });
  face = (): Values => ({ cards: [...this.card] });

  describe = (option: number): string => (option === KEEP ? 'keep' : 'redraw');
  describeQuestion = (): string => 'keep the card, or redraw?';
  describeEvent(index: number): string {
    const [kind, what] = [this.events.at(index, 0), this.events.at(index, 2)];
    return kind === TURN_BEGINS ? `Turn ${what}` : kind === DEALT ? 'cards are dealt' : `shows ${what}`;
  }
  picture = (): string => `cards ${this.card.join(' ')}`;
  faults = (): string[] => [];
}

export interface HighCardView extends View {
  card(): number;
  creature(): number;
}

export const keeper = bot('keeps every card', () => KEEP);
export const gambler = bot<HighCardView>('redraws low cards', (view) => (view.card() < 4 ? REDRAW : KEEP));

export const box: Box = {
  name: 'high-card',
  title: 'High card',
  about: 'the higher card wins',
  modes: [{ name: '1v1', sides: [[0], [1]], party: 1 }],
  roster: [
    { id: 'elf', name: 'Elf', about: 'draws 1 to 6' },
    { id: 'dwarf', name: 'Dwarf', about: 'draws 2 to 7' },
  ],
  noun: { one: 'creature', many: 'creatures' },
  sources: [{ name: 'tests', kind: 'authored', about: 'made up for the tests' }],
  options: [],
  endings: ['the higher card', 'equal cards'],
  limits: { options: 2, decisions: 2 },
  cards: () => [],
  counters: () => [],
  numbers: () => [],
  open: (setup) => new HighCard(setup),
};
