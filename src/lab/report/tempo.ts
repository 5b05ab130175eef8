// tempo.csv: how games feel. Of every matchup a row for all together, and one for each side.

import type { Box } from '../../core/contract.ts';
import type { Habit } from '../../core/studies.ts';
import { FAR_BEHIND } from '../contest/study/leads.ts';
import { checkPlan, sumsAt } from '../contest/study/read.ts';
import * as P from '../contest/study/study-plan.ts';
import { gamesOf } from '../contest/tally.ts';
import { SUMS } from '../statistics/pair-counts.ts';
import type { Rate } from '../statistics/pair-interval.ts';
import { type RatioStratum, ratioMean, ratioRate } from '../statistics/ratio.ts';
import { type Column, type Report, withInterval } from './column.ts';
import { meanMethod } from './contrast.ts';
import { LEVEL, Z } from './level.ts';
import { partiesColumns } from './party-columns.ts';
import { type AnyRun, hasPairs, kindsOf, type NumberedAny, type NumberedMatchup, numberedBySides } from './results.ts';
import type { RunReports } from './run-reports.ts';
import { type CountedAs, countedAs } from './sides.ts';
import { whoColumns } from './who-columns.ts';

interface Tempo {
  readonly scope: string;
  readonly leadChanges: Rate | null;
  readonly comebacks: Rate | null;
  readonly decidedEarly: Rate | null;
  readonly means: readonly (Rate | null)[];
}

type Row = NumberedAny & Tempo;

const about = 'How the games of every matchup go: who leads and for how long, and what the game itself counts.';

/** Where some matchup has more sides than two, or one, nobody is "a" or "b". */
export function tempo({ box, run }: RunReports): Report<Row, AnyRun> {
  const { many, lone } = kindsOf(run);
  return many || lone ? tempoOfAll(box, run) : (tempoOfTwo(box, run) as Report<Row, AnyRun>);
}

function tempoOfTwo(box: Box, run: AnyRun): Report<NumberedMatchup & Tempo, AnyRun> {
  const [all, each] = countedAs(run, box) === 'pairs' ? ['both', 'a, b'] : ['all', '1, 2'];
  return {
    ...{ name: 'tempo', schema: 'fablelab-tempo/2', about },
    columns: [
      ...whoColumns,
      {
        name: 'scope',
        about: `${all}: the two sides together, ${each}: one of them`,
        type: 'text',
        value: ({ scope }) => scope,
      },
      { name: 'pairs', about: 'pairs of games', type: 'integer', value: ({ tally }) => tally.sets },
      { name: 'games', about: 'games: two a pair', type: 'integer', value: ({ tally }) => gamesOf(tally) },
      ...(tempoColumns(box, run) as readonly Column<NumberedMatchup & Tempo>[]),
    ],
    rows: (of) => tempoRows(of, box) as (NumberedMatchup & Tempo)[],
  };
}

function tempoOfAll(box: Box, run: AnyRun): Report<Row, AnyRun> {
  return {
    ...{ name: 'tempo', schema: 'fablelab-tempo-of-sides/1', about },
    columns: [
      ...partiesColumns,
      {
        name: 'scope',
        about: 'all: everybody at the table, 1, 2…: one side; of duels both, a, b',
        type: 'text',
        value: ({ scope }) => scope,
      },
      { name: 'sets', about: 'sets of games', type: 'integer', value: ({ tally }) => tally.sets },
      { name: 'games', about: 'different games of these', type: 'integer', value: ({ tally }) => gamesOf(tally) },
      ...tempoColumns(box, run),
    ],
    rows: (of) => tempoRows(of, box),
  };
}

function shareMethod(counted: CountedAs): string {
  const set = counted === 'pairs' ? 'pair' : 'set';
  return `share by ${set}s; Wilson form with the effective number of games; all ${set}s alike: Jeffreys by ${set}s; n = ${set}s`;
}

function tempoColumns(box: Box, run: AnyRun): readonly Column<Row>[] {
  const counted = countedAs(run, box);
  const [share, mean] = [shareMethod(counted), meanMethod(counted)];
  const lead = `the lead in ${box.studies?.lead ?? ''}`;
  return [
    ...withInterval<Row>(
      {
        name: 'lead_changes',
        about: `how often a game ${lead} passed to another side (alone: from being ahead to being behind, or back), looked at when turns end; of all together only`,
        method: mean,
        unit: 'changes',
      },
      ({ leadChanges }) => leadChanges,
    ),
    ...withInterval<Row>(
      {
        name: 'comebacks',
        about: `share of games won by somebody (by this side) who was ${FAR_BEHIND / 10} % or more of the whole behind when some turn ended, by ${lead}`,
        method: share,
        unit: 'fraction',
      },
      ({ comebacks }) => comebacks,
    ),
    ...withInterval<Row>(
      {
        name: 'decided_early',
        about: 'share of games in which the winner (this side) was ahead from before half the turns on, to the end',
        method: share,
        unit: 'fraction',
      },
      ({ decidedEarly }) => decidedEarly,
    ),
    ...(box.studies?.tempo ?? []).flatMap((habit, at) =>
      withInterval<Row>({ name: habit.name, about: aboutOf(habit), method: mean }, ({ means }) => means[at] ?? null),
    ),
  ];
}

function aboutOf({ about: what, per }: Habit): string {
  return per === null ? `${what}: mean of a game and player` : `${what}: mean`;
}

function tempoRows(run: AnyRun, box: Box): Row[] {
  return numberedBySides(run, () => true)
    .filter(hasPairs)
    .flatMap((matchup) => {
      const plan = P.studyPlan(box, run.config.matchups[matchup.number - 1]!, false);
      return plan === null ? [] : rowsOf(box, matchup, plan);
    });
}

/** All together, then each side, where there are several. */
function rowsOf(box: Box, matchup: NumberedAny, plan: P.StudyPlan): Row[] {
  const { study } = matchup.tally;
  if (study === null) return [];
  checkPlan(box, plan, study);
  return Array.from({ length: P.scopesOf(plan) }, (_, scope) => ({ ...matchup, ...tempoOf(matchup, plan, scope) }));
}

function tempoOf({ tally: { sets, study } }: NumberedAny, plan: P.StudyPlan, scope: number): Tempo {
  const at = (place: number): RatioStratum[] => {
    const sums = sumsAt(study!.counts, place);
    return [plan.form === 'cells' ? { pairs: sets, sums } : { pairs: sets, sums, anySize: true }];
  };
  const lead = (measure: number) => at(plan.leads + measure * SUMS);
  const kinds = plan.studies.tempo.length;
  return {
    scope: scopeName(plan, scope),
    leadChanges: scope === P.TOGETHER ? ratioMean(lead(P.LEAD_CHANGES), Z) : null,
    comebacks: ratioRate(lead(P.COMEBACKS + scope), 1, Z, LEVEL),
    decidedEarly: ratioRate(lead(P.decidedEarlyAt(plan) + scope), 1, Z, LEVEL),
    means: plan.studies.tempo.map((_, mean) => ratioMean(at(plan.tempo + (scope * kinds + mean) * SUMS), Z)),
  };
}

function scopeName({ form }: P.StudyPlan, scope: number): string {
  const names = form === 'cells' ? ['both', 'a', 'b'] : ['all'];
  return names[scope] ?? String(scope);
}
