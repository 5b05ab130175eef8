// Onboard Caches, in positions.
import type { Form, Value } from '../../../core/position.ts';
import { NO_CARD } from '../ids/card.ts';
import { CACHE_WIDTH, CACHES } from '../ids/size.ts';
import type { Table } from '../table/state.ts';
import { cardNames, cardsForm, slotOf } from './cards.ts';

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
