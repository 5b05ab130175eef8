// endings.csv: how the games of a lone side end. One row a matchup and ending, those that never occurred too.
import type { Box } from '../../core/contract.ts';
import { gamesOf } from '../contest/tally.ts';
import type { Rate } from '../statistics/pair-interval.ts';
import { wilson } from '../statistics/wilson.ts';
import type { Player, Where } from '../who/matchup.ts';
import { type Report, withInterval } from './column.ts';
import { Z } from './level.ts';
import { matchupColumn, partyColumns } from './party-columns.ts';
import { type AnyRun, isLone, numberedBySides } from './results.ts';
import type { RunReports } from './run-reports.ts';

export interface EndingRow extends Where {
  readonly number: number;
  readonly player: Player;
  readonly ending: string;
  readonly games: number;
  readonly share: Rate;
}

export function endings({ box }: Pick<RunReports, 'box'>): Report<EndingRow, AnyRun> {
  return {
    name: 'endings',
    schema: 'fablelab-endings/1',
    about: 'Every matchup of a lone side: how its games end.',
    columns: [
      matchupColumn,
      ...partyColumns,
      { name: 'ending', about: 'how a game ended', type: 'text', value: ({ ending }) => ending },
      { name: 'games', about: 'games that ended so', type: 'integer', value: ({ games }) => games },
      ...withInterval<EndingRow>(
        {
          name: 'share',
          about: 'share of the games of the matchup that ended so',
          method: 'Wilson; n = games of the matchup',
          unit: 'fraction',
        },
        ({ share }) => share,
      ),
    ],
    rows: (run) => endingRows(run, box),
  };
}

export function endingRows(run: AnyRun, box: Box): EndingRow[] {
  return numberedBySides(run, isLone).flatMap(({ number, mode, setting, players, tally }) => {
    const all = gamesOf(tally);
    return tally.endings.map((games, at) => ({
      ...{ number, mode, setting, player: players[0]!, ending: box.endings[at]!, games },
      share: { mean: games / all, ...wilson(games / all, all, Z) },
    }));
  });
}
