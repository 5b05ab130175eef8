// What greedy likes, in numbers, per fable: what a purchase is worth by slot of the basic card (a level 1 only thins the
// deck), by deck for a skill of level 2, what a level 3 adds; and its choice of epic. Below 0: it never buys that.
import { cardId } from '../../../../src/games/twisted-fables/shown/text.ts';
import { EPICS } from './ids.ts';

/** High attack cards before skills, which need them. */
const CARDS_FIRST = [-1, 50, 80, -1, 20, 40, -1, 15, 35, 40, 45, 30, 30, 10];
/** Attack skills first: they do more than damage. */
const SKILLS_FIRST = [-1, 44, 80, -1, 30, 50, -1, 15, 35, 26, 46, 20, 20, 30];

/** What training starts from, by fable: a taste, and one of her three epics. */
const START: readonly (readonly [readonly number[], epic: number])[] = [
  [CARDS_FIRST, 2],
  [SKILLS_FIRST, 0],
  [CARDS_FIRST, 0],
  [SKILLS_FIRST, 1],
  [CARDS_FIRST, 2],
  [CARDS_FIRST, 0],
];

const PREFERRED = 10;

const basics = Array.from({ length: 10 }, (_, slot) => cardId(0, slot));
const skills = ['attack', 'defense', 'movement'].map((deck) => `${deck}-skill`);
const purchases = [...basics, ...skills, 'skill-level-3'].map((name) => ({ name: `buy-${name}`, step: 6 }));
const epics = ['first', 'second', 'third'].map((name) => ({ name: `${name}-epic`, step: PREFERRED }));

export const weights: readonly { readonly name: string; readonly step: number }[] = [...purchases, ...epics];

export const start: readonly (readonly number[])[] = START.map(([taste, epic]) => {
  const list = [...taste, 0, 0, 0];
  list[EPICS + epic] = PREFERRED;
  return list;
});
