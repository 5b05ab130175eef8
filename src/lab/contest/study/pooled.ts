// Studies over all matchups of a run, one for each subject of a mode and setting: for runs of so many matchups that a study of each would be too
// much to keep.
import type { Box } from '../../../core/contract.ts';
import { type Matchup, type Player, playerName, type Where, whereWords } from '../../who/matchup.ts';
import { addCounts, addPart, type Counts, newCounts } from '../counts.ts';
import { POOLED, planOf } from './study-plan.ts';
import { subjectsOf } from './subjects.ts';

export interface PooledStudy extends Where {
  readonly subject: Player;
  readonly study: Counts;
}

const nameOf = (where: Where, subject: Player): string => `${whereWords(where)} ${playerName(subject)}`;

/** Nothing counted yet; in the order in which subjects are named. */
export function newPooled(box: Box, matchups: readonly Matchup[]): PooledStudy[] {
  const plan = planOf(box, POOLED);
  if (plan === null) return [];
  const all = matchups.flatMap((matchup) => {
    const { sides: _, ...where } = matchup;
    return subjectsOf(matchup).map((subject) => ({ ...where, subject }));
  });
  const different = new Map(all.map((one) => [nameOf(one, one.subject), one]));
  return [...different.values()].map((one) => ({ ...one, study: newCounts(plan) }));
}

const byName = new WeakMap<readonly PooledStudy[], ReadonlyMap<string, Counts>>();

function studiesOf(pooled: readonly PooledStudy[]): ReadonlyMap<string, Counts> {
  const known = byName.get(pooled);
  if (known !== undefined) return known;
  const studies = new Map(pooled.map((one) => [nameOf(one, one.subject), one.study]));
  byName.set(pooled, studies);
  return studies;
}

/** Adds what was counted of a matchup to its subjects. */
export function addToPooled(pooled: readonly PooledStudy[], matchup: Matchup, counted: Counts): void {
  const studies = studiesOf(pooled);
  for (const [part, subject] of subjectsOf(matchup).entries()) {
    addPart(studies.get(nameOf(matchup, subject))!, counted, part);
  }
}

/** Adds those of another part of the same run. */
export function addPooled(to: readonly PooledStudy[], from: readonly PooledStudy[]): void {
  for (const [at, { study }] of to.entries()) addCounts(study, from[at]!.study);
}
