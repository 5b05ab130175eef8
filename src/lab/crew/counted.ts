// What was counted of a matchup, and the first of what was left out: whatever plays blocks adds them up here.
import type { Box } from '../../core/contract.ts';
import { modeOf } from '../../core/modes.ts';
import type { Failure } from '../contest/contest.ts';
import type { StudyPlan } from '../contest/study/study-plan.ts';
import { addTally, newTally, type Tally } from '../contest/tally.ts';
import { type Matchup, type Player, sidePlayer } from '../who/matchup.ts';
import { type BlockResult, FAILURES_KEPT } from './crew.ts';

export interface CountedMatchup {
  /** By side. */
  readonly players: readonly Player[];
  readonly tally: Tally;
  /** The first few; the tally counts all. */
  readonly failures: Failure[];
}

/** `studied`: what beside all else. */
export function openCount(box: Box, { mode, sides }: Matchup, studied: StudyPlan | false = false): CountedMatchup {
  return { players: sides.map(sidePlayer), tally: newTally(box, studied, modeOf(box, mode)), failures: [] };
}

/** Of two who meet. */
export function openDuel(box: Box, matchup: Matchup): CountedMatchup & { readonly players: readonly [Player, Player] } {
  const count = openCount(box, matchup);
  return { ...count, players: count.players as readonly [Player, Player] };
}

export function addCount(into: CountedMatchup, { tally, failures }: Pick<BlockResult, 'tally' | 'failures'>): void {
  addTally(into.tally, tally);
  into.failures.push(...failures.slice(0, FAILURES_KEPT - into.failures.length));
}

export function leftOutOf(matchups: readonly CountedMatchup[]): number {
  return matchups.reduce((sum, { tally }) => sum + tally.leftOut, 0);
}
