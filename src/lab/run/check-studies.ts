// Counts of cards, strategies and tempo that cannot be. Where the game studies other things by now, the reports say so.
import type { Box } from '../../core/contract.ts';
import type { Counts } from '../contest/counts.ts';
import { matchupPlan } from '../contest/matchup-plan.ts';
import { type StudiedSets, studyFault } from '../contest/study/fault.ts';
import { newPooled } from '../contest/study/pooled.ts';
import { POOLED, planOf, type StudyPlan } from '../contest/study/study-plan.ts';
import { subjectsOf } from '../contest/study/subjects.ts';
import { countedVersions } from '../crew/counted.ts';
import { RunError } from '../text/run-error.ts';
import { playerName, whereWords } from '../who/matchup.ts';
import type { RunInFolder } from './run.ts';

export function checkStudies(box: Box, { folder, run }: RunInFolder): void {
  const { config, matchups, pooled } = run;
  for (const [at, matchup] of matchups.entries()) {
    const { armStudy: plan } = matchupPlan(box, config, at);
    for (const { name, tally } of countedVersions(matchup)) {
      const of = { sets: tally.sets, ...(plan?.form === 'cells' ? { bins: tally.sides } : {}) };
      check(`${folder}/tallies.json: matchups.${at}.arms.${name}.tally.study`, plan, tally.study, of);
    }
  }
  const subjects = config.studies === 'pooled' ? newPooled(box, config.matchups) : [];
  const place = `${folder}/tallies.json: pooled`;
  if ((pooled ?? []).length !== subjects.length) {
    throw new RunError(`${place}: found ${pooled?.length ?? 0} studies, expected ${subjects.length}`);
  }
  for (const [at, one] of (pooled ?? []).entries()) {
    const name = nameOf(subjects[at]!);
    if (nameOf(one) !== name) throw new RunError(`${place}.${at}: found ${nameOf(one)}, expected ${name}`);
    const its = matchups.filter((_, number) => {
      const matchup = config.matchups[number]!;
      return subjectsOf(matchup).some((subject) => nameOf({ ...matchup, subject }) === name);
    });
    const sets = its.reduce((sum, { tally }) => sum + tally.sets, 0);
    check(`${place}.${at}.study`, planOf(box, POOLED), one.study, { sets });
  }
}

type Named = Parameters<typeof whereWords>[0] & { readonly subject: Parameters<typeof playerName>[0] };
const nameOf = (one: Named): string => `${whereWords(one)} ${playerName(one.subject)}`.trimStart();

function check(place: string, plan: StudyPlan | null, study: Counts | null, of: StudiedSets): void {
  if ((plan === null) !== (study === null)) {
    throw new RunError(`${place}: found ${study === null ? 'none' : 'one'}, expected ${plan === null ? 'none' : 'one'}`);
  }
  if (plan === null || study === null || study.plan !== plan.id) return;
  const fault = studyFault(plan, study.counts, of);
  if (fault !== null) throw new RunError(`${place}: ${fault}`);
}
