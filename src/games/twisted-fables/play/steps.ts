// The small vocabulary that cards are written in. A step is a verb with its numbers, or a question.
import { type Step, step } from '../../../core/frames.ts';
import * as ASK from '../ids/ask.ts';
import { NO_CARD, SKILLS } from '../ids/card.ts';
import * as EV from '../ids/ev.ts';
import * as NUM from '../ids/num.ts';
import * as R from '../ids/reg.ts';
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

/** Damage: the printed number and every "Damage +X" of this use. */
export const inflict = step<Table>((g, f) => {
  verbs.hit(g, f, verbs.printed(g, f, NUM.damage), 0);
});

/** The same, plus the value of the basic card. */
export const inflictPlusValue = step<Table>((g, f) => {
  verbs.hit(g, f, verbs.printed(g, f, NUM.damage), g.frames[f + R.x]);
});

export const defendValue = step<Table>((g, f) => {
  verbs.gainDefense(g, g.frames[f + R.me], g.frames[f + R.x]);
});

export const askMay = step<Table>((g, f) => verbs.ask(g, ASK.may, g.frames[f + R.me]));

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

export const askPlace = step<Table>((g, f) => verbs.ask(g, ASK.place, g.frames[f + R.me]));

export const placeMe = step<Table>((g, f) => verbs.putOn(g, g.frames[f + R.me], g.frames[f + R.answer], EV.place));

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
