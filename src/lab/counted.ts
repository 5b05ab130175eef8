// What was counted of a matchup, and the first of what was left out: whatever plays blocks adds them up here.
import type { Box } from '../core/contract.ts';
import type { Failure } from './contest/contest.ts';
import { addTally, newTally, type Tally } from './contest/tally.ts';
import { type BlockResult, FAILURES_KEPT } from './crew/crew.ts';
import type { Player } from './matchup.ts';

export interface Counted {
  readonly players: readonly [Player, Player];
  readonly tally: Tally;
  /** The first few; the tally counts all. */
  readonly failures: Failure[];
}

export function openCount(box: Box, players: Counted['players'], studied = false): Counted {
  return { players, tally: newTally(box, studied), failures: [] };
}

export function addCount(into: Counted, { tally, failures }: Pick<BlockResult, 'tally' | 'failures'>): void {
  addTally(into.tally, tally);
  into.failures.push(...failures.slice(0, FAILURES_KEPT - into.failures.length));
}

export function leftOutOf(matchups: readonly Counted[]): number {
  return matchups.reduce((sum, { tally }) => sum + tally.leftOut, 0);
}
