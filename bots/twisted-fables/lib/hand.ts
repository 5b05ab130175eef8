// What a hand is good for: damage by distance, the values of cards played together.

import * as DO from '../../../src/games/twisted-fables/ids/act.ts';
import { ATTACK, SKILL, SKILLS, WILD } from '../../../src/games/twisted-fables/ids/card.ts';
import * as FABLE from '../../../src/games/twisted-fables/ids/fable.ts';
import * as NUM from '../../../src/games/twisted-fables/ids/num.ts';
import * as SLEEPING_BEAUTY from '../../../src/games/twisted-fables/ids/sleeping-beauty.ts';
import { basicsOf, LEVEL, TYPE, type View } from '../../../src/games/twisted-fables/shown/view.ts';

/** More than any other worth. */
export const LETHAL = 10000;

/** Tokens that may be spent on one use. */
const SPENT_MOST = 3;

export function lethal(view: View, damage: number): number {
  return damage >= view.hp(view.foe) + view.defense(view.foe) ? LETHAL : 0;
}

/** The value of a card of a level used as a type. */
export function valueOfLevel(view: View, level: number, type: number): number {
  const value = level + view.modifier(view.seat, type);
  return value > 0 ? value : 0;
}

/** The values of the cards of an action, added up. */
export function sum(view: View, option: number, type: number): number {
  const modifier = view.modifier(view.seat, type);
  const ones = option & DO.COUNT;
  const twos = (option >> DO.LEVEL_2) & DO.COUNT;
  const threes = (option >> DO.LEVEL_3) & DO.COUNT;
  const wilds = (option >> DO.WILDS) & DO.COUNT;
  const level = (option >> DO.SUBSTITUTED) & DO.SUBSTITUTED_MASK;
  const printed = ones + 2 * twos + 3 * threes + wilds + level;
  if (modifier === 0) return printed;
  const cards = ones + twos + threes + wilds + (level > 0 ? 1 : 0);
  const total = printed + modifier * cards;
  return total > 0 ? total : 0;
}

/** How many cards an action takes. */
export function cards(option: number): number {
  const low = (option & DO.COUNT) + ((option >> DO.LEVEL_2) & DO.COUNT) + ((option >> DO.LEVEL_3) & DO.COUNT);
  return low + ((option >> DO.WILDS) & DO.COUNT) + (((option >> DO.SUBSTITUTED) & DO.SUBSTITUTED_MASK) > 0 ? 1 : 0);
}

/** What a skill inflicts with a basic card of this value, as far as one can say beforehand. */
export function skillDamage(view: View, slot: number, value: number): number {
  const me = view.seat;
  const type = TYPE[slot];
  const printed = view.number(me, slot, NUM.damage);
  switch (view.fable(me)) {
    case FABLE.sleepingBeauty:
      if (type === ATTACK) return value * view.number(me, slot, NUM.times) + LEVEL[slot];
      return slot < SKILL + 6
        ? 0
        : value + (view.mood(me) === SLEEPING_BEAUTY.awakened ? Math.min(SPENT_MOST, view.tokens(me)) : 0);
    case FABLE.kaguya:
      return type === ATTACK ? printed + value + Math.floor(view.defense(me) / 3) : printed;
    default:
      // Against Alice's attack skills most opponents show nearly all they may.
      return type === ATTACK ? printed + value : printed;
  }
}

/** The damage that the hand could still do from a distance: attack cards side by side, each skill with a low card. */
export function threat(view: View, distance: number): number {
  const me = view.seat;
  const hand = view.handMask;
  let damage = 0;
  if (distance <= 1) {
    for (let level = 1; level <= 3; level++) damage += view.hand(level - 1) * valueOfLevel(view, level, ATTACK);
    damage += view.hand(WILD) * valueOfLevel(view, 1, ATTACK);
  }
  for (let m = hand & SKILLS; m !== 0; m &= m - 1) {
    const slot = 31 - Math.clz32(m & -m);
    if ((hand & basicsOf(TYPE[slot])) === 0) continue;
    const range = view.number(me, slot, NUM.range);
    if (range !== NUM.ANY && distance <= range + view.number(me, slot, NUM.rangePlus)) {
      damage += TYPE[slot] === ATTACK ? view.number(me, slot, NUM.damage) + LEVEL[slot] : skillDamage(view, slot, 1);
    }
  }
  return damage;
}

/** The distance she likes to end her turn at: the range of her best attack skill. */
export function liked(view: View): number {
  return view.number(view.seat, SKILL + 2, NUM.range);
}
