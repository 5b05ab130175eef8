// A block being played: every set by base first, then by each arm; and what is told of it.
import type { Box } from '../../core/contract.ts';
import { MatchError } from '../../core/match.ts';
import type { Contest, Failure, Listener } from '../contest/contest.ts';
import type { Counts, CountsPlan } from '../contest/counts.ts';
import { Beside } from '../contest/joint/beside.ts';
import type { MatchupPlan } from '../contest/matchup-plan.ts';
import type { Arm } from '../contest/resolved.ts';
import type { StudyPlan } from '../contest/study/study-plan.ts';
import { newTally, type Tally, TOLD } from '../contest/tally.ts';
import { type ArmResult, type Block, FAILURES_KEPT, LEFT_OUT } from './crew.ts';
import type { RawRows } from './raw-rows.ts';
import { bytesOfSet } from './sets-file.ts';

interface Wanted {
  readonly rows: RawRows | null;
  readonly sets: boolean;
  readonly scores: boolean;
}

export class BlockPlay {
  readonly tally: Tally;
  readonly failures: Failure[] = [];
  readonly arms: ArmResult[] = [];
  readonly sets: Uint8Array | null;
  readonly scores: Uint8Array | null;
  private readonly width: number;
  /** What is left of the memory for counts. */
  private free: Float64Array;

  constructor(
    private readonly box: Box,
    private readonly block: Block,
    private readonly plan: MatchupPlan,
    private readonly base: Contest,
    private readonly wanted: Wanted,
    memory: Float64Array,
  ) {
    const sets = block.to - block.from;
    this.free = memory;
    this.tally = this.newTally(plan.study);
    this.width = bytesOfSet(base.mode);
    this.sets = wanted.sets ? new Uint8Array(sets * this.width * (1 + plan.arms.length)).fill(LEFT_OUT) : null;
    this.scores = wanted.scores ? new Uint8Array(sets).fill(LEFT_OUT) : null;
  }

  /** `contestOf` has the contest of an arm, and is called when that begins. */
  play(contestOf: (arm: Arm) => Contest): void {
    const { base, block, tally } = this;
    const { arms, joint } = this.plan;
    const fields = this.box.counters(0).length;
    const beside = arms.length === 0 ? null : new Beside(joint, fields, base.matchup, base.mode);
    base.play(block.from, block.to, tally, this.listener(base, 0, beside));
    for (const [at, arm] of arms.entries()) this.playArm(arm, contestOf(arm), 1 + at, beside!);
  }

  private playArm({ name }: Arm, contest: Contest, at: number, beside: Beside): void {
    const { from, to } = this.block;
    const result = { name, tally: this.newTally(this.plan.armStudy), failures: [], joint: this.take(this.plan.joint) };
    this.arms.push(result);
    const listener = this.listener(contest, at, null, result.failures);
    const told = { set: -1 };
    contest.play(from, to, result.tally, {
      ...listener,
      set: (index, games) => {
        listener.set!(index, games);
        beside.count(result.joint.counts, index - from, contest, games);
      },
      tells: (set, game, played) => {
        if (result.tally.telling.length === TOLD || told.set === set) return false;
        const isTurned = beside.isTurned(set - from, game, played);
        if (isTurned) told.set = set;
        return isTurned;
      },
    });
  }

  /** `at` is the place of the version among those of the block. */
  private listener(contest: Contest, at: number, beside: Beside | null, failures: Failure[] = this.failures): Listener {
    const { from } = this.block;
    const { rows } = this.wanted;
    const { sets, scores, width } = this;
    const versions = 1 + this.plan.arms.length;
    return {
      ways: versions > 1,
      failed: (failure) => void (failures.length < FAILURES_KEPT && failures.push(failure)),
      set: (index, games) => {
        rows?.add(index - from, contest, at === 0 ? null : this.plan.arms[at - 1]!, index, games);
        beside?.keep(index - from, contest, games);
        if (games === null) return;
        sets?.set(contest.halfPoints.subarray(0, width), ((index - from) * versions + at) * width);
        if (scores !== null && at === 0) scores[index - from] = 3 * games[0]!.scores[0]! + games[1]!.scores[1]!;
      },
    };
  }

  private newTally(study: StudyPlan | null): Tally {
    return { ...newTally(this.box, false, this.base.mode), study: study === null ? null : this.take(study) };
  }

  private take(plan: CountsPlan): Counts {
    const counts = this.free.subarray(0, plan.size);
    this.free = this.free.subarray(plan.size);
    return { plan: plan.id, counts };
  }
}

/** As it is told of a block that it ended. */
export function faultIn(contest: Contest, error: unknown): { readonly what: string; readonly line: string } {
  const { message, line } = error instanceof MatchError ? error : contest.faultOf(error);
  return { what: message, line };
}
