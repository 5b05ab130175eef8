// The planner's weights by feature: their names, what training starts from, and how far its first steps go.
import { EPIC, MOVEMENT, POISON, SKILL } from '../../../../src/games/twisted-fables/ids/card.ts';
import { cardId, fableIds } from '../../../../src/games/twisted-fables/shown/text.ts';
import { LEVEL, TYPE } from '../../../../src/games/twisted-fables/shown/view.ts';
import { greedyLists } from '../greedy/trained.ts';
import { weights as greedyWeights } from '../greedy/weights.ts';
import * as F from './feature.ts';

interface Weight {
  readonly name: string;
  readonly start: number;
  readonly step: number;
}

const weight = (name: string, start: number, step: number): Weight => ({ name, start, step });

/** In the order of feature.ts. A point of HP is worth 100. */
const position: readonly Weight[] = [
  weight('hp', 90, 15),
  weight('foe-hp', -145, 15),
  weight('exposed', -50, 15),
  weight('danger', -20, 15),
  weight('threat', 0, 12),
  weight('kill', 0, 15),
  weight('defense', 23, 10),
  weight('poison', 500, 120),
  weight('hand', 95, 40),
  weight('foe-hand', -200, 50),
  weight('tokens', 45, 20),
  weight('foe-tokens', -45, 20),
  weight('awake', 0, 50),
  weight('epic', -60, 80),
  weight('foe-epic', 90, 80),
  weight('ongoing', 20, 20),
  weight('turn', 470, 100),
  weight('foe-edge', 10, 25),
  weight('edge', -80, 30),
  weight('attack-twist', 210, 70),
  weight('defense-twist', 130, 70),
  weight('movement-twist', 10, 70),
  weight('last-twist', 120, 70),
  weight('kept-basics', 40, 15),
  weight('kept-others', 33, 15),
  weight('distance-1', -10, 30),
  weight('distance-2', 15, 30),
  weight('distance-3', 15, 30),
  weight('output', 0, 20),
  weight('race', 750, 200),
  weight('weak', 5, 15),
  weight('foe-weak', 0, 15),
];

/** What a card adds to an average hand. */
const CARDS = [
  ...[300, 550, 10, 190, 140, 80, 50, 55, 210], // attack-2 to wild
  ...[-100, 70, 470, -180, 50, 200, -50, -50, 120], // skills by deck and level
  ...[150, 150, 150, -85, -85, -85], // epics, poison
];
const STEP = 80;

const cards = CARDS.map((value, at) => weight(slotName(at + F.FIRST_SLOT), value, STEP));

function slotName(slot: number): string {
  if (slot < SKILL || slot >= POISON) return cardId(0, slot);
  if (slot >= EPIC) return `epic-${slot - EPIC + 1}`;
  return `${['attack', 'defense', 'movement'][TYPE[slot] % (MOVEMENT + 1)]}-skill-${LEVEL[slot]}`;
}

const judgement = [...position, ...cards];

/** What it judges by, then greedy's weights: what greedy buys while it plays on for a planner, and which purchases are looked
 * at first. */
export const weights: readonly { readonly name: string; readonly step: number }[] = [
  ...judgement.map(({ name, step }) => ({ name, step })),
  ...greedyWeights,
];

/** All fables judge alike at first, and buy as greedy has learnt to. */
export const start: readonly (readonly number[])[] = fableIds.map((_, fable) => {
  return [...judgement.map((one) => one.start), ...(greedyLists[fable] ?? [])];
});
