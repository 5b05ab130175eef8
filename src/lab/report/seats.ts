// seats.csv: is it the first player? One row a matchup, then the rows of all together.

import { canPool } from '../contest/resolved.ts';
import type { ChiSquare } from '../statistics/chi-square.ts';
import { homogeneity } from '../statistics/homogeneity.ts';
import { pairInterval, pairMoments, type Rate } from '../statistics/pair-interval.ts';
import { pairVariance } from '../statistics/pair-variance.ts';
import { stratifiedRate } from '../statistics/stratified.ts';
import type { Where } from '../who/matchup.ts';
import { type Report, withInterval } from './column.ts';
import { Z } from './level.ts';
import { type DuelRun, hasPairs, isMirror, type NumberedMatchup, numbered, type PlayedMatchup } from './results.ts';
import { byTable } from './tables.ts';
import { whoColumns } from './who-columns.ts';

export interface SeatRow extends Where {
  readonly scope: 'matchup' | 'all' | 'mirrors' | 'others';
  readonly matchup: NumberedMatchup | null;
  readonly matchups: number;
  readonly pairs: number;
  readonly advantage: Rate;
  readonly agreement: ChiSquare | null;
}

const AGREEMENT = "Cochran's Q over the matchups of the row, each weighted by its precision; chi-square";

export const seats: Report<SeatRow> = {
  name: 'seats',
  schema: 'fablelab-seats/2',
  about: 'What sitting first is worth, in every matchup and in all together.',
  columns: [
    {
      name: 'scope',
      about:
        'matchup: one of them; all: every matchup; mirrors, others: those of a player against herself, and the rest, where there are both',
      type: 'text',
      value: ({ scope }) => scope,
    },
    ...whoColumns.map((column) => ({
      ...column,
      value: ({ matchup }: SeatRow) => (matchup === null ? null : column.value(matchup)),
    })),
    { name: 'matchups', about: 'matchups with pairs that count', type: 'integer', value: ({ matchups }) => matchups },
    { name: 'pairs', about: 'pairs of games', type: 'integer', value: ({ pairs }) => pairs },
    { name: 'games', about: 'games: two a pair', type: 'integer', value: ({ pairs }) => 2 * pairs },
    ...withInterval<SeatRow>(
      {
        name: 'advantage',
        about: 'how much more often than 0.5 the first seat wins; 0.01 is one percentage point',
        method:
          'mean score of the first seat by pairs, less 0.5; Wilson form with the effective number of games; several matchups weigh the same; n = pairs',
        unit: 'fraction',
      },
      ({ advantage }) => advantage,
    ),
    {
      name: 'homogeneity_chi2',
      about: 'how far the matchups disagree',
      method: AGREEMENT,
      type: 'number',
      value: ({ agreement }) => agreement?.value,
    },
    {
      name: 'homogeneity_df',
      about: 'its degrees of freedom: matchups less one',
      type: 'integer',
      value: ({ agreement }) => agreement?.df ?? null,
    },
    {
      name: 'homogeneity_p',
      about: 'probability of disagreeing at least so far if sitting first is worth the same everywhere',
      method: AGREEMENT,
      type: 'number',
      unit: 'probability',
      value: ({ agreement }) => agreement?.p,
    },
  ],
  rows: (run) => [...numbered(run).map(matchupRow), ...pooledRows(run)],
};

const lessHalf = ({ mean, low, high }: Rate): Rate => ({ mean: mean - 0.5, low: low - 0.5, high: high - 0.5 });

function matchupRow(matchup: NumberedMatchup): SeatRow {
  const { sets: pairs, chairs } = matchup.tally;
  const advantage = lessHalf(pairInterval(chairs[0]!, Z));
  const { mode, setting } = matchup;
  return { scope: 'matchup', mode, setting, matchup, matchups: pairs > 0 ? 1 : 0, pairs, advantage, agreement: null };
}

/** Of every mode and setting; of no matchups at all one row that says so. None where matchups cannot be taken together. */
export function pooledRows({ config, matchups }: DuelRun): SeatRow[] {
  if (!canPool(config)) return [];
  const tables = byTable(matchups);
  return (tables.length === 0 ? [[]] : tables).flatMap((table) => {
    const { mode, setting } = table[0] ?? {};
    return pooledAt(table).map((row) => ({ ...row, mode, setting }));
  });
}

/** Mirrors alone say it most cleanly, so they have a row of their own. */
function pooledAt(matchups: readonly PlayedMatchup[]): SeatRow[] {
  const played = matchups.filter(hasPairs);
  const mirrors = played.filter(isMirror);
  const others = played.filter((matchup) => !isMirror(matchup));
  const apart = mirrors.length > 0 && others.length > 0;
  return [pooled('all', played), ...(apart ? [pooled('mirrors', mirrors), pooled('others', others)] : [])];
}

function pooled(scope: SeatRow['scope'], matchups: readonly PlayedMatchup[]): SeatRow {
  const bins = matchups.map(({ tally }) => tally.chairs[0]!);
  const estimates = bins.map((one) => {
    const { mean, pairs } = pairMoments(one);
    // Over n pairs the inverse of a variance is too large on average, n/(n − 3) times: hence three pairs less.
    return { mean, squaredError: pairVariance(one) / Math.max(1, pairs - 3) };
  });
  return {
    scope,
    matchup: null,
    matchups: matchups.length,
    pairs: matchups.reduce((sum, { tally }) => sum + tally.sets, 0),
    advantage: lessHalf(stratifiedRate(bins, Z)),
    agreement: homogeneity(estimates),
  };
}
