// How sure a table is as a whole: its widest interval.
import type { Resolved } from '../../lab/contest/resolved.ts';
import { halfWidthOf } from '../../lab/contest/until.ts';
import { type AnyMatchup, hasPairs } from '../../lab/report/results.ts';

/** Of the matchups that have begun, half the width in percentage points. */
export function widest(bounds: Pick<Resolved, 'until'>, matchups: readonly AnyMatchup[]): number {
  const begun = matchups.filter(hasPairs);
  return 100 * Math.max(...(begun.length === 0 ? matchups : begun).map((matchup) => halfWidthOf(bounds, matchup)));
}
