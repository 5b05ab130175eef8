// The basic cards: 120 in the supply, open to everybody (rules 1).

import { WILD } from '../ids/card.ts';
import type { Print } from './cards.ts';

export interface Basic {
  readonly slot: number;
  readonly print: Print;
  readonly kind: string;
  readonly level: number;
  readonly effect: string;
}

const COSTS = [1, 3, 6];

function basicsOfType(kind: string, name: string, french: string, letter: string, type: number): Basic[] {
  return [1, 2, 3].map((level) => {
    const first = type * 36 + (level - 1) * 12 + 1;
    const number = [first, first + 11].map((n) => String(n).padStart(3, '0')).join('-');
    const print = { number, id: `${kind}-${level}`, name, french, cost: COSTS[level - 1], value: level };
    return { slot: type * 3 + level - 1, print, kind, level, effect: `${letter} {value}.` };
  });
}

const wild = { number: '109-120', id: 'wild', name: 'Wild', french: 'Joker', cost: 2, value: 1 };

export const basics: readonly Basic[] = [
  ...basicsOfType('attack', 'Attack', 'Attaque', 'A', 0),
  ...basicsOfType('defense', 'Defense', 'Défense', 'D', 1),
  ...basicsOfType('movement', 'Movement', 'Mouvement', 'M', 2),
  { slot: WILD, print: wild, kind: 'wild', level: 1, effect: 'A {value} or D {value} or M {value}.' },
];
