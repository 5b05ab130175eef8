// Luck that a situation decides: which cards lie on top after the next shuffles of a seat.
import { type LuckField, type Path, PositionError, type Values } from '../../core/position.ts';
import * as LUCK from './ids/luck.ts';
import { DECK } from './ids/size.ts';
import { cardsForm, slotOf } from './position-cards.ts';
import type { Rigged, Table } from './state.ts';
import { cardId, seatName } from './text.ts';

const EVENTS = [
  ['reshuffle', LUCK.deck, 'her discard pile becomes her deck (in phase `setup`, the first is her starting deck)'],
  ['mulligan', LUCK.mulligan, 'her hand is shuffled back into her deck'],
  ['shuffle-in', LUCK.intoDeck, 'cards are shuffled into her deck by an effect'],
] as const;

export const luckFields: readonly LuckField[] = EVENTS.map(([name, , when]) => ({
  name,
  about: `For each time ${when}: the cards that then lie on top, top first; the others follow as the shuffle has them.`,
  form: (entrant) => ({ is: 'list', of: cardsForm(entrant, true) }),
}));

/** One order that waits for its shuffle. */
interface Order {
  readonly path: Path;
  readonly seat: number;
  readonly purpose: number;
  readonly top: readonly number[];
}

export class DecidedLuck implements Rigged {
  private readonly orders: Order[] = [];

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
    });
  }

  arrange(g: Table, seat: number, purpose: number): void {
    const at = this.orders.findIndex((order) => order.seat === seat && order.purpose === purpose);
    if (at < 0) return;
    const [order] = this.orders.splice(at, 1);
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
