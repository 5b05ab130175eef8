// What an action is worth by itself. Actions come in tiers: epics and skills from 1000, attacks from 900, closing in from 800,
// poison 700, defense from 600, moving for power from 500, purchases from 300; below 0 is worse than ending the turn.

import type { Question } from '../../../../src/core/contract.ts';
import * as DO from '../../../../src/games/twisted-fables/ids/act.ts';
import {
  ATTACK,
  BAG_SHIFT,
  DEFENSE,
  EPIC,
  MOVEMENT,
  POISON,
  SKILL,
  SUBSTITUTE,
  WILD,
} from '../../../../src/games/twisted-fables/ids/card.ts';
import * as NUM from '../../../../src/games/twisted-fables/ids/num.ts';
import { SPACES } from '../../../../src/games/twisted-fables/ids/size.ts';
import { LEVEL, TYPE, type View } from '../../../../src/games/twisted-fables/shown/view.ts';
import { LETHAL, lethal, liked, skillDamage, sum, threat, valueOfLevel } from '../hand.ts';
import { known } from '../known.ts';
import { BASICS, LEVEL_3, SKILLS, WEIGHTS } from './ids.ts';

/** Skills and epics stand first in the list; once one of them is worth using, nothing after them is worth more. */
export function bestAction(view: View, q: Question, tastes: Int32Array): number {
  const fable = view.fable(view.seat);
  let here = -1;
  let at = 0;
  let most = -LETHAL;
  for (let i = 0; i < q.count; i++) {
    const option = q.options[i];
    const doing = option >> DO.SHIFT;
    if (most >= 1000 && doing !== DO.skill && doing !== DO.epic) break;
    if (here < 0 && (doing === DO.moveLeft || doing === DO.moveRight)) here = threat(view, view.distance);
    const value = worthOfAction(view, fable, option, here, tastes);
    if (value > most) {
      most = value;
      at = i;
    }
  }
  return at;
}

/** `fable`: hers; `here`: the threat of the hand from where she stands, −1 if no move is among the options. */
export function worthOfAction(view: View, fable: number, option: number, here: number, tastes: Int32Array): number {
  const low = option & DO.COUNT;
  switch (option >> DO.SHIFT) {
    case DO.attack:
      return worthOfAttack(view, fable, option) - costOfSubstitute(fable, option);
    case DO.defend:
      return 600 + 4 * sum(view, option, DEFENSE) - ((option >> DO.WILDS) & DO.COUNT) - costOfSubstitute(fable, option);
    case DO.moveLeft:
      return worthOfMove(view, option, -1, here) - costOfSubstitute(fable, option);
    case DO.moveRight:
      return worthOfMove(view, option, 1, here) - costOfSubstitute(fable, option);
    case DO.skill:
      return worthOfSkill(view, fable, (option >> BAG_SHIFT) & DO.COUNT, low);
    case DO.epic:
      return worthOfEpic(view, fable, low);
    case DO.card:
      return 700;
    case DO.buy:
      return purchase(tastes[WEIGHTS * fable + BASICS + low]);
    case DO.buySkill:
      return worthOfNextSkill(view, fable, low, tastes);
    default:
      return option >> DO.SHIFT === DO.end ? 0 : -1;
  }
}

function purchase(worth: number): number {
  return worth < 0 ? -1 : 300 + worth;
}

function worthOfNextSkill(view: View, fable: number, deck: number, tastes: Int32Array): number {
  const hers = WEIGHTS * fable;
  return purchase(tastes[hers + SKILLS + deck] + (LEVEL[view.topSkill(view.seat, deck)] === 3 ? tastes[hers + LEVEL_3] : 0));
}

/** A card of another type in place of the right one is missed later. */
function costOfSubstitute(fable: number, option: number): number {
  const level = (option >> DO.SUBSTITUTED) & DO.SUBSTITUTED_MASK;
  if (level === 0) return 0;
  const hers = known[fable];
  return hers.costOfSubstitute === null ? 2 * level : hers.costOfSubstitute(level);
}

function worthOfAttack(view: View, fable: number, option: number): number {
  const damage = sum(view, option, ATTACK);
  const kill = lethal(view, damage);
  const plain = 900 + kill + 4 * damage;
  const hers = known[fable];
  return kill > 0 || hers.worthOfAttack === null ? plain : hers.worthOfAttack(view, option, damage, plain);
}

function worthOfMove(view: View, option: number, direction: number, here: number): number {
  const spaces = sum(view, option, MOVEMENT);
  const there = distanceAfter(view, direction, spaces);
  const gain = threat(view, there) - here;
  if (gain > 0) return Math.min(890, 800 + 10 * gain - spaces);
  if (gain < 0) return -1;
  return 500 + 4 * spaces - 2 * Math.abs(there - liked(view));
}

function distanceAfter(view: View, direction: number, spaces: number): number {
  const foe = view.space(view.foe);
  let end = view.space(view.seat) + direction * spaces;
  if (end < 1) end = 1;
  if (end > SPACES) end = SPACES;
  if (end === foe) end -= direction;
  return Math.abs(end - foe);
}

/** The lowest card that does is best: higher ones do more in an action of their own. */
function worthOfSkill(view: View, fable: number, slot: number, basic: number): number {
  const level = basic <= WILD ? LEVEL[basic] : basic - SUBSTITUTE + 1;
  const value = valueOfLevel(view, level, TYPE[slot]);
  const hers = known[fable];
  if (basic > WILD && hers.worthOfSkillBySubstitute !== null) return hers.worthOfSkillBySubstitute(view, slot, value);
  const damage = skillDamage(view, slot, value);
  const plain =
    1000 + lethal(view, damage) + 10 * view.number(view.seat, slot, NUM.damage) - value - (basic === WILD ? 1 : 0);
  return hers.worthOfSkill === null ? plain : hers.worthOfSkill(view, slot, value, damage, plain);
}

function worthOfEpic(view: View, fable: number, slot: number): number {
  const damage = view.number(view.seat, slot, NUM.damage);
  if (damage > 0) return 1100 + lethal(view, damage);
  const hers = known[fable];
  return hers.worthOfEpic === null ? 1100 : hers.worthOfEpic(view, slot);
}

/** What a card is worth keeping for. */
export function worthOfCard(view: View, slot: number): number {
  if (slot < SKILL) return 2 * LEVEL[slot] + (slot === WILD ? 1 : 0);
  if (slot < EPIC) return 3 * LEVEL[slot];
  if (slot < POISON) return 9;
  return -view.number(view.seat, slot, NUM.loss);
}
