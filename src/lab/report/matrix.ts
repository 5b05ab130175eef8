// matrix.csv: everybody against everybody, both halves, as people paste it into a sheet; and the rates of played matchups as each row
// of a matrix sees them.

import { canPool } from '../contest/resolved.ts';
import { pairInterval, type Rate } from '../statistics/pair-interval.ts';
import { stratifiedRate } from '../statistics/stratified.ts';
import { type Player, playerName, type Where } from '../who/matchup.ts';
import type { Column, Report } from './column.ts';
import { type DuelRun, hasPairs, isSame, matchupsOf, type PlayedMatchup, playersOf, twoSided } from './results.ts';
import type { RunReports } from './run-reports.ts';
import { byTable } from './tables.ts';

/** How often `row` beats `column`; null for a mirror, and where they did not meet. */
export function cellRate(matchups: readonly PlayedMatchup[], row: Player, column: Player): Rate | null {
  const one = matchupsOf(matchups, row).find(({ against }) => isSame(against, column));
  return one === undefined ? null : pairInterval(one.bins);
}

/** A player's mean over its matchups. */
export function rowRate(matchups: readonly PlayedMatchup[], row: Player): Rate {
  return stratifiedRate(matchupsOf(matchups, row).map(({ bins }) => bins));
}

interface Row extends Where {
  readonly player: Player;
  /** Of the matchups of its table. */
  readonly against: ReturnType<typeof matchupsOf>;
}

/** The columns are those whom somebody meets. The bot is named where there are several. */
export function matrix({ run }: RunReports): Report<Row> {
  const { matchups } = twoSided(run);
  const opponents = playersOf(matchups);
  const bots = new Set(opponents.map(({ bot }) => bot));
  return {
    name: 'matrix',
    schema: 'fablelab-matrix/1',
    about: 'How often the row beats the column: every matchup from both sides. Intervals are in matchups.csv.',
    columns: [
      { name: 'entrant', about: 'whom the player brings, by id', type: 'text', value: ({ player }) => player.party },
      { name: 'bot', about: 'bot that plays it', type: 'text', value: ({ player }) => player.bot },
      ...opponents.map((opponent): Column<Row> => {
        const name = bots.size === 1 ? opponent.party : playerName(opponent);
        const about = `how often the row beats ${name}; empty: they did not meet, or are the same`;
        return { name, about, type: 'number', unit: 'fraction', value: ({ against }) => rateAgainst(against, opponent) };
      }),
      {
        ...{ name: 'mean', about: 'over the row, every matchup weighing the same; empty where they have the same luck' },
        ...{ type: 'number', unit: 'fraction' },
        value: ({ against }) => (canPool(run.config) ? stratifiedRate(against.map(({ bins }) => bins)).mean : null),
      },
    ],
    rows: matrixRows,
  };
}

function rateAgainst(against: Row['against'], opponent: Player): number | undefined {
  const one = against.find((met) => isSame(met.against, opponent));
  return one === undefined ? undefined : pairInterval(one.bins).mean;
}

/** Table by table. */
function matrixRows({ matchups }: DuelRun): Row[] {
  return byTable(matchups).flatMap((table) => {
    const { mode, setting } = table[0]!;
    return playersOf(table).map((player) => ({
      mode,
      setting,
      player,
      against: matchupsOf(table.filter(hasPairs), player),
    }));
  });
}
