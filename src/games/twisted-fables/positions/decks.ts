// Skill decks and twists in positions. Each follows from the other where only one is given: a twist is unlocked when
// the cards above it are gone (rules 4).
import type { Values } from '../../../core/face.ts';
import type { Form } from '../../../core/position.ts';
import { fables } from '../fables/index.ts';
import { SKILL } from '../ids/card.ts';
import { SKILL_DECK_CARDS, SKILL_DECK_WIDTH, SKILL_DECKS } from '../ids/size.ts';
import { skillAt } from '../printed/slots.ts';
import { DECKS } from '../table/box.ts';
import type { Table } from '../table/state.ts';
import { unlock } from '../table/supply.ts';
import { cardNames, countIn, twistNames } from './cards.ts';

const EMPTY = 'empty';
/** The places of the twists, and how many cards are gone once each is unlocked. */
const FIRST_TWIST = 3;
const LAST_TWIST = 7;
/** Where the cards of each level begin. */
const FIRST_PLACES = [0, 1, 4];
/** The Lv1 skill is in the starting deck. */
const AFTER_SETUP = 1;

/** `2 crack-shot`: the card on top, and how many of them in a row. A twist is never on top. */
function topWords(entrant: number, deck: number, gone: number): string {
  if (gone >= SKILL_DECK_CARDS) return EMPTY;
  const top = skillAt(deck, gone);
  let copies = 0;
  while (gone + copies < SKILL_DECK_CARDS && skillAt(deck, gone + copies) === top) copies++;
  return `${copies} ${cardNames(entrant)[top]}`;
}

/** All that can be said about the top of a deck, by cards gone. */
function tops(entrant: number, deck: number): string[] {
  return Array.from({ length: SKILL_DECK_CARDS + 1 }, (_, gone) =>
    gone === FIRST_TWIST || gone === LAST_TWIST ? '' : topWords(entrant, deck, gone),
  );
}

export function decksForm(entrant: number): Form {
  const fields = DECKS.map((name, deck): [string, Form] => {
    const names = tops(entrant, deck).filter((words) => words !== '');
    return [name, { is: 'name', what: `the top of her ${name} deck`, names }];
  });
  return { is: 'record', fields: Object.fromEntries(fields), all: false };
}

export function readDecks(g: Table, seat: number): Values {
  const gone = (deck: number): number => g.skillsGone[seat * SKILL_DECK_WIDTH + deck];
  return Object.fromEntries(DECKS.map((name, deck) => [name, topWords(g.fable[seat], deck, gone(deck))]));
}

/** Those that stay where they are unlocked. */
export function twistsForm(entrant: number): Form {
  const isGone = (name: string): boolean => fables[entrant].cards.some(({ print, oneShot }) => print.id === name && oneShot);
  const names = [...new Set(twistNames(entrant))].filter((name) => !isGone(name));
  return { is: 'names', what: `a twist of ${fables[entrant].name}`, names, ordered: false };
}

export function readTwists(g: Table, seat: number): string[] {
  return twistNames(g.fable[seat]).filter((_, twist) => (g.twists[seat] & (1 << twist)) !== 0);
}

/** `stated[deck]`: cards gone from a skill deck, −1 where nothing is said. */
function statedDecks(entrant: number, decks: Values | undefined): number[] {
  return DECKS.map((name, deck) => {
    const words = decks?.[name];
    return typeof words === 'string' ? tops(entrant, deck).indexOf(words) : -1;
  });
}

/** What is not said follows from the rest: skill decks from what has left them, twists from the decks. */
export function writeDecks(g: Table, seat: number, given: Values): void {
  const fable = g.fable[seat];
  const stated = statedDecks(fable, given['skill-decks'] as Values | undefined);
  const gone = stated.map((known, deck) => (known >= 0 ? known : leastGone(fable, deck, given)));
  const twists = given.twists as readonly string[] | undefined;
  const unlocked = twists === undefined ? passed(gone) : assign(fable, twists, stated, gone);
  for (const twist of unlocked) unlock(g, seat, twist);
  for (let deck = 0; deck < SKILL_DECKS; deck++) {
    const needed = unlocked.includes(deck + SKILL_DECKS) ? SKILL_DECK_CARDS : unlocked.includes(deck) ? FIRST_TWIST + 1 : 0;
    g.skillsGone[seat * SKILL_DECK_WIDTH + deck] = stated[deck] >= 0 ? stated[deck] : Math.max(needed, gone[deck]);
  }
}

/** The fewest cards gone from a skill deck, with the twists under them, for those that lie in her zones. */
function leastGone(entrant: number, deck: number, given: Values): number {
  for (let level = FIRST_PLACES.length - 1; level >= 0; level--) {
    const name = cardNames(entrant)[SKILL + deck * FIRST_PLACES.length + level];
    const held = Object.values(given).reduce<number>((sum, zone) => sum + countIn(zone, name), 0);
    if (held > 0) return withTwist(FIRST_PLACES[level] + Math.min(held, level + 1));
  }
  return AFTER_SETUP;
}

/** A twist that comes up goes with the card above it. */
function withTwist(gone: number): number {
  return gone === FIRST_TWIST || gone === LAST_TWIST ? gone + 1 : gone;
}

/** The twists that the decks have let go. */
function passed(gone: readonly number[]): number[] {
  const first = gone.flatMap((cards, deck) => (cards > FIRST_TWIST ? [deck] : []));
  const last = gone.flatMap((cards, deck) => (cards > LAST_TWIST ? [deck + SKILL_DECKS] : []));
  return [...first, ...last];
}

/** Names → bits. Copies belong to decks that are used up first, then to those of which the twist above them is named. */
function assign(entrant: number, twists: readonly string[], stated: readonly number[], gone: readonly number[]): number[] {
  const rank = (twist: number): number => {
    const deck = twist - SKILL_DECKS;
    if (deck < 0 || gone[deck] === SKILL_DECK_CARDS) return 0;
    if (stated[deck] >= 0) return 3;
    return twists.includes(twistNames(entrant)[deck]) ? 1 : 2;
  };
  const free = twistNames(entrant)
    .map((name, twist) => ({ name, twist }))
    .sort((one, other) => rank(one.twist) - rank(other.twist) || one.twist - other.twist);
  return twists.map((name) => {
    const at = free.findIndex((copy) => copy.name === name);
    if (at < 0) throw new Error(`found "${name}" too often, expected no more than there are copies of it`);
    return free.splice(at, 1)[0].twist;
  });
}
