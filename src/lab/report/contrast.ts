// Games with something against games without it: what cards.csv and strategies.csv say of each, and the columns for it.

import type { Thing } from '../contest/study/read.ts';
import { qValues } from '../statistics/false-discovery.ts';
import type { Rate } from '../statistics/pair-interval.ts';
import { FEW, type RatioStratum, ratioRate } from '../statistics/ratio.ts';
import { type Contrasted, differenceOfSums, gamesHaving, gamesWith, sumsOfCells } from '../statistics/set-contrast.ts';
import { shrink } from '../statistics/shrink.ts';
import { halfPoints, LEAST, type ScoreDifference, withLessWithout } from '../statistics/with-without.ts';
import { type Column, withInterval } from './column.ts';
import { LEVEL, Z } from './level.ts';
import type { CountedAs } from './sides.ts';
import { groupedBy } from './tables.ts';

export interface Contrast {
  readonly games: number;
  readonly gamesWith: number;
  /** Of all its games, those with it. */
  readonly share: Rate | null;
  readonly rateWith: Rate | null;
  readonly rateWithout: Rate | null;
  readonly difference: ScoreDifference | null;
  readonly p: number | null;
}

/** Filled in when all are known. */
export interface Judged extends Contrast {
  readonly q: number | null;
  readonly shrunk: Rate | null;
}

/** One a matchup. Where some are sums, cells of pairs are added up too. */
export function contrastOf(things: readonly Thing[]): Contrast {
  const cells = things.flatMap((thing) => ('cells' in thing ? [thing.cells] : []));
  if (cells.length === things.length) return contrastOfPairs(cells);
  return contrastOfSums(things.map((thing) => ('cells' in thing ? sumsOfCells(thing.cells) : thing)));
}

function contrastOfPairs(matchups: readonly (readonly number[])[]): Contrast {
  const having = matchups.map((cells) => halfPoints(cells, 1));
  const lacking = matchups.map((cells) => halfPoints(cells, 0));
  const all = having.map(({ pairs, sums: [x, , xx] }): RatioStratum => {
    return { pairs, sums: [2 * pairs, x, 4 * pairs, 2 * x, xx] };
  });
  return tested(all, having, lacking, 2, withLessWithout(matchups));
}

function contrastOfSums(matchups: readonly Contrasted[]): Contrast {
  const having = matchups.map((one) => gamesWith(one, 1));
  const lacking = matchups.map((one) => gamesWith(one, 0));
  return tested(matchups.map(gamesHaving), having, lacking, 1, differenceOfSums(matchups));
}

/** `all`: of all games those with it; `most`: what a game scores at most. */
function tested(
  all: readonly RatioStratum[],
  having: readonly RatioStratum[],
  lacking: readonly RatioStratum[],
  most: number,
  difference: ScoreDifference | null,
): Contrast {
  return {
    games: all.reduce((sum, { sums }) => sum + sums[0], 0),
    gamesWith: having.reduce((sum, { sums }) => sum + sums[0], 0),
    share: ratioRate(all, 1, Z, LEVEL),
    rateWith: ratioRate(having, most, Z, LEVEL),
    rateWithout: ratioRate(lacking, most, Z, LEVEL),
    difference,
    p: difference?.p ?? null,
  };
}

/** All that are asked at once are one family; those of one kind, such as the cards one entrant bought, are drawn to their mean. */
export function judge<Row extends Contrast>(rows: readonly Row[], kind: (row: Row) => string): (Row & Judged)[] {
  const known = rows.filter(({ difference }) => difference !== null);
  const qs = new Map(zip(known, qValues(known.map(({ p }) => p ?? 1))));
  const shrunk = new Map<Row, Rate>();
  for (const alike of groupedBy(known, kind).values()) {
    for (const [row, rate] of zip(
      alike,
      shrink(
        alike.map(({ difference }) => difference as ScoreDifference),
        Z,
      ),
    ))
      shrunk.set(row, rate);
  }
  return rows.map((row) => ({ ...row, q: qs.get(row) ?? null, shrunk: shrunk.get(row) ?? null }));
}

function zip<A, B>(ones: readonly A[], others: readonly B[]): (readonly [A, B])[] {
  return ones.map((one, at) => [one, others[at] as B]);
}

export function differenceRate({ difference }: Contrast): Rate | null {
  if (difference === null) return null;
  const reach = Z * Math.sqrt(difference.squaredError);
  return { mean: difference.mean, low: difference.mean - reach, high: difference.mean + reach };
}

/** A pair is a set of two games. */
const setWord = (counted: CountedAs): string => (counted === 'pairs' ? 'pair' : 'set');

/** Of columns that are shares. */
export function shareMethod(counted: CountedAs): string {
  const set = setWord(counted);
  return `ratio over all ${set}s, linearised with a ${set} as one observation; Wilson form; under ${FEW} games or all ${set}s alike: Jeffreys by ${set}s`;
}

/** Of columns that are means. */
export function meanMethod(counted: CountedAs): string {
  const set = setWord(counted);
  return `ratio over all ${set}s, linearised with a ${set} as one observation: no width where all ${set}s are alike; n = ${set}s`;
}

const FEW_GAMES = `empty with fewer than ${LEAST} games with it or without it`;
const BY_SUMS = `robust variance CR1 with sets as clusters, widened where few sets have it or lack it; ${FEW_GAMES}, or half as many sets`;

const DIFFERENCE: Readonly<Record<CountedAs, string>> = {
  pairs: `least squares of the score on it with an effect of every matchup and seat; robust variance CR3 with pairs as clusters; ${FEW_GAMES}`,
  sets: `least squares of the score on it with an effect of every matchup; ${BY_SUMS}`,
  pooled: `least squares of the score on it with an effect of every mode, all its matchups being counted as one; ${BY_SUMS}`,
};

const WITHIN: Readonly<Record<CountedAs, string>> = {
  pairs: 'compared within matchup and seat, so not quite rate_with less rate_without',
  sets: 'compared within matchups, so not quite rate_with less rate_without',
  pooled: 'compared within modes, whatever the matchup: what is had against the weak looks good',
};

const RATE: Readonly<Record<CountedAs, string>> = {
  pairs: 'how often the player wins',
  sets: 'share of rivals that the player beats, one that is level counting one half (alone: how often it wins),',
  pooled: 'share of rivals that the player beats, one that is level counting one half (alone: how often it wins),',
};

/** The column to rank by. */
export const RANKED = 'observational_shrunk';

export const TRAP =
  'OBSERVATIONAL: what was so in won and lost games, not what it does; what is done when behind looks bad, what only long games see looks like long games';

/** `it` is what games have or lack, `family` what the q-values are over. */
export function contrastColumns<Row extends Judged>(
  it: string,
  kind: string,
  family: string,
  counted: CountedAs,
): readonly Column<Row>[] {
  const share = shareMethod(counted);
  const games = counted === 'pairs' ? '' : ', different ones; one with several such members counts for each';
  return [
    {
      name: 'games',
      about: `games of the player that count, mirrors too${games}`,
      type: 'integer',
      value: (row) => row.games,
    },
    { name: 'games_with', about: `those of them with ${it}`, type: 'integer', value: (row) => row.gamesWith },
    ...withInterval<Row>(
      { name: 'share', about: `share of the games with ${it}`, method: share, unit: 'fraction' },
      (row) => row.share,
    ),
    ...withInterval<Row>(
      {
        name: 'rate_with',
        about: `${RATE[counted]} with ${it}, all its matchups together`,
        method: share,
        unit: 'fraction',
      },
      (row) => row.rateWith,
    ),
    ...withInterval<Row>(
      { name: 'rate_without', about: 'and without', method: share, unit: 'fraction' },
      (row) => row.rateWithout,
    ),
    ...withInterval<Row>(
      {
        name: 'observational_difference',
        about: `how much higher the rate is with than without ${it}, ${WITHIN[counted]}. ${TRAP}`,
        method: DIFFERENCE[counted],
        unit: 'fraction',
      },
      differenceRate,
    ),
    {
      name: 'p',
      about: 'probability of a difference at least this far from 0 if there is none',
      method: `score test, its variance that of no difference, with ${setWord(counted)}s as clusters; normal, two-sided`,
      type: 'number',
      unit: 'probability',
      value: ({ p }) => p,
    },
    {
      name: 'q',
      about: `the same with all ${family} of the run in mind: calling every q up to 0.05 a difference makes 5 % of the calls wrong at most, on average`,
      method: `Benjamini-Hochberg over all differences of this file`,
      type: 'number',
      unit: 'probability',
      value: ({ q }) => q,
    },
    ...withInterval<Row>(
      {
        name: RANKED,
        about: `the difference drawn to the mean of ${kind}, the more the less sure it is: what to rank by`,
        method: 'empirical Bayes, normal; spread by DerSimonian and Laird',
        unit: 'fraction',
      },
      ({ shrunk }) => shrunk,
    ),
  ];
}
