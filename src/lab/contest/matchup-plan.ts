// What is counted of a matchup beside its tallies: studies, and which arms are held against base.
import type { Box } from '../../core/contract.ts';
import type { Matchup } from '../who/matchup.ts';
import { armsAt } from './arms.ts';
import { type JointPlan, jointPlan } from './joint/joint-plan.ts';
import type { Arm, Resolved } from './resolved.ts';
import { type StudyPlan, studyPlan } from './study/study-plan.ts';

export interface MatchupPlan {
  /** Of base; null where nothing is studied. */
  readonly study: StudyPlan | null;
  /** Those that can change its games. */
  readonly arms: readonly Arm[];
  /** The same for each of them. Where studies are pooled over matchups, arms have none. */
  readonly armStudy: StudyPlan | null;
  readonly joint: JointPlan;
}

const plans = new WeakMap<Resolved, Map<number, MatchupPlan>>();

/** Of a matchup by its number, from 0. */
export function matchupPlan(box: Box, config: Resolved, number: number): MatchupPlan {
  const known = plans.get(config) ?? new Map<number, MatchupPlan>();
  plans.set(config, known);
  const plan = known.get(number) ?? makePlan(box, config, config.matchups[number]!);
  known.set(number, plan);
  return plan;
}

function makePlan(box: Box, config: Resolved, matchup: Matchup): MatchupPlan {
  const { studies } = config;
  const study = studies === undefined ? null : studyPlan(box, matchup, studies === 'pooled');
  const armStudy = studies === 'each' ? study : null;
  return { study, arms: armsAt(box, config, matchup), armStudy, joint: jointPlan(box, matchup, armStudy) };
}

/** Numbers that it takes. */
export function countsSize({ study, arms, armStudy, joint }: MatchupPlan): number {
  return (study?.size ?? 0) + arms.length * ((armStudy?.size ?? 0) + joint.size);
}
