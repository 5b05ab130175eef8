// Reads a study: what was counted of one thing in one matchup, as the statistics want it.

import type { Box } from '../../../core/contract.ts';
import {
  PRODUCTS,
  type Products,
  STATES,
  SUMS,
  type Sums,
  TOTALS,
  type Totals,
  WITH,
} from '../../statistics/pair-counts.ts';
import type { RatioStratum } from '../../statistics/ratio.ts';
import type { Contrasted } from '../../statistics/set-contrast.ts';
import { RunError } from '../../text/run-error.ts';
import type { Counts } from '../counts.ts';
import { SCORES, type StudyPlan } from './study-plan.ts';

/** What was counted of one subject in one matchup, or over all. */
export interface StudyPart {
  readonly plan: StudyPlan;
  readonly sets: number;
  readonly counts: Float64Array;
  readonly part: number;
  /** Half points of a game at most. */
  readonly most: number;
}

/** Games that have something and games that do not: pairs in cells, or sums over sets. */
export type Thing = { readonly cells: readonly number[] } | Contrasted;

/** Throws where a study was counted by another plan than that of today. */
export function checkPlan(box: Box, plan: StudyPlan | null, study: Counts): void {
  if (study.plan === plan?.id) return;
  throw new RunError(
    `tallies.json: its cards, strategies and tempo were counted by another version of ${box.title}; sweep it anew`,
  );
}

/** `event` and `card` by their places. */
export function cardThing(part: StudyPart, event: number, card: number): Thing {
  return thingAt(part, part.plan.cardThings + (event * part.plan.cards + card) * part.plan.thing);
}

/** In any set. */
export function hasHappened(part: StudyPart, event: number, card: number): boolean {
  const { plan, counts } = part;
  const at = part.part * plan.partSize + plan.cardThings + (event * plan.cards + card) * plan.thing;
  return counts.subarray(at, at + plan.thing).some((count) => count > 0);
}

export function copySums(part: StudyPart, event: number, card: number): RatioStratum {
  return stratumAt(part, part.plan.copies + (event * part.plan.cards + card) * SUMS);
}

/** `timed`: the place among the events that have a first turn; `chanced`: among those that have a chance. */
export function firstTurnSums(part: StudyPart, timed: number, card: number): RatioStratum {
  return stratumAt(part, part.plan.firstTurns + (timed * part.plan.cards + card) * SUMS);
}

export function chanceSums(part: StudyPart, chanced: number, card: number): RatioStratum {
  return stratumAt(part, part.plan.chances + (chanced * part.plan.cards + card) * SUMS);
}

export function groupThing(part: StudyPart, group: number): Thing {
  return thingAt(part, part.plan.groupThings + group * part.plan.thing);
}

export function groupSums(part: StudyPart, group: number, habit: number): RatioStratum {
  const { plan } = part;
  return stratumAt(part, plan.groupMeans + (group * plan.studies.habits.length + habit) * SUMS);
}

function stratumAt({ plan, counts, part, sets }: StudyPart, at: number): RatioStratum {
  const sums = sumsAt(counts, part * plan.partSize + at);
  return plan.form === 'cells' ? { pairs: sets, sums } : { pairs: sets, sums, anySize: true };
}

export function sumsAt(counts: Float64Array, at: number): Sums {
  return [...counts.subarray(at, at + SUMS)] as unknown as Sums;
}

function thingAt(part: StudyPart, at: number): Thing {
  const { plan, counts, most } = part;
  if (plan.form === 'cells') return { cells: cellsAt(part, at) };
  const base = part.part * plan.partSize;
  const totals = [...counts.subarray(base + plan.scores, base + plan.scores + TOTALS)] as unknown as Totals;
  const products = [...counts.subarray(base + at, base + at + PRODUCTS)] as unknown as Products;
  return { most, totals, products };
}

/** Pairs of which neither game has the thing are not counted again for each: they are what is left of all. */
function cellsAt({ plan, counts, part }: StudyPart, at: number): number[] {
  const base = part * plan.partSize;
  const cells = Array.from({ length: plan.thing }, (_, cell) => counts[base + at + cell]!);
  for (let scores = 0; scores < SCORES; scores++) {
    const lacking = Math.floor(scores / WITH) * STATES + (scores % WITH);
    const [second, first] = [lacking + WITH, lacking + WITH * STATES];
    const having = cells[second]! + cells[first]! + cells[first + WITH]!;
    cells[lacking] = counts[base + plan.scores + scores]! - cells[lacking]! - having;
  }
  return cells;
}
