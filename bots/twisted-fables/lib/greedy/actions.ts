// What an action is worth by itself. Actions come in tiers: epics and skills from 1000, attacks from 900, closing in from 800,
// poison 700, defense from 600, moving for power from 500, purchases from 300; below 0 is worse than ending the turn.

import type { Question } from '../../../../src/core/contract.ts';
import * as DO from '../../../../src/games/twisted-fables/ids/act.ts';
import {
  ATTACK,
  ATTACKS,
  BAG_SHIFT,
  DEFENSE,
  EPIC,
  MOVEMENT,
  POISON,
  SKILL,
  SUBSTITUTE,
  WILD,
} from '../../../../src/games/twisted-fables/ids/card.ts';
import * as FABLE from '../../../../src/games/twisted-fables/ids/fable.ts';
import * as NUM from '../../../../src/games/twisted-fables/ids/num.ts';
import { SPACES } from '../../../../src/games/twisted-fables/ids/size.ts';
import * as SLEEPING_BEAUTY from '../../../../src/games/twisted-fables/ids/sleeping-beauty.ts';
import { LEVEL, TYPE, type View } from '../../../../src/games/twisted-fables/shown/view.ts';
import { cards, LETHAL, lethal, liked, skillDamage, sum, threat, valueOfLevel } from '../hand.ts';
import { BASICS, LEVEL_3, SKILLS, WEIGHTS } from './ids.ts';

/** HP below which nothing is paid in blood. */
const BLOOD_HP = 16;

/** Skills and epics stand first in the list; once one of them is worth using, nothing after them is worth more. */
export function bestAction(view: View, q: Question, tastes: Int32Array): number {
  let here = -1;
  let at = 0;
  let most = -LETHAL;
  for (let i = 0; i < q.count; i++) {
    const option = q.options[i];
    const doing = option >> DO.SHIFT;
    if (most >= 1000 && doing !== DO.skill && doing !== DO.epic) break;
    if (here < 0 && (doing === DO.moveLeft || doing === DO.moveRight)) here = threat(view, view.distance);
    const value = worthOfAction(view, option, here, tastes);
    if (value > most) {
      most = value;
      at = i;
    }
  }
  return at;
}

/** `here`: the threat of the hand from where she stands; −1 if no move is among the options. */
export function worthOfAction(view: View, option: number, here: number, tastes: Int32Array): number {
  const low = option & DO.COUNT;
  switch (option >> DO.SHIFT) {
    case DO.attack:
      return worthOfAttack(view, option) - bloodShed(view, option);
    case DO.defend:
      return 600 + 4 * sum(view, option, DEFENSE) - ((option >> DO.WILDS) & DO.COUNT) - bloodShed(view, option);
    case DO.moveLeft:
      return worthOfMove(view, option, -1, here) - bloodShed(view, option);
    case DO.moveRight:
      return worthOfMove(view, option, 1, here) - bloodShed(view, option);
    case DO.skill:
      return worthOfSkill(view, (option >> BAG_SHIFT) & DO.COUNT, low);
    case DO.epic:
      return worthOfEpic(view, low);
    case DO.card:
      return 700;
    case DO.buy:
      return purchase(tastes[WEIGHTS * view.fable(view.seat) + BASICS + low]);
    case DO.buySkill:
      return worthOfNextSkill(view, low, tastes);
    default:
      return option >> DO.SHIFT === DO.end ? 0 : -1;
  }
}

function purchase(worth: number): number {
  return worth < 0 ? -1 : 300 + worth;
}

function worthOfNextSkill(view: View, deck: number, tastes: Int32Array): number {
  const hers = WEIGHTS * view.fable(view.seat);
  return purchase(tastes[hers + SKILLS + deck] + (LEVEL[view.topSkill(view.seat, deck)] === 3 ? tastes[hers + LEVEL_3] : 0));
}

/** A substitute paid in HP is for a kill; one that is a card of another type costs that card. */
function bloodShed(view: View, option: number): number {
  const level = (option >> DO.SUBSTITUTED) & DO.SUBSTITUTED_MASK;
  if (level === 0) return 0;
  return view.fable(view.seat) === FABLE.sleepingBeauty ? 1000 : 2 * level;
}

/** Sleeping Beauty's Shattering counts attack actions, so one card at a time. */
function worthOfAttack(view: View, option: number): number {
  const damage = sum(view, option, ATTACK);
  const kill = lethal(view, damage);
  if (kill === 0 && view.fable(view.seat) === FABLE.sleepingBeauty && isShattering(view))
    return 990 - 10 * cards(option) + damage;
  return 900 + kill + 4 * damage;
}

function isShattering(view: View): boolean {
  return (
    view.own(view.seat, SLEEPING_BEAUTY.shattering) +
      view.own(view.seat, SLEEPING_BEAUTY.shattering + 1) +
      view.own(view.seat, SLEEPING_BEAUTY.shattering + 2) >
    0
  );
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
function worthOfSkill(view: View, slot: number, basic: number): number {
  const level = basic <= WILD ? LEVEL[basic] : basic - SUBSTITUTE + 1;
  const value = valueOfLevel(view, level, TYPE[slot]);
  if (basic > WILD && view.fable(view.seat) === FABLE.sleepingBeauty) return bloodySkill(view, slot, value);
  const damage = skillDamage(view, slot, value);
  const plain =
    1000 + lethal(view, damage) + 10 * view.number(view.seat, slot, NUM.damage) - value - (basic === WILD ? 1 : 0);
  switch (view.fable(view.seat)) {
    case FABLE.snowWhite:
      return TYPE[slot] === DEFENSE && view.poisonLeft(view.seat) > 0 ? plain + 4 * value : plain;
    case FABLE.sleepingBeauty:
      return sleepingBeautysSkill(view, slot, value, damage);
    case FABLE.alice:
      return alicesSkill(view, slot, value, plain);
    case FABLE.mulan:
      if (TYPE[slot] !== DEFENSE) return plain;
      return view.tokens(view.seat) > 0 ? 1000 + 5 * LEVEL[slot] + value : 640 + 4 * value;
    case FABLE.kaguya:
      return TYPE[slot] === DEFENSE ? 1000 + 5 * LEVEL[slot] + 4 * value : plain;
    default:
      return plain;
  }
}

/** Blood is for the kill, or for a strong skill while there is plenty. */
function bloodySkill(view: View, slot: number, value: number): number {
  const damage = skillDamage(view, slot, value);
  if (lethal(view, damage) > 0) return 1000 + LETHAL;
  return view.hp(view.seat) > BLOOD_HP + 2 * value && damage >= 4 * value ? 1000 + damage : -1;
}

function sleepingBeautysSkill(view: View, slot: number, value: number, damage: number): number {
  if (TYPE[slot] !== DEFENSE) return 1000 + lethal(view, damage) + 10 * damage;
  if (view.distance > 1 || (view.handMask & ATTACKS) === 0) return -1;
  return 1200 + 10 * view.number(view.seat, slot, NUM.damage) + value;
}

function alicesSkill(view: View, slot: number, value: number, plain: number): number {
  if (TYPE[slot] === ATTACK) return plain + 4 * value;
  if (TYPE[slot] === DEFENSE) return 1000 + 8 * LEVEL[slot] + 4 * value;
  // Through the opponent and beyond draws cards.
  return view.distance < LEVEL[slot] + value ? 1100 + LEVEL[slot] : 450;
}

function worthOfEpic(view: View, slot: number): number {
  const me = view.seat;
  const damage = view.number(me, slot, NUM.damage);
  if (damage > 0) return 1100 + lethal(view, damage);
  switch (view.fable(me)) {
    case FABLE.snowWhite:
      return worthOfPoison(view);
    case FABLE.sleepingBeauty:
      // The Blood Renews wants tokens and wounds; the others are always welcome.
      return slot === EPIC + 1 && Math.min(view.tokens(me), view.maxHp(me) - view.hp(me)) < 4 ? -1 : 1100;
    case FABLE.mulan:
      return slot === EPIC ? worthOfTokens(view) : 1100;
    case FABLE.redRidingHood:
      return slot === EPIC + 1 ? 1100 : 850;
    default:
      return 1100;
  }
}

/** Seven Serpents takes 1 HP per poison card in the opponent's discard pile. */
function worthOfPoison(view: View): number {
  let count = 0;
  for (let level = 0; level < 3; level++) count += view.discarded(view.foe, POISON + level);
  if (count >= view.hp(view.foe)) return 1000 + LETHAL;
  return count >= 3 ? 1100 : -1;
}

/** Honor's Thunder spends all Qi. */
function worthOfTokens(view: View): number {
  const damage = view.tokens(view.seat);
  return damage >= 4 ? 1100 + lethal(view, damage) : -1;
}

/** What a card is worth keeping for. */
export function worthOfCard(view: View, slot: number): number {
  if (slot < SKILL) return 2 * LEVEL[slot] + (slot === WILD ? 1 : 0);
  if (slot < EPIC) return 3 * LEVEL[slot];
  if (slot < POISON) return 9;
  return -view.number(view.seat, slot, NUM.loss);
}
