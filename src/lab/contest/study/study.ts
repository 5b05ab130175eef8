// What was counted of a matchup for studies: whole numbers, merged by adding. In a file they are a line of `place:number`.
import { RunError } from '../../text/run-error.ts';
import type { StudyPlan } from './study-plan.ts';

export interface Study {
  /** The plan by which it was counted: numbers of different plans must not be added. */
  readonly plan: string;
  readonly counts: Float64Array;
}

/** As it is written: what is 0 is left out. */
export interface WrittenStudy {
  readonly plan: string;
  readonly size: number;
  readonly counts: string;
}

export function newStudy(plan: StudyPlan): Study {
  return { plan: plan.id, counts: new Float64Array(plan.size) };
}

export function addStudy(to: Study, from: Study): void {
  if (to.plan !== from.plan) throw otherVersion(to, from);
  addFrom(to, from.counts, 0);
}

/** Adds one part of a study to that of its subject alone. */
export function addPart(to: Study, from: Study, part: number): void {
  if (partOf(to.plan) !== partOf(from.plan)) throw otherVersion(to, from);
  addFrom(to, from.counts, part * to.counts.length);
}

/** What a plan says of each of its parts. */
const partOf = (plan: string): string => plan.slice(0, plan.indexOf('_'));

function addFrom(to: Study, counts: Float64Array, from: number): void {
  written.delete(to);
  for (let at = 0; at < to.counts.length; at++) to.counts[at]! += counts[from + at]!;
}

function otherVersion(to: Study, from: Study): RunError {
  return new RunError(`found studies counted by two versions (${to.plan}, ${from.plan}); sweep it anew`);
}

/** A run is saved again and again, and most of its studies are as they were: what was not added to is written once. */
const written = new WeakMap<Study, WrittenStudy>();

export function writeStudy(study: Study): WrittenStudy {
  const known = written.get(study) ?? textOf(study);
  written.set(study, known);
  return known;
}

function textOf({ plan, counts }: Study): WrittenStudy {
  const parts: string[] = [];
  for (let at = 0; at < counts.length; at++) if (counts[at] !== 0) parts.push(`${at}:${counts[at]}`);
  return { plan, size: counts.length, counts: parts.join(' ') };
}

export function readStudy({ plan, size, counts: text }: WrittenStudy): Study {
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
