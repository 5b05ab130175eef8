// Doing what the menu offers: declare and pay here, then the unit's program performs the text (rules 4 and 7).
import { PC, step } from '../../../core/frames.ts';
import { noteAffordable } from '../counted/counters.ts';
import * as DO from '../ids/act.ts';
import * as ASK from '../ids/ask.ts';
import { ATTACK, BAG_SHIFT, DEFENSE, MOVEMENT, NO_CARD, NO_KIND, SUBSTITUTE, WILD } from '../ids/card.ts';
import * as CLOCK from '../ids/clock.ts';
import * as COUNT from '../ids/count.ts';
import * as EV from '../ids/ev.ts';
import * as LAST from '../ids/last.ts';
import * as NUM from '../ids/num.ts';
import * as LAID from '../ids/ongoing.ts';
import * as R from '../ids/reg.ts';
import * as WHEN from '../ids/when.ts';
import type { Steps } from '../printed/cards.ts';
import { TYPE } from '../printed/slots.ts';
import type { Table } from '../table/state.ts';
import { takeSkill, topSkill } from '../table/supply.ts';
import { moveEnd, passesThrough } from '../table/track.ts';
import { callHook, isOngoing, listen, listensTo, ownEntry, programs, push, substitutes, textEntry } from './hooks.ts';
import { asks } from './steps.ts';
import { endActivation } from './turn.ts';
import * as verbs from './verbs.ts';
import { windowSteps } from './window.ts';
import * as zones from './zones.ts';

export function perform(g: Table, option: number): void {
  const me = g.clock[CLOCK.active];
  const doing = option >> DO.SHIFT;
  noteAffordable(g, me);
  if (doing === DO.end) return endActivation(g);
  if (doing === DO.focus) endActivation(g);
  if (doing !== DO.buy && doing !== DO.buySkill) g.counters[me * COUNT.FIELDS + COUNT.actions]++;
  g.clock[CLOCK.acted] = 1;
  switch (doing) {
    case DO.buy:
      return buyBasic(g, me, option & DO.COUNT);
    case DO.buySkill:
      return buySkill(g, me, option & DO.COUNT);
    case DO.skill:
      return useSkill(g, me, option);
    case DO.epic:
    case DO.card:
      return useCard(g, me, option);
    case DO.own:
      return useOwn(g, me, option);
    case DO.focus:
      push(g, focusEntry, me, g.foe[me], NO_KIND);
      return;
    default:
      return playBasics(g, me, option);
  }
}

// Power-up: a bought card enters the discard pile; no window is opened (TF-7)

function buyBasic(g: Table, me: number, slot: number): void {
  pay(g, me, slot, COUNT.power);
  g.supply[slot]--;
  zones.toDiscard(g, me, slot);
}

function buySkill(g: Table, me: number, deck: number): void {
  pay(g, me, topSkill(g, me, deck), COUNT.power + 1 + deck);
  zones.toDiscard(g, me, takeSkill(g, me, deck));
}

function pay(g: Table, me: number, slot: number, counter: number): void {
  const cost = verbs.number(g, me, slot, NUM.cost);
  const counters = g.counters;
  const mine = me * COUNT.FIELDS;
  g.power[me] -= cost;
  counters[mine + counter] += cost;
  counters[mine + COUNT.purchases]++;
  if (counters[mine + COUNT.bought + slot]++ === 0) counters[mine + COUNT.firstBought + slot] = counters[mine + COUNT.begun];
}

// Attack, defense and move actions

function typeOf(doing: number): number {
  return doing === DO.attack ? ATTACK : doing === DO.defend ? DEFENSE : MOVEMENT;
}

function playBasics(g: Table, me: number, option: number): void {
  const first = typeOf(option >> DO.SHIFT) * 3;
  playMany(g, me, first, option & DO.COUNT);
  playMany(g, me, first + 1, (option >> DO.LEVEL_2) & DO.COUNT);
  playMany(g, me, first + 2, (option >> DO.LEVEL_3) & DO.COUNT);
  playMany(g, me, WILD, (option >> DO.WILDS) & DO.COUNT);
  paySubstitute(g, me, (option >> DO.SUBSTITUTED) & DO.SUBSTITUTED_MASK);
  remember(g, option);
  const f = push(g, 0, me, g.foe[me], NO_KIND);
  load(g, f, option);
  if (listensTo(g, me, WHEN.useBasics)) declareFirst(g, f, 1);
}

/** Something else stands for a basic card of this level; 0: nothing does. */
function paySubstitute(g: Table, me: number, level: number): void {
  if (level > 0) substitutes[g.fable[me]]?.pay(g, me, level);
}

function playMany(g: Table, me: number, slot: number, count: number): void {
  if (count === 0) return;
  g.hand.takeMany(me, slot, count);
  g.play.addMany(me, slot, count);
  g.handSize[me] -= count;
  g.counters[me * COUNT.FIELDS + COUNT.played + slot] += count;
}

/** System Hack may repeat it (Q23). */
function remember(g: Table, option: number): void {
  g.last[LAST.option] = option;
  g.last[LAST.bonus] = 0;
  g.last[LAST.reach] = 0;
}

/** Makes the unit in frame `f` an attack, defense, move or skill with its values: when it is used, or repeated (Q24). */
export function load(g: Table, f: number, option: number): void {
  const frames = g.frames;
  const doing = option >> DO.SHIFT;
  frames[f + R.doing] = doing;
  if (doing === DO.skill) {
    const slot = (option >> BAG_SHIFT) & DO.COUNT;
    frames[f + R.card] = slot;
    frames[f + R.x] = verbs.cardValue(g, frames[f + R.me], option & DO.COUNT, TYPE[slot]);
    frames[f + PC] = textEntry[(g.fable[frames[f + R.me]] << BAG_SHIFT) + slot];
  } else {
    frames[f + R.x] = sum(g, frames[f + R.me], option);
    frames[f + R.power] = powerOf(g, frames[f + R.me], option);
    frames[f + PC] = doing === DO.attack ? attackEntry : doing === DO.defend ? defendEntry : moveEntry;
  }
}

/** The values of the cards of an action, each after modifiers. */
function sum(g: Table, me: number, option: number): number {
  const type = typeOf(option >> DO.SHIFT);
  let total = (option & DO.COUNT) * verbs.cardValue(g, me, type * 3, type);
  total += ((option >> DO.LEVEL_2) & DO.COUNT) * verbs.cardValue(g, me, type * 3 + 1, type);
  total += ((option >> DO.LEVEL_3) & DO.COUNT) * verbs.cardValue(g, me, type * 3 + 2, type);
  total += ((option >> DO.WILDS) & DO.COUNT) * verbs.cardValue(g, me, WILD, type);
  const level = (option >> DO.SUBSTITUTED) & DO.SUBSTITUTED_MASK;
  return level === 0 ? total : total + verbs.cardValue(g, me, SUBSTITUTE + level - 1, type);
}

/** Power comes from the printed values of real cards (rules 9). */
function powerOf(g: Table, me: number, option: number): number {
  const numbers = g.numbers;
  const at = ((typeOf(option >> DO.SHIFT) * 3) << NUM.KIND) + NUM.value;
  let total = (option & DO.COUNT) * numbers[at];
  total += ((option >> DO.LEVEL_2) & DO.COUNT) * numbers[at + (1 << NUM.KIND)];
  total += ((option >> DO.LEVEL_3) & DO.COUNT) * numbers[at + (2 << NUM.KIND)];
  total += ((option >> DO.WILDS) & DO.COUNT) * numbers[(WILD << NUM.KIND) + NUM.value];
  const level = (option >> DO.SUBSTITUTED) & DO.SUBSTITUTED_MASK;
  if (level > 0 && substitutes[g.fable[me]]?.givesPower === true) total += level;
  return total;
}

function inflictSum(g: Table, f: number): void {
  verbs.hit(g, f, 0, g.frames[f + R.x]);
  gainTheirPower(g, f);
}

function defendSum(g: Table, f: number): void {
  verbs.gainDefense(g, g.frames[f + R.me], g.frames[f + R.x]);
  gainTheirPower(g, f);
}

/** All of it is spent if possible; passing through is allowed (rules 5). */
function moveSum(g: Table, f: number): void {
  const me = g.frames[f + R.me];
  const end = moveEnd(g, me, g.frames[f + R.doing] === DO.moveLeft ? -1 : 1, g.frames[f + R.x]);
  if (passesThrough(g, me, end)) g.frames[f + R.passed] = 1 << g.foe[me];
  verbs.putOn(g, me, end, EV.move);
  gainTheirPower(g, f);
}

function gainTheirPower(g: Table, f: number): void {
  verbs.gainPower(g, g.frames[f + R.me], g.frames[f + R.power]);
}

// Skills, epics, component actions

function useSkill(g: Table, me: number, option: number): void {
  const slot = (option >> BAG_SHIFT) & DO.COUNT;
  const basic = option & DO.COUNT;
  if (isOngoing[(g.fable[me] << BAG_SHIFT) + slot] === 1) stay(g, me, slot, basic);
  else {
    playMany(g, me, slot, 1);
    if (basic < SUBSTITUTE) playMany(g, me, basic, 1);
  }
  if (basic >= SUBSTITUTE) paySubstitute(g, me, basic - SUBSTITUTE + 1);
  remember(g, option);
  const f = push(g, 0, me, g.foe[me], slot);
  load(g, f, option);
  if ((g.listens[me] & DECLARING) !== 0) declareFirst(g, f, declareSteps.length);
}

function declare(g: Table, f: number, moment: number): void {
  const me = g.frames[f + R.me];
  if (listensTo(g, me, moment)) callHook(g, me, g.frames[f + R.foe], moment);
}

/** A program is entered behind the steps that declare, for somebody listens to them only now and then. */
function declareFirst(g: Table, f: number, steps: number): void {
  g.frames[f + PC] -= steps;
}

const DECLARING = (1 << WHEN.aim) | (1 << WHEN.useSkill);
/** Stand before every skill's text; a repeated skill begins after them (Q24). */
export const declareSteps = [step(declare, WHEN.aim), step(declare, WHEN.useSkill)];

/** Card and basic card stay in play until her next refresh phase (rules 8); NO_CARD or a substitute: there is none. */
function stay(g: Table, me: number, slot: number, basic: number): void {
  const at = (me * LAID.MOST + g.ongoingSize[me]++) * LAID.WIDTH;
  leaveHand(g, me, slot);
  g.ongoing[at + LAID.card] = slot;
  g.ongoing[at + LAID.basic] = basic < SUBSTITUTE ? basic : NO_CARD;
  if (basic < SUBSTITUTE) leaveHand(g, me, basic);
  if (basic !== NO_CARD) g.ongoing[at + LAID.value] = verbs.cardValue(g, me, basic, TYPE[slot]);
  listen(g, me);
}

function leaveHand(g: Table, me: number, slot: number): void {
  zones.fromHand(g, me, slot);
  g.counters[me * COUNT.FIELDS + COUNT.played + slot]++;
}

function useCard(g: Table, me: number, option: number): void {
  const slot = option & DO.COUNT;
  const doing = option >> DO.SHIFT;
  if (doing === DO.epic) {
    if (isOngoing[(g.fable[me] << BAG_SHIFT) + slot] === 1) stay(g, me, slot, NO_CARD);
    else playMany(g, me, slot, 1);
    g.epicSecret[me] = 0;
  } else g.counters[me * COUNT.FIELDS + COUNT.played + slot]++;
  const f = push(g, textEntry[(g.fable[me] << BAG_SHIFT) + slot], me, g.foe[me], slot);
  g.frames[f + R.doing] = doing;
}

function useOwn(g: Table, me: number, option: number): void {
  const which = (option >> DO.OWN_WHICH) & DO.COUNT;
  const f = push(g, ownEntry[g.fable[me] * DO.OWN_MOST + which], me, g.foe[me], NO_KIND);
  g.frames[f + R.doing] = DO.own;
  g.frames[f + R.what] = option & DO.COUNT;
  g.frames[f + R.copy] = (option >> DO.OWN_COPY) & DO.COUNT;
}

// Focus: destroy one card from hand or discard pile, instead of everything else

function destroyFocused(g: Table, f: number): void {
  zones.destroyChosen(g, g.frames[f + R.me], g.frames[f + R.answer]);
}

/** Stands before an action's own steps; a repeated action begins after it (Q24). */
function withDeclaring(steps: Steps): number {
  return programs.add([step(declare, WHEN.useBasics), ...steps, ...windowSteps]) + 1;
}

const attackEntry = withDeclaring([step(inflictSum)]);
const defendEntry = withDeclaring([step(defendSum)]);
const moveEntry = withDeclaring([step(moveSum)]);
const focusEntry = programs.add([asks(ASK.focus), step(destroyFocused), ...windowSteps]);
