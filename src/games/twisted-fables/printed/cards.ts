// How cards are written down: the forms that fables/*.ts fill in. Load time only.

import type { Value } from '../../../core/face.ts';
import type { Step } from '../../../core/frames.ts';
import type { Form } from '../../../core/position.ts';
import { AVATAR, EPIC, POISON, SKILL, SLOTS, TWIST } from '../ids/card.ts';
import * as NUM from '../ids/num.ts';
import type { Apart, EntersDiscard, Legal, Menu, OwnQuestion, Reach, Substitute, Unlocked } from '../play/hooks.ts';
import type { Table } from '../table/state.ts';

export type Steps = readonly Step<Table>[];

/** Printed numbers by the name that a scenario uses: `red-riding-hood.crack-shot.damage`. */
export const FIELDS = {
  cost: NUM.cost,
  range: NUM.range,
  rangePlus: NUM.rangePlus,
  damage: NUM.damage,
  value: NUM.value,
  laterDamage: NUM.laterDamage,
  laterRange: NUM.laterRange,
  cards: NUM.cards,
  loss: NUM.loss,
  least: NUM.least,
  knockback: NUM.knockback,
  power: NUM.power,
  hp: NUM.hp,
  maxDefense: NUM.maxDefense,
  threshold: NUM.threshold,
  poisonLoss: NUM.poisonLoss,
  times: NUM.times,
  most: NUM.most,
  tokens: NUM.tokens,
  limit: NUM.limit,
  least2: NUM.least2,
  least3: NUM.least3,
  loss2: NUM.loss2,
  loss3: NUM.loss3,
  defense: NUM.defense,
  per: NUM.per,
} as const;
export type NumberField = keyof typeof FIELDS;
export type Numbers = { readonly [field in NumberField]?: number };
/** From where to where a number may be changed, both included. */
export type Bounds = { readonly [field in NumberField]?: readonly [from: number, to: number] };

/** What is printed on a card: its number or numbers, names, and its numbers by field. */
export type Print = Numbers & {
  readonly number: string;
  readonly id: string;
  readonly name: string;
  readonly french?: string;
  /** Where not every card could have what such numbers may be. */
  readonly bounds?: Bounds;
};

/** One kind of card. `kinds` are the places it takes in the number table (three for a twist with three copies). */
export interface Card {
  readonly print: Print;
  readonly kinds: readonly number[];
  readonly kind: string;
  readonly level: number | null;
  readonly copies: number;
  readonly deck: string;
  /** The effect in words; `{damage}` stands for the number in that field. */
  readonly effect: string;
  readonly steps: Steps;
  /** An ongoing card stays in play (rules 8); `later` are its steps at the beginning of her next turn, none if it only listens. */
  readonly later?: Steps;
  /** What happens when a twist is unlocked. */
  readonly unlocked?: Unlocked;
  /** A twist that works when it is unlocked, and is then destroyed. */
  readonly oneShot?: boolean;
  readonly legal?: Legal;
  /** What situations call its own action; `{card}` is the card. */
  readonly action?: string;
  readonly hooks: readonly Hook[];
}

/** At a moment a card listens to: steps, or a function that the menu asks. */
export interface Hook {
  readonly moment: number;
  readonly steps: Steps;
}

/** A number or word of hers alone that situations may set and look at. */
export interface OwnField {
  readonly name: string;
  /** What it is, and what it is where a situation says nothing. */
  readonly about: string;
  readonly form: Form;
  read(g: Table, seat: number): Value;
  /** Written when all cards lie in their zones. */
  write(g: Table, seat: number, value: Value | undefined): void;
}

export interface Fable {
  readonly id: string;
  readonly name: string;
  readonly french: string;
  readonly about: string;
  readonly hp: number;
  readonly maxDefense: number;
  readonly threshold: number;
  /** What else her sheet prints, and what that may be changed to. */
  readonly sheet?: Numbers;
  readonly bounds?: Bounds;
  readonly cards: readonly Card[];
  /** What her sheet listens to. */
  readonly hooks?: readonly Hook[];
  /** Effects at the beginning of her turn that no ongoing card makes, at most three: whose, how many copies now, what each does. */
  readonly beginnings?: readonly {
    readonly kind: number;
    readonly copies: (g: Table, me: number) => number;
    readonly steps: Steps;
  }[];
  readonly substitute?: Substitute;
  readonly apart?: Apart;
  /** The tokens of hers that are in the box. */
  readonly tokens?: number;
  /** The names of her states, by `g.mood`. */
  readonly moods?: readonly string[];
  /** Sets what follows from her state. */
  readonly moodChanged?: (g: Table, seat: number) => void;
  /** What her setup adds, after hp and decks. */
  readonly setUp?: (g: Table, seat: number) => void;
  /** Component actions of her own: their words (`{card}`, `{copy}`, `{space}` are what it is done with) and steps. */
  readonly actions?: readonly { readonly words: string; readonly steps: Steps }[];
  /** Questions that only her cards ask. */
  readonly questions?: readonly OwnQuestion[];
  readonly menu?: Menu;
  readonly reach?: Reach;
  /** For cards that anyone may hold: what they do in a discard pile, and how many of a slot she has handed out. */
  readonly entersDiscard?: EntersDiscard;
  readonly handedOut?: (g: Table, seat: number, slot: number) => number;
  /** Which of her tokens and states do not go together as they are, in words. */
  readonly contradictions?: (g: Table, seat: number) => readonly string[];
  /** What situations may say of her alone, beside what she lays apart. */
  readonly fields?: readonly OwnField[];
}

const DECKS = 'ADM';
const TYPES = ['attack', 'defense', 'movement'];
const SKILL_COSTS = [0, 2, 4];
const SKILL_PLACES = ['1', '2-3', '5-7'];

export function on(moment: number, steps: Steps = []): Hook {
  return { moment, steps };
}

/** The three levels of one skill: level, cost, copies and deck position follow from the place in the line. */
export function line(
  type: number,
  effect: string,
  prints: readonly [Print, Print, Print],
  steps: Steps,
  later?: Steps,
): Card[] {
  return prints.map((print, i) => ({
    print: { cost: SKILL_COSTS[i], ...print },
    kinds: [SKILL + type * 3 + i],
    kind: `skill-${TYPES[type]}`,
    level: i + 1,
    copies: i + 1,
    deck: DECKS[type] + SKILL_PLACES[i],
    effect,
    steps,
    ...(later === undefined ? {} : { later }),
    hooks: [],
  }));
}

/** The twist under the level 2 skills of a deck. */
export function twist(deck: number, effect: string, print: Print, ...hooks: Hook[]): Card {
  return { ...cardOf('twist', effect, print), kinds: [TWIST + deck], deck: `${DECKS[deck]}4`, hooks };
}

/** The twist at the bottom of all three decks: three copies, each with its own bit. */
export function lastTwist(effect: string, print: Print, ...hooks: Hook[]): Card {
  const kinds = [TWIST + 3, TWIST + 4, TWIST + 5];
  return { ...cardOf('twist', effect, print), kinds, copies: 3, deck: 'A8, D8, M8', hooks };
}

export function epic(index: number, effect: string, print: Print, steps: Steps, legal?: Legal): Card {
  return { ...cardOf('epic', effect, print), kinds: [EPIC + index], steps, ...(legal === undefined ? {} : { legal }) };
}

/** An epic that stays in play until her next refresh phase, with what it does or listens to meanwhile. */
export function ongoingEpic(
  index: number,
  effect: string,
  print: Print,
  steps: Steps,
  later: Steps,
  ...hooks: Hook[]
): Card {
  return { ...cardOf('epic', effect, print), kinds: [EPIC + index], steps, later, hooks };
}

/** A card that anyone may come to hold; `steps` are those of its own action. */
export function heldByAnyone(slot: number, card: Omit<Card, 'kinds' | 'hooks'>): Card {
  return { ...card, kinds: [slot], hooks: [] };
}

/** Poison and the like; all other cards with a slot are their fable's alone. */
export function mayBeHeldByAnyone(card: Card): boolean {
  return card.kinds[0] >= POISON && card.kinds[0] < SLOTS;
}

/** A card that says what one of her states does; it has no printed number. */
export function avatar(index: number, effect: string, print: Omit<Print, 'number'>): Card {
  return { ...cardOf('avatar', effect, { number: '', ...print }), kinds: [AVATAR + index] };
}

function cardOf(kind: string, effect: string, print: Print): Card {
  return { print, kinds: [], kind, level: null, copies: 1, deck: '', effect, steps: [], hooks: [] };
}
