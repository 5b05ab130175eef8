// The options of every question. A pure function of the table: list them again after a copy, never store them.

import * as DO from '../ids/act.ts';
import * as ASK from '../ids/ask.ts';
import { DESTROYABLE, EPIC, NO_CARD, SKILL, SKILLS } from '../ids/card.ts';
import * as CURSOR from '../ids/cursor.ts';
import * as R from '../ids/reg.ts';
import { SKILL_DECKS, SPACES } from '../ids/size.ts';
import { LEVEL } from '../printed/slots.ts';
import { lowest } from '../table/bags.ts';
import type { Table } from '../table/state.ts';
import { topSkill } from '../table/supply.ts';
import { ownQuestions } from './hooks.ts';
import { listActions } from './menu.ts';

export function listOptions(g: Table, out: Int32Array): number {
  const f = g.cursor[CURSOR.at];
  const seat = g.cursor[CURSOR.asked];
  const frames = g.frames;
  switch (g.cursor[CURSOR.asking]) {
    case ASK.action:
      return listActions(g, out);
    case ASK.mulligan:
    case ASK.may:
      return listUpTo(1, out);
    case ASK.knockback:
      return listUpTo(frames[f + R.most], out);
    case ASK.focus:
      return listDestroyable(g, seat, out, 0);
    case ASK.order:
      return listMask(frames[f + R.due], SKILL, out, 0);
    case ASK.discardSkill:
      return listDiscardSkill(g, f, seat, out);
    case ASK.discard:
      return listMask(g.hand.mask[seat], 0, out, 0);
    case ASK.epic:
      return listMask(g.epics[seat], EPIC, out, 0);
    case ASK.place:
      return listPlaces(g, frames[f + R.me], frames[f + R.foe], out);
    case ASK.skillDeck:
      return listSkillDecks(g, seat, out);
    case ASK.direction:
      out[0] = DO.moveLeft;
      out[1] = DO.moveRight;
      return 2;
    default:
      return ownQuestions[g.cursor[CURSOR.asking]]?.list(g, f, seat, out) ?? 0;
  }
}

/** 0..most. */
export function listUpTo(most: number, out: Int32Array): number {
  for (let i = 0; i <= most; i++) out[i] = i;
  return most + 1;
}

export function listMask(mask: number, base: number, out: Int32Array, n: number): number {
  for (let m = mask; m !== 0; m &= m - 1) out[n++] = base + lowest(m);
  return n;
}

/** A card from hand or discard pile. */
export function listDestroyable(g: Table, seat: number, out: Int32Array, from: number): number {
  const n = listMask(g.hand.mask[seat] & DESTROYABLE, 0, out, from);
  return listMask(g.discard.mask[seat] & DESTROYABLE, ASK.IN_DISCARD, out, n);
}

/** Skill cards of at least some level, or none unless she must. */
function listDiscardSkill(g: Table, f: number, seat: number, out: Int32Array): number {
  let n = 0;
  if (g.frames[f + R.must] === 0) out[n++] = NO_CARD;
  for (let m = g.hand.mask[seat] & SKILLS; m !== 0; m &= m - 1) {
    const slot = lowest(m);
    if (LEVEL[slot] >= g.frames[f + R.leastLevel]) out[n++] = slot;
  }
  return n;
}

/** The range 1 spaces of `foe` that are free for `me`; her own present space qualifies (Q13). */
function listPlaces(g: Table, me: number, foe: number, out: Int32Array): number {
  let n = 0;
  for (let space = g.space[foe] - 1; space <= g.space[foe] + 1; space += 2) {
    if (space >= 1 && space <= SPACES && isFree(g, me, space)) out[n++] = space;
  }
  return n;
}

/** On her track there is nobody but her and her opponent. */
function isFree(g: Table, me: number, space: number): boolean {
  return g.foe[me] < 0 || g.space[g.foe[me]] !== space;
}

function listSkillDecks(g: Table, seat: number, out: Int32Array): number {
  let n = 0;
  for (let deck = 0; deck < SKILL_DECKS; deck++) if (topSkill(g, seat, deck) >= 0) out[n++] = deck;
  return n;
}
