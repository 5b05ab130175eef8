// What cards do to values and pawns, in the rulebook's words; zones.ts has what they do to cards. Verbs act at once on the
// table; only a `hit` waits for the window.
import { PC } from '../../../core/frames.ts';
import { blowOfCard, countAffordable, countLoss } from '../counted/counters.ts';
import * as ASK from '../ids/ask.ts';
import { SHEET } from '../ids/card.ts';
import * as CLOCK from '../ids/clock.ts';
import * as COUNT from '../ids/count.ts';
import * as CURSOR from '../ids/cursor.ts';
import * as END from '../ids/end.ts';
import * as EV from '../ids/ev.ts';
import * as NUM from '../ids/num.ts';
import * as PACKET from '../ids/packet.ts';
import * as R from '../ids/reg.ts';
import * as RULE from '../ids/rule.ts';
import { MODIFIERS, POWER_MAX } from '../ids/size.ts';
import * as WHEN from '../ids/when.ts';
import type { Table } from '../table/state.ts';
import { listensTo } from './hooks.ts';

/** A printed number of one of a seat's cards. */
export function number(g: Table, seat: number, kind: number, field: number): number {
  return g.numbers[(g.fable[seat] << NUM.FABLE) + (kind << NUM.KIND) + field];
}

/** A printed number of the card whose text is running. */
export function printed(g: Table, f: number, field: number): number {
  return number(g, g.frames[f + R.me], g.frames[f + R.card], field);
}

/** Seats alternate between the teams, so enemies are an odd number of seats apart (rules 12.2). */
export function areEnemies(one: number, other: number): boolean {
  return ((one ^ other) & 1) !== 0;
}

export function isOver(g: Table): boolean {
  return g.cursor[CURSOR.asking] === ASK.over;
}

/** Stops the steps until the seat has answered. A game that is over asks nothing more. */
export function ask(g: Table, question: number, seat: number): void {
  if (isOver(g)) return;
  g.cursor[CURSOR.asking] = question;
  g.cursor[CURSOR.asked] = seat;
}

/** Skips the next steps of the running program. */
export function skip(g: Table, f: number, steps: number): void {
  g.frames[f + PC] += steps;
}

/** The step after this one is this one again. */
export function runAgain(g: Table, f: number): void {
  g.frames[f + PC]--;
}

/** For the step after a question: back to the question. */
export function askAgain(g: Table, f: number): void {
  g.frames[f + PC] -= 2;
}

// Values

export function finish(g: Table, ending: number, winner: number): void {
  g.clock[CLOCK.ending] = ending;
  g.clock[CLOCK.winner] = winner;
  g.cursor[CURSOR.asking] = ASK.over;
  g.cursor[CURSOR.asked] = 0;
  keepLeads(g);
  countAffordable(g);
}

/** When a turn ends; what one side leads by the other lacks. */
export function keepLeads(g: Table): void {
  const at = 2 * g.clock[CLOCK.turn];
  const lead = leadOf(g, 0);
  g.leads[at] = lead;
  g.leads[at + 1] = -lead;
}

/** Share of HP left in thousandths, her side's less the enemy's. */
export function leadOf(g: Table, seat: number): number {
  let lead = 0;
  for (let other = 0; other < g.seats; other++) {
    const share = Math.round((1000 * g.hp[other]) / g.maxHp[other]);
    lead += areEnemies(other, seat) ? -share : share;
  }
  return Math.round((2 * lead) / g.seats);
}

/** HP goes, defense does not help; the first fable at 0 is defeated at once (Q4, Q5). */
export function reduceHp(g: Table, seat: number, amount: number): void {
  const hp = g.hp[seat] - amount;
  g.hp[seat] = hp > 0 ? hp : 0;
  g.events.note(EV.hp, seat, g.hp[seat], 0, 0, 0);
  if (hp <= 0) {
    g.events.note(EV.defeat, seat, 0, 0, 0, 0);
    finish(g, END.victory, g.foe[seat]);
  } else if (g.epics[seat] !== 0 && hp <= number(g, seat, SHEET, NUM.threshold)) g.clock[CLOCK.epicsDue] |= 1 << seat;
}

/** Losing HP is not damage (rules 6); who may refuse a loss does (Q86). */
export function loseHp(g: Table, seat: number, amount: number, cause: number, owner: number): void {
  if (amount <= 0 || isOver(g) || listensTo(g, seat, WHEN.refuse)) return;
  g.events.note(EV.lose, seat, amount < g.hp[seat] ? amount : g.hp[seat], cause, owner, 0);
  countLoss(g, seat, blowOfCard(cause), amount);
  reduceHp(g, seat, amount);
}

/** A cost she pays by choice is paid (Q86). */
export function payHp(g: Table, seat: number, amount: number): void {
  g.events.note(EV.pay, seat, amount, 0, 0, 0);
  countLoss(g, seat, COUNT.herself, amount);
  reduceHp(g, seat, amount);
}

/** May she lose this much by choice? Only if she survives it (Q7). */
export function canPayHp(g: Table, seat: number, amount: number): boolean {
  return amount < g.hp[seat] || g.rules[RULE.mustSurvive] === 0;
}

/** May she bring a loss upon herself? Only if she survives it (Q7) or refuses it (Q86, TF-25). */
export function canLoseHp(g: Table, seat: number, amount: number): boolean {
  return listensTo(g, seat, WHEN.refuse) || canPayHp(g, seat, amount);
}

export function recover(g: Table, seat: number, amount: number): void {
  const hp = g.hp[seat] + amount;
  g.hp[seat] = hp < g.maxHp[seat] ? hp : g.maxHp[seat];
  g.events.note(EV.recover, seat, amount, g.hp[seat], 0, 0);
}

/** Gains past the limit are lost (Q12). */
export function setTokens(g: Table, seat: number, tokens: number): void {
  g.events.note(EV.tokens, seat, g.tokens[seat], tokens, 0, 0);
  g.tokens[seat] = tokens;
}

/** She is in another of her states now. */
export function become(g: Table, seat: number, mood: number): void {
  g.mood[seat] = mood;
  g.events.note(EV.mood, seat, mood, 0, 0, 0);
}

/** The value of a basic card used as a type, after modifiers: per card, at least 0 (rules 9). */
export function cardValue(g: Table, seat: number, slot: number, type: number): number {
  const value = g.numbers[(slot << NUM.KIND) + NUM.value] + g.modifiers[seat * MODIFIERS + type];
  return value > 0 ? value : 0;
}

/** Excess over the cap is lost (Q12). */
export function gainPower(g: Table, seat: number, amount: number): void {
  const power = g.power[seat] + amount;
  g.power[seat] = power < POWER_MAX ? power : POWER_MAX;
  g.events.note(EV.power, seat, amount, g.power[seat], 0, 0);
}

export function gainDefense(g: Table, seat: number, amount: number): void {
  const defense = g.defense[seat] + amount;
  g.defense[seat] = defense < g.maxDefense[seat] ? defense : g.maxDefense[seat];
  g.events.note(EV.defense, seat, amount, g.defense[seat], 0, 0);
}

/** Puts a pawn on a space: a place, the end of a move or of a knockback. */
export function putOn(g: Table, seat: number, space: number, event: number): void {
  g.events.note(event, seat, g.space[seat], space, 0, 0);
  g.space[seat] = space;
}

/** Opens a damage packet on the opponent: what the text says, what the basic cards add, and every "Damage +X" of this use.
 * HP and defense are touched in the window only (rules 7). */
export function hit(g: Table, f: number, text: number, cards: number): void {
  const frames = g.frames;
  const value = text + cards + frames[f + R.bonus];
  addPacket(g, frames[f + R.foe], frames[f + R.me], value);
  frames[f + R.inflicted] = value;
  g.events.note(EV.hit, frames[f + R.me], value, cards, frames[f + R.bonus], 0);
}

export function addPacket(g: Table, target: number, source: number, value: number): void {
  const at = PACKET.WIDTH * g.clock[CLOCK.pending]++;
  g.packets[at + PACKET.target] = target;
  g.packets[at + PACKET.source] = source;
  g.packets[at + PACKET.inflicted] = value;
}
