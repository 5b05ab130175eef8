// Positions that the box cannot make: what table/box.ts says of a table, at the place of the position that says so.
import type { Path, Position } from '../../../core/position.ts';
import { POISON } from '../ids/card.ts';
import { SUPPLIES } from '../ids/size.ts';
import { TYPE } from '../printed/slots.ts';
import { cardId } from '../shown/text.ts';
import { basicsAndSkills, type Count, contradictions, DECKS, handedOut } from '../table/box.ts';
import { allCards } from '../table/held.ts';
import type { Table } from '../table/state.ts';
import { countIn } from './cards.ts';
import type { Wrong } from './wrong.ts';

/** A position need not hold all cards, but no more than there are. */
export function checkBox(g: Table, position: Position, wrong: Wrong): void {
  const all = allCards(g);
  for (const count of basicsAndSkills(g, all)) {
    const { seat, slot, held, stock, printed } = count;
    if (held + stock <= printed) continue;
    const where = slot < SUPPLIES ? 'the supply' : `her ${DECKS[TYPE[slot]]} deck`;
    const stocked = held > printed || stock === 0 ? '' : `, ${stock} in ${where}`;
    const found = held > printed ? held : held + stock;
    const message = `found ${found} of ${cardId(g.fable[seat], slot)}${stocked}, expected at most the ${printed} in the box`;
    wrong.add(pathOf(g, count, position), message);
  }
  for (const count of handedOut(g, all)) {
    const { slot, held, printed } = count;
    const expected = printed === 0 ? 'none: nobody has handed any out' : `at most the ${printed} that have been handed out`;
    if (held > printed) wrong.add(pathOf(g, count, position), `found ${held} of ${cardId(0, slot)}, expected ${expected}`);
  }
  for (const { seat, fields, words } of contradictions(g)) {
    const field = fields.find((name) => position.seats[seat][name] !== undefined);
    wrong.add(['seats', seat, ...(field === undefined ? [] : [field])], words);
  }
}

/** The zone that holds one too many; where the zones hold no more than there are, what they come from. */
function pathOf(g: Table, { seat, slot, printed }: Count, position: Position): Path {
  const isAnyones = slot < SUPPLIES || slot >= POISON;
  let left = printed;
  for (const [at, given] of position.seats.entries()) {
    if (!isAnyones && at !== seat) continue;
    for (const [field, value] of Object.entries(given)) {
      left -= countIn(value, cardId(g.fable[at], slot));
      if (left < 0) return ['seats', at, field];
    }
  }
  return slot < SUPPLIES ? ['table', 'supply', cardId(0, slot)] : ['seats', seat, 'skill-decks', DECKS[TYPE[slot]]];
}
