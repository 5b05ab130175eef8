// strategies.csv: what wins, as played. A player's games in groups, by their result and as the game sorts them; how often it won
// in each, and how it played.
import type { Box } from '../../core/contract.ts';
import { groupSums, groupThing } from '../contest/study/read.ts';
import type { Group } from '../contest/study/study-plan.ts';
import type { Rate } from '../statistics/pair-interval.ts';
import { ratioMean } from '../statistics/ratio.ts';
import { type Player, playerName, type Where, whereWords } from '../who/matchup.ts';
import { type Report, withInterval } from './column.ts';
import { type Contrast, contrastColumns, contrastOf, type Judged, judge, meanMethod, RANKED, TRAP } from './contrast.ts';
import { Z } from './level.ts';
import type { AnyRun } from './results.ts';
import type { RunReports } from './run-reports.ts';
import { countedAs, type StudiedPlayer, studiedPlayers } from './sides.ts';
import { subjectColumns } from './subject-columns.ts';

interface GroupContrast extends Contrast, Where {
  readonly player: Player;
  readonly group: Group;
  /** By habit. */
  readonly means: readonly (Rate | null)[];
}

export type StrategyRow = GroupContrast & Judged;

export function strategies(reports: RunReports): Report<StrategyRow, AnyRun> {
  const { box, run } = reports;
  const { groupings = [], habits = [] } = box.studies ?? {};
  const counted = countedAs(run, box);
  return {
    name: 'strategies',
    schema: 'fablelab-strategies/2',
    about: `Every player with its bot, its games in groups: how often it won in each and how it played. ${TRAP}.`,
    columns: [
      ...subjectColumns(box),
      {
        name: 'grouped_by',
        about: [
          'all: every game; result: won (all rivals beaten), lost (somebody did better)',
          ...groupings.map(({ name, about }) => `${name}: ${about}`),
        ].join('; '),
        type: 'text',
        value: ({ group }) => group.by,
      },
      { name: 'group', about: 'which of these', type: 'text', value: ({ group }) => group.name },
      ...contrastColumns<StrategyRow>('this', 'the groups of this player and bot', 'groups', counted),
      ...habits.flatMap(({ name, about, per }, at) =>
        withInterval<StrategyRow>(
          { name, about: `${about}${per === null ? ', a game' : ''}: mean`, method: meanMethod(counted) },
          (row) => row.means[at] ?? null,
        ),
      ),
    ],
    ranked: RANKED,
    rows: () => reports.strategies,
  };
}

/** Groups without games have no row. */
export function strategyRows(run: AnyRun, box: Box): StrategyRow[] {
  const counted = studiedPlayers(run, box).flatMap((studied) =>
    studied.plan.groups.map((group, at) => countedRow(studied, group, at)).filter(({ gamesWith }) => gamesWith > 0),
  );
  return judge(counted, (row) => `${whereWords(row)} ${playerName(row.player)}`);
}

/** That somebody wins the games it won is no finding: groups by result have no rates. */
function countedRow({ player, mode, setting, plan, parts }: StudiedPlayer, group: Group, at: number): GroupContrast {
  const contrast = contrastOf(parts.map((part) => groupThing(part, at)));
  const means = plan.studies.habits.map((_, habit) => {
    const strata = parts.map((part) => groupSums(part, at, habit));
    return ratioMean(strata, Z);
  });
  const known = group.by === 'result' ? { rateWith: null, rateWithout: null, difference: null, p: null } : {};
  return { ...contrast, ...known, player, mode, setting, group, means };
}
