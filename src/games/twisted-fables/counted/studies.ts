// What each counter is called, and what studies make of it. Not used while simulating.
import type { CardEvent, Counter, Grouping, Habit, Studies } from '../../../core/studies.ts';
import { fables } from '../fables/index.ts';
import { EPIC, MATCH, POISON, TWIST, TWISTS } from '../ids/card.ts';
import * as COUNT from '../ids/count.ts';
import { basics } from '../printed/basics.ts';
import { cardId } from '../shown/text.ts';

/** By what a counter of a card is called. */
const FAMILIES = [
  ['bought', COUNT.bought],
  ['drawn', COUNT.drawn],
  ['played', COUNT.played],
  ['destroyed', COUNT.destroyed],
  ['starting with', COUNT.start],
  ['could buy', COUNT.affordable],
  ['first turn with a purchase of', COUNT.firstBought],
] as const;

const events: readonly CardEvent[] = [
  { name: 'start', about: 'it is in her starting deck', at: COUNT.start },
  {
    name: 'bought',
    about: 'by her',
    at: COUNT.bought,
    could: {
      name: 'affordable',
      about: 'she could have bought it at some time: enough power, and a copy left',
      at: COUNT.affordable,
    },
    firstTurn: COUNT.firstBought,
    ranked: true,
    can: hasPrice,
  },
  { name: 'drawn', about: 'first hands too', at: COUNT.drawn },
  { name: 'played', about: 'by her, in any way', at: COUNT.played, ranked: true },
  { name: 'destroyed', about: 'by whomever', at: COUNT.destroyed },
];

/** What costs nothing is dealt, or comes by itself. */
function hasPrice(entrant: number, card: string): boolean {
  const prints = [...basics, ...fables[entrant]!.cards].map(({ print }) => print);
  return prints.some(({ id, cost = 0 }) => id === card && cost > 0);
}

const decks: readonly Counter[] = ['basics', 'attack_skills', 'defense_skills', 'movement_skills'].map((name, i) => ({
  name,
  about: name.replace('_', ' '),
  at: COUNT.power + i,
}));

const groupings: readonly Grouping[] = [
  {
    name: 'deck',
    about: 'where she spent the most power; nothing: she spent none, tie: on several alike',
    most: decks,
    words: (group) => `spends most on ${decks.find(({ name }) => name === group)?.about ?? group}`,
  },
  {
    name: 'purchases',
    about: 'how many cards she bought',
    at: COUNT.purchases,
    bands: [0, 3, 5, 7, 9, 11, 14, 20],
    words: (group) => `buys ${group} cards`,
  },
];

function damage(name: string, about: string, at: number) {
  return { name: `damage_${name}`, about: `HP taken from the opponent by ${about}`, at, per: null };
}

const tempo = [
  damage('attacks', 'attack actions', COUNT.byAttack),
  damage('skills', 'skills, with what they do later while they stay in play', COUNT.bySkill),
  damage('epics', 'epics, likewise', COUNT.byEpic),
  damage('poison', 'poison cards entering her discard pile', COUNT.byPoison),
  damage('counters', 'counters', COUNT.byCounter),
  damage('others', 'anything else, such as twists and actions of her own', COUNT.byOther),
  {
    name: 'hp_herself',
    about: 'HP that she paid, or took from herself; no part of the damage',
    at: COUNT.herself,
    per: null,
  },
  { name: 'unspent_power', about: 'power left when she stops acting in a turn', at: COUNT.unspent, per: COUNT.stopped },
  { name: 'actions', about: 'actions in a turn: all but buying and ending', at: COUNT.actions, per: COUNT.begun },
];

const habits: readonly Habit[] = [
  { name: 'purchases', about: 'cards bought', at: COUNT.purchases, per: null },
  { name: 'destroyed', about: 'cards of hers destroyed, by whomever', at: COUNT.cardsDestroyed, per: null },
  {
    name: 'distance',
    about: 'spaces to her opponent when she stops acting in a turn',
    at: COUNT.distance,
    per: COUNT.stopped,
  },
];

/** She gets one when her HP are down to her threshold, rules 10. */
function isEpic(entrant: number, card: string): boolean {
  for (let slot = EPIC; slot < POISON; slot++) {
    if (cardId(entrant, slot) === card) return true;
  }
  return false;
}

export const studies: Studies = {
  cards: (entrant) => Array.from({ length: MATCH }, (_, slot) => cardId(entrant, slot)),
  events,
  comesToThoseBehind: isEpic,
  groupings,
  habits: [
    ...decks.map(({ name, about, at }) => ({
      name: `power_${name}`,
      about: `share of her power spent that went into ${about}`,
      at,
      per: decks.map((deck) => deck.at),
    })),
    ...habits.map((habit) => ({ ...habit, name: `mean_${habit.name}` })),
  ],
  tempo,
  lead: 'share of HP left',
};

export function counterNames(entrant: number): string[] {
  const names = new Array<string>(COUNT.FIELDS).fill('');
  for (const [family, first] of FAMILIES) {
    studies.cards(entrant).forEach((card, slot) => {
      names[first + slot] = `${family} ${card}`;
    });
  }
  for (const { about, at } of decks) names[at] = `power spent on ${about}`;
  for (let twist = 0; twist < TWISTS; twist++) {
    names[COUNT.unlocked + twist] = `unlocked ${cardId(entrant, TWIST + twist)}`;
  }
  for (const { about, at } of [...tempo, ...habits]) names[at] = about;
  names[COUNT.begun] = 'her turns begun';
  names[COUNT.stopped] = 'her activation phases played to their end';
  return names;
}
