// places.csv: where more than two sides sit at a table, how each of them fared. One row a matchup and side.
import { leastCommonMultiple } from '../contest/count-set.ts';
import { gamesOf, setSize, type Tally } from '../contest/tally.ts';
import { pairInterval, type Rate } from '../statistics/pair-interval.ts';
import { meanOfSums, shareOfSums } from '../statistics/set-sums.ts';
import type { Player, Where } from '../who/matchup.ts';
import { type Report, withInterval } from './column.ts';
import { Z } from './level.ts';
import { matchupColumn, partyColumns } from './party-columns.ts';
import { type AnyMatchup, type AnyRun, isMany, isSame, type NumberedAny, numberedBySides } from './results.ts';
import { type StopReason, stopColumns, stopReasonOf } from './stop-columns.ts';

export interface PlaceRow extends Where {
  readonly number: number;
  /** As the matchup names them, from 1. */
  readonly side: number;
  readonly sides: number;
  readonly player: Player;
  readonly tally: Tally;
  readonly stop: StopReason | null;
  readonly rate: Rate;
  readonly first: Rate;
  readonly meanRank: Rate;
  /** Null where the game has none. */
  readonly points: Rate | null;
}

const BY_SETS = 'Wilson form with the effective number of games m(1 − m)/SE² of the sets; n = sets';
const ALIKE = 'exact and without an interval where all sides are alike, which makes them even by design';

export const places: Report<PlaceRow, AnyRun> = {
  name: 'places',
  schema: 'fablelab-places/1',
  about: 'Every side of every matchup of more than two: how many of its rivals it beats, and how often it comes first.',
  columns: [
    matchupColumn,
    { name: 'side', about: 'number of the side in the matchup, from 1', type: 'integer', value: ({ side }) => side },
    ...partyColumns,
    { name: 'sides', about: 'sides at the table', type: 'integer', value: ({ sides }) => sides },
    {
      name: 'sets',
      about: 'sets that count; a set is made of games under one luck in which every side sits once in every chair',
      type: 'integer',
      value: ({ tally }) => tally.sets,
    },
    {
      name: 'games',
      about: 'games that count; those of a set with equal players in all chairs are one game',
      type: 'integer',
      value: ({ tally }) => gamesOf(tally),
    },
    {
      name: 'left_out',
      about: 'sets left out of everything else: a bot failed, or a game passed its limit',
      type: 'integer',
      value: ({ tally }) => tally.leftOut,
    },
    ...stopColumns,
    ...withInterval<PlaceRow>(
      {
        name: 'rate',
        about: `share of its rivals that the side beats; one that is level with it counts one half; ${ALIKE}`,
        method: `mean of the sets; ${BY_SETS}`,
        unit: 'fraction',
      },
      ({ rate }) => rate,
    ),
    {
      name: 'even',
      about: 'what rate is where all sides are equally strong',
      type: 'number',
      unit: 'fraction',
      value: () => 0.5,
    },
    ...withInterval<PlaceRow>(
      {
        name: 'first',
        about: `share of games in which nobody beats the side; where several share the first place each has its part; ${ALIKE}`,
        method: `mean of the sets; ${BY_SETS}`,
        unit: 'fraction',
      },
      ({ first }) => first,
    ),
    {
      name: 'even_first',
      about: 'what first is where all sides are equally strong',
      type: 'number',
      unit: 'fraction',
      value: ({ sides }) => 1 / sides,
    },
    ...withInterval<PlaceRow>(
      {
        name: 'mean_rank',
        about: `where the side comes in on average, 1 is best: 1, and 1 for each that beats it, and a half for each that is level; ${ALIKE}`,
        method: 'from rate, and so are the ends of its interval: 1 + (sides − 1)(1 − rate); n = sets',
        unit: 'rank',
      },
      ({ meanRank }) => meanRank,
    ),
    ...withInterval<PlaceRow>(
      {
        name: 'points',
        about: "the game's own points a game; empty where it has none",
        method: 'mean ± z·SE of the sets; n = sets',
        unit: 'points',
      },
      ({ points }) => points,
    ),
  ],
  rows: placeRows,
};

export function placeRows(run: AnyRun): PlaceRow[] {
  const many = numberedBySides(run, isMany);
  const hasPoints = many.some(({ tally }) => tally.points.some(([, squares]) => squares > 0));
  return many.flatMap((matchup: NumberedAny) =>
    matchup.players.map((player, at) => {
      const row = { ...placeRow(matchup, player, at), stop: stopReasonOf(run, matchup) };
      return hasPoints ? row : { ...row, points: null };
    }),
  );
}

function placeRow(matchup: NumberedAny, player: Player, at: number): Omit<PlaceRow, 'stop'> {
  const { number, mode, setting, tally, players } = matchup;
  const { sets } = tally;
  const games = setSize(tally);
  const [sum, squares] = tally.firsts[at]!;
  const shown = isEvenByDesign(matchup) ? exact : (rate: Rate) => rate;
  const rate = shown(pairInterval(tally.sides[at]!, Z));
  const first = shown(shareOfSums({ sets, sum, squares, per: leastCommonMultiple(players.length) * games }, Z));
  const [pointSum, pointSquares] = tally.points[at]!;
  return {
    ...{ number, mode, setting, side: at + 1, sides: players.length, player, tally, rate, first },
    meanRank: rankOf(rate, players.length),
    points: meanOfSums({ sets, sum: pointSum, squares: pointSquares, per: games }, Z),
  };
}

/** All sides are the same, and under one luck they play the same game from every chair: nothing was left to chance. */
function isEvenByDesign({ players, tally: { sets, sides } }: AnyMatchup): boolean {
  const isEven = (bins: readonly number[]) => sets > 0 && bins[(bins.length - 1) / 2] === sets;
  return players.every((player) => isSame(player, players[0]!)) && sides.every(isEven);
}

const exact = ({ mean }: Rate): Rate => ({ mean, low: Number.NaN, high: Number.NaN });

/** Who beats more comes in earlier: the ends change places. */
function rankOf({ mean, low, high }: Rate, sides: number): Rate {
  const rank = (rate: number) => 1 + (sides - 1) * (1 - rate);
  return { mean: rank(mean), low: rank(high), high: rank(low) };
}
