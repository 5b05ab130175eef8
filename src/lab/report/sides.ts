// The subjects of a run with everything that was studied of them: their part of each of their matchups of one mode and setting. Of a
// duel's mirror one side says it all: each of its two games has the player in another seat.
import type { Box } from '../../core/contract.ts';
import { modeOf, mostHalfPoints } from '../../core/modes.ts';
import { checkPlan, type StudyPart } from '../contest/study/read.ts';
import { DUEL, POOLED, planOf, type StudyPlan, studyPlan } from '../contest/study/study-plan.ts';
import { subjectsOf } from '../contest/study/subjects.ts';
import { type Player, playerName, type Where, whereWords } from '../who/matchup.ts';
import { type AnyRun, hasPairs } from './results.ts';

export interface StudiedPlayer extends Where {
  /** A member with the bot that plays it. */
  readonly player: Player;
  /** Groups, events and cards are the same in all of its parts. */
  readonly plan: StudyPlan;
  readonly cards: readonly string[];
  readonly parts: readonly StudyPart[];
}

/** Nobody where nothing was studied. */
export function studiedPlayers(run: AnyRun, box: Box): StudiedPlayer[] {
  const plan = planOf(box);
  if (plan === null) return [];
  const found = run.pooled === undefined || run.pooled === null ? ofMatchups(run, box) : ofAll(run.pooled, box);
  const subjects = new Map<string, SubjectPart[]>();
  for (const one of found) {
    const name = `${whereWords(one)} ${playerName(one.player)}`;
    subjects.set(name, [...(subjects.get(name) ?? []), one]);
  }
  return [...subjects.values()].map((own) => {
    const { player, mode, setting } = own[0]!;
    const entrant = box.roster.findIndex(({ id }) => id === player.party);
    return {
      player,
      mode,
      setting,
      plan,
      parts: own.map(({ part }) => part),
      cards: plan.studies.cards(Math.max(0, entrant)),
    };
  });
}

interface SubjectPart extends Where {
  readonly player: Player;
  readonly part: StudyPart;
}

function ofMatchups({ config, matchups }: AnyRun, box: Box): SubjectPart[] {
  return matchups.flatMap((played, at) => {
    const matchup = config.matchups[at]!;
    const { study, sets } = played.tally;
    if (study === null || !hasPairs(played)) return [];
    const plan = studyPlan(box, matchup, false)!;
    checkPlan(box, plan, study);
    const most = mostHalfPoints(matchup.sides.length);
    const { mode, setting } = matchup;
    return subjectsOf(matchup).map((player, at) => {
      return { player, mode, setting, part: { plan, sets, counts: study.counts, part: at, most } };
    });
  });
}

function ofAll(pooled: NonNullable<AnyRun['pooled']>, box: Box): SubjectPart[] {
  const plan = planOf(box, POOLED)!;
  return pooled.flatMap(({ mode, setting, subject, study }) => {
    checkPlan(box, plan, study);
    const sets = study.counts[plan.scores]!;
    const most = mostHalfPoints(modeOf(box, mode).sides.length);
    return sets === 0 ? [] : [{ player: subject, mode, setting, part: { plan, sets, counts: study.counts, part: 0, most } }];
  });
}

/** How the studies of a run were counted: pairs one by one, sets by sums, or all matchups together. */
export type CountedAs = 'pairs' | 'sets' | 'pooled';

export function countedAs({ config }: AnyRun, box: Box): CountedAs {
  if (config.studies === 'pooled') return 'pooled';
  const isPairs = config.matchups.every((matchup) => studyPlan(box, matchup, false)?.form === DUEL.form);
  return isPairs ? 'pairs' : 'sets';
}
