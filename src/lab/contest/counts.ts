// Many whole numbers in one list, laid out by a plan and merged by adding: what is counted for studies, and of arms beside base. In a
// file they are a line of `place:number`.
import { RunError } from '../text/run-error.ts';

/** How such a list is laid out. */
export interface CountsPlan {
  /** Equal plans count the same things in the same places. */
  readonly id: string;
  readonly size: number;
}

export interface Counts {
  /** The plan by which it was counted: numbers of different plans must not be added. */
  readonly plan: string;
  readonly counts: Float64Array;
}

/** As it is written: what is 0 is left out. */
export interface WrittenCounts {
  readonly plan: string;
  readonly size: number;
  readonly counts: string;
}

export function newCounts(plan: CountsPlan): Counts {
  return { plan: plan.id, counts: new Float64Array(plan.size) };
}

export function addCounts(to: Counts, from: Counts): void {
  if (to.plan !== from.plan) throw otherVersion(to, from);
  addFrom(to, from.counts, 0);
}

/** Adds one part of a list to one that has that part alone. */
export function addPart(to: Counts, from: Counts, part: number): void {
  if (partOf(to.plan) !== partOf(from.plan)) throw otherVersion(to, from);
  addFrom(to, from.counts, part * to.counts.length);
}

/** What a plan says of each of its parts. */
const partOf = (plan: string): string => plan.slice(0, plan.indexOf('_'));

function addFrom(to: Counts, counts: Float64Array, from: number): void {
  written.delete(to);
  for (let at = 0; at < to.counts.length; at++) to.counts[at]! += counts[from + at]!;
}

function otherVersion(to: Counts, from: Counts): RunError {
  return new RunError(`found counts of two versions (${to.plan}, ${from.plan}); sweep it anew`);
}

/** A run is saved again and again, and most of its counts are as they were: what was not added to is written once. */
const written = new WeakMap<Counts, WrittenCounts>();

export function writeCounts(counts: Counts): WrittenCounts {
  const known = written.get(counts) ?? textOf(counts);
  written.set(counts, known);
  return known;
}

function textOf({ plan, counts }: Counts): WrittenCounts {
  const parts: string[] = [];
  for (let at = 0; at < counts.length; at++) if (counts[at] !== 0) parts.push(`${at}:${counts[at]}`);
  return { plan, size: counts.length, counts: parts.join(' ') };
}

export function readCounts({ plan, size, counts: text }: WrittenCounts): Counts {
  const counts = new Float64Array(size);
  let next = 0;
  for (const part of text === '' ? [] : text.split(' ')) {
    const [at, count] = part.split(':').map(Number);
    const isCount = Number.isSafeInteger(at) && Number.isSafeInteger(count) && count! > 0;
    if (!isCount || at! < next || at! >= size)
      throw new RunError(`found "${part}", expected a place from ${next} to ${size - 1} and a count`);
    counts[at!] = count!;
    next = at! + 1;
  }
  return { plan, counts };
}
