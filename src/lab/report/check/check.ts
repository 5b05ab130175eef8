// check.csv: what was expected, and whether it holds. One row a line of `expect:`, with every star spelled out.
import type { Expected, Figure } from '../../contest/expected.ts';
import { type Column, type Report, withInterval } from '../column.ts';
import type { AnyRun } from '../results.ts';
import type { RunReports } from '../run-reports.ts';
import { ALPHA, BETA, type Judged } from './judge.ts';

/** What the numbers of a figure are. */
export function unitOf({ is }: Figure): 'fraction' | 'Elo' {
  return is === 'entrant-rating' ? 'Elo' : 'fraction';
}

const limit = (name: 'min' | 'max', about: string): Column<Judged> => ({
  ...{ name, about, type: 'number' },
  value: (line: Expected) => line[name],
});

export function check({ judged }: RunReports): Report<Judged, AnyRun> {
  const method = `sequential test after every round, with a false fails in at most ${100 * ALPHA} % of checks and a false holds in at most ${100 * BETA} % of such lines`;
  return {
    name: 'check',
    schema: 'fablelab-check/1',
    about: 'What the run was expected to show, line by line, and whether it holds.',
    columns: [
      {
        name: 'expected',
        about: 'the line, as the scenario has it, with its stars spelled out',
        type: 'text',
        value: ({ name }) => name,
      },
      {
        name: 'verdict',
        about: 'holds, fails, or undecided: too near to a limit for so many games',
        method,
        type: 'text',
        value: ({ judgement }) => judgement.verdict,
      },
      limit('min', 'lower limit; a fraction, ratings in Elo'),
      limit('max', 'upper limit, likewise'),
      {
        name: 'margin',
        about:
          'so far to either side of a limit lie the two values that the test tells apart; a truth between them may stay undecided',
        type: 'number',
        value: ({ margin }) => margin,
      },
      ...withInterval<Judged>(
        {
          name: 'estimate',
          about: 'the figure when it was decided, which lies a little too far out; a fraction, ratings in Elo',
          method: 'as in the report of that figure; n = sets',
        },
        ({ judgement: { estimate: mean, low, high } }) => ({ mean, low, high }),
      ),
      {
        name: 'sets',
        about: 'sets of each matchup that it is read from',
        type: 'integer',
        value: ({ judgement }) => judgement.sets,
      },
      { name: 'games', about: 'games of all of them', type: 'integer', value: ({ judgement }) => judgement.games },
    ],
    rows: () => judged,
  };
}
