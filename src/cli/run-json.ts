// The summary of a run for programs. Neither time nor machine is in it, so that equal runs give equal bytes.
import { playerRows } from '../lab/report/fables.ts';
import { withTests } from '../lab/report/matchups.ts';
import type { Run } from '../lab/report/run.ts';
import { pooledRows } from '../lab/report/seats.ts';
import { pairInterval, type Rate } from '../lab/statistics/pair-interval.ts';
import { gamesOf, noResultsOf } from '../lab/tally.ts';
import { inFile, six } from './rates.ts';

export function runJson(run: Run, folder: string): string {
  const { config, matchups } = run;
  const object = {
    schema: 'fablelab-report/1',
    folder,
    game: config.game,
    seed: config.seed,
    design: config.design,
    games: matchups.reduce((sum, { tally }) => sum + gamesOf(tally), 0),
    leftOutPairs: matchups.reduce((sum, { tally }) => sum + tally.leftOut, 0),
    matchups: withTests(run).map(({ number, players, tally, q }) => ({
      number,
      players,
      pairs: tally.pairs,
      leftOutPairs: tally.leftOut,
      noResults: noResultsOf(tally),
      winRate: known(pairInterval(tally.playerBins)),
      q: q === null ? null : six(q),
    })),
    fables: playerRows(run).map(({ player, pairs, rate, rating }) => ({
      ...player,
      pairs,
      winRate: known(rate),
      elo: known(rating?.elo),
      ratingGroup: rating?.group ?? null,
    })),
    firstPlayerAdvantage: pooledRows(run).map(({ scope, pairs, advantage, agreement }) => ({
      scope,
      pairs,
      advantage: known(advantage),
      homogeneity:
        agreement === null || agreement.p === null
          ? null
          : { chi2: six(agreement.value), df: agreement.df, p: six(agreement.p) },
    })),
  };
  return `${JSON.stringify(object, null, 2)}\n`;
}

function known(rate: Rate | null | undefined): Rate | null {
  return rate === null || rate === undefined || Number.isNaN(rate.mean) ? null : inFile(rate);
}
