// What each counter is called, and what studies make of it. Not used while simulating.
import type { Counter, Studies } from '../../core/contract.ts';
import { MATCH, TWIST, TWISTS } from './ids/card.ts';
import * as COUNT from './ids/count.ts';
import { cardId } from './text.ts';

const FAMILIES = [
  ['bought', COUNT.bought],
  ['drawn', COUNT.drawn],
  ['played', COUNT.played],
  ['destroyed', COUNT.destroyed],
  ['starting with', COUNT.start],
  ['could buy', COUNT.affordable],
  ['first turn with a purchase of', COUNT.firstBought],
] as const;

const decks: readonly Counter[] = ['basics', 'attack_skills', 'defense_skills', 'movement_skills'].map((name, i) => ({
  name,
  about: name.replace('_', ' '),
  at: COUNT.power + i,
}));

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

const habits = [
  { name: 'purchases', about: 'cards bought', at: COUNT.purchases, per: null },
  { name: 'destroyed', about: 'cards of hers destroyed, by whomever', at: COUNT.cardsDestroyed, per: null },
  {
    name: 'distance',
    about: 'spaces to her opponent when she stops acting in a turn',
    at: COUNT.distance,
    per: COUNT.stopped,
  },
];

export const studies: Studies = {
  cards: (entrant) => Array.from({ length: MATCH }, (_, slot) => cardId(entrant, slot)),
  families: {
    start: COUNT.start,
    bought: COUNT.bought,
    drawn: COUNT.drawn,
    played: COUNT.played,
    destroyed: COUNT.destroyed,
  },
  affordable: COUNT.affordable,
  firstBought: COUNT.firstBought,
  decks,
  purchases: COUNT.purchases,
  bands: [0, 3, 5, 7, 9, 11, 14, 20],
  habits,
  tempo,
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
