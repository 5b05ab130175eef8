// wins.csv: where all win or lose together, how often they win. One row a matchup.
import { gamesOf, type Tally } from '../contest/tally.ts';
import { pairInterval, type Rate } from '../statistics/pair-interval.ts';
import { meanOfSums } from '../statistics/set-sums.ts';
import type { Player, Where } from '../who/matchup.ts';
import { type Report, withInterval } from './column.ts';
import { Z } from './level.ts';
import { matchupColumn, partyColumns } from './party-columns.ts';
import { type AnyRun, isLone, numberedBySides } from './results.ts';
import { type StopReason, stopColumns, stopReasonOf } from './stop-columns.ts';

export interface WinRow extends Where {
  readonly number: number;
  readonly player: Player;
  readonly tally: Tally;
  readonly stop: StopReason | null;
  readonly rate: Rate;
  readonly neither: number;
  readonly meanTurns: Rate;
  /** How far ahead the side was at the end, of games won and lost; null where there are none. */
  readonly leadWon: Rate | null;
  readonly leadLost: Rate | null;
}

export const wins: Report<WinRow, AnyRun> = {
  name: 'wins',
  schema: 'fablelab-wins/1',
  about: 'Every matchup of a lone side: how often it wins, and how long its games are.',
  columns: [
    matchupColumn,
    ...partyColumns,
    { name: 'sets', about: 'sets that count; a set is one game', type: 'integer', value: ({ tally }) => tally.sets },
    { name: 'games', about: 'games that count', type: 'integer', value: ({ tally }) => gamesOf(tally) },
    {
      name: 'left_out',
      about: 'sets left out of everything else: a bot failed, or the game passed its limit',
      type: 'integer',
      value: ({ tally }) => tally.leftOut,
    },
    ...stopColumns,
    ...withInterval<WinRow>(
      {
        name: 'rate',
        about: 'how often the side wins; a game neither won nor lost counts one half',
        method: 'mean of the games; Wilson form with the effective number of games m(1 − m)/SE²; n = games',
        unit: 'fraction',
      },
      ({ rate }) => rate,
    ),
    { name: 'neither', about: 'games neither won nor lost', type: 'integer', value: ({ neither }) => neither },
    ...withInterval<WinRow>(
      { name: 'mean_turns', about: 'turns a game', method: 'mean ± z·SE; n = games', unit: 'turns' },
      ({ meanTurns }) => meanTurns,
    ),
    ...closeness('lead_won', 'won', ({ leadWon }) => leadWon),
    ...closeness('lead_lost', 'lost: below 0, the nearer the closer', ({ leadLost }) => leadLost),
  ],
  rows: winRows,
};

function closeness(name: string, games: string, of: (row: WinRow) => Rate | null) {
  const about = `how far ahead the side was at the end of games ${games}, as the game measures it; 1 is the whole way`;
  return withInterval<WinRow>({ name, about, method: 'mean ± z·SE; n = these games', unit: 'fraction' }, of);
}

export function winRows(run: AnyRun): WinRow[] {
  return numberedBySides(run, isLone).map(({ number, mode, setting, players, tally, arms }) => ({
    ...{ number, mode, setting, player: players[0]!, tally },
    stop: stopReasonOf(run, { players, tally, ...(arms === undefined ? {} : { arms }) }),
    rate: pairInterval(tally.sides[0]!, Z),
    neither: tally.results[0]![0]![1]!,
    meanTurns: turnsOf(tally),
    leadWon: leadOf(tally, 2),
    leadLost: leadOf(tally, 0),
  }));
}

/** A set is a game, so games by turns are sets by turns. */
function turnsOf({ sets, lengths }: Tally): Rate {
  const sum = lengths.reduce((total, games, turns) => total + games * turns, 0);
  const squares = lengths.reduce((total, games, turns) => total + games * turns * turns, 0);
  return meanOfSums({ sets, sum, squares, per: 1 }, Z);
}

/** The lead is counted in thousandths. */
function leadOf({ results, margins }: Tally, score: number): Rate | null {
  const [sum, squares] = margins[score]!;
  const sets = results[0]![0]![score]!;
  return sets === 0 ? null : meanOfSums({ sets, sum, squares, per: 1000 }, Z);
}
