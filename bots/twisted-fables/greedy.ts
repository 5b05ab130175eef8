// Takes the option that looks best by itself: a static score per option, no looking ahead.
// Actions come in tiers: epics and skills, attacks, closing in, poison, defense, moving for power, purchases.
import { best, bot } from '../../src/core/bot.ts';
import type { Question } from '../../src/core/contract.ts';
import * as DO from '../../src/games/twisted-fables/ids/act.ts';
import * as ASK from '../../src/games/twisted-fables/ids/ask.ts';
import {
  ATTACK,
  ATTACKS,
  EPIC,
  NO_CARD,
  POISON,
  POISONS,
  SKILL,
  SKILLS,
  WILD,
} from '../../src/games/twisted-fables/ids/card.ts';
import * as NUM from '../../src/games/twisted-fables/ids/num.ts';
import { SPACES } from '../../src/games/twisted-fables/ids/size.ts';
import { basicsOf, LEVEL, TYPE, type View } from '../../src/games/twisted-fables/view.ts';

const LETHAL = 10000;

// What a purchase is worth, by slot of the basic card: level 1 only thins the deck's quality.
const BASIC_WORTH = [-1, 34, 70, -1, 24, 50, -1, 22, 48, 26];
/** By deck (attack, defense, movement), for a skill of level 2; a level 3 adds SKILL_STEP. */
const SKILL_WORTH = [40, 30, 32];
const SKILL_STEP = 20;

function lethal(view: View, damage: number): number {
  return damage >= view.hp(view.foe) + view.defense(view.foe) ? LETHAL : 0;
}

/** The values of a multiset of cards, added up. */
function sum(option: number): number {
  const low = (option & DO.COUNT) + 2 * ((option >> DO.LEVEL_2) & DO.COUNT);
  return low + 3 * ((option >> DO.LEVEL_3) & DO.COUNT) + ((option >> DO.WILDS) & DO.COUNT);
}

/** The damage that the hand could still do from a distance: attack cards side by side, skills by their printed damage. */
function threat(view: View, distance: number): number {
  const hand = view.handMask;
  let damage = 0;
  if (distance <= 1) {
    for (let level = 1; level <= 3; level++) damage += level * view.hand(level - 1);
    damage += view.hand(WILD);
  }
  for (let m = hand & SKILLS; m !== 0; m &= m - 1) {
    const slot = 31 - Math.clz32(m & -m);
    if ((hand & basicsOf(TYPE[slot])) === 0) continue;
    const plus = view.number(view.seat, slot, NUM.rangePlus);
    if (distance <= view.number(view.seat, slot, NUM.range) + plus) damage += view.number(view.seat, slot, NUM.damage);
  }
  return damage;
}

/** The distance she likes to end her turn at: the range of her best attack skill. */
function liked(view: View): number {
  return view.number(view.seat, SKILL + 2, NUM.range);
}

function distanceAfterMove(view: View, option: number, direction: number): number {
  const foe = view.space(view.foe);
  let end = view.space(view.seat) + direction * sum(option);
  if (end < 1) end = 1;
  if (end > SPACES) end = SPACES;
  if (end === foe) end -= direction;
  return Math.abs(end - foe);
}

function worthOfMove(view: View, option: number, direction: number, here: number): number {
  const there = distanceAfterMove(view, option, direction);
  const gain = threat(view, there) - here;
  const power = sum(option);
  if (gain > 0) return 800 + 10 * gain - power;
  if (gain < 0) return -1;
  // Nothing in hand wants another place: closer if out of reach, else for power.
  const off = Math.abs(there - liked(view));
  return 500 + 4 * power - 2 * off;
}

function worthOfSkill(view: View, option: number): number {
  const slot = (option >> 5) & DO.COUNT;
  const basic = option & DO.COUNT;
  const value = LEVEL[basic];
  const printed = view.number(view.seat, slot, NUM.damage);
  const damage = TYPE[slot] === ATTACK ? printed + value : printed;
  // The lowest card that does is best: higher ones do more in an action of their own. Poison wants a high one.
  const poisons =
    view.poisonLeft(view.seat) > 0 && slot === SKILL + 3 + LEVEL[slot] - 1 && view.number(view.seat, POISON, NUM.power) > 0;
  return (
    1000 +
    lethal(view, damage) +
    10 * printed +
    (poisons && isPoisoner(view) ? 3 * value : -value) -
    (basic === WILD ? 1 : 0)
  );
}

/** Her last twist makes poison hurt more: she is Snow White, whoever is drawn on the sheet. */
function isPoisoner(view: View): boolean {
  return view.number(view.seat, 35, NUM.poisonLoss) > 0;
}

function worthOfEpic(view: View, slot: number): number {
  const damage = view.number(view.seat, slot, NUM.damage);
  if (damage > 0) return 1100 + lethal(view, damage);
  if (view.number(view.seat, slot, NUM.range) < NUM.ANY) return poisonIn(view) >= 3 ? 1100 : -1;
  return 950;
}

function poisonIn(view: View): number {
  let count = 0;
  for (let level = 0; level < 3; level++) count += view.discarded(view.foe, POISON + level);
  return count;
}

function worthOfAction(view: View, option: number, here: number): number {
  const low = option & DO.COUNT;
  switch (option >> DO.SHIFT) {
    case DO.attack:
      return 900 + lethal(view, sum(option)) + 4 * sum(option);
    case DO.defend:
      return 600 + 4 * sum(option) - ((option >> DO.WILDS) & DO.COUNT);
    case DO.moveLeft:
      return worthOfMove(view, option, -1, here);
    case DO.moveRight:
      return worthOfMove(view, option, 1, here);
    case DO.skill:
      return worthOfSkill(view, option);
    case DO.epic:
      return worthOfEpic(view, low);
    case DO.card:
      return 700;
    case DO.buy:
      return BASIC_WORTH[low] < 0 ? -1 : 300 + BASIC_WORTH[low];
    case DO.buySkill:
      return 300 + SKILL_WORTH[low] + (LEVEL[view.topSkill(view.seat, low)] === 3 ? SKILL_STEP : 0);
    default:
      return option >> DO.SHIFT === DO.end ? 0 : -1;
  }
}

function isMove(option: number): boolean {
  return option >> DO.SHIFT === DO.moveLeft || option >> DO.SHIFT === DO.moveRight;
}

/** Skills and epics stand first in the list; once one of them is worth using, nothing after them is worth more. */
function bestAction(view: View, q: Question): number {
  let here = -1;
  let at = 0;
  let most = -LETHAL;
  for (let i = 0; i < q.count; i++) {
    const option = q.options[i];
    if (most >= 1000 && option >> DO.SHIFT !== DO.skill && option >> DO.SHIFT !== DO.epic) break;
    if (here < 0 && isMove(option)) here = threat(view, view.distance);
    const value = worthOfAction(view, option, here);
    if (value > most) {
      most = value;
      at = i;
    }
  }
  return at;
}

/** A skill card is worth discarding if nothing in hand can play it. */
function worthOfDiscardedSkill(view: View, slot: number): number {
  if (slot === NO_CARD) return 0;
  if (view.incoming > 0) {
    const taken = view.incoming - view.defense(view.seat);
    return taken >= view.hp(view.seat) ? LEVEL[slot] : -1;
  }
  return (view.handMask & basicsOf(TYPE[slot])) === 0 ? LEVEL[slot] : -1;
}

function worthOfKnockback(view: View, spaces: number): number {
  const there = view.distance + spaces;
  return 10 * threat(view, there) - Math.abs(there - liked(view));
}

/** What a card in hand is worth keeping for. */
function worthOfCard(view: View, slot: number): number {
  if (slot < SKILL) return 2 * LEVEL[slot] + (slot === WILD ? 1 : 0);
  if (slot < EPIC) return 3 * LEVEL[slot];
  if (slot < POISON) return 9;
  return -view.number(view.seat, slot, NUM.loss);
}

function worthOfDestroying(view: View, option: number): number {
  const slot = option & NO_CARD;
  return slot >= POISON ? 20 + LEVEL[slot] : -worthOfCard(view, slot);
}

function worthOfDiscarding(view: View, slot: number): number {
  return -worthOfCard(view, slot);
}

/** Poison goes back into her deck, the strongest first. */
function worthOfPick(_view: View, slot: number): number {
  if (slot === NO_CARD) return 0;
  return ((1 << slot) & POISONS) !== 0 ? slot : -1;
}

function worthOfDeck(view: View, deck: number): number {
  return LEVEL[view.topSkill(view.seat, deck)];
}

function keeps(view: View): boolean {
  return (view.handMask & (ATTACKS | SKILLS)) !== 0;
}

export default bot<View>('takes the option with the best static score, looking no further', (view: View, q: Question) => {
  switch (q.kind) {
    case ASK.action:
      return bestAction(view, q);
    case ASK.mulligan:
      return keeps(view) ? 0 : 1;
    case ASK.discardSkill:
      return best(view, q, worthOfDiscardedSkill);
    case ASK.knockback:
      return best(view, q, worthOfKnockback);
    case ASK.focus:
      return best(view, q, worthOfDestroying);
    case ASK.discard:
      return best(view, q, worthOfDiscarding);
    case ASK.pick:
      return best(view, q, worthOfPick);
    case ASK.skillDeck:
      return best(view, q, worthOfDeck);
    case ASK.poison:
    case ASK.may:
      return q.count - 1;
    case ASK.epic:
      return q.count - 1;
    default:
      return 0;
  }
});
