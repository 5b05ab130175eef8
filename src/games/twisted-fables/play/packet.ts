// One damage packet in the window (rules 7, a-f). One that its target may answer has a frame of its own, a blow.
import { step } from '../../../core/frames.ts';
import { countLoss } from '../counted/counters.ts';
import * as BLOW from '../ids/blow.ts';
import { NO_KIND } from '../ids/card.ts';
import * as COUNT from '../ids/count.ts';
import * as CURSOR from '../ids/cursor.ts';
import * as EV from '../ids/ev.ts';
import * as WHEN from '../ids/when.ts';
import type { Table } from '../table/state.ts';
import { callHook, listensTo, pop, programs, push } from './hooks.ts';
import { reduceHp } from './verbs.ts';
import { draw } from './zones.ts';

/** Any of these makes a packet a matter of several steps. */
export const ANSWERS = (1 << WHEN.inflicted) | (1 << WHEN.refuse) | (1 << WHEN.damaged);

/** Opens the frame of a packet; `card` is what inflicts it. */
export function openPacket(g: Table, target: number, source: number, card: number, inflicted: number): number {
  const p = push(g, packetEntry, target, source, card);
  g.frames[p + BLOW.inflicted] = inflicted;
  return p;
}

/** A counter is a packet resolved at once; then whoever countered draws (rules 13.6, Q48). It takes the place of the packet that
 * it answers, of which nothing is left but the draws: a chain of counters, as long as hands and HP allow, needs no more frames
 * than one. The draws come when the chain is over, each from the drawer's own deck, so that their order cannot matter (TF-24).
 * Must be the last step of a hook: it closes the hook's frame. */
export function openCounter(g: Table, f: number, value: number, cards: number): void {
  const frames = g.frames;
  pop(g, f);
  const answered = g.cursor[CURSOR.at];
  const me = frames[answered + BLOW.target];
  const foe = frames[answered + BLOW.source];
  const mine = frames[answered + BLOW.targetDraws] + cards;
  const theirs = frames[answered + BLOW.sourceDraws];
  pop(g, answered);
  g.blow = COUNT.byCounter;
  const p = openPacket(g, foe, me, NO_KIND, value);
  frames[p + BLOW.sourceDraws] = mine;
  frames[p + BLOW.targetDraws] = theirs;
}

/** a: her free reduction. */
function answer(g: Table, f: number): void {
  const target = g.frames[f + BLOW.target];
  if (listensTo(g, target, WHEN.inflicted)) callHook(g, target, g.frames[f + BLOW.source], WHEN.inflicted);
}

/** b, c: reductions, then defense. d: she may refuse the whole rest. */
function reduce(g: Table, f: number): void {
  const frames = g.frames;
  const target = frames[f + BLOW.target];
  const value = frames[f + BLOW.inflicted] - frames[f + BLOW.reduced] - frames[f + BLOW.reducedByChoice];
  const rest = absorb(g, target, value > 0 ? value : 0);
  frames[f + BLOW.absorbed] = (value > 0 ? value : 0) - rest;
  frames[f + BLOW.rest] = rest;
  if (rest > 0 && listensTo(g, target, WHEN.refuse)) callHook(g, target, frames[f + BLOW.source], WHEN.refuse);
}

/** e: the rest is taken. f: her triggers if it was not 0; a defeated fable has none (Q5). */
function take(g: Table, f: number): void {
  const frames = g.frames;
  const target = frames[f + BLOW.target];
  const rest = frames[f + BLOW.rest];
  takeDamage(
    g,
    target,
    frames[f + BLOW.inflicted],
    frames[f + BLOW.reduced] + frames[f + BLOW.reducedByChoice],
    frames[f + BLOW.absorbed],
    rest,
  );
  if (rest > 0 && g.hp[target] > 0 && listensTo(g, target, WHEN.damaged)) {
    callHook(g, target, frames[f + BLOW.source], WHEN.damaged);
  }
}

function close(g: Table, f: number): void {
  const target = g.frames[f + BLOW.target];
  const source = g.frames[f + BLOW.source];
  const byTarget = g.frames[f + BLOW.targetDraws];
  const bySource = g.frames[f + BLOW.sourceDraws];
  pop(g, f);
  if (bySource > 0) draw(g, source, bySource);
  if (byTarget > 0) draw(g, target, byTarget);
}

const packetEntry = programs.add([step(answer), step(reduce), step(take), step(close)]);

/** Window b-e for a target that nothing can answer for. */
export function applyAtOnce(g: Table, target: number, inflicted: number, reduced: number): void {
  const value = inflicted > reduced ? inflicted - reduced : 0;
  const rest = absorb(g, target, value);
  takeDamage(g, target, inflicted, reduced, value - rest, rest);
}

/** Defense absorbs as much as it can; returns the rest. */
function absorb(g: Table, target: number, value: number): number {
  const defense = g.defense[target];
  const absorbed = value < defense ? value : defense;
  g.defense[target] = defense - absorbed;
  return value - absorbed;
}

function takeDamage(g: Table, target: number, inflicted: number, reduced: number, absorbed: number, rest: number): void {
  g.events.note(EV.damage, target, inflicted, reduced, absorbed, rest);
  if (rest === 0) return;
  countLoss(g, target, g.blow, rest);
  reduceHp(g, target, rest);
}
