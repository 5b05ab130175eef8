// What cannot be in a study, whoever wrote it: its counts held against the sets that they were counted of.
import { SUMS } from '../../statistics/pair-counts.ts';
import { SCORES, type StudyPlan } from './study-plan.ts';

/** What a study was counted of. `bins`: of a duel, its sets by half points of each side. */
export interface StudiedSets {
  readonly sets: number;
  readonly bins?: readonly (readonly number[])[];
}

/** Null if nothing is wrong; else what was found and what was expected. */
export function studyFault(plan: StudyPlan, counts: Float64Array, of: StudiedSets): string | null {
  if (counts.length !== plan.size) return `found ${counts.length} numbers, expected ${plan.size}`;
  for (let part = 0; part < plan.parts; part++) {
    const own = counts.subarray(part * plan.partSize, (part + 1) * plan.partSize);
    const fault =
      totalFault(plan, own, of.sets, of.bins?.[part]) ?? thingFault(plan, own, of.sets) ?? sumFault(plan, own, of.sets);
    if (fault !== null) return `part ${part}: ${fault}`;
  }
  return sumsFault(counts.subarray(plan.leads), of.sets);
}

function totalFault({ form, scores }: StudyPlan, own: Float64Array, sets: number, bins?: readonly number[]): string | null {
  if (form === 'sums') return own[scores] === sets ? null : `found ${own[scores]} sets, expected ${sets}`;
  const cells = own.subarray(scores, scores + SCORES);
  if (sum(cells) !== sets) return `found ${sum(cells)} sets by their scores, expected ${sets}`;
  for (const [points, expected] of bins?.entries() ?? []) {
    const found = sum(cells.filter((_, cell) => Math.floor(cell / 3) + (cell % 3) === points));
    if (found !== expected) return `found ${found} sets with ${points} half points, expected ${expected}`;
  }
  return null;
}

/** Cards and groups: no more sets than there are. */
function thingFault(plan: StudyPlan, own: Float64Array, sets: number): string | null {
  const { form, thing, cardThings, copies, groupThings, groupMeans } = plan;
  for (const [from, to] of [
    [cardThings, copies],
    [groupThings, groupMeans],
  ] as const) {
    for (let at = from; at < to; at += thing) {
      const one = own.subarray(at, at + thing);
      const fault = form === 'sums' ? sumsFault(one.subarray(0, SUMS), sets) : null;
      if (fault !== null) return fault;
      if (form === 'cells' && sum(one) > sets) return `found ${sum(one)} sets with something, expected at most ${sets}`;
    }
  }
  return null;
}

function sumFault({ copies, groupThings, groupMeans, partSize }: StudyPlan, own: Float64Array, sets: number): string | null {
  return sumsFault(own.subarray(copies, groupThings), sets) ?? sumsFault(own.subarray(groupMeans, partSize), sets);
}

/** Σx, Σy, Σx², Σxy, Σy² of so many sets, one after the other: no sum is larger than its squares allow. Products of things have their
 * squares in the same places. */
function sumsFault(counts: Float64Array, sets: number): string | null {
  for (let at = 0; at + SUMS <= counts.length; at += SUMS) {
    const [x = 0, y = 0, xx = 0, xy = 0, yy = 0] = counts.subarray(at, at + SUMS);
    const fits = (square: number, most: number) => square <= most * (1 + 1e-9);
    const isSo = xx >= x && yy >= y && fits(xy * xy, xx * yy) && fits(x * x, sets * xx);
    if (!isSo) return `found sums ${[x, y, xx, xy, yy].join(' ')}, expected those of at most ${sets} sets`;
  }
  return null;
}

function sum(numbers: Float64Array): number {
  return numbers.reduce((all, one) => all + one, 0);
}
