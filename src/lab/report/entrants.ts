// entrants.csv: how strong everybody is over all its matchups. One row a player: an entrant with the bot that plays it.

import { canPool } from '../contest/resolved.ts';
import { pairInterval, type Rate } from '../statistics/pair-interval.ts';
import { stratifiedRate } from '../statistics/stratified.ts';
import type { Player, Where } from '../who/matchup.ts';
import { type Column, type Report, withInterval } from './column.ts';
import { Z } from './level.ts';
import { type Rating, ratingsOf, WHY_UNRATED } from './ratings.ts';
import { type DuelRun, hasPairs, isSame, matchupsOf, type PlayedMatchup, playersOf } from './results.ts';
import { byTable } from './tables.ts';

interface Against {
  readonly against: Player;
  readonly rate: Rate;
}

interface Row extends Where {
  readonly player: Player;
  readonly matchups: number;
  readonly pairs: number;
  readonly rate: Rate | null;
  readonly best: Against | undefined;
  readonly worst: Against | undefined;
  readonly rating: Rating | undefined;
}

const RATING =
  'Bradley-Terry with an effect of the first seat; sandwich covariance with pairs as clusters; n = pairs of the group';
const CYCLES =
  'squared log-odds, seats averaged, that the best ratings leave, less what luck leaves, over all squared log-odds; delta method; the test weighs them by precision, chi-square; n = pairs of the group';
const FIT = 'residuals of every matchup and seat over their covariance in pairs; chi-square';

export const entrants: Report<Row> = {
  name: 'entrants',
  schema: 'fablelab-entrants/2',
  about: 'Every entrant with its bot: its rate over its matchups, mirrors left out, its best and worst, and its rating.',
  columns: [
    {
      name: 'entrant',
      about: 'whom the player brings, by id; - where players are all alike',
      type: 'text',
      value: ({ player }) => player.party,
    },
    { name: 'bot', about: 'bot that plays it', type: 'text', value: ({ player }) => player.bot },
    {
      name: 'matchups',
      about: 'its matchups with pairs that count, without its mirror',
      type: 'integer',
      value: ({ matchups }) => matchups,
    },
    { name: 'pairs', about: 'pairs of games of these', type: 'integer', value: ({ pairs }) => pairs },
    { name: 'games', about: 'games of these: two a pair', type: 'integer', value: ({ pairs }) => 2 * pairs },
    ...withInterval<Row>(
      {
        name: 'rate',
        about: 'how often it wins: the mean of its rates, every matchup weighing the same',
        method: 'stratified by matchup; Wilson form with the effective number of games of all; n = pairs',
        unit: 'fraction',
      },
      ({ rate }) => rate,
    ),
    ...againstColumns('best', 'the matchup where its rate is highest'),
    ...againstColumns('worst', 'the matchup where its rate is lowest'),
    {
      name: 'rating_group',
      about: `ratings of one group are on one scale: each of the group has scored against each, if only through others; empty: ${WHY_UNRATED}`,
      type: 'integer',
      value: ({ rating }) => rating?.group ?? null,
    },
    ...withInterval<Row>(
      {
        name: 'elo',
        about: 'rating in points of Elo; those of a group add up to 0; empty: no finite rating, see rating_group',
        method: RATING,
        unit: 'Elo',
      },
      ({ rating }) => rating?.elo ?? null,
    ),
    ...withInterval<Row>(
      {
        name: 'seat_elo',
        about: 'effect of sitting first in points of Elo, one for the whole group',
        method: RATING,
        unit: 'Elo',
      },
      ({ rating }) => rating?.seatEffect ?? null,
    ),
    {
      name: 'fit_chi2',
      about: 'lack of fit of the ratings of the group',
      method: FIT,
      type: 'number',
      value: ({ rating }) => rating?.fit.value,
    },
    {
      name: 'fit_df',
      about: 'its degrees of freedom: two cells a matchup, less one for each player of the group',
      type: 'integer',
      value: ({ rating }) => rating?.fit.df ?? null,
    },
    {
      name: 'fit_p',
      about:
        'probability of a fit at least as bad if ratings explain everything; small: the matchups are more than strong against weak',
      method: FIT,
      type: 'number',
      unit: 'probability',
      value: ({ rating }) => rating?.fit.p,
    },
    ...cyclicColumns(),
  ],
  rows: playerRows,
};

/** Which fit is bad and which is bad because of rock, paper, scissors. */
function cyclicColumns(): readonly Column<Row>[] {
  return [
    ...withInterval<Row>(
      {
        name: 'cyclic_share',
        about:
          'how much of who beats whom in the group goes round in circles, which no rating can express: 0 none, 1 all; empty: no circle',
        method: CYCLES,
        unit: 'fraction',
      },
      ({ rating }) => rating?.cycles.share ?? null,
    ),
    {
      name: 'cyclic_chi2',
      about: 'how far the circles are from what luck makes',
      method: CYCLES,
      type: 'number',
      value: ({ rating }) => rating?.cycles.test.value,
    },
    {
      name: 'cyclic_df',
      about: 'its degrees of freedom: matchups of the group, less its players but one',
      type: 'integer',
      value: ({ rating }) => rating?.cycles.test.df ?? null,
    },
    {
      name: 'cyclic_p',
      about: 'probability of circles at least so strong if there are none',
      method: CYCLES,
      type: 'number',
      unit: 'probability',
      value: ({ rating }) => rating?.cycles.test.p,
    },
  ];
}

function againstColumns(which: 'best' | 'worst', about: string): readonly Column<Row>[] {
  return [
    {
      name: `${which}_entrant`,
      about: `opponent in ${about}`,
      type: 'text',
      value: (row) => row[which]?.against.party ?? null,
    },
    {
      name: `${which}_bot`,
      about: 'bot that plays this opponent',
      type: 'text',
      value: (row) => row[which]?.against.bot ?? null,
    },
    ...withInterval<Row>(
      {
        name: `${which}_rate`,
        about: `its rate in ${about}; the most extreme of several is extreme by luck too`,
        method: 'as rate in matchups.csv; not corrected for having been picked',
        unit: 'fraction',
      },
      (row) => row[which]?.rate ?? null,
    ),
  ];
}

/** Everybody once in every mode and setting; nobody where matchups cannot be taken together. */
function playerRows(run: DuelRun): Row[] {
  if (!canPool(run.config)) return [];
  let groups = 0;
  return byTable(run.matchups).flatMap((matchups) => {
    const ratings = ratingsOf(matchups).map((rating) => ({ ...rating, group: rating.group + groups }));
    groups = Math.max(groups, ...ratings.map(({ group }) => group));
    return rowsAt(matchups, ratings);
  });
}

function rowsAt(matchups: readonly PlayedMatchup[], ratings: readonly Rating[]): Row[] {
  const { mode, setting } = matchups[0]!;
  return playersOf(matchups).map((player) => {
    const own = matchupsOf(matchups.filter(hasPairs), player);
    const each = own.map(({ against, bins }) => ({ against, rate: pairInterval(bins, Z) }));
    const sorted = each.toSorted((one, other) => other.rate.mean - one.rate.mean);
    return {
      ...{ mode, setting, player },
      matchups: own.length,
      pairs: own.reduce((sum, { tally }) => sum + tally.sets, 0),
      rate:
        own.length === 0
          ? null
          : stratifiedRate(
              own.map(({ bins }) => bins),
              Z,
            ),
      best: sorted[0],
      worst: sorted.at(-1),
      rating: ratings.find((rating) => isSame(rating.player, player)),
    };
  });
}
