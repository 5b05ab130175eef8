// What one seat sees (rules 14) as plain data with names, in the words of situations. Others' hands and the order of decks are
// numbers of cards; which cards are in them together is public.
import type { Game } from '../../../core/contract.ts';
import type { Value, Values } from '../../../core/face.ts';
import * as CLOCK from '../ids/clock.ts';
import { bagNames, cardNames } from '../positions/cards.ts';
import { seatFields } from '../positions/fields.ts';
import type { Table } from '../table/state.ts';
import { seatName } from './text.ts';
import type { View } from './view.ts';

const open = seatFields.filter(({ face }) => face === undefined);
const veiled = seatFields.filter(({ face }) => face !== undefined);

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
    ...seen(g, seat, view),
    unseen: unseen(g, seat, view),
  };
}

/** As much of what is not open to all as the view shows. */
function seen(g: Table & Game, seat: number, view: View): Record<string, Value> {
  const faces = veiled
    .filter(({ form }) => form(g.fable[seat]) !== null)
    .map(({ name, face }) => [name, face?.(g, seat, view) ?? null] as const);
  return Object.fromEntries(faces.filter((entry): entry is [string, Value] => entry[1] !== null));
}

const counts = new Uint8Array(32);

/** The cards that she may draw before she shuffles, by name; of another seat also those in her hand and those laid apart
 * unseen, which nobody can tell from them. */
function unseen(g: Table, seat: number, view: View): Values {
  view.drawable(seat, counts);
  const named = cardNames(g.fable[seat]).map((name, slot) => [name, counts[slot]] as const);
  return Object.fromEntries(named.filter(([, count]) => count > 0));
}
