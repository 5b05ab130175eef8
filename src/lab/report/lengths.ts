// lengths.csv: how long games are, exactly. One row for every number of turns that occurred in a matchup.
import type { Report } from './column.ts';
import { type NumberedMatchup, numbered } from './run.ts';
import { whoColumns } from './who-columns.ts';

interface Row extends NumberedMatchup {
  readonly turns: number;
  readonly games: number;
}

export const lengths: Report<Row> = {
  name: 'lengths',
  schema: 'fablelab-lengths/1',
  about: 'Games by their number of turns: every game is counted, none is estimated.',
  columns: [
    ...whoColumns,
    { name: 'turns', about: 'turns of a game, both sides counted', of: ({ turns }) => turns },
    { name: 'games', about: 'games of this matchup with so many turns', of: ({ games }) => games },
  ],
  rows: (run) =>
    numbered(run).flatMap((matchup) =>
      [...matchup.tally.lengths.entries()]
        .filter(([, games]) => games > 0)
        .map(([turns, games]) => ({ ...matchup, turns, games })),
    ),
};
