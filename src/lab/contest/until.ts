// `until: ci<=0.5pp`: a matchup runs until its rate is known well enough. Width alone decides, never what the rate is; and
// only at fixed marks, by all sets before the mark and none after it: the stop depends on scenario and seed alone.

import { pairInterval } from '../statistics/pair-interval.ts';
import { Z95 } from '../statistics/wilson.ts';
import type { Tally } from './tally.ts';

/** A look at the width after so many sets each, and after the last. */
export const MARK = 512;

/** Half-widths that can be asked for, in percentage points. */
const [FINEST, COARSEST] = [0.01, 10];

export const UNTIL_FORM = `such as ci<=0.5pp: half the width of the 95 % interval, from ${FINEST} to ${COARSEST} percentage points`;

/** As it is written; how narrow it may be is `parseUntil`'s to say. */
export const UNTIL = /^\s*ci\s*<=\s*(\d+(?:\.\d+)?)\s*pp\s*$/;

/** The half-width as a fraction; null where the text says no such thing. */
export function parseUntil(text: string): number | null {
  const [, digits = ''] = UNTIL.exec(text) ?? [];
  const points = Number(digits);
  return digits === '' || points < FINEST || points > COARSEST ? null : points / 100;
}

/** One way to write it, so that scenarios that mean the same are the same. */
export function untilText(halfWidth: number): string {
  return `ci<=${Number((100 * halfWidth).toFixed(6))}pp`;
}

/** Of a scenario: the sets of a matchup, with `until` the most that it may take. */
interface Bounds {
  readonly sets: number;
  readonly until?: string;
}

/** Null: every matchup plays all its sets. */
function widthAsked({ until }: Bounds): number | null {
  return until === undefined ? null : parseUntil(until);
}

/** `sets`: all that were asked for. `width`: narrow enough. `cap`: the most that it may take, and still too wide. */
export type Stop = 'sets' | 'width' | 'cap';

/** Why a matchup of a whole run is over; null while it is not. `tally` holds its sets from 0 on, without a gap. */
export function stopOf(bounds: Bounds, tally: Tally): Stop | null {
  const width = widthAsked(bounds);
  const index = tally.sets + tally.leftOut;
  const isLast = index >= bounds.sets;
  if (width === null) return isLast ? 'sets' : null;
  const isMark = index > 0 && (isLast || index % MARK === 0);
  if (isMark && halfWidthOf(tally) <= width) return 'width';
  return isLast ? 'cap' : null;
}

/** Of the widest side; two sides are as wide as each other. */
export function halfWidthOf({ sides }: Tally): number {
  const told = sides.length === 2 ? sides.slice(0, 1) : sides;
  const widths = told.map((bins) => {
    const { low, high } = pairInterval(bins);
    return high - low;
  });
  return Math.max(...widths) / 2;
}

/** Sets that are always enough: as if all games of every set ended alike, at 50 %. */
export function mostSets(width: number): number {
  return atMark((Z95 / 2 / width) ** 2) + MARK;
}

/** Sets that it will probably take: by its width so far, or, where nothing is known, as if all games were independent. */
export function expectedSets(bounds: Bounds, tally: Tally): number {
  const width = widthAsked(bounds);
  const index = tally.sets + tally.leftOut;
  if (width === null) return bounds.sets;
  if (stopOf(bounds, tally) !== null) return index;
  const needed = tally.sets === 0 ? (Z95 / 2 / width) ** 2 / 2 : index * (halfWidthOf(tally) / width) ** 2;
  return Math.min(bounds.sets, Math.max(atMark(needed), atMark(index + 1)));
}

function atMark(sets: number): number {
  return Math.ceil(sets / MARK) * MARK;
}
