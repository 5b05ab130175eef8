// How sure a table is as a whole: its widest interval.
import { halfWidthOf } from '../../lab/contest/until.ts';
import { type AnyMatchup, hasPairs } from '../../lab/report/results.ts';

/** Of the matchups that have begun, half the width in percentage points. */
export function widest(matchups: readonly AnyMatchup[]): number {
  const begun = matchups.filter(hasPairs);
  return 100 * Math.max(...(begun.length === 0 ? matchups : begun).map(({ tally }) => halfWidthOf(tally)));
}
