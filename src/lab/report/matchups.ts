// matchups.csv: who wins, how sure is it, and how the games went. One row a matchup.

import { canPool, type Resolved } from '../contest/resolved.ts';
import { gamesOf, noResultsOf, type Tally } from '../contest/tally.ts';
import { efficiencyInterval } from '../statistics/efficiency.ts';
import { evenTest } from '../statistics/even-test.ts';
import { qValues } from '../statistics/false-discovery.ts';
import { histogramMean } from '../statistics/histogram-mean.ts';
import { jeffreys } from '../statistics/jeffreys.ts';
import { pairInterval, type Rate } from '../statistics/pair-interval.ts';
import { wilson } from '../statistics/wilson.ts';
import { type Report, withInterval } from './column.ts';
import { LEVEL, Z } from './level.ts';
import { type DuelRun, isMirror, type NumberedMatchup, numbered } from './results.ts';
import type { RunReports } from './run-reports.ts';
import { type StopReason, stopColumns, stopReasonOf } from './stop-columns.ts';
import { whoColumns } from './who-columns.ts';

interface Row extends NumberedMatchup {
  readonly p: number | null;
  readonly q: number | null;
  readonly stop: StopReason | null;
}

export const matchups = ({ run: { config } }: RunReports): Report<Row> => ({
  name: 'matchups',
  schema: 'fablelab-matchups/3',
  about: 'Every matchup: how often a beats b, in both seats and in each, how games end and how long they are.',
  columns: [
    ...whoColumns,
    {
      name: 'pairs',
      about: 'pairs of games that count; a pair is two games with the seats swapped',
      type: 'integer',
      value: ({ tally }) => tally.sets,
    },
    { name: 'games', about: 'games that count: two a pair', type: 'integer', value: ({ tally }) => gamesOf(tally) },
    {
      name: 'left_out_pairs',
      about: 'pairs left out of everything else: a bot failed, or a game passed its limit',
      type: 'integer',
      value: ({ tally }) => tally.leftOut,
    },
    ...stopColumns,
    ...withInterval<Row>(
      {
        name: 'rate',
        about: 'how often a wins; a game without a result counts one half',
        method:
          'mean of the pair scores; Wilson form with the effective number of games m(1 − m)/SE² of the pairs; n = pairs',
        unit: 'fraction',
      },
      ({ tally }) => pairInterval(tally.sides[0]!, Z),
    ),
    {
      name: 'p',
      about: 'probability of a rate at least this far from 0.5 if the matchup is even; empty for a mirror',
      method: 'score test with the effective number of games; two-sided',
      type: 'number',
      unit: 'probability',
      value: ({ p }) => p,
    },
    {
      name: 'q',
      about:
        'the same with all matchups of the run in mind: calling every q up to 0.05 uneven makes 5 % of the calls wrong at most, on average',
      method: `${falseDiscoveryOf(config)} over the matchups of the run that are no mirrors`,
      type: 'number',
      unit: 'probability',
      value: ({ q }) => q,
    },
    ...seatColumns(0, 'how often a wins sitting first'),
    ...seatColumns(1, 'how often a wins sitting second'),
    { name: 'no_results', about: 'games that nobody won', type: 'integer', value: ({ tally }) => noResultsOf(tally) },
    ...withInterval<Row>(
      {
        name: 'no_result_rate',
        about: 'share of games that nobody won',
        method: 'Jeffreys with a pair as one observation, as if its games always ended alike; n = pairs',
        unit: 'fraction',
      },
      ({ tally }) => noResultRate(tally),
    ),
    ...withInterval<Row>(
      {
        name: 'mean_turns',
        about: 'turns a game, both sides counted',
        method:
          'mean ± z·SE with a pair as one observation, as if its games were always alike: too wide rather than too narrow; n = pairs',
        unit: 'turns',
      },
      ({ tally }) => histogramMean(tally.lengths, Z),
    ),
    ...withInterval<Row>(
      {
        name: 'efficiency',
        about:
          'what pairing is worth: variance of the mean of two independent games over that of a pair; above 1 is a gain; empty where all pairs are alike',
        method: 'ratio of variances; delta method on its logarithm; n = pairs',
        unit: 'ratio',
      },
      ({ tally }) => (tally.sets === 0 ? null : efficiencyInterval(tally.sides[0]!, noResultsOf(tally), Z)),
    ),
  ],
  rows: withTests,
});

/** Answers under one luck depend on each other. */
export function falseDiscoveryOf(config: Resolved): string {
  return canPool(config) ? 'Benjamini-Hochberg' : 'Benjamini-Yekutieli';
}

function seatColumns(seat: 0 | 1, about: string) {
  return withInterval<Row>(
    { name: `seat${seat}_rate`, about, method: 'Wilson; n = pairs, for each has one game in this seat', unit: 'fraction' },
    ({ tally }) => {
      const [, none = 0, won = 0] = tally.results[0]![seat]!;
      const mean = (won + none / 2) / tally.sets;
      return { mean, ...wilson(mean, tally.sets, Z) };
    },
  );
}

function noResultRate(tally: Tally): Rate | null {
  const seen = noResultsOf(tally) / 2;
  return tally.sets === 0 ? null : { mean: seen / tally.sets, ...jeffreys(seen, tally.sets, LEVEL) };
}

/** A mirror is even by design: no question, so none of the family either. */
export function withTests(run: DuelRun): Row[] {
  const tested = numbered(run).map((matchup) => ({
    ...matchup,
    p: isMirror(matchup) ? null : evenTest(matchup.tally.sides[0]!),
    stop: stopReasonOf(run, matchup),
  }));
  const asked = tested.filter(({ p }) => p !== null);
  const qs = qValues(
    asked.map(({ p }) => p ?? 1),
    canPool(run.config),
  );
  return tested.map((row) => ({ ...row, q: qs[asked.indexOf(row)] ?? null }));
}
