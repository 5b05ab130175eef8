// Zones of positions that are more than a list: ongoing cards, Onboard Caches, and the epic threshold marker.
import type { Form, Value } from '../../../core/position.ts';
import { BAG_SHIFT, EPIC, NO_CARD, POISON, SHEET } from '../ids/card.ts';
import * as NUM from '../ids/num.ts';
import * as LAID from '../ids/ongoing.ts';
import { CACHE_WIDTH, CACHES, DECK } from '../ids/size.ts';
import { isOngoing, listen } from '../play/hooks.ts';
import { number } from '../play/verbs.ts';
import { basics } from '../printed/basics.ts';
import type { Table } from '../table/state.ts';
import { cardNames, cardsForm, slotOf } from './cards.ts';

/** Cards that stay in play, each with its basic card; an epic has none. */
export function ongoingForm(entrant: number): Form | null {
  const skills = cardNames(entrant).filter((_, slot) => isOngoing[(entrant << BAG_SHIFT) + slot] === 1);
  if (skills.length === 0) return null;
  const fields: Record<string, Form> = {
    skill: { is: 'name', what: 'a card with an ongoing effect', names: skills },
    basic: { is: 'name', what: 'a basic card', names: basics.map((basic) => basic.print.id) },
  };
  return { is: 'list', of: { is: 'record', fields, all: false } };
}

export function readOngoing(g: Table, seat: number): Value {
  return Array.from({ length: g.ongoingSize[seat] }, (_, i) => {
    const at = (seat * LAID.MOST + i) * LAID.WIDTH;
    const names = cardNames(g.fable[seat]);
    const skill = names[g.ongoing[at + LAID.card]];
    const basic = names[g.ongoing[at + LAID.basic]];
    return basic === undefined ? { skill } : { skill, basic };
  });
}

export function writeOngoing(g: Table, seat: number, value: Value | undefined): void {
  const list = (value ?? []) as { skill?: string; basic?: string }[];
  if (list.length > LAID.MOST) throw new Error(`found ${list.length} cards, expected at most ${LAID.MOST}`);
  for (const { skill, basic } of list) {
    if (skill === undefined) throw new Error('found no skill, expected one');
    const slot = slotOf(g.fable[seat], skill);
    if ((basic === undefined) !== slot >= EPIC) {
      throw new Error(`found ${skill} ${basic === undefined ? 'without' : 'with'} a basic card, expected the contrary`);
    }
    const at = (seat * LAID.MOST + g.ongoingSize[seat]++) * LAID.WIDTH;
    g.ongoing[at + LAID.card] = slot;
    g.ongoing[at + LAID.basic] = basic === undefined ? NO_CARD : slotOf(g.fable[seat], basic);
    if (basic !== undefined) g.ongoing[at + LAID.value] = number(g, seat, g.ongoing[at + LAID.basic], NUM.value);
  }
  listen(g, seat);
}

// Onboard Cache

const NONE = 'none';

function unlockedCaches(g: Table, seat: number): number[] {
  return Array.from({ length: CACHES }, (_, copy) => copy).filter((copy) => (g.twists[seat] & (1 << (copy + CACHES))) !== 0);
}

export function cacheForm(entrant: number): Form {
  const form = cardsForm(entrant, true);
  return form.is === 'names' ? { ...form, names: [...form.names, NONE] } : form;
}

export function readCache(g: Table, seat: number): Value {
  const stored = unlockedCaches(g, seat).map((copy) => g.cache[seat * CACHE_WIDTH + copy]);
  return stored
    .slice(0, stored.findLastIndex((slot) => slot !== NO_CARD) + 1)
    .map((slot) => (slot === NO_CARD ? NONE : cardNames(g.fable[seat])[slot]));
}

export function writeCache(g: Table, seat: number, value: Value | undefined): void {
  const copies = unlockedCaches(g, seat);
  const stored = (value ?? []) as string[];
  if (stored.length > copies.length) {
    throw new Error(`found ${stored.length} cards, expected no more than the ${copies.length} in twists`);
  }
  stored.forEach((card, i) => {
    if (card !== NONE) g.cache[seat * CACHE_WIDTH + copies[i]] = slotOf(g.fable[seat], card);
  });
}

// The epic threshold marker

/** Which zones hold her epics: those that others see, and those that they do not. */
function epicsIn(g: Table, seat: number): { shown: number; hidden: number } {
  let shown = 0;
  let hidden = 0;
  for (let slot = EPIC; slot < POISON; slot++) {
    shown += g.discard.count(seat, slot) + g.play.count(seat, slot) + g.destroyed[(seat << BAG_SHIFT) + slot];
    hidden += g.hand.count(seat, slot);
    for (let i = 0; i < g.deckSize[seat]; i++) if (g.deck[seat * DECK + i] === slot) hidden++;
    for (let i = 0; i < g.ongoingSize[seat]; i++)
      if (g.ongoing[(seat * LAID.MOST + i) * LAID.WIDTH + LAID.card] === slot) shown++;
    for (let i = 0; i < CACHES; i++) if (g.cache[seat * CACHE_WIDTH + i] === slot) hidden++;
  }
  return { shown, hidden };
}

export function writeMarker(g: Table, seat: number, value: Value | undefined): void {
  const { shown, hidden } = epicsIn(g, seat);
  const threshold = number(g, seat, SHEET, NUM.threshold);
  const chosen = shown + hidden > 0 || g.hp[seat] <= threshold;
  if (shown + hidden > 1) throw new Error(`found ${shown + hidden} epics, expected 1: she chooses only one`);
  if (value === true && shown + hidden > 0) throw new Error('found true, expected false: she has an epic');
  if (value === true && chosen) throw new Error(`found true with ${g.hp[seat]} HP, expected more than ${threshold} HP`);
  if (value !== true && (value === false || chosen)) g.epics[seat] = 0;
  g.epicSecret[seat] = hidden;
}
