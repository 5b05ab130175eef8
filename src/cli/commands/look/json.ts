// The first look for programs, and what to be warned of.

import type { Box } from '../../../core/contract.ts';
import { gamesOf, noResultsOf, type Tally } from '../../../lab/contest/tally.ts';
import type { CountedMatchup } from '../../../lab/crew/counted.ts';
import { firstPlayerRate, rowRate } from '../../../lab/report/matrix.ts';
import { type PlayedMatchup, playersOf } from '../../../lab/report/results.ts';
import { summarize } from '../../../lab/report/summary.ts';
import { inFile } from '../../screen/rates.ts';
import { jsonText } from '../../screen/write-text.ts';
import { noResultWarning } from '../../summary/warnings.ts';
import { botsOf } from './bots.ts';

export interface Look {
  readonly box: Box;
  readonly seed: number;
  readonly pairsAsked: number;
  /** Who plays the matrix. */
  readonly bot: string;
  readonly matchups: readonly (CountedMatchup & PlayedMatchup)[];
  /** One duel, by other bots. */
  readonly rows: readonly (CountedMatchup & PlayedMatchup)[];
}

/** Neither time nor machine is in it, so that equal runs give equal bytes. */
export function jsonOf({ box, seed, pairsAsked, bot, matchups, rows }: Look, finished: boolean): string {
  const object = {
    schema: 'fablelab-look/3',
    game: box.name,
    seed,
    pairsAsked,
    finished,
    matrix: {
      bot,
      games: matchups.reduce((sum, { tally }) => sum + gamesOf(tally), 0),
      firstPlayerRate: inFile(firstPlayerRate(matchups)),
      fables: playersOf(matchups).map((player) => ({ id: player.party, winRate: inFile(rowRate(matchups, player)) })),
      matchups: matchups.map(({ players: [a, b], tally }) => {
        const { winRate, ...more } = ratesOf(tally);
        return {
          a: a.party,
          b: b.party,
          ...countsOf(box, tally),
          winRate: winRate.mean,
          low: winRate.low,
          high: winRate.high,
          ...more,
        };
      }),
    },
    rows: rows.map(({ players, tally }) => ({ players, ...countsOf(box, tally), ...ratesOf(tally) })),
  };
  return jsonText(object);
}

/** Games of the player named first: lost, without a result, won. */
type Results = [number, number, number];

function countsOf(box: Box, tally: Tally) {
  const { sets, sides, chairs, turns, decisions } = tally;
  const [[lost0, , won0], [lost1, , won1]] = tally.results[0] as [Results, Results];
  return {
    pairs: sets,
    games: gamesOf(tally),
    playerBins: sides[0],
    seatBins: chairs[0],
    playerWins: [won0 + won1, lost0 + lost1],
    seatWins: [won0 + lost1, lost0 + won1],
    noResults: noResultsOf(tally),
    turns,
    decisions,
    endings: Object.fromEntries(box.endings.map((ending, at) => [ending, tally.endings[at]])),
  };
}

function ratesOf(tally: Tally) {
  const { winRate, firstPlayerRate, meanTurns, efficiency } = summarize(tally);
  return {
    winRate: inFile(winRate),
    firstPlayerRate: inFile(firstPlayerRate),
    meanTurns: inFile(meanTurns),
    efficiency: efficiency === null ? null : inFile(efficiency),
  };
}

/** Rates made of games without a result say little. */
export function warningsOf({ matchups, rows }: Look): string[] {
  const named = [
    ...matchups.map(({ players: [a, b], tally }) => ({ name: `${a.party} v ${b.party}`, tally })),
    ...rows.map((row) => ({ name: botsOf(row), tally: row.tally })),
  ];
  return named.flatMap(({ name, tally }) => noResultWarning(name, tally));
}
