// The epic threshold marker, in positions. It follows from where her epics lie, so it is laid out after everything else.
import type { Value } from '../../../core/face.ts';
import { BAG_SHIFT, EPIC, POISON, SHEET } from '../ids/card.ts';
import * as NUM from '../ids/num.ts';
import * as LAID from '../ids/ongoing.ts';
import { APART, DECK } from '../ids/size.ts';
import { number } from '../play/verbs.ts';
import { liesHidden } from '../table/apart.ts';
import type { Table } from '../table/state.ts';
import type { SeatField } from './seat-field.ts';

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
    for (let place = 0; place < APART; place++) {
      if (g.apart[seat * APART + place] !== slot) continue;
      if (liesHidden(g, seat, place)) hidden++;
      else shown++;
    }
  }
  return { shown, hidden };
}

function writeMarker(g: Table, seat: number, value: Value | undefined): void {
  const { shown, hidden } = epicsIn(g, seat);
  const threshold = number(g, seat, SHEET, NUM.threshold);
  const chosen = shown + hidden > 0 || g.hp[seat] <= threshold;
  if (shown + hidden > 1) throw new Error(`found ${shown + hidden} epics, expected 1: she chooses only one`);
  if (value === true && shown + hidden > 0) throw new Error('found true, expected false: she has an epic');
  if (value === true && chosen) throw new Error(`found true with ${g.hp[seat]} HP, expected more than ${threshold} HP`);
  if (value !== true && (value === false || chosen)) g.epics[seat] = 0;
  g.epicSecret[seat] = hidden;
}

export const markerField: SeatField = {
  name: 'marker',
  about:
    'Whether her epic threshold marker is still there. If not given: gone if she is at or below the threshold or has an ' +
    'epic anywhere.',
  form: () => ({ is: 'flag' }),
  read: (g, seat) => g.epics[seat] !== 0,
  write: writeMarker,
};
