// Cards by their names, for positions: what a seat may hold, and zones as lists of names.
import type { Value } from '../../../core/face.ts';
import type { Form } from '../../../core/position.ts';
import { fables } from '../fables/index.ts';
import { SLOTS, TWIST, TWISTS } from '../ids/card.ts';
import { cardRows } from '../printed/card-table.ts';
import { cardId } from '../shown/text.ts';
import type { Bags } from '../table/bags.ts';

const printed = new Set(cardRows().map((row) => row.id));

const names = fables.map((_, fable) => Array.from({ length: SLOTS }, (_, slot) => cardId(fable, slot)));

/** The names of all slots for a fable. */
export function cardNames(entrant: number): readonly string[] {
  return names[entrant];
}

/** Basics, her own skills and epics, and what others may have slipped her. */
export function cardsForm(entrant: number, ordered: boolean): Form {
  const held = cardNames(entrant).filter((name) => printed.has(name));
  return { is: 'names', what: `a card of ${fables[entrant].name}`, names: held, ordered };
}

export function slotOf(entrant: number, name: string): number {
  return cardNames(entrant).indexOf(name);
}

/** Her six twists by bit; the last three are copies of one. */
export function twistNames(entrant: number): string[] {
  return Array.from({ length: TWISTS }, (_, twist) => cardId(entrant, TWIST + twist));
}

/** What lies in a bag, by name. */
export function bagNames(bag: Bags, seat: number, entrant: number): string[] {
  return cardNames(entrant).flatMap((name, slot) => new Array<string>(bag.count(seat, slot)).fill(name));
}

/** How many cards of this name a position puts into a zone: a list of cards, or of cards with their basic cards. */
export function countIn(value: Value | undefined, name: string): number {
  if (!Array.isArray(value)) return 0;
  return (value as readonly Value[])
    .flatMap((item) => (typeof item === 'object' ? Object.values(item) : [item]))
    .filter((card) => card === name).length;
}
