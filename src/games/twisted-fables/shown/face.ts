// What one seat sees (rules 14) as plain data with names, in the words of situations. Others' hands and the order of decks are
// numbers of cards; which cards are in them together is public.
import type { Game } from '../../../core/contract.ts';
import type { Value, Values } from '../../../core/position.ts';
import { EPICS, NO_CARD } from '../ids/card.ts';
import * as CLOCK from '../ids/clock.ts';
import * as RULE from '../ids/rule.ts';
import { CACHE_WIDTH, CACHES } from '../ids/size.ts';
import { bagNames, cardNames } from '../positions/cards.ts';
import { seatFields } from '../positions/fields.ts';
import { lowest } from '../table/bags.ts';
import type { Table } from '../table/state.ts';
import { seatName } from './text.ts';
import type { View } from './view.ts';

/** Zones with something hidden, told apart from the rest. */
const HIDDEN = ['hand', 'deck', 'cache'];

const open = seatFields.filter(({ name }) => !HIDDEN.includes(name));

export function faceOf(g: Table & Game, view: View): Values {
  const seats = Array.from({ length: g.seats }, (_, seat) => seatFace(g, seat, view));
  const supply = Array.from(g.supply, (count, slot) => [cardNames(g.fable[view.seat])[slot], count] as const);
  return {
    seat: view.seat,
    turn: view.turn,
    active: g.clock[CLOCK.active],
    supply: Object.fromEntries(supply),
    seats,
  };
}

function seatFace(g: Table & Game, seat: number, view: View): Values {
  const fable = g.fable[seat];
  const fields = open.filter(({ form }) => form(fable) !== null).map(({ name, read }) => [name, read(g, seat)] as const);
  return {
    name: seatName(g, seat),
    fable: g.box.roster[fable].id,
    ...Object.fromEntries(fields),
    revealed: bagNames(g.revealed, seat, fable),
    'hand-size': view.handSize(seat),
    'deck-size': view.deckSize(seat),
    ...hers(g, seat, view),
    unseen: unseen(g, seat, view),
  };
}

/** Her own hand, and caches as far as she may look into them (Q21). */
function hers(g: Table, seat: number, view: View): Record<string, Value> {
  const names = cardNames(g.fable[seat]);
  const stored = Array.from({ length: CACHES }, (_, copy) => view.stored(seat, copy)).filter((slot) => slot !== NO_CARD);
  return {
    ...(seat === view.seat ? { hand: bagNames(g.hand, seat, g.fable[seat]) } : {}),
    ...(stored.length === 0 ? {} : { cache: stored.map((slot) => names[slot]) }),
  };
}

const counts = new Uint8Array(32);

/** The cards that she may draw before she shuffles, by name; of another seat also those in her hand and on hidden caches, which
 * nobody can tell apart. */
function unseen(g: Table, seat: number, view: View): Values {
  view.drawable(seat, counts);
  if (seat !== view.seat && g.rules[RULE.cacheHidden] === 1) {
    for (let at = seat * CACHE_WIDTH; at < (seat + 1) * CACHE_WIDTH; at++)
      if (g.cache[at] !== NO_CARD) counts[g.cache[at]]++;
    if (g.epicSecret[seat] === 1) for (let m = EPICS; m !== 0; m &= m - 1) counts[lowest(m)] = 0;
  }
  const named = cardNames(g.fable[seat]).map((name, slot) => [name, counts[slot]] as const);
  return Object.fromEntries(named.filter(([, count]) => count > 0));
}
