// The moments a card may listen to, and the tables that say what answers; install.ts fills them at load.
//
// aim         she uses a skill: what extends its range is declared before all else (Q87)
// useSkill    she uses a skill: after its cards are paid, before its text (rules 7, steps 1-2)
// useBasics   she uses an attack, defense or move action: likewise
// resolved    her own triggers, after the text and before the window (rules 7, step 4)
// inflicted   a packet is about to be applied to her: at most one card per packet (rules 7, window a)
// refuse      some of a packet is left after her defense: she may refuse it (window d); losses are refused unasked (Q86)
// damaged     a packet has reduced her HP: mandatory triggers, then optional ones (window f)
// passed      another fable's move action passed through her: a response in the window (Q33)
// refresh     her refresh phase, between discarding what she has in play and her defense becoming 0
// beforeDraw  her ending phase, before the draw, to change its number (rules 15)
// afterDraw   right after that draw
// turnEnd     effects at the end of her turn
//
// and, asked by the menu as functions:
// menu        she may have actions of her own (component actions)
// reach       her skills may reach farther
// substitute  something may stand for a basic card
//
// Twists listen from the moment they are unlocked, ongoing cards while their period lasts, a sheet always. Where one fable
// has several cards for a moment, they come in the order of her file. A moment costs one test when nobody listens.
import { PC, Programs } from '../../../core/frames.ts';
import { OWN_MOST } from '../ids/act.ts';
import * as ASK from '../ids/ask.ts';
import { BAG_SHIFT, NO_KIND, TWISTS } from '../ids/card.ts';
import * as CURSOR from '../ids/cursor.ts';
import * as LAID from '../ids/ongoing.ts';
import * as R from '../ids/reg.ts';
import { BEGINNINGS, FABLES } from '../ids/size.ts';
import { MOMENTS } from '../ids/when.ts';
import type { Table } from '../table/state.ts';

/** All programs: the turn, the actions, the cards. */
export const programs = new Programs<Table>();

/** Entries by `(fable << BAG_SHIFT) + slot`: a card's text, its effect at the beginning of a turn. */
export const textEntry = new Int16Array(FABLES << BAG_SHIFT);
export const beginningEntry = new Int16Array(FABLES << BAG_SHIFT);
/** 1 if a card stays in play, by `(fable << BAG_SHIFT) + slot`. */
export const isOngoing = new Uint8Array(FABLES << BAG_SHIFT);
/** Entries by `fable * DO.OWN_MOST + which`: component actions of the fable's own. */
export const ownEntry = new Int16Array(FABLES * OWN_MOST);
/** Entries by `fable * MOMENTS + moment`. */
export const hookEntry = new Int16Array(FABLES * MOMENTS);
/** Moments listened to, as bits: by her sheet, by a twist (`fable * TWISTS + twist`), by an ongoing card. */
export const sheetListens = new Int16Array(FABLES);
export const twistListens = new Int16Array(FABLES * TWISTS);
export const ongoingListens = new Int16Array(FABLES << BAG_SHIFT);
/** By `fable * BEGINNINGS + i`: entries of effects at the beginning of her turn that no ongoing card makes. */
export const beginningsEntry = new Int16Array(FABLES * BEGINNINGS);

export type Menu = (g: Table, me: number, out: Int32Array, count: number) => number;
export type Reach = (g: Table, me: number, slot: number) => number;
export type Unlocked = (g: Table, seat: number, twist: number) => void;
/** What may stand for a basic card: which levels now (bits 1-3), paying for one, and whether it gives power. */
export interface Substitute {
  readonly names: readonly [string, string, string];
  readonly givesPower: boolean;
  levels(g: Table, me: number, type: number): number;
  pay(g: Table, me: number, level: number): void;
}
export interface Beginning {
  readonly kind: number;
  /** How many of them are due, one after the other; 0 if it is not. */
  copies(g: Table, me: number): number;
}
/** Cards that she lays apart, one on each of a few places. */
export interface Apart {
  /** What situations call them, and say of them. */
  readonly name: string;
  readonly about: string;
  /** Whether she has a place now. */
  has(g: Table, seat: number, place: number): boolean;
  /** Whether nobody but her sees what lies there. */
  isHidden(g: Table, place: number): boolean;
}
export type Legal = (g: Table, me: number, slot: number) => boolean;
/** By fable: her component actions, her extra range, what she lays apart. By `(fable << BAG_SHIFT) + slot`: what a card needs besides a range. */
export const menus: (Menu | null)[] = new Array(FABLES).fill(null);
export const reaches: (Reach | null)[] = new Array(FABLES).fill(null);
export const aparts: (Apart | null)[] = new Array(FABLES).fill(null);
export const substitutes: (Substitute | null)[] = new Array(FABLES).fill(null);
export const beginnings: (readonly Beginning[])[] = new Array(FABLES).fill([]);
/** By `fable * TWISTS + twist`: what happens when a twist is unlocked. */
export const unlocked: (Unlocked | null)[] = new Array(FABLES * TWISTS).fill(null);
export const legals: (Legal | null)[] = new Array(FABLES << BAG_SHIFT).fill(null);

export function listensTo(g: Table, seat: number, moment: number): boolean {
  return (g.listens[seat] & (1 << moment)) !== 0;
}

/** What she listens to now: her sheet, her unlocked twists, her ongoing cards while their period lasts. */
export function listen(g: Table, seat: number): void {
  const fable = g.fable[seat];
  let listens = sheetListens[fable];
  for (let twist = 0; twist < TWISTS; twist++) {
    if ((g.twists[seat] & (1 << twist)) !== 0) listens |= twistListens[fable * TWISTS + twist];
  }
  for (let i = 0; i < g.ongoingSize[seat]; i++) {
    const at = (seat * LAID.MOST + i) * LAID.WIDTH;
    if (g.ongoing[at + LAID.over] === 0) listens |= ongoingListens[(fable << BAG_SHIFT) + g.ongoing[at + LAID.card]];
  }
  g.listens[seat] = listens;
}

/** True while an ongoing card of this slot lies before her and its period lasts. */
export function isLasting(g: Table, seat: number, slot: number): boolean {
  for (let i = 0; i < g.ongoingSize[seat]; i++) {
    const at = (seat * LAID.MOST + i) * LAID.WIDTH;
    if (g.ongoing[at + LAID.card] === slot && g.ongoing[at + LAID.over] === 0) return true;
  }
  return false;
}

/** Opens a frame above the running one; its first step runs next. Frames are zero where nothing was written. */
export function push(g: Table, entry: number, me: number, foe: number, card: number): number {
  const f = g.cursor[CURSOR.at] + R.FRAME;
  if (f === R.FRAME * R.DEPTH) throw new Error('too many effects inside one another');
  const frames = g.frames;
  g.cursor[CURSOR.at] = f;
  frames[f + PC] = entry;
  frames[f + R.me] = me;
  frames[f + R.foe] = foe;
  frames[f + R.card] = card;
  return f;
}

/** Closes the running frame and leaves nothing of it behind: equal games have equal bytes. */
export function pop(g: Table, f: number): void {
  const words = g.frameWords;
  const at = f / 4;
  for (let i = 0; i < R.FRAME / 4; i++) words[at + i] = 0;
  g.cursor[CURSOR.at] = f - R.FRAME;
}

/** Runs what a seat's cards do at a moment, in a frame above the running one. */
export function callHook(g: Table, seat: number, foe: number, moment: number): void {
  push(g, hookEntry[g.fable[seat] * MOMENTS + moment], seat, foe, NO_KIND);
}

/** A question that one fable's cards ask: its options, their words, and the question itself in words. */
export interface OwnQuestion {
  readonly kind: number;
  readonly prompt: string;
  /** The words of its options that no other option has, for situations. */
  readonly vocabulary?: string;
  list(g: Table, f: number, seat: number, out: Int32Array): number;
  /** `{card}` is the card in the lowest five bits of the option, `{foes-card}` one of the opponent's. */
  words(g: Table, f: number, seat: number, option: number): string;
}
/** By `ASK.*`: questions that questions.ts does not know. */
export const ownQuestions: (OwnQuestion | null)[] = new Array(ASK.KINDS).fill(null);

export type EntersDiscard = (g: Table, owner: number, slot: number) => void;
/** By slot: cards that do something whenever they enter a discard pile. */
export const entersDiscard: (EntersDiscard | null)[] = new Array(1 << BAG_SHIFT).fill(null);
