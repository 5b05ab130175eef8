// `until: ci<=0.5pp`: a matchup runs until its rate is known well enough; `until: diff<=0.5pp`, until what every arm makes of it is. Width
// alone decides, never what the rate is; and only at fixed marks, by all sets before the mark and none after it: the stop depends on
// scenario and seed alone. `until: decided`: until all that is expected of it is, by tests that are made for looking again and again.

import { pairInterval, type Rate } from '../statistics/pair-interval.ts';
import { type JointBins, pairedShift } from '../statistics/paired-shift.ts';
import { Z95 } from '../statistics/wilson.ts';
import type { Counts } from './counts.ts';
import { binsAt } from './joint/read-joint.ts';
import type { Tally } from './tally.ts';

/** A look at the width after so many sets each, and after the last. */
export const MARK = 512;

/** Of a check, what is expected is looked at after so many sets of every matchup that is still asked about. */
export const ROUND = 256;

/** Half-widths that can be asked for, in percentage points. */
const [FINEST, COARSEST] = [0.01, 10];

export const UNTIL_FORM = `such as ci<=0.5pp: half the width of the 95 % interval, from ${FINEST} to ${COARSEST} percentage points; or diff<=0.5pp, that of the difference to every arm; or decided, where something is expected`;

/** As it is written; how narrow it may be is `parseUntil`'s to say. */
export const UNTIL = /^\s*(?:(ci|diff)\s*<=\s*(\d+(?:\.\d+)?)\s*pp|(decided))\s*$/;

/** An interval so narrow, as a fraction: of the rate of every matchup, or of what every arm makes of it. Or verdicts. */
export type Wanted = Width | { readonly of: 'decided' };

interface Width {
  readonly of: 'ci' | 'diff';
  readonly halfWidth: number;
}

/** Null where the text says no such thing. */
export function parseUntil(text: string): Wanted | null {
  const [, of, digits = '', decided] = UNTIL.exec(text) ?? [];
  if (decided !== undefined) return { of: 'decided' };
  const points = Number(digits);
  if (digits === '' || points < FINEST || points > COARSEST) return null;
  return { of: of === 'diff' ? 'diff' : 'ci', halfWidth: points / 100 };
}

/** One way to write it, so that scenarios that mean the same are the same. */
export function untilText(wanted: Wanted): string {
  return wanted.of === 'decided' ? wanted.of : `${wanted.of}<=${Number((100 * wanted.halfWidth).toFixed(6))}pp`;
}

/** Of a scenario: the sets of a matchup, with `until` the most that it may take. */
interface Bounds {
  readonly sets: number;
  readonly until?: string;
}

/** Null: every matchup plays all its sets. */
function wantedOf({ until }: Pick<Bounds, 'until'>): Wanted | null {
  return until === undefined ? null : parseUntil(until);
}

/** What was counted of a matchup, with the arms that can change it. */
interface Counted {
  readonly tally: Tally;
  readonly arms?: readonly { readonly joint: Counts }[];
  /** Nothing more is asked of it. */
  readonly decided?: boolean;
}

/** `sets`: all that were asked for. `width`: narrow enough. `decided`: nothing more is asked of it. `cap`: the most that it may take, and
 * still too wide, or undecided. */
export type Stop = 'sets' | 'width' | 'decided' | 'cap';

/** Whether a matchup is over before all sets are played. */
export function isEarly(stop: Stop | null): boolean {
  return stop === 'width' || stop === 'decided';
}

/** Why a matchup of a whole run is over; null while it is not. `counted` has its sets from 0 on, without a gap. */
export function stopOf(bounds: Bounds, counted: Counted): Stop | null {
  const wanted = wantedOf(bounds);
  const index = indexOf(counted);
  const isLast = index >= bounds.sets;
  if (wanted === null) return isLast ? 'sets' : null;
  if (wanted.of === 'decided') return counted.decided ? 'decided' : isLast ? 'cap' : null;
  const isMark = index > 0 && (isLast || index % MARK === 0);
  if (isMark && widthOf(wanted, counted) <= wanted.halfWidth) return 'width';
  return isLast ? 'cap' : null;
}

const indexOf = ({ tally }: Counted): number => tally.sets + tally.leftOut;

/** Half of the interval that the run is about. */
export function halfWidthOf(bounds: Pick<Bounds, 'until'>, counted: Counted): number {
  return widthOf({ of: wantedOf(bounds)?.of === 'diff' ? 'diff' : 'ci' }, counted);
}

/** Of the widest side; two sides are as wide as each other. A matchup that no arm can change differs by exactly 0. */
function widthOf({ of }: Pick<Width, 'of'>, { tally, arms = [] }: Counted): number {
  const told = tally.sides.length === 2 ? tally.sides.slice(0, 1) : tally.sides;
  if (of === 'ci') return Math.max(...told.map((bins) => halfOf(pairInterval(bins))));
  const joints = arms.flatMap(({ joint }) => told.map((bins, side): JointBins => binsAt(joint, side, bins.length)));
  return Math.max(0, ...joints.map((bins) => halfOf(pairedShift(bins))));
}

const halfOf = ({ low, high }: Rate): number => (high - low) / 2;

/** Variance of the score of a set where nothing is known: of two independent games at 50 %. What arms make of it varies as much, if half
 * of what luck does is the same for both. */
const VARIANCE = 1 / 8;
/** The largest there is: all games of a set alike; and one half of all sets turned each way by an arm. */
const MOST_VARIANCE = { ci: 1 / 4, diff: 1 };

/** What is not decided by then is so near to a limit that nobody would wait. */
const MOST_UNDECIDED = 20_480;

/** Sets that are always enough, or the most that anybody would wait for. */
export function mostSets(wanted: Wanted): number {
  if (wanted.of === 'decided') return MOST_UNDECIDED;
  return atMark((Z95 / wanted.halfWidth) ** 2 * MOST_VARIANCE[wanted.of]) + MARK;
}

/** Sets that it will probably take: by its width so far, or by what is likely where nothing is known. */
export function expectedSets(bounds: Bounds, counted: Counted): number {
  const wanted = wantedOf(bounds);
  const index = indexOf(counted);
  if (wanted === null) return bounds.sets;
  if (stopOf(bounds, counted) !== null) return index;
  if (wanted.of === 'decided') return bounds.sets;
  if (wanted.of === 'diff' && (counted.arms ?? []).length === 0) return Math.min(bounds.sets, MARK);
  const { halfWidth } = wanted;
  const needed =
    counted.tally.sets === 0 ? (Z95 / halfWidth) ** 2 * VARIANCE : index * (widthOf(wanted, counted) / halfWidth) ** 2;
  return Math.min(bounds.sets, Math.max(atMark(needed), atMark(index + 1)));
}

function atMark(sets: number): number {
  return Math.ceil(sets / MARK) * MARK;
}
