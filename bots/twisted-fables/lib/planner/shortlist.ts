// Which options are worth a look. Actions come in kinds: first the one of each kind that greedy likes best, then the second of
// each… Other questions have few options, and all are looked at.
import * as DO from '../../../../src/games/twisted-fables/ids/act.ts';
import * as ASK from '../../../../src/games/twisted-fables/ids/ask.ts';
import type { View } from '../../../../src/games/twisted-fables/shown/view.ts';
import { worthOfAction } from '../greedy/actions.ts';
import { threat } from '../hand.ts';

/** More than greedy finds any action worth. */
const ROUND = 1 << 16;

/** Room for long lists. */
const keys = new Float64Array(8192);
const KINDS = 16;

/** Writes the places of the options to look at, of actions at most `width`, and returns how many. */
export function shortlist(
  view: View,
  question: number,
  options: Int32Array,
  count: number,
  width: number,
  tastes: Int32Array,
  places: Int32Array,
): number {
  if (count <= width || question !== ASK.action) {
    for (let i = 0; i < count; i++) places[i] = i;
    return count;
  }
  score(view, options, count, tastes);
  return take(options, count, width, places);
}

function score(view: View, options: Int32Array, count: number, tastes: Int32Array): void {
  const here = threat(view, view.distance);
  const fable = view.fable(view.seat);
  for (let i = 0; i < count; i++) keys[i] = worthOfAction(view, fable, options[i], here, tastes);
}

const taken = new Int32Array(KINDS);

/** The best key again and again; whoever is taken sets back the rest of its kind by a round. */
function take(options: Int32Array, count: number, width: number, places: Int32Array): number {
  taken.fill(0);
  for (let n = 0; n < width; n++) {
    let best = -1;
    let most = -Infinity;
    for (let i = 0; i < count; i++) {
      const key = keys[i] - ROUND * taken[options[i] >> DO.SHIFT];
      if (key > most) {
        most = key;
        best = i;
      }
    }
    places[n] = best;
    taken[options[best] >> DO.SHIFT]++;
    keys[best] = -Infinity;
  }
  return width;
}
