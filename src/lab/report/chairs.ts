// chairs.csv: where more than two sides sit at a table, does the chair matter? One row a matchup and chair, then those of all
// matchups of one mode and setting together.

import { canPool } from '../contest/resolved.ts';
import { pairInterval, type Rate } from '../statistics/pair-interval.ts';
import { stratifiedRate } from '../statistics/stratified.ts';
import type { Where } from '../who/matchup.ts';
import { type Report, withInterval } from './column.ts';
import { Z } from './level.ts';
import { type AnyRun, hasPairs, isMany, type NumberedAny, numberedBySides } from './results.ts';
import { byTable } from './tables.ts';

export interface ChairRow extends Where {
  readonly scope: 'matchup' | 'all';
  /** Null: all of one mode and setting. */
  readonly number: number | null;
  readonly sides: number;
  /** From 1, in the order of the game's own seats. */
  readonly chair: number;
  readonly matchups: number;
  readonly sets: number;
  readonly rate: Rate;
}

export const chairs: Report<ChairRow, AnyRun> = {
  name: 'chairs',
  schema: 'fablelab-chairs/1',
  about: 'What a chair is worth, in every matchup of more than two sides and in all of one mode and setting together.',
  columns: [
    {
      name: 'scope',
      about: 'matchup: one of them; all: every matchup of this mode and setting',
      type: 'text',
      value: ({ scope }) => scope,
    },
    {
      name: 'matchup',
      about: 'number of the matchup in the scenario, from 1',
      type: 'integer',
      value: ({ number }) => number,
    },
    { name: 'sides', about: 'sides at the table', type: 'integer', value: ({ sides }) => sides },
    {
      name: 'chair',
      about:
        'the chair, or the chairs of a side, in the order of the seats, from 1; where sides differ in size they do not move',
      type: 'integer',
      value: ({ chair }) => chair,
    },
    { name: 'matchups', about: 'matchups with sets that count', type: 'integer', value: ({ matchups }) => matchups },
    { name: 'sets', about: 'sets of these', type: 'integer', value: ({ sets }) => sets },
    ...withInterval<ChairRow>(
      {
        name: 'rate',
        about:
          'share of its rivals that whoever sits there beats; one that is level counts one half; 0.5 where chairs are worth the same',
        method:
          'mean of the sets; Wilson form with the effective number of games of the sets; several matchups weigh the same; n = sets',
        unit: 'fraction',
      },
      ({ rate }) => rate,
    ),
  ],
  rows: (run) => [...numberedBySides(run, isMany).flatMap(matchupRows), ...pooledChairs(run)],
};

function matchupRows({ number, mode, setting, players, tally }: NumberedAny): ChairRow[] {
  const { sets } = tally;
  return tally.chairs.map((bins, at) => ({
    ...{ scope: 'matchup' as const, number, mode, setting, sides: players.length, chair: at + 1 },
    ...{ matchups: sets > 0 ? 1 : 0, sets },
    rate: pairInterval(bins, Z),
  }));
}

/** None where matchups cannot be taken together. */
export function pooledChairs(run: AnyRun): ChairRow[] {
  if (!canPool(run.config)) return [];
  return byTable(numberedBySides(run, isMany)).flatMap((matchups) => {
    const { mode, setting, players } = matchups[0]!;
    const played = matchups.filter(hasPairs);
    const sets = played.reduce((sum, { tally }) => sum + tally.sets, 0);
    return players.map((_, at) => ({
      ...{ scope: 'all' as const, number: null, mode, setting, sides: players.length, chair: at + 1 },
      ...{ matchups: played.length, sets },
      rate: stratifiedRate(
        played.map(({ tally }) => tally.chairs[at]!),
        Z,
      ),
    }));
  });
}
