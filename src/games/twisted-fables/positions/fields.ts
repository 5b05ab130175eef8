// What a situation may say about a seat: one entry a field, in the order in which they are laid out.
import { fables } from '../fables/index.ts';
import { BAG_SHIFT } from '../ids/card.ts';
import * as NUM from '../ids/num.ts';
import * as RULE from '../ids/rule.ts';
import { DECK, POWER_MAX, SPACES } from '../ids/size.ts';
import type { Table } from '../table/state.ts';
import { apartFields } from './apart.ts';
import { bagNames, cardNames, cardsForm, slotOf } from './cards.ts';
import { decksForm, readDecks, readTwists, twistsForm, writeDecks } from './decks.ts';
import { markerField } from './marker.ts';
import { ongoingField } from './ongoing.ts';
import { type SeatField, whole, within } from './seat-field.ts';

/** An unordered zone; empty where nothing is said. */
function zone(
  name: string,
  about: string,
  put: (g: Table, seat: number, slot: number) => void,
  read: SeatField['read'],
): SeatField {
  return {
    name,
    about: `${about} Empty if not given.`,
    form: (entrant) => cardsForm(entrant, name === 'deck'),
    read,
    write(g, seat, value) {
      for (const card of (value ?? []) as string[]) put(g, seat, slotOf(g.fable[seat], card));
    },
  };
}

/** What fables have to themselves, as they declare it. */
const ownFields: readonly SeatField[] = fables.flatMap(({ fields = [] }, fable) =>
  fields.map((field) => ({ ...field, late: true, form: (entrant: number) => (entrant === fable ? field.form : null) })),
);

export const seatFields: readonly SeatField[] = [
  {
    name: 'space',
    about: 'Where she stands on the track, 1 to 9. If not given: 4 for the first fable, 6 for the second.',
    form: whole(1, SPACES),
    read: (g, seat) => g.space[seat],
    write(g, seat, value) {
      g.space[seat] = (value as number | undefined) ?? g.rules[seat === 0 ? RULE.spaceFirst : RULE.spaceSecond];
      if (seat > 0 && g.space[seat] === g.space[0])
        throw new Error(`found both fables on space ${g.space[0]}, expected two spaces`);
    },
  },
  {
    name: 'skill-decks',
    about:
      'The top of her skill decks: `2 crack-shot` is a deck with two Crack Shots on top and all that belongs under them, ' +
      '`empty` a deck that is used up. If not given: no more cards and twists are gone than the zones and `twists` say.',
    form: decksForm,
    read: readDecks,
    write: () => {},
  },
  {
    name: 'twists',
    about:
      'Her unlocked twists, all of them; one with three copies may be named up to three times. ' +
      'If not given: those that her skill decks have let go.',
    form: twistsForm,
    read: readTwists,
    write: (g, seat, _value, given) => writeDecks(g, seat, given),
  },
  // After the twists: one that is unlocked may change them.
  {
    name: 'hp',
    about: 'Her HP. If not given: her maximum.',
    form: whole(0, NUM.ANY),
    read: (g, seat) => g.hp[seat],
    write(g, seat, value) {
      g.hp[seat] = within((value as number | undefined) ?? g.maxHp[seat], 1, g.maxHp[seat]);
    },
  },
  {
    name: 'defense',
    about: 'Her defense. If not given: 0.',
    form: whole(0, NUM.ANY),
    read: (g, seat) => g.defense[seat],
    write(g, seat, value) {
      g.defense[seat] = within((value as number | undefined) ?? 0, 0, g.maxDefense[seat]);
    },
  },
  {
    name: 'power',
    about: 'Her power, 0 to 25. If not given: 0.',
    form: whole(0, POWER_MAX),
    read: (g, seat) => g.power[seat],
    write(g, seat, value) {
      g.power[seat] = (value as number | undefined) ?? 0;
    },
  },
  {
    name: 'tokens',
    about: 'Her tokens. If not given: 0.',
    form: (entrant) => {
      const most = fables[entrant].tokens;
      return most === undefined ? null : { is: 'number', from: 0, to: most };
    },
    read: (g, seat) => g.tokens[seat],
    write(g, seat, value) {
      g.tokens[seat] = (value as number | undefined) ?? 0;
    },
  },
  {
    name: 'state',
    about: 'The state she is in. If not given: the one she starts in.',
    form: (entrant) => {
      const names = fables[entrant].moods;
      return names === undefined ? null : { is: 'name', what: `a state of ${fables[entrant].name}`, names };
    },
    read: (g, seat) => fables[g.fable[seat]].moods?.[g.mood[seat]] ?? '',
    write(g, seat, value) {
      const { moods = [], moodChanged } = fables[g.fable[seat]];
      g.mood[seat] = value === undefined ? 0 : moods.indexOf(value as string);
      moodChanged?.(g, seat);
    },
  },
  {
    ...zone(
      'hand',
      'The cards in her hand.',
      (g, seat, slot) => {
        g.hand.add(seat, slot);
        g.handSize[seat]++;
      },
      (g, seat) => bagNames(g.hand, seat, g.fable[seat]),
    ),
    face: (g, seat, view) => (seat === view.seat ? bagNames(g.hand, seat, g.fable[seat]) : null),
  },
  {
    name: 'deck',
    about: 'Her deck, top first. Empty if not given.',
    form: (entrant) => cardsForm(entrant, true),
    face: () => null,
    read: (g, seat) =>
      Array.from(
        g.deck.subarray(seat * DECK, seat * DECK + g.deckSize[seat]),
        (slot) => cardNames(g.fable[seat])[slot],
      ).reverse(),
    write(g, seat, value) {
      const cards = ((value ?? []) as string[]).toReversed();
      g.deckSize[seat] = within(cards.length, 0, DECK);
      g.deck.set(
        cards.map((card) => slotOf(g.fable[seat], card)),
        seat * DECK,
      );
    },
  },
  zone(
    'discard',
    'Her discard pile.',
    (g, seat, slot) => g.discard.add(seat, slot),
    (g, seat) => bagNames(g.discard, seat, g.fable[seat]),
  ),
  zone(
    'play',
    'Her play area, without cards that have an ongoing effect.',
    (g, seat, slot) => g.play.add(seat, slot),
    (g, seat) => bagNames(g.play, seat, g.fable[seat]),
  ),
  ongoingField,
  zone(
    'destroyed',
    'Cards of hers that are out of the game.',
    (g, seat, slot) => {
      g.destroyed[(seat << BAG_SHIFT) + slot]++;
    },
    (g, seat) =>
      cardNames(g.fable[seat]).flatMap((name, slot) =>
        new Array<string>(g.destroyed[(seat << BAG_SHIFT) + slot]).fill(name),
      ),
  ),
  ...apartFields,
  ...ownFields,
  markerField,
];
