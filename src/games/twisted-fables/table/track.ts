// The fighting track (rules 5): distances, moves, knockbacks. Only says where pawns would end up; verbs move them.
import { FAR } from '../ids/num.ts';
import { SPACES } from '../ids/size.ts';
import type { State } from './state.ts';

export function distance(g: State, me: number): number {
  const foe = g.foe[me];
  if (foe < 0) return FAR;
  const gap = g.space[me] - g.space[foe];
  return gap < 0 ? -gap : gap;
}

/** As far as the edge allows. */
function within(space: number): number {
  return space < 1 ? 1 : space > SPACES ? SPACES : space;
}

/** Where a move of `steps` in a direction ends: at the edge at the latest, one short of the opponent's space (Q14). */
export function moveEnd(g: State, me: number, direction: number, steps: number): number {
  const end = within(g.space[me] + direction * steps);
  const foe = g.foe[me];
  return foe >= 0 && end === g.space[foe] ? end - direction : end;
}

/** True if the opponent's space lies strictly between. */
export function passesThrough(g: State, me: number, end: number): boolean {
  const foe = g.foe[me];
  if (foe < 0) return false;
  const there = g.space[foe];
  const here = g.space[me];
  return here < end ? here < there && there < end : end < there && there < here;
}

/** Where `target` ends when drawn toward `me`: next to her at the latest, never past her. */
export function drawnEnd(g: State, me: number, target: number, steps: number): number {
  const here = g.space[me];
  const there = g.space[target];
  if (there > here) return there - steps > here ? there - steps : here + 1;
  return there + steps < here ? there + steps : here - 1;
}

/** Where `target` ends when knocked directly away from `me`. */
export function knockbackEnd(g: State, me: number, target: number, steps: number): number {
  return within(g.space[target] + (g.space[target] > g.space[me] ? steps : -steps));
}
