// The small vocabulary that cards are written in. A step is a verb with its numbers, or a question.
import { type Step, step } from '../../../core/frames.ts';
import * as ASK from '../ids/ask.ts';
import { NO_CARD, SKILLS } from '../ids/card.ts';
import * as EV from '../ids/ev.ts';
import * as NUM from '../ids/num.ts';
import * as LAID from '../ids/ongoing.ts';
import * as R from '../ids/reg.ts';
import * as RULE from '../ids/rule.ts';
import { LEVEL } from '../printed/slots.ts';
import type { Table } from '../table/state.ts';
import { knockbackEnd } from '../table/track.ts';
import * as verbs from './verbs.ts';
import * as zones from './zones.ts';

type Condition = (g: Table, f: number) => boolean;

/** Runs the steps only if the condition holds when they are reached. */
export function when(condition: Condition, steps: readonly Step<Table>[]): Step<Table>[] {
  const test = step<Table>((g, f, length) => {
    if (!condition(g, f)) verbs.skip(g, f, length);
  }, steps.length);
  return [test, ...steps];
}

/** The frame of what a hook answers to: the unit, or the damage packet. */
export function cause(f: number): number {
  return f - R.FRAME;
}

/** For hooks of a packet: an opponent inflicts it. */
export function isByOpponent(g: Table, f: number): boolean {
  return verbs.areEnemies(g.frames[f + R.me], g.frames[f + R.foe]);
}

/** For hooks of a unit: her move or another's passed through somebody. */
export function hasPassed(g: Table, f: number): boolean {
  return g.frames[cause(f) + R.passed] !== 0;
}

/** Without an opponent on the track the rest of a text still works (Q10). */
export function hasFoe(g: Table, f: number): boolean {
  return g.frames[f + R.foe] >= 0;
}

/** For hooks of a unit: "Damage +X" of this use. */
export function addDamage(g: Table, f: number, amount: number): void {
  g.frames[cause(f) + R.bonus] += amount;
  if (amount > 0) g.events.note(EV.bonus, g.frames[f + R.me], amount, 0, 0, 0);
}

/** Damage: the printed number and every "Damage +X" of this use. */
export const inflict = step<Table>((g, f) => {
  verbs.hit(g, f, verbs.printed(g, f, NUM.damage), 0);
});

/** The same, plus the value of the basic card. */
export const inflictPlusValue = step<Table>((g, f) => {
  verbs.hit(g, f, verbs.printed(g, f, NUM.damage), g.frames[f + R.x]);
});

/** What a card that lies before her inflicts at the beginning of her turn. With `stacking: highest` no other copy is due then (TF-28). */
export function strikeLater(g: Table, f: number): void {
  verbs.hit(g, f, verbs.printed(g, f, NUM.laterDamage), 0);
  if (g.rules[RULE.stacking] === 0) g.frames[cause(f) + R.nextCopy] = LAID.MOST;
}

/** As much defense as a field of the card says. */
export function defendPrinted(field: number): Step<Table> {
  return step(gainDefense, field);
}

function gainDefense(g: Table, f: number, field: number): void {
  verbs.gainDefense(g, g.frames[f + R.me], verbs.printed(g, f, field));
}

export const defendValue = step<Table>((g, f) => {
  verbs.gainDefense(g, g.frames[f + R.me], g.frames[f + R.x]);
});

function askHer(g: Table, f: number, kind: number): void {
  verbs.ask(g, kind, g.frames[f + R.me]);
}

/** Asks her, whatever the options are. */
export function asks(kind: number): Step<Table> {
  return step(askHer, kind);
}

export const askMay = asks(ASK.may);

// Knockback 0..n, her choice, also beyond the edge (TF-5).

function askKnockbackUpTo(g: Table, f: number, most: number): void {
  g.frames[f + R.most] = most;
  verbs.ask(g, ASK.knockback, g.frames[f + R.me]);
}

export const askKnockbackValue = step<Table>((g, f) => askKnockbackUpTo(g, f, g.frames[f + R.x]));

export const askKnockbackPrinted = step<Table>((g, f) => askKnockbackUpTo(g, f, verbs.printed(g, f, NUM.knockback)));

export const knockBack = step<Table>((g, f) => {
  const me = g.frames[f + R.me];
  const foe = g.frames[f + R.foe];
  const spaces = g.frames[f + R.answer];
  if (spaces > 0) verbs.putOn(g, foe, knockbackEnd(g, me, foe, spaces), EV.knockback);
});

// Placing herself on one of the opponent's range 1 spaces; her own present space counts (Q13).

export const askPlace = asks(ASK.place);

export const placeMe = step<Table>((g, f) => verbs.putOn(g, g.frames[f + R.me], g.frames[f + R.answer], EV.place));

/** 0: the opponent stays where she is. */
export const placeFoe = step<Table>((g, f) => {
  if (g.frames[f + R.answer] > 0) verbs.putOn(g, g.frames[f + R.foe], g.frames[f + R.answer], EV.place);
});

// Discarding up to one skill card for its level.

export const askDiscardSkill = step<Table>((g, f) => {
  const me = g.frames[f + R.me];
  if ((g.hand.mask[me] & SKILLS) === 0) g.frames[f + R.answer] = NO_CARD;
  else verbs.ask(g, ASK.discardSkill, me);
});

/** Discards the skill card chosen, if any, and returns its level. */
export function discardChosenSkill(g: Table, f: number): number {
  const slot = g.frames[f + R.answer];
  if (slot === NO_CARD) return 0;
  zones.discardFromHand(g, g.frames[f + R.me], slot);
  return LEVEL[slot];
}
