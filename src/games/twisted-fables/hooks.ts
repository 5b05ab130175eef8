// The moments a card may listen to, and the tables that say what answers; fables/index.ts fills them at load.
//
// aim         she uses a skill: what extends its range is declared before all else (Q87)
// useSkill    she uses a skill: after its cards are paid, before its text (rules 7, steps 1-2)
// resolved    her own triggers, after the text and before the window (rules 7, step 4)
// inflicted   a packet is about to be applied to her: at most one card per packet (rules 7, window a)
// passed      another fable's move action passed through her: a response in the window (Q33)
// menu        she may have actions of her own (component actions): a function, asked by the menu
// reach       her skills may reach farther: a function, asked by the menu
//
// A moment costs one test when nobody listens.
import { PC, Programs } from '../../core/frames.ts';
import { OWN_MOST } from './ids/act.ts';
import { NO_KIND, TWISTS } from './ids/card.ts';
import * as R from './ids/reg.ts';
import { FABLES } from './ids/size.ts';
import { MOMENTS } from './ids/when.ts';
import type { Table } from './state.ts';

/** All programs: the turn, the actions, the cards. */
export const programs = new Programs<Table>();

/** Entries by `(fable << 5) + slot`: a card's text, its effect at the beginning of a turn. */
export const textEntry = new Int16Array(FABLES << 5);
export const beginningEntry = new Int16Array(FABLES << 5);
/** 1 if a card stays in play, by `(fable << 5) + slot`. */
export const isOngoing = new Uint8Array(FABLES << 5);
/** Entries by `fable * DO.OWN_MOST + which`: component actions of the fable's own. */
export const ownEntry = new Int16Array(FABLES * OWN_MOST);
/** Entries by `fable * MOMENTS + moment`. */
export const hookEntry = new Int16Array(FABLES * MOMENTS);
/** What a twist listens to, by `fable * TWISTS + twist`. */
export const twistListens = new Int16Array(FABLES * TWISTS);

export type Menu = (g: Table, me: number, out: Int32Array, count: number) => number;
export type Reach = (g: Table, me: number, slot: number) => number;
export type Legal = (g: Table, me: number, slot: number) => boolean;
/** By fable: her component actions, her extra range. By `(fable << 5) + slot`: what a card needs besides a range. */
export const menus: (Menu | null)[] = new Array(FABLES).fill(null);
export const reaches: (Reach | null)[] = new Array(FABLES).fill(null);
export const legals: (Legal | null)[] = new Array(FABLES << 5).fill(null);

export function listensTo(g: Table, seat: number, moment: number): boolean {
  return (g.listens[seat] & (1 << moment)) !== 0;
}

/** Opens a frame above the running one; its first step runs next. Frames are zero where nothing was written. */
export function push(g: Table, entry: number, me: number, foe: number, card: number): number {
  const f = g.cursor[R.at] + R.FRAME;
  if (f === R.FRAME * R.DEPTH) throw new Error('too many effects inside one another');
  const frames = g.frames;
  g.cursor[R.at] = f;
  frames[f + PC] = entry;
  frames[f + R.me] = me;
  frames[f + R.foe] = foe;
  frames[f + R.card] = card;
  return f;
}

/** Closes the running frame and leaves nothing of it behind: equal games have equal bytes. */
export function pop(g: Table, f: number): void {
  const frames = g.frames;
  for (let i = f; i < f + R.FRAME; i++) frames[i] = 0;
  g.cursor[R.at] = f - R.FRAME;
}

/** Runs what a seat's cards do at a moment, in a frame above the running one. */
export function callHook(g: Table, seat: number, foe: number, moment: number): void {
  push(g, hookEntry[g.fable[seat] * MOMENTS + moment], seat, foe, NO_KIND);
}

export type EntersDiscard = (g: Table, owner: number, slot: number) => void;
/** By slot: cards that do something whenever they enter a discard pile. */
export const entersDiscard: (EntersDiscard | null)[] = new Array(1 << 5).fill(null);
