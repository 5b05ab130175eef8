// Cards that a fable lays apart, in positions: those on the places she has now, in order.
import type { Value } from '../../../core/face.ts';
import type { Form } from '../../../core/position.ts';
import { fables } from '../fables/index.ts';
import { NO_CARD } from '../ids/card.ts';
import { APART } from '../ids/size.ts';
import type { Apart } from '../play/hooks.ts';
import type { Table } from '../table/state.ts';
import { cardNames, cardsForm, slotOf } from './cards.ts';
import type { SeatField } from './seat-field.ts';

const NONE = 'none';

const places = Array.from({ length: APART }, (_, place) => place);

function form(entrant: number): Form {
  const cards = cardsForm(entrant, true);
  return cards.is === 'names' ? { ...cards, names: [...cards.names, NONE] } : cards;
}

function read(apart: Apart, g: Table, seat: number): Value {
  const lying = places.filter((place) => apart.has(g, seat, place)).map((place) => g.apart[seat * APART + place]);
  return lying
    .slice(0, lying.findLastIndex((slot) => slot !== NO_CARD) + 1)
    .map((slot) => (slot === NO_CARD ? NONE : cardNames(g.fable[seat])[slot]));
}

function write(apart: Apart, g: Table, seat: number, value: Value | undefined): void {
  const hers = places.filter((place) => apart.has(g, seat, place));
  const cards = (value ?? []) as string[];
  if (cards.length > hers.length) {
    throw new Error(`found ${cards.length} cards, expected no more than the ${hers.length} that she has room for`);
  }
  cards.forEach((card, i) => {
    if (card !== NONE) g.apart[seat * APART + hers[i]] = slotOf(g.fable[seat], card);
  });
}

function fieldOf(apart: Apart, fable: number): SeatField {
  return {
    name: apart.name,
    about: apart.about,
    form: (entrant) => (entrant === fable ? form(entrant) : null),
    read: (g, seat) => read(apart, g, seat),
    write: (g, seat, value) => write(apart, g, seat, value),
    face(g, seat, view) {
      const seen = places.map((place) => view.apart(seat, place)).filter((slot) => slot !== NO_CARD);
      return seen.length === 0 ? null : seen.map((slot) => cardNames(g.fable[seat])[slot]);
    },
  };
}

export const apartFields: readonly SeatField[] = fables.flatMap(({ apart }, index) =>
  apart === undefined ? [] : [fieldOf(apart, index)],
);
