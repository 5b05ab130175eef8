// The turn (rules 3): beginning, refresh, activation, ending. Its program runs in the lowest frame, for ever.
import { PC, step } from '../../../core/frames.ts';
import { countStop } from '../counted/counters.ts';
import * as DO from '../ids/act.ts';
import * as ASK from '../ids/ask.ts';
import { ATTACK, BAG_SHIFT, DEFENSE, EPIC, MOVEMENT, NO_CARD, POISON, SHEET, SKILL } from '../ids/card.ts';
import * as CLOCK from '../ids/clock.ts';
import * as COUNT from '../ids/count.ts';
import * as END from '../ids/end.ts';
import * as EV from '../ids/ev.ts';
import * as LAST from '../ids/last.ts';
import * as LUCK from '../ids/luck.ts';
import * as LAID from '../ids/ongoing.ts';
import * as R from '../ids/reg.ts';
import * as RULE from '../ids/rule.ts';
import { BEGINNINGS, HAND, OWN, OWN_TURN } from '../ids/size.ts';
import * as WHEN from '../ids/when.ts';
import { hasApart } from '../table/apart.ts';
import { lowest } from '../table/bags.ts';
import type { Table } from '../table/state.ts';
import {
  beginningEntry,
  beginnings,
  beginningsEntry,
  callHook,
  listen,
  listensTo,
  programs,
  push,
  substitutes,
} from './hooks.ts';
import { ask, askAgain, finish, keepLeads, runAgain, skip } from './verbs.ts';
import { epicSteps } from './window.ts';
import { discardFromHand, discardHand, draw, fromHand, intoDeck, shuffleDeck, toDiscard } from './zones.ts';

// Mulligan

/** Each fable once, in turn order (rules 2.6, Q2). */
function askMulligan(g: Table, f: number): void {
  ask(g, ASK.mulligan, (g.clock[CLOCK.active] + g.frames[f + R.seatsAsked]) % g.seats);
}

function mulligan(g: Table, f: number): void {
  const seat = (g.clock[CLOCK.active] + g.frames[f + R.seatsAsked]) % g.seats;
  if (g.frames[f + R.answer] === 1) {
    const size = g.handSize[seat];
    g.events.note(EV.mulligan, seat, size, 0, 0, 0);
    for (let m = g.hand.mask[seat]; m !== 0; m = g.hand.mask[seat]) {
      const slot = lowest(m);
      fromHand(g, seat, slot);
      intoDeck(g, seat, slot);
    }
    shuffleDeck(g, seat, LUCK.mulligan);
    draw(g, seat, size);
  }
  g.frames[f + R.answer] = 0;
  if (++g.frames[f + R.seatsAsked] < g.seats) g.frames[f + PC] = mulliganEntry;
  else g.frames[f + R.seatsAsked] = 0;
}

// Beginning phase

function beginTurn(g: Table, f: number): void {
  for (let seat = 0; seat < g.seats; seat++) forgetTurn(g, seat);
  if (isExhausted(g)) return exhaust(g);
  if (g.clock[CLOCK.turn] === g.rules[RULE.turnCap]) return stop(g);
  openTurn(g, f);
}

/** Whether the game goes on is settled: a position that is laid out here begins so, whatever little lies there. */
export function openTurn(g: Table, f: number): void {
  const clock = g.clock;
  const me = clock[CLOCK.active];
  clock[CLOCK.turn]++;
  clock[CLOCK.acted] = 0;
  g.last[LAST.option] = 0;
  g.last[LAST.bonus] = 0;
  g.last[LAST.reach] = 0;
  g.events.note(EV.turn, me, clock[CLOCK.turn], 0, 0, 0);
  g.counters[me * COUNT.FIELDS + COUNT.begun]++;
  g.frames[f + R.me] = me;
  endPeriods(g, me);
  g.frames[f + R.due] = effectsDue(g, me);
  if (g.frames[f + R.due] === 0 && !listensTo(g, me, WHEN.refresh)) refreshQuietly(g, f);
}

/** The common case at once: nothing to resolve, nobody listens. */
function refreshQuietly(g: Table, f: number): void {
  discardInPlay(g, f);
  resetDefense(g, f);
  g.frames[f + PC] = activateEntry;
}

/** "Once per turn" begins anew at the start of every turn of any fable (rules 3). */
function forgetTurn(g: Table, seat: number): void {
  for (let i = 0; i < OWN_TURN; i++) g.own[seat * OWN + i] = 0;
}

/** "Until the beginning of your next turn" ends before everything else (Q3). */
function endPeriods(g: Table, me: number): void {
  if (g.ongoingSize[me] === 0) return;
  for (let i = 0; i < g.ongoingSize[me]; i++) g.ongoing[(me * LAID.MOST + i) * LAID.WIDTH + LAID.over] = 1;
  listen(g, me);
}

/** Nobody has a card or power left, so nobody can ever act again (TF-8). */
function isExhausted(g: Table): boolean {
  for (let seat = 0; seat < g.seats; seat++) {
    if (g.handSize[seat] !== 0 || g.deckSize[seat] !== 0 || g.power[seat] !== 0) return false;
    if (g.discard.mask[seat] !== 0 || g.play.mask[seat] !== 0 || g.ongoingSize[seat] !== 0) return false;
    if (hasApart(g, seat) || hasSubstitute(g, seat)) return false;
  }
  return true;
}

/** Something may stand for the cards she does not have. */
function hasSubstitute(g: Table, seat: number): boolean {
  const substitute = listensTo(g, seat, WHEN.substitute) ? substitutes[g.fable[seat]] : null;
  if (substitute === null) return false;
  return (
    (substitute.levels(g, seat, ATTACK) | substitute.levels(g, seat, DEFENSE) | substitute.levels(g, seat, MOVEMENT)) !== 0
  );
}

function exhaust(g: Table): void {
  g.events.note(EV.exhausted, 0, 0, 0, 0, 0);
  finish(g, END.exhausted, -1);
}

function stop(g: Table): void {
  g.events.note(EV.cap, 0, g.clock[CLOCK.turn], 0, 0, 0);
  finish(g, END.noResult, -1);
}

/** What she has to resolve now, one bit an effect, however many equal copies have it. */
function effectsDue(g: Table, me: number): number {
  let due = g.ongoingSize[me] === 0 ? 0 : ongoingDue(g, me);
  const list = beginnings[g.fable[me]];
  for (let i = 0; i < list.length; i++) if (list[i].copies(g, me) > 0) due |= 1 << (FIRST_BEGINNING + i);
  return due;
}

/** Effects of ongoing cards come first among the bits, then those of sheet and twists. */
const FIRST_BEGINNING = POISON - SKILL;

function ongoingDue(g: Table, me: number): number {
  const from = me * LAID.MOST * LAID.WIDTH;
  let due = 0;
  for (let i = 0; i < g.ongoingSize[me]; i++) {
    const slot = g.ongoing[from + i * LAID.WIDTH + LAID.card];
    if (beginningEntry[(g.fable[me] << BAG_SHIFT) + slot] !== 0) due |= 1 << (slot - SKILL);
  }
  // Q9 as an option: of several ongoing skills only the highest works (TF-2).
  const skills = due & ((1 << (EPIC - SKILL)) - 1);
  return g.rules[RULE.stacking] === 1 || skills === 0 ? due : (due & ~skills) | (1 << (31 - Math.clz32(skills)));
}

/** She chooses the order among different effects. */
function orderEffects(g: Table, f: number): void {
  const due = g.frames[f + R.due];
  if (due === 0) return skip(g, f, 1);
  if ((due & (due - 1)) === 0) g.frames[f + R.answer] = lowest(due) + SKILL;
  else ask(g, ASK.order, g.frames[f + R.me]);
}

/** Equal copies one after the other, each in full with its responses before the next (Q93). */
function resolveEffect(g: Table, f: number): void {
  const frames = g.frames;
  const me = frames[f + R.me];
  const effect = frames[f + R.answer];
  const copy = copyFrom(g, me, effect, frames[f + R.nextCopy]);
  if (copy < 0) {
    frames[f + R.answer] = 0;
    frames[f + R.nextCopy] = 0;
    frames[f + R.due] &= ~(1 << (effect - SKILL));
    return askAgain(g, f);
  }
  frames[f + R.nextCopy] = copy + 1;
  runAgain(g, f);
  const kind = beginningKind(g.fable[me], effect);
  if (kind !== SHEET) g.events.note(EV.beginning, me, kind, 0, 0, 0);
  const unit = push(g, beginningOf(g.fable[me], effect), me, g.foe[me], kind);
  frames[unit + R.doing] = DO.beginning;
  frames[unit + R.copy] = copy;
}

/** The first copy from there on: the place of an ongoing card, the number of any other; below 0 if there is none. */
function copyFrom(g: Table, me: number, effect: number, from: number): number {
  if (effect >= POISON) return from < beginnings[g.fable[me]][effect - POISON].copies(g, me) ? from : -1;
  for (let place = from; place < g.ongoingSize[me]; place++) {
    if (g.ongoing[(me * LAID.MOST + place) * LAID.WIDTH + LAID.card] === effect) return place;
  }
  return -1;
}

function beginningOf(fable: number, effect: number): number {
  return effect < POISON
    ? beginningEntry[(fable << BAG_SHIFT) + effect]
    : beginningsEntry[fable * BEGINNINGS + effect - POISON];
}

/** The card that an answer to `ASK.order` stands for. */
export function beginningKind(fable: number, answer: number): number {
  return answer < POISON ? answer : beginnings[fable][answer - POISON].kind;
}

function atMoment(g: Table, f: number, moment: number): void {
  const me = g.frames[f + R.me];
  if (listensTo(g, me, moment)) callHook(g, me, g.foe[me], moment);
}

// Refresh phase

/** Everything she has in play is discarded first, so it may be among the cards drawn for her defense (rules 3, Q53, TF-26). */
function discardInPlay(g: Table, f: number): void {
  const me = g.frames[f + R.me];
  const from = me * LAID.MOST * LAID.WIDTH;
  for (let at = from; at < from + g.ongoingSize[me] * LAID.WIDTH; at += LAID.WIDTH) {
    toDiscard(g, me, g.ongoing[at + LAID.card]);
    if (g.ongoing[at + LAID.basic] !== NO_CARD) toDiscard(g, me, g.ongoing[at + LAID.basic]);
    g.ongoing[at + LAID.card] = 0;
    g.ongoing[at + LAID.basic] = 0;
    g.ongoing[at + LAID.value] = 0;
    g.ongoing[at + LAID.over] = 0;
  }
  g.ongoingSize[me] = 0;
  discardPlayArea(g, me);
}

function resetDefense(g: Table, f: number): void {
  g.defense[g.frames[f + R.me]] = 0;
}

/** Without the ongoing cards, which lie apart. */
function discardPlayArea(g: Table, me: number): void {
  const counts = g.play.counts;
  for (let m = g.play.mask[me]; m !== 0; m &= m - 1) {
    const slot = lowest(m);
    const at = (me << BAG_SHIFT) + slot;
    g.discard.addMany(me, slot, counts[at]);
    counts[at] = 0;
  }
  g.play.mask[me] = 0;
}

// Activation and ending phase

/** Comes back to itself after every action; `end` and `focus` move on. */
function activate(g: Table, f: number): void {
  g.frames[f + PC] = activateEntry;
  ask(g, ASK.action, g.frames[f + R.me]);
}

export function endActivation(g: Table): void {
  g.frames[PC] = endingEntry;
}

function discardAtEnd(g: Table, f: number): void {
  const me = g.frames[f + R.me];
  countStop(g, me);
  g.power[me] = 0;
  discardHand(g, me);
}

const ENDING = (1 << WHEN.beforeDraw) | (1 << WHEN.afterDraw) | (1 << WHEN.turnEnd);

/** The common case at once: nobody listens, nobody owes herself an epic. Else the steps below do it one by one. */
function endQuietly(g: Table, f: number): void {
  const clock = g.clock;
  if (clock[CLOCK.epicsDue] !== 0 || clock[CLOCK.extraTurn] !== 0) return;
  if ((g.listens[g.frames[f + R.me]] & ENDING) !== 0) return;
  clearPlayArea(g, f);
  drawAtEnd(g, f);
  nextTurn(g, f);
}

function drawAtEnd(g: Table, f: number): void {
  const me = g.frames[f + R.me];
  draw(g, me, HAND + g.clock[CLOCK.extraDraws]);
  g.clock[CLOCK.extraDraws] = 0;
}

function clearPlayArea(g: Table, f: number): void {
  discardPlayArea(g, g.frames[f + R.me]);
}

/** Another turn at once, after discarding down to fewer cards than `extraTurn` says (Q36). */
function askDiscardForExtraTurn(g: Table, f: number): void {
  const me = g.frames[f + R.me];
  if (g.clock[CLOCK.extraTurn] === 0 || g.handSize[me] < g.clock[CLOCK.extraTurn]) return skip(g, f, 1);
  ask(g, ASK.discard, me);
}

function discardForExtraTurn(g: Table, f: number): void {
  discardFromHand(g, g.frames[f + R.me], g.frames[f + R.answer]);
  g.frames[f + R.answer] = 0;
  askAgain(g, f);
}

function nextTurn(g: Table, f: number): void {
  keepLeads(g);
  if (g.clock[CLOCK.extraTurn] === 0) g.clock[CLOCK.active] = (g.clock[CLOCK.active] + 1) % g.seats;
  g.clock[CLOCK.extraTurn] = 0;
  g.frames[f + PC] = turnEntry;
}

const mulliganEntry = programs.add([step(askMulligan), step(mulligan)]);
const turnEntry = programs.add([
  step(beginTurn),
  step(orderEffects),
  step(resolveEffect),
  step(discardInPlay),
  step(atMoment, WHEN.refresh),
  step(resetDefense),
]);
/** After a turn was opened. */
export const openedEntry = turnEntry + 1;
export const activateEntry = programs.add([step(activate)]);
export const endingEntry = programs.add([
  step(discardAtEnd),
  step(endQuietly),
  ...epicSteps,
  step(clearPlayArea),
  step(atMoment, WHEN.beforeDraw),
  step(drawAtEnd),
  step(atMoment, WHEN.afterDraw),
  step(atMoment, WHEN.turnEnd),
  ...epicSteps,
  step(askDiscardForExtraTurn),
  step(discardForExtraTurn),
  ...epicSteps,
  step(nextTurn),
]);

/** Where a new game begins. */
export const firstEntry = mulliganEntry;
