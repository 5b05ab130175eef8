// What a hand is good for: damage by distance, the values of cards played together.

import * as DO from '../../../src/games/twisted-fables/ids/act.ts';
import { ATTACK, SKILL, SKILLS, WILD } from '../../../src/games/twisted-fables/ids/card.ts';
import * as NUM from '../../../src/games/twisted-fables/ids/num.ts';
import { HAND } from '../../../src/games/twisted-fables/ids/size.ts';
import { basicsOf, LEVEL, TYPE, type View } from '../../../src/games/twisted-fables/shown/view.ts';
import { known } from './known.ts';

/** More than any other worth. */
export const LETHAL = 10000;

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
  const printed = view.number(view.seat, slot, NUM.damage);
  const plain = TYPE[slot] === ATTACK ? printed + value : printed;
  const hers = known[view.fable(view.seat)];
  return hers.skillDamage === null ? plain : hers.skillDamage(view, slot, value, plain);
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

/** How many cards of these slots she holds. */
export function held(view: View, mask: number): number {
  let cards = 0;
  for (let m = view.handMask & mask; m !== 0; m &= m - 1) cards += view.hand(31 - Math.clz32(m & -m));
  return cards;
}

/** The part of some cards that a hand is. */
export function shareOf(cards: number): number {
  return cards <= HAND ? 1 : HAND / cards;
}
