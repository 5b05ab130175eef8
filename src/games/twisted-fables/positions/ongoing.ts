// Cards with an ongoing effect, in positions.
import type { Value } from '../../../core/face.ts';
import type { Form } from '../../../core/position.ts';
import { BAG_SHIFT, NO_CARD } from '../ids/card.ts';
import * as NUM from '../ids/num.ts';
import * as LAID from '../ids/ongoing.ts';
import { isOngoing, listen } from '../play/hooks.ts';
import { number } from '../play/verbs.ts';
import { basics } from '../printed/basics.ts';
import type { Table } from '../table/state.ts';
import { cardNames, slotOf } from './cards.ts';
import type { SeatField } from './seat-field.ts';

/** Cards that stay in play, each with its basic card; an epic has none. */
function ongoingForm(entrant: number): Form | null {
  const skills = cardNames(entrant).filter((_, slot) => isOngoing[(entrant << BAG_SHIFT) + slot] === 1);
  if (skills.length === 0) return null;
  const fields: Record<string, Form> = {
    skill: { is: 'name', what: 'a card with an ongoing effect', names: skills },
    basic: { is: 'name', what: 'a basic card', names: basics.map((basic) => basic.print.id) },
  };
  return { is: 'list', of: { is: 'record', fields, all: false } };
}

function readOngoing(g: Table, seat: number): Value {
  return Array.from({ length: g.ongoingSize[seat] }, (_, i) => {
    const at = (seat * LAID.MOST + i) * LAID.WIDTH;
    const names = cardNames(g.fable[seat]);
    const skill = names[g.ongoing[at + LAID.card]];
    const basic = names[g.ongoing[at + LAID.basic]];
    return basic === undefined ? { skill } : { skill, basic };
  });
}

function writeOngoing(g: Table, seat: number, value: Value | undefined): void {
  const list = (value ?? []) as { skill?: string; basic?: string }[];
  if (list.length > LAID.MOST) throw new Error(`found ${list.length} cards, expected at most ${LAID.MOST}`);
  for (const { skill, basic } of list) {
    if (skill === undefined) throw new Error('found no skill, expected one');
    const slot = slotOf(g.fable[seat], skill);
    const at = (seat * LAID.MOST + g.ongoingSize[seat]++) * LAID.WIDTH;
    g.ongoing[at + LAID.card] = slot;
    g.ongoing[at + LAID.basic] = basic === undefined ? NO_CARD : slotOf(g.fable[seat], basic);
    if (basic !== undefined) g.ongoing[at + LAID.value] = number(g, seat, g.ongoing[at + LAID.basic], NUM.value);
  }
  listen(g, seat);
}

export const ongoingField: SeatField = {
  name: 'ongoing',
  about:
    'Cards of hers that stay in play for their ongoing effect, each with its basic card unless it is an epic. None if not given.',
  form: ongoingForm,
  read: readOngoing,
  write: writeOngoing,
};
