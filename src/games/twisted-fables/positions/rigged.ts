// Luck that a situation decides: which cards lie on top after the next shuffles of a seat, which ones are taken by lot.
import type { Values } from '../../../core/face.ts';
import { type LuckField, type Path, PositionError } from '../../../core/position.ts';
import * as LUCK from '../ids/luck.ts';
import { DECK } from '../ids/size.ts';
import { cardId, seatName } from '../shown/text.ts';
import type { Rigged, Table } from '../table/state.ts';
import { bagNames, cardsForm, slotOf } from './cards.ts';

/** Shuffles by what files call them. */
export const EVENTS = [
  ['reshuffle', LUCK.deck, 'her discard pile becomes her deck (in phase `setup`, the first is her starting deck)'],
  ['mulligan', LUCK.mulligan, 'her hand is shuffled back into her deck'],
  ['shuffle-in', LUCK.intoDeck, 'cards are shuffled into her deck by an effect'],
] as const;

const shuffles: readonly LuckField[] = EVENTS.map(([name, , when]) => ({
  name,
  about: `For each time ${when}: the cards that then lie on top, top first; the others follow as the shuffle has them.`,
  form: (entrant) => ({ is: 'list', of: cardsForm(entrant, true) }),
}));

export const DISCARD = 'discard';

export const luckFields: readonly LuckField[] = [
  ...shuffles,
  {
    name: DISCARD,
    about: 'For each random discard from her hand: the card.',
    form: (entrant) => cardsForm(entrant, true),
  },
];

/** One order that waits for its shuffle, or for the one card of `top` to be taken by lot. */
interface LuckOrder {
  readonly path: Path;
  readonly seat: number;
  readonly purpose: number;
  readonly top: readonly number[];
}

export class DecidedLuck implements Rigged {
  private readonly orders: LuckOrder[] = [];

  /** By seat, as a position has it. */
  constructor(entrants: readonly number[], luck: readonly Values[]) {
    luck.forEach((events, seat) => {
      for (const [name, purpose] of EVENTS) {
        const lists = (events[name] ?? []) as readonly (readonly string[])[];
        lists.forEach((names, index) => {
          const top = names.map((card) => slotOf(entrants[seat], card));
          this.orders.push({ path: ['luck', seat, name, index], seat, purpose, top });
        });
      }
      ((events[DISCARD] ?? []) as readonly string[]).forEach((card, index) => {
        const top = [slotOf(entrants[seat], card)];
        this.orders.push({ path: ['luck', seat, DISCARD, index], seat, purpose: LUCK.discard, top });
      });
    });
  }

  /** The order for this event, which it uses up. */
  private next(seat: number, purpose: number): LuckOrder | undefined {
    const at = this.orders.findIndex((order) => order.seat === seat && order.purpose === purpose);
    return at < 0 ? undefined : this.orders.splice(at, 1)[0];
  }

  pick(g: Table, seat: number, purpose: number, slot: number): number {
    const order = this.next(seat, purpose);
    if (order === undefined) return slot;
    const [chosen] = order.top;
    if (g.hand.count(seat, chosen) === 0) {
      const found = cardId(g.fable[seat], chosen);
      const names = bagNames(g.hand, seat, g.fable[seat]);
      throw new PositionError(order.path, `found ${found}, expected a card of the hand: ${names.join(', ')}`);
    }
    return chosen;
  }

  arrange(g: Table, seat: number, purpose: number): void {
    const order = this.next(seat, purpose);
    if (order === undefined) return;
    const from = seat * DECK;
    const rest = Array.from(g.deck.subarray(from, from + g.deckSize[seat]));
    for (const slot of order.top) {
      const place = rest.lastIndexOf(slot);
      if (place < 0) throw new PositionError(order.path, missing(g, seat, slot));
      rest.splice(place, 1);
    }
    g.deck.set([...rest, ...order.top.toReversed()], from);
  }

  left(): Path[] {
    return this.orders.map((order) => order.path);
  }
}

function missing(g: Table, seat: number, slot: number): string {
  const deck = Array.from(g.deck.subarray(seat * DECK, seat * DECK + g.deckSize[seat]));
  const names = [...new Set(deck.sort((a, b) => a - b))].map((card) => cardId(g.fable[seat], card));
  const card = cardId(g.fable[seat], slot);
  return `found ${card}, expected only cards that ${seatName(g, seat)} shuffles here: ${names.join(', ')}`;
}
