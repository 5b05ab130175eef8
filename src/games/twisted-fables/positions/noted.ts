// Luck that comes while a game is recorded, as a position would decide it.
import type { Value, Values } from '../../../core/face.ts';
import { DECK } from '../ids/size.ts';
import { cardId } from '../shown/text.ts';
import type { Rigged, Table } from '../table/state.ts';
import { DISCARD, EVENTS } from './rigged.ts';

/** Leaves everything as it comes. */
export class NotedLuck implements Rigged {
  /** By seat. */
  readonly luck: readonly Values[];
  private readonly noted: readonly Record<string, Value[]>[];

  constructor(g: Table) {
    this.noted = Array.from({ length: g.seats }, () => ({}));
    this.luck = this.noted;
  }

  pick(g: Table, seat: number, _purpose: number, slot: number): number {
    this.note(seat, DISCARD, cardId(g.fable[seat], slot));
    return slot;
  }

  arrange(g: Table, seat: number, purpose: number): void {
    const name = EVENTS.find(([, of]) => of === purpose)?.[0] ?? '';
    const cards = g.deck.subarray(seat * DECK, seat * DECK + g.deckSize[seat]);
    this.note(seat, name, Array.from(cards, (slot) => cardId(g.fable[seat], slot)).reverse());
  }

  private note(seat: number, event: string, value: Value): void {
    const events = this.noted[seat];
    events[event] = [...(events[event] ?? []), value];
  }
}
