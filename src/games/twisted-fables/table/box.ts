// What the box cannot make: the one place that says so, for positions before a game is played (positions/) and for the check
// after every decision (faults.ts).
import { fables } from '../fables/index.ts';
import { EPIC, NO_CARD, POISON, SKILL, SLOTS, TWIST } from '../ids/card.ts';
import * as LAID from '../ids/ongoing.ts';
import { BASICS_PER_SUPPLY, SKILL_DECK_CARDS, SKILL_DECK_WIDTH, SKILL_DECKS, SUPPLIES } from '../ids/size.ts';
import { basicsOf, LEVEL, skillAt, TYPE } from '../printed/slots.ts';
import { cardId } from '../shown/text.ts';
import type { Table } from './state.ts';

/** How many of a card lie in zones, how many where they come from, and how many there are; `seat` is hers, 0 where it is all fables'. */
export interface Count {
  readonly seat: number;
  readonly slot: number;
  readonly held: number;
  readonly stock: number;
  readonly printed: number;
}

/** Cards by seat and slot, in all zones and destroyed. */
export type Held = readonly (readonly number[])[];

export function basicsAndSkills(g: Table, held: Held): Count[] {
  const basics = Array.from({ length: SUPPLIES }, (_, slot): Count => {
    const all = held.reduce((sum, cards) => sum + cards[slot], 0);
    return { seat: 0, slot, held: all, stock: g.supply[slot], printed: BASICS_PER_SUPPLY };
  });
  const skills = held.flatMap((cards, seat) =>
    Array.from({ length: EPIC - SKILL }, (_, i): Count => {
      const slot = SKILL + i;
      return { seat, slot, held: cards[slot], stock: inDeck(g, seat, slot), printed: LEVEL[slot] };
    }),
  );
  return [...basics, ...skills];
}

/** Of cards that anyone may hold there are as many about as their fables have handed out. */
export function handedOut(g: Table, held: Held): Count[] {
  return Array.from({ length: SLOTS - POISON }, (_, i): Count => {
    const slot = POISON + i;
    let printed = 0;
    for (let seat = 0; seat < g.seats; seat++) printed += fables[g.fable[seat]].handedOut?.(g, seat, slot) ?? 0;
    return { seat: 0, slot, held: held.reduce((sum, cards) => sum + cards[slot], 0), stock: 0, printed };
  });
}

function inDeck(g: Table, seat: number, slot: number): number {
  const deck = TYPE[slot];
  let count = 0;
  for (let place = g.skillsGone[seat * SKILL_DECK_WIDTH + deck]; place < SKILL_DECK_CARDS; place++) {
    if (skillAt(deck, place) === slot) count++;
  }
  return count;
}

/** Things of a seat that do not go together; `fields` are what positions call them. */
export interface Contradiction {
  readonly seat: number;
  readonly fields: readonly string[];
  readonly words: string;
}

export function contradictions(g: Table): Contradiction[] {
  return Array.from({ length: g.seats }, (_, seat) => seat).flatMap((seat) => [
    ...twistsAndDecks(g, seat),
    ...ongoingCards(g, seat),
    ...(fables[g.fable[seat]].contradictions?.(g, seat) ?? []).map((words) => ({
      seat,
      fields: ['tokens', 'state'],
      words,
    })),
  ]);
}

/** The skill decks as files and messages call them. */
export const DECKS = ['attack', 'defense', 'movement'];
/** Cards gone from a skill deck once its first twist is unlocked. */
const FIRST_GONE = 4;

const oneShots = new Set(fables.flatMap(({ cards }) => cards.filter((card) => card.oneShot).map(({ print }) => print.id)));

/** A twist is unlocked as soon as the cards above it are gone, not before (rules 4), and stays, unless it works but once. */
function twistsAndDecks(g: Table, seat: number): Contradiction[] {
  const fable = g.fable[seat];
  const found: Contradiction[] = [];
  const check = (deck: number, twist: number, gone: number): void => {
    const name = cardId(fable, TWIST + twist);
    const has = (g.twists[seat] & (1 << twist)) !== 0;
    const isDue = g.skillsGone[seat * SKILL_DECK_WIDTH + deck] >= gone;
    const isGone = oneShots.has(name);
    const add = (words: string): void => void found.push({ seat, fields: ['twists', 'skill-decks'], words });
    if (has && isGone) add(`found ${name}, expected it destroyed: it works once`);
    else if (has && !isDue) add(`found ${name}, which still lies in her ${DECKS[deck]} deck`);
    else if (!has && isDue && !isGone) add(`found no ${name}, expected it: her ${DECKS[deck]} deck has let it go`);
  };
  for (let deck = 0; deck < SKILL_DECKS; deck++) {
    check(deck, deck, FIRST_GONE);
    check(deck, deck + SKILL_DECKS, SKILL_DECK_CARDS);
  }
  return found;
}

/** A skill stays in play with a basic card of its type or a wild, an epic alone (rules 4, rules 8). */
function ongoingCards(g: Table, seat: number): Contradiction[] {
  const found: Contradiction[] = [];
  for (let i = 0; i < g.ongoingSize[seat]; i++) {
    const at = (seat * LAID.MOST + i) * LAID.WIDTH;
    const [slot, basic] = [g.ongoing[at + LAID.card], g.ongoing[at + LAID.basic]];
    const [name, beside] = [
      cardId(g.fable[seat], slot),
      basic === NO_CARD ? 'without a basic card' : `with ${cardId(0, basic)}`,
    ];
    const isRight = slot >= EPIC ? basic === NO_CARD : basic !== NO_CARD && (basicsOf(TYPE[slot]) & (1 << basic)) !== 0;
    const expected = slot >= EPIC ? 'it alone' : `a ${DECKS[TYPE[slot]]} card or a wild with it`;
    if (!isRight) found.push({ seat, fields: ['ongoing'], words: `found ${name} ${beside}, expected ${expected}` });
  }
  return found;
}
