// The end of every unit: her own triggers, then the response window (rules 7).
import { step } from '../../../core/frames.ts';
import { blowOf } from '../counted/counters.ts';
import * as ASK from '../ids/ask.ts';
import * as BLOW from '../ids/blow.ts';
import { SHEET } from '../ids/card.ts';
import * as CLOCK from '../ids/clock.ts';
import * as CURSOR from '../ids/cursor.ts';
import * as EV from '../ids/ev.ts';
import * as NUM from '../ids/num.ts';
import * as PACKET from '../ids/packet.ts';
import * as R from '../ids/reg.ts';
import * as WHEN from '../ids/when.ts';
import type { Table } from '../table/state.ts';
import { callHook, listensTo, pop } from './hooks.ts';
import { ANSWERS, applyAtOnce, openPacket } from './packet.ts';
import { ask, askAgain, number, runAgain, skip } from './verbs.ts';
import { toHand } from './zones.ts';

/** The common case at once: nobody listens, nobody owes herself an epic. Else the steps below do it one by one. */
function closeQuietly(g: Table, f: number): void {
  const frames = g.frames;
  const clock = g.clock;
  if (frames[f + R.passed] !== 0 || listensTo(g, frames[f + R.me], WHEN.resolved)) return;
  for (let i = 0; i < clock[CLOCK.pending]; i++) {
    if ((g.listens[g.packets[PACKET.WIDTH * i + PACKET.target]] & ANSWERS) !== 0) return;
  }
  settle(g, f);
  if (clock[CLOCK.epicsDue] === 0) pop(g, f);
}

/** Step 4: her own triggers of this unit. */
function ownTriggers(g: Table, f: number): void {
  const me = g.frames[f + R.me];
  if (listensTo(g, me, WHEN.resolved)) callHook(g, me, g.frames[f + R.foe], WHEN.resolved);
}

/** Applies the packets in the order they were made. */
function settle(g: Table, f: number): void {
  const clock = g.clock;
  const packets = g.packets;
  while (clock[CLOCK.settled] < clock[CLOCK.pending]) {
    const at = PACKET.WIDTH * clock[CLOCK.settled]++;
    const target = packets[at + PACKET.target];
    const source = packets[at + PACKET.source];
    const inflicted = packets[at + PACKET.inflicted];
    const reduced = packets[at + PACKET.reduced];
    for (let i = 0; i < PACKET.WIDTH; i++) packets[at + i] = 0;
    g.blow = blowOf(g, f, source, target);
    if ((g.listens[target] & ANSWERS) !== 0) {
      runAgain(g, f);
      const p = openPacket(g, target, source, g.frames[f + R.card], inflicted);
      g.frames[p + BLOW.reduced] = reduced;
      return;
    }
    applyAtOnce(g, target, inflicted, reduced);
    if (g.cursor[CURSOR.asking] === ASK.over) return;
  }
  clock[CLOCK.pending] = 0;
  clock[CLOCK.settled] = 0;
}

/** Responses of fables that the active one moved through, clockwise from her. */
function answerPassing(g: Table, f: number): void {
  const frames = g.frames;
  const me = frames[f + R.me];
  for (let k = 1; frames[f + R.passed] !== 0; k++) {
    const seat = (me + k) % g.seats;
    const bit = 1 << seat;
    if ((frames[f + R.passed] & bit) === 0) continue;
    frames[f + R.passed] &= ~bit;
    if (!listensTo(g, seat, WHEN.passed)) continue;
    runAgain(g, f);
    callHook(g, seat, me, WHEN.passed);
    return;
  }
}

/** Epic checks, clockwise from the active fable: at or below the threshold, marker still there. */
function checkEpics(g: Table, f: number): void {
  while (g.clock[CLOCK.epicsDue] !== 0) {
    const seat = nextDue(g);
    g.clock[CLOCK.epicsDue] &= ~(1 << seat);
    if (g.epics[seat] === 0 || g.hp[seat] > number(g, seat, SHEET, NUM.threshold)) continue;
    g.frames[f + R.owing] = seat;
    ask(g, ASK.epic, seat);
    return;
  }
  skip(g, f, 1);
}

function nextDue(g: Table): number {
  const active = g.clock[CLOCK.active];
  for (let k = 0; k < g.seats; k++) {
    const seat = (active + k) % g.seats;
    if ((g.clock[CLOCK.epicsDue] & (1 << seat)) !== 0) return seat;
  }
  return active;
}

/** She adds one epic to her hand; the other two and the marker leave the game. */
function chooseEpic(g: Table, f: number): void {
  const seat = g.frames[f + R.owing];
  const slot = g.frames[f + R.answer];
  g.frames[f + R.owing] = 0;
  g.frames[f + R.answer] = 0;
  g.epics[seat] = 0;
  g.epicSecret[seat] = 1;
  toHand(g, seat, slot);
  g.events.note(EV.epic, seat, slot, 0, 0, 0);
  askAgain(g, f);
}

function done(g: Table, f: number): void {
  pop(g, f);
}

/** For steps outside units, such as the hand discarded at the end of a turn (Q92). */
export const epicSteps = [step(checkEpics), step(chooseEpic)];
export const windowSteps = [
  step(closeQuietly),
  step(ownTriggers),
  step(settle),
  step(answerPassing),
  ...epicSteps,
  step(done),
];
export const doneStep = step(done);
