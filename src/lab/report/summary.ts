// A tally turned into the numbers people ask for: who wins and how sure, is it the first player, how long.

import { gamesOf, noResultsOf, type Tally } from '../contest/tally.ts';
import { efficiencyInterval } from '../statistics/efficiency.ts';
import { histogramMean } from '../statistics/histogram-mean.ts';
import { pairInterval, type Rate } from '../statistics/pair-interval.ts';

export interface Summary {
  readonly pairs: number;
  readonly games: number;
  /** Of the first player named; a game without a result counts one half. */
  readonly winRate: Rate;
  readonly firstPlayerRate: Rate;
  readonly meanTurns: Rate;
  readonly noResults: number;
  /** Over one game in a hundred without a result: the rates then say little. */
  readonly tooManyNoResults: boolean;
  readonly efficiency: Rate | null;
}

export function summarize(tally: Tally): Summary {
  const games = gamesOf(tally);
  const noResults = noResultsOf(tally);
  return {
    pairs: tally.sets,
    games,
    winRate: pairInterval(tally.sides[0]!),
    firstPlayerRate: pairInterval(tally.chairs[0]!),
    meanTurns: histogramMean(tally.lengths),
    noResults,
    tooManyNoResults: noResults * 100 > games,
    efficiency: efficiencyInterval(tally.sides[0]!, noResults),
  };
}
