// The subjects of a run with everything that was studied of them: their part of each of their matchups. Of a duel's mirror one side
// says it all: each of its two games has her in another seat.
import type { Box } from '../../core/contract.ts';
import { modeOf, mostHalfPoints } from '../../core/modes.ts';
import type { Player } from '../matchup.ts';
import { DUEL, type Plan, POOLED, planOf, studyPlan } from '../study/plan.ts';
import { checkPlan, type Part } from '../study/read.ts';
import { subjectsOf } from '../study/subjects.ts';
import { type AnyRun, hasPairs, isSame } from './run.ts';

export interface StudiedPlayer {
  /** A member with the bot that plays it. */
  readonly player: Player;
  /** Groups, events and cards are the same in all of its parts. */
  readonly plan: Plan;
  readonly cards: readonly string[];
  readonly parts: readonly Part[];
}

/** Nobody where nothing was studied. */
export function studiedPlayers(run: AnyRun, box: Box): StudiedPlayer[] {
  const plan = planOf(box);
  if (plan === null) return [];
  const found = run.pooled === undefined || run.pooled === null ? ofMatchups(run, box) : ofAll(run.pooled, box);
  const players = found.map(({ player }) => player);
  return players
    .filter((player, at) => players.findIndex((other) => isSame(other, player)) === at)
    .map((player) => {
      const parts = found.filter((one) => isSame(one.player, player)).map(({ part }) => part);
      const entrant = box.roster.findIndex(({ id }) => id === player.party);
      return { player, plan, parts, cards: plan.studies.cards(Math.max(0, entrant)) };
    });
}

interface Found {
  readonly player: Player;
  readonly part: Part;
}

function ofMatchups({ config, matchups }: AnyRun, box: Box): Found[] {
  return matchups.flatMap((played, at) => {
    const matchup = config.matchups[at]!;
    const { study, sets } = played.tally;
    if (study === null || !hasPairs(played)) return [];
    const plan = studyPlan(box, matchup, false)!;
    checkPlan(box, plan, study);
    const most = mostHalfPoints(matchup.sides.length);
    return subjectsOf(matchup).map((player, part) => ({ player, part: { plan, sets, counts: study.counts, part, most } }));
  });
}

function ofAll(pooled: NonNullable<AnyRun['pooled']>, box: Box): Found[] {
  const plan = planOf(box, POOLED)!;
  return pooled.flatMap(({ mode, subject, study }) => {
    checkPlan(box, plan, study);
    const sets = study.counts[plan.scores]!;
    const most = mostHalfPoints(modeOf(box, mode ?? undefined).sides.length);
    return sets === 0 ? [] : [{ player: subject, part: { plan, sets, counts: study.counts, part: 0, most } }];
  });
}

/** How the studies of a run were counted: pairs one by one, sets by sums, or all matchups together. */
export type Counted = 'pairs' | 'sets' | 'pooled';

export function countedAs({ config }: AnyRun, box: Box): Counted {
  if (config.studies === 'pooled') return 'pooled';
  const isPairs = config.matchups.every((matchup) => studyPlan(box, matchup, false)?.form === DUEL.form);
  return isPairs ? 'pairs' : 'sets';
}
