// Reads a study: the cells and sums of one thing in one matchup, as the statistics want them.

import type { Box, CardEvent } from '../../core/contract.ts';
import { CELLS, SUMS, type Sums } from '../statistics/pair-counts.ts';
import { RunError } from '../sweep/run-error.ts';
import { cardEvents, type Plan, planOf, SCORES } from './plan.ts';
import type { Study } from './study.ts';

/** One side of a matchup. */
export interface Side {
  readonly pairs: number;
  readonly counts: Float64Array;
  readonly side: 0 | 1;
}

/** The plan of a box; throws where a study was counted by another. */
export function planFor(box: Box, studies: readonly (Study | null)[]): Plan | null {
  const plan = planOf(box);
  for (const study of studies) {
    if (study !== null && study.plan !== plan?.id) {
      throw new RunError(
        `tallies.json: its cards, strategies and tempo were counted by another version of ${box.title}; sweep it anew`,
      );
    }
  }
  return plan;
}

export function cardCells(plan: Plan, side: Side, event: CardEvent, card: number): number[] {
  return cellsAt(plan, side, plan.cardCells + eventPlace(plan, event, card) * CELLS);
}

/** In any pair. */
export function hasHappened(plan: Plan, { counts, side }: Side, event: CardEvent, card: number): boolean {
  const at = side * plan.sideSize + plan.cardCells + eventPlace(plan, event, card) * CELLS;
  return counts.subarray(at, at + CELLS).some((pairs) => pairs > 0);
}

export function copySums(plan: Plan, side: Side, event: CardEvent, card: number): Sums {
  return sideSums(plan, side, plan.copies + eventPlace(plan, event, card) * SUMS);
}

function eventPlace(plan: Plan, event: CardEvent, card: number): number {
  return cardEvents.indexOf(event) * plan.cards + card;
}

export function groupCells(plan: Plan, side: Side, group: number): number[] {
  return cellsAt(plan, side, plan.groupCells + group * CELLS);
}

export function groupSums(plan: Plan, side: Side, group: number, mean: number): Sums {
  return sideSums(plan, side, plan.groupMeans + (group * plan.means + mean) * SUMS);
}

export function sideSums(plan: Plan, { counts, side }: Side, at: number): Sums {
  return sumsAt(counts, side * plan.sideSize + at);
}

export function sumsAt(counts: Float64Array, at: number): Sums {
  return [...counts.subarray(at, at + SUMS)] as unknown as Sums;
}

/** Pairs of which neither game has the thing are not counted again for each: they are what is left of all. */
function cellsAt(plan: Plan, { counts, side }: Side, at: number): number[] {
  const base = side * plan.sideSize;
  const cells = [...counts.subarray(base + at, base + at + CELLS)];
  for (let scores = 0; scores < SCORES; scores++) {
    const [first, second] = [Math.floor(scores / 3), scores % 3];
    const seen = [first, first + 3].flatMap((one) => [second, second + 3].map((other) => cells[one * 6 + other] ?? 0));
    cells[first * 6 + second] = (counts[base + plan.scores + scores] ?? 0) - seen.reduce((sum, count) => sum + count, 0);
  }
  return cells;
}
