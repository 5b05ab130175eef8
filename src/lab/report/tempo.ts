// tempo.csv: how games feel. Three rows a matchup: both players together, then each.

import type { Box, Habit } from '../../core/contract.ts';
import { gamesOf } from '../contest/tally.ts';
import { SUMS } from '../statistics/pair-counts.ts';
import type { Rate } from '../statistics/pair-interval.ts';
import { ratioMean, ratioRate } from '../statistics/ratio.ts';
import { FAR_BEHIND } from '../study/leads.ts';
import * as P from '../study/plan.ts';
import { planFor, sumsAt } from '../study/read.ts';
import { type Report, withInterval } from './column.ts';
import { MEAN } from './contrast.ts';
import { LEVEL, Z } from './level.ts';
import { hasPairs, type NumberedMatchup, numbered, type Run } from './run.ts';
import { whoColumns } from './who-columns.ts';

interface Row extends NumberedMatchup {
  readonly scope: (typeof P.scopes)[number];
  readonly leadChanges: Rate | null;
  readonly comebacks: Rate | null;
  readonly decidedEarly: Rate | null;
  readonly means: readonly (Rate | null)[];
}

const SHARE =
  'share by pairs; Wilson form with the effective number of games; all pairs alike: Jeffreys by pairs; n = pairs';

export function tempo(box: Box): Report<Row> {
  return {
    name: 'tempo',
    schema: 'fablelab-tempo/1',
    about:
      'How the games of every matchup go: who leads and for how long, where the damage comes from, what is left unused.',
    columns: [
      ...whoColumns,
      { name: 'scope', about: 'both: the two players together, a, b: one of them', of: ({ scope }) => scope },
      { name: 'pairs', about: 'pairs of games', of: ({ tally }) => tally.sets },
      { name: 'games', about: 'games: two a pair', of: ({ tally }) => gamesOf(tally) },
      ...withInterval<Row>(
        'lead_changes',
        'how often a game the lead in share of HP left passed to the other side, looked at when turns end; scope both only',
        MEAN,
        ({ leadChanges }) => leadChanges,
      ),
      ...withInterval<Row>(
        'comebacks',
        `share of games won by somebody (a, b: by her) who was ${FAR_BEHIND / 10} % of the maximum HP or more behind when some turn ended`,
        SHARE,
        ({ comebacks }) => comebacks,
      ),
      ...withInterval<Row>(
        'decided_early',
        'share of games in which the winner (a, b: she) was ahead in share of HP from before half the turns on, to the end',
        SHARE,
        ({ decidedEarly }) => decidedEarly,
      ),
      ...(box.studies?.tempo ?? []).flatMap((habit, at) =>
        withInterval<Row>(habit.name, aboutOf(habit), MEAN, ({ means }) => means[at] ?? null),
      ),
    ],
    rows: (run) => tempoRows(run, box),
  };
}

function aboutOf({ about, per }: Habit): string {
  return per === null ? `${about}: mean of a game and player` : `${about}: mean`;
}

function tempoRows(run: Run, box: Box): Row[] {
  const plan = planFor(
    box,
    run.matchups.map(({ tally }) => tally.study),
  );
  return numbered(run)
    .filter(hasPairs)
    .flatMap((matchup) => P.scopes.flatMap((_, scope) => rowOf(matchup, plan, scope)));
}

function rowOf(matchup: NumberedMatchup, plan: P.Plan | null, scope: number): Row[] {
  const { sets: pairs, study } = matchup.tally;
  if (plan === null || study === null) return [];
  const at = (place: number) => [{ pairs, sums: sumsAt(study.counts, place) }];
  const lead = (measure: number) => at(plan.leads + measure * SUMS);
  const kinds = plan.studies.tempo.length;
  return [
    {
      ...matchup,
      scope: P.scopes[scope] ?? 'both',
      leadChanges: scope === P.BOTH ? ratioMean(lead(P.LEAD_CHANGES), Z) : null,
      comebacks: ratioRate(lead(P.COMEBACKS + scope), 1, Z, LEVEL),
      decidedEarly: ratioRate(lead(P.DECIDED_EARLY + scope), 1, Z, LEVEL),
      means: plan.studies.tempo.map((_, mean) => ratioMean(at(plan.tempo + (scope * kinds + mean) * SUMS), Z)),
    },
  ];
}
