// What was counted of a matchup, and the first of what was left out: whatever plays blocks adds them up here.
import type { Box } from '../../core/contract.ts';
import { modeOf } from '../../core/modes.ts';
import { BASE } from '../contest/arms.ts';
import type { Failure } from '../contest/contest.ts';
import { addCounts, type Counts, newCounts } from '../contest/counts.ts';
import type { JointPlan } from '../contest/joint/joint-plan.ts';
import type { StudyPlan } from '../contest/study/study-plan.ts';
import { addTally, newTally, type Tally } from '../contest/tally.ts';
import { type Matchup, type Player, sidePlayer } from '../who/matchup.ts';
import { type BlockResult, FAILURES_KEPT } from './crew.ts';

/** Of a version of the game. */
interface CountedVersion {
  readonly tally: Tally;
  /** The first few; the tally counts all. */
  readonly failures: Failure[];
}

/** Of an arm, and of base and the arm together. */
export interface CountedArm extends CountedVersion {
  readonly name: string;
  readonly joint: Counts;
}

export interface CountedMatchup extends CountedVersion {
  /** By side. */
  readonly players: readonly Player[];
  /** Those that can change a game of it, in the order of the scenario. */
  readonly arms: readonly CountedArm[];
}

/** What is to be counted beside all else: studies, and arms together with base. */
export interface Beside {
  readonly studied: StudyPlan | null;
  readonly armStudy: StudyPlan | null;
  readonly arms: readonly { readonly name: string }[];
  readonly joint: JointPlan;
}

export function openCount(box: Box, { mode: name, sides }: Matchup, beside?: Beside): CountedMatchup {
  const mode = modeOf(box, name);
  const open = (study: StudyPlan | null = null): CountedVersion => ({
    tally: newTally(box, study ?? false, mode),
    failures: [],
  });
  const arms = beside?.arms.map(({ name }) => ({ ...open(beside.armStudy), name, joint: newCounts(beside.joint) }));
  return { ...open(beside?.studied), players: sides.map(sidePlayer), arms: arms ?? [] };
}

/** Of two who meet. */
export function openDuel(box: Box, matchup: Matchup): CountedMatchup & { readonly players: readonly [Player, Player] } {
  const count = openCount(box, matchup);
  return { ...count, players: count.players as readonly [Player, Player] };
}

/** What a block, or another part of the same run, has counted of the matchup. */
type Added = Pick<BlockResult, 'tally' | 'failures' | 'arms'>;

export function addCount(into: CountedMatchup, from: Added): void {
  addVersion(into, from);
  for (const [at, arm] of into.arms.entries()) {
    const added = from.arms[at]!;
    addVersion(arm, added);
    addCounts(arm.joint, added.joint);
  }
}

function addVersion(into: CountedVersion, { tally, failures }: Pick<BlockResult, 'tally' | 'failures'>): void {
  addTally(into.tally, tally);
  into.failures.push(...failures.slice(0, FAILURES_KEPT - into.failures.length));
}

/** Base, and the arms. */
export function countedVersions(matchup: CountedMatchup): (CountedVersion & { readonly name: string })[] {
  return [{ ...matchup, name: BASE }, ...matchup.arms];
}

/** Sets that a version of the game has left out. */
export function leftOutOf(matchups: readonly CountedMatchup[]): number {
  return matchups.flatMap(countedVersions).reduce((sum, { tally }) => sum + tally.leftOut, 0);
}
