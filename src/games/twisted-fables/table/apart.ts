// Cards that a fable lays apart, one on each of her places: what they are for stands in her file.
import { NO_CARD } from '../ids/card.ts';
import { APART } from '../ids/size.ts';
import { aparts } from '../play/hooks.ts';
import type { Table } from './state.ts';

/** True if a card lies there that nobody but her can see. */
export function liesHidden(g: Table, seat: number, place: number): boolean {
  return g.apart[seat * APART + place] !== NO_CARD && aparts[g.fable[seat]]!.isHidden(g, place);
}

export function hasApart(g: Table, seat: number): boolean {
  for (let at = seat * APART; at < (seat + 1) * APART; at++) if (g.apart[at] !== NO_CARD) return true;
  return false;
}
