// Games with something against games without it: what cards.csv and strategies.csv say of each, and the columns for it.
import { qValues } from '../statistics/false-discovery.ts';
import { twoSided } from '../statistics/normal.ts';
import type { Rate } from '../statistics/pair-interval.ts';
import { FEW, ratioRate } from '../statistics/ratio.ts';
import { shrink } from '../statistics/shrink.ts';
import { type Difference, halfPoints, LEAST, withLessWithout } from '../statistics/with-without.ts';
import { type Column, decimal, withInterval } from './column.ts';
import { LEVEL, Z } from './level.ts';

export interface Contrast {
  readonly games: number;
  readonly gamesWith: number;
  /** Of her games, those with it. */
  readonly share: Rate | null;
  readonly rateWith: Rate | null;
  readonly rateWithout: Rate | null;
  readonly difference: Difference | null;
  readonly p: number | null;
}

/** Filled in when all are known. */
export interface Judged extends Contrast {
  readonly q: number | null;
  readonly shrunk: Rate | null;
}

/** A list of cells a matchup. */
export function contrastOf(matchups: readonly (readonly number[])[]): Contrast {
  const having = matchups.map((cells) => halfPoints(cells, 1));
  const lacking = matchups.map((cells) => halfPoints(cells, 0));
  const gamesWith = having.reduce((sum, { sums }) => sum + sums[0], 0);
  const difference = withLessWithout(matchups);
  return {
    games: 2 * having.reduce((sum, { pairs }) => sum + pairs, 0),
    gamesWith,
    share: ratioRate(
      having.map(({ pairs, sums: [x, , xx] }) => ({ pairs, sums: [2 * pairs, x, 4 * pairs, 2 * x, xx] })),
      1,
      Z,
      LEVEL,
    ),
    rateWith: ratioRate(having, 2, Z, LEVEL),
    rateWithout: ratioRate(lacking, 2, Z, LEVEL),
    difference,
    p: difference === null ? null : twoSided(difference.mean / Math.sqrt(difference.squaredError)),
  };
}

/** All that are asked at once are one family; those of one kind, such as the cards one fable bought, are drawn to their mean. */
export function judge<Row extends Contrast>(rows: readonly Row[], kind: (row: Row) => string): (Row & Judged)[] {
  const known = rows.filter(({ difference }) => difference !== null);
  const qs = new Map(zip(known, qValues(known.map(({ p }) => p ?? 1))));
  const shrunk = new Map<Row, Rate>();
  for (const name of new Set(known.map(kind))) {
    const alike = known.filter((row) => kind(row) === name);
    for (const [row, rate] of zip(
      alike,
      shrink(
        alike.map(({ difference }) => difference as Difference),
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

const SHARE = `ratio over all pairs, linearised with a pair as one observation; Wilson form; under ${FEW} games or all pairs alike: Jeffreys by pairs`;
const DIFFERENCE = `least squares of the score on it with an effect of every matchup and seat; robust variance CR3 with pairs as clusters; empty with fewer than ${LEAST} games with it or without it`;

/** Of columns that are means. */
export const MEAN =
  'ratio over all pairs, linearised with a pair as one observation: no width where all pairs are alike; n = pairs';

export const TRAP =
  'OBSERVATIONAL: what was so in won and lost games, not what it does; a card that is bought when behind looks bad, one that only long games see looks like long games';

/** `it` is what games have or lack, `family` what the q-values are over. */
export function contrastColumns<Row extends Judged>(it: string, kind: string, family: string): readonly Column<Row>[] {
  return [
    { name: 'games', about: 'her games that count, mirrors left out', of: ({ games }) => games },
    { name: 'games_with', about: `those of them with ${it}`, of: ({ gamesWith }) => gamesWith },
    ...withInterval<Row>('share', `share of her games with ${it}`, SHARE, ({ share }) => share),
    ...withInterval<Row>(
      'rate_with',
      `how often she wins with ${it}, all her matchups together`,
      SHARE,
      (row) => row.rateWith,
    ),
    ...withInterval<Row>('rate_without', 'and without', SHARE, (row) => row.rateWithout),
    ...withInterval<Row>(
      'observational_difference',
      `how much more often she wins with than without ${it}, compared within matchup and seat, so not quite rate_with less rate_without. ${TRAP}`,
      DIFFERENCE,
      differenceRate,
    ),
    {
      name: 'p',
      about: 'probability of a difference at least this far from 0 if there is none',
      method: 'difference over its standard error; normal, two-sided',
      of: ({ p }) => decimal(p),
    },
    {
      name: 'q',
      about: `the same with all ${family} of the run in mind: calling every q up to 0.05 a difference makes 5 % of the calls wrong at most, on average`,
      method: `Benjamini-Hochberg over all differences of this file`,
      of: ({ q }) => decimal(q),
    },
    ...withInterval<Row>(
      'observational_shrunk',
      `the difference drawn to the mean of ${kind}, the more the less sure it is: what to rank by`,
      'empirical Bayes, normal; spread by DerSimonian and Laird',
      ({ shrunk }) => shrunk,
    ),
  ];
}
