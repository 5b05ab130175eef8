// What bots know of Sleeping Beauty.
import type { Question } from '../../../src/core/contract.ts';
import { ATTACK, ATTACKS, DEFENSE, EPIC } from '../../../src/games/twisted-fables/ids/card.ts';
import * as NUM from '../../../src/games/twisted-fables/ids/num.ts';
import * as HER from '../../../src/games/twisted-fables/ids/sleeping-beauty.ts';
import { LEVEL, TYPE, type View } from '../../../src/games/twisted-fables/shown/view.ts';
import { asMuchAsMayBe, highest, worthOfLevel } from '../lib/greedy/answers.ts';
import { CARDS_FIRST } from '../lib/greedy/purchases.ts';
import { cards, LETHAL, lethal } from '../lib/hand.ts';
import type { Knowledge } from '../lib/known.ts';
import * as F from '../lib/planner/feature.ts';

/** HP above which a wound of her own making is a good bargain. */
const HEALTHY = 14;

/** HP below which nothing is paid in blood. */
const BLOOD_HP = 16;

/** Tokens that may be spent on one use. */
const SPENT_MOST = 3;

/** The Inner skills count the attack card several times and add what she inflicts on herself; the Dark ones add tokens while
 * she is awake. */
function skillDamage(view: View, slot: number, value: number): number {
  if (TYPE[slot] === ATTACK) return value * view.number(view.seat, slot, NUM.times) + LEVEL[slot];
  if (TYPE[slot] === DEFENSE) return 0;
  return value + (isAwake(view) ? Math.min(SPENT_MOST, view.tokens(view.seat)) : 0);
}

/** The Shattering skills are for the attack actions that follow, next to the opponent. */
function worthOfSkill(view: View, slot: number, value: number, damage: number): number {
  if (TYPE[slot] !== DEFENSE) return 1000 + lethal(view, damage) + 10 * damage;
  if (view.distance > 1 || (view.handMask & ATTACKS) === 0) return -1;
  return 1200 + 10 * view.number(view.seat, slot, NUM.damage) + value;
}

/** The Inner skills: damage of her own making while she is healthy. */
function woundsHerself(view: View, q: Question): number {
  return view.hp(view.seat) > HEALTHY ? q.count - 1 : 0;
}

/** Bloodletting is for the kill, or for a strong skill while there is plenty. */
function worthOfSkillBySubstitute(view: View, slot: number, value: number): number {
  const damage = skillDamage(view, slot, value);
  if (lethal(view, damage) > 0) return 1000 + LETHAL;
  return view.hp(view.seat) > BLOOD_HP + 2 * value && damage >= 4 * value ? 1000 + damage : -1;
}

/** Bloodletting is paid in HP: of attacks, for a kill alone. */
function costOfSubstitute(): number {
  return 1000;
}

/** The Shattering skills count attack actions, so one card at a time. */
function worthOfAttack(view: View, option: number, damage: number, plain: number): number {
  return isShattering(view) ? 990 - 10 * cards(option) + damage : plain;
}

function isShattering(view: View): boolean {
  const me = view.seat;
  return view.own(me, HER.shattering) + view.own(me, HER.shattering + 1) + view.own(me, HER.shattering + 2) > 0;
}

/** The Blood Renews wants tokens and wounds; the others are always welcome. */
function worthOfEpic(view: View, slot: number): number {
  const me = view.seat;
  return slot === EPIC + 1 && Math.min(view.tokens(me), view.maxHp(me) - view.hp(me)) < 4 ? -1 : 1100;
}

function isAwake(view: View): boolean {
  return view.mood(view.seat) === HER.awakened;
}

/** Only awake she may spend her tokens. */
function worthOfWaking(view: View, weights: Float64Array): number {
  return isAwake(view) ? weights[F.awake] : 0;
}

export const sleepingBeauty: Knowledge = {
  fable: 'sleeping-beauty',
  buys: CARDS_FIRST,
  epic: 0,
  answers: [
    [HER.askTokens, asMuchAsMayBe],
    [HER.askInner, woundsHerself],
    [HER.askRite, highest(worthOfLevel)],
  ],
  skillDamage,
  worthOfSkill,
  worthOfSkillBySubstitute,
  costOfSubstitute,
  worthOfAttack,
  worthOfEpic,
  worthOfOwn: worthOfWaking,
};
