// The summary of a run for programs. Neither time nor machine is in it, so that equal runs give equal bytes.

import type { Box } from '../../core/contract.ts';
import { canPool } from '../../lab/contest/resolved.ts';
import { gamesOf, noResultsOf } from '../../lab/contest/tally.ts';
import { entrants as fablesReport, playerRows } from '../../lab/report/entrants.ts';
import { LEVEL } from '../../lab/report/level.ts';
import { matchups as matchupsReport, withTests } from '../../lab/report/matchups.ts';
import { type AnyRun, type DuelRun, kindsOf, NOT_POOLED } from '../../lab/report/results.ts';
import { pooledRows, seats as seatsReport } from '../../lab/report/seats.ts';
import { namesTables, tableNames } from '../../lab/report/tables.ts';
import type { ChiSquare } from '../../lab/statistics/chi-square.ts';
import { pairInterval } from '../../lab/statistics/pair-interval.ts';
import type { Where } from '../../lab/who/matchup.ts';
import { six } from '../screen/rates.ts';
import { jsonText } from '../screen/write-text.ts';
import { methodOf, rateOrNull } from './for-programs.ts';
import { placesJson, placesMethods } from './places.ts';
import { studiesJson } from './studies.ts';
import { winsJson, winsMethods } from './wins.ts';

export function runJson(box: Box, run: AnyRun, folder: string): string {
  const { config, matchups } = run;
  const { meet, two, many, lone } = kindsOf(run);
  const leftOut = matchups.reduce((sum, { tally }) => sum + tally.leftOut, 0);
  const object = {
    schema: 'fablelab-report/1',
    folder,
    game: config.game,
    sources: box.sources,
    seed: config.seed,
    design: config.design,
    ...(config.luck === undefined ? {} : { luck: config.luck }),
    ...(canPool(config) ? {} : { notPooled: NOT_POOLED }),
    ...(config.until === undefined ? {} : { until: config.until }),
    games: matchups.reduce((sum, { tally }) => sum + gamesOf(tally), 0),
    // What is left out of two sides are pairs.
    ...(many || lone ? { leftOut } : { leftOutPairs: leftOut }),
    ...(two ? twoSidedJson(box, meet) : {}),
    ...(many ? placesJson(box, run) : {}),
    ...(lone ? winsJson(box, run) : {}),
    ...(two || box.studies !== undefined ? studiesJson(run, box) : {}),
    level: LEVEL,
    methods: {
      ...(two ? twoSidedMethods(box, run) : {}),
      ...(many ? placesMethods() : {}),
      ...(lone ? winsMethods(box) : {}),
    },
  };
  return jsonText(object);
}

/** Mode and setting are named where some are not the game's first. */
function twoSidedJson(box: Box, run: DuelRun) {
  const whereOf = (row: Where) => (namesTables(run.matchups) ? tableNames(row, box) : {});
  return {
    matchups: withTests(run).map(({ number, players, tally, q, stop, ...row }) => ({
      number,
      ...whereOf(row),
      players,
      pairs: tally.sets,
      stop: { index: tally.sets + tally.leftOut, reason: stop },
      leftOutPairs: tally.leftOut,
      noResults: noResultsOf(tally),
      winRate: rateOrNull(pairInterval(tally.sides[0]!)),
      q: q === null ? null : six(q),
    })),
    fables: playerRows(run).map(({ player, pairs, rate, rating, ...row }) => ({
      ...whereOf(row),
      ...player,
      pairs,
      winRate: rateOrNull(rate),
      elo: rateOrNull(rating?.elo),
      ratingGroup: rating?.group ?? null,
      lackOfFit: tested(rating?.fit),
      cyclicShare: rateOrNull(rating?.cycles.share),
      cycles: tested(rating?.cycles.test),
    })),
    firstPlayerAdvantage: pooledRows(run).map(({ scope, pairs, advantage, agreement, ...row }) => ({
      scope,
      ...whereOf(row),
      pairs,
      advantage: rateOrNull(advantage),
      homogeneity: tested(agreement),
    })),
  };
}

const twoSidedMethods = (box: Box, run: AnyRun) => ({
  matchups: { winRate: methodOf(matchupsReport(box, run), 'rate'), q: methodOf(matchupsReport(box, run), 'q') },
  fables: {
    winRate: methodOf(fablesReport, 'rate'),
    elo: methodOf(fablesReport, 'elo'),
    lackOfFit: methodOf(fablesReport, 'fit_chi2'),
    cyclicShare: methodOf(fablesReport, 'cyclic_share'),
    cycles: methodOf(fablesReport, 'cyclic_chi2'),
  },
  firstPlayerAdvantage: {
    advantage: methodOf(seatsReport, 'advantage'),
    homogeneity: methodOf(seatsReport, 'homogeneity_chi2'),
  },
});

function tested(test: ChiSquare | null | undefined) {
  if (test === null || test === undefined || test.p === null) return null;
  return { chi2: six(test.value), df: test.df, p: six(test.p) };
}
