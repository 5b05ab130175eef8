// ratings.csv: where more than two sides sit at a table, who is how strong on one scale. One row a player of every mode and
// setting.

import { canPool } from '../contest/resolved.ts';
import { setSize } from '../contest/tally.ts';
import { eloOf } from '../statistics/bradley-terry.ts';
import { comparable } from '../statistics/comparable.ts';
import type { Rate } from '../statistics/pair-interval.ts';
import { blocksOf, roundRobin, type TableMet } from '../statistics/round-robin.ts';
import type { Player, Where } from '../who/matchup.ts';
import { type Report, withInterval } from './column.ts';
import { Z } from './level.ts';
import { partyColumns } from './party-columns.ts';
import {
  type AnyMatchup,
  type AnyRun,
  hasPairs,
  isMany,
  isSame,
  type NumberedAny,
  numberedBySides,
  playersOf,
} from './results.ts';
import { byTable } from './tables.ts';

export interface TableRatingRow extends Where {
  readonly player: Player;
  /** Players of one group are on one scale; counts from 1. Null: no rating. */
  readonly group: number | null;
  readonly matchups: number;
  readonly sets: number;
  readonly elo: Rate | null;
}

export const ratings: Report<TableRatingRow, AnyRun> = {
  name: 'ratings',
  schema: 'fablelab-ratings/2',
  about: 'Everybody in matchups of more than two sides: how strong on one scale, from who beat whom at the same table.',
  columns: [
    ...partyColumns,
    {
      name: 'rating_group',
      about:
        'ratings of one group are on one scale: each of the group has scored against each, if only through others; empty: no finite rating, because it always beat the rest, or never did',
      type: 'integer',
      value: ({ group }) => group,
    },
    {
      name: 'matchups',
      about: 'matchups with sets that count, and with others than this player',
      type: 'integer',
      value: ({ matchups }) => matchups,
    },
    { name: 'sets', about: 'sets of these', type: 'integer', value: ({ sets }) => sets },
    ...withInterval<TableRatingRow>(
      {
        name: 'elo',
        about: 'rating in points of Elo; those of a group add up to 0; empty: no finite rating, see rating_group',
        method:
          'Bradley-Terry on all pairs of sides of a game; sandwich covariance with sets as clusters; n = sets of the group',
        unit: 'Elo',
      },
      ({ elo }) => elo,
    ),
  ],
  rows: tableRatings,
};

/** A matchup as it was counted: half points by side, of all sets together. */
interface CountedTable {
  /** By side. */
  readonly players: readonly number[];
  readonly blocks: readonly number[];
  /** Whether it came to the same in all sets. */
  readonly alike: readonly boolean[];
  readonly met: Omit<TableMet, 'players' | 'isAlike'>;
}

/** Nobody where matchups cannot be taken together. */
export function tableRatings(run: AnyRun): TableRatingRow[] {
  if (!canPool(run.config)) return [];
  let groups = 0;
  return byTable(numberedBySides(run, isMany)).flatMap((matchups) => {
    const rows = ratingsAt(matchups).map((row) => ({ ...row, group: row.group === null ? null : row.group + groups }));
    groups = Math.max(groups, ...rows.map(({ group }) => group ?? 0));
    return rows;
  });
}

/** Of one mode and setting. Where all sides are alike nothing is said about who is stronger. */
function ratingsAt(many: readonly NumberedAny[]): TableRatingRow[] {
  const { mode, setting } = many[0]!;
  const players = playersOf(many);
  const told = many.filter((matchup) => hasPairs(matchup) && playersOf([matchup]).length > 1);
  const tables = told.map((matchup) => tableOf(matchup, players));
  const scored = scoredIn(tables, players.length);
  const groups = comparable(players.length, (a, b) => scored[a]![b]!);
  const rated = groups.filter((group) => group.length > 1).map((group) => rateGroup(group, tables));
  return players.map((player, at) => {
    const own = told.filter((matchup) => matchup.players.some((other) => isSame(player, other)));
    const group = rated.findIndex((elos) => elos.has(at));
    return {
      ...{ mode, setting, player },
      group: group < 0 ? null : group + 1,
      matchups: own.length,
      sets: own.reduce((sum, { tally }) => sum + tally.sets, 0),
      elo: rated[group]?.get(at) ?? null,
    };
  });
}

function tableOf({ players, tally }: AnyMatchup, all: readonly Player[]): CountedTable {
  const { sets, sides, products } = tally;
  const games = setSize(tally);
  const numbers = players.map((player) => all.findIndex((other) => isSame(player, other)));
  const totals = sides.map((bins) => bins.reduce((sum, n, half) => sum + n * half, 0));
  const squares = sides.map((bins) => bins.reduce((sum, n, half) => sum + n * half * half, 0));
  const product = (i: number, j: number) => (i === j ? squares[i]! : products[placeOf(i, j, players.length)]!);
  const covariance = totals.map((one, i) =>
    // Half points are twice the rivals beaten.
    totals.map((other, j) => (product(i, j) / sets - (one / sets) * (other / sets)) / 4),
  );
  const beaten = totals.map((total) => total / 2 / sets);
  return {
    players: numbers,
    blocks: blocksOf(totals, sets * games),
    alike: sides.map((bins) => bins.some((n) => n === sets)),
    met: { sets, games, beaten, covariance },
  };
}

/** Of the product of two sides in a tally: 0·1, 0·2, … 1·2, … */
function placeOf(i: number, j: number, sides: number): number {
  const [low, high] = i < j ? [i, j] : [j, i];
  return low * sides - (low * (low + 1)) / 2 + (high - low - 1);
}

/**
 * By player and player. Who beat whom in a game is not kept, but who never scored against whom is told by the half points. Those
 * of one block may have scored through others only, which `comparable` cannot tell apart and need not.
 */
function scoredIn(tables: readonly CountedTable[], players: number): boolean[][] {
  const scored = Array.from({ length: players }, () => new Array<boolean>(players).fill(false));
  for (const { players: sides, blocks } of tables) {
    for (const [i, one] of sides.entries()) {
      for (const [j, other] of sides.entries()) if (blocks[i]! <= blocks[j]!) scored[one]![other] = true;
    }
  }
  return scored;
}

/** By player. None where no finite ratings fit. */
function rateGroup(group: readonly number[], tables: readonly CountedTable[]): ReadonlyMap<number, Rate> {
  const met = tables.map((table) => within(table, group)).filter(({ players }) => new Set(players).size > 1);
  const fit = roundRobin(group.length, met);
  if (fit === null) return new Map();
  return new Map(
    group.map((player, k) => {
      const value = fit.ratings[k]!;
      const reach = Z * Math.sqrt(fit.covariance[k]![k]!);
      return [player, { mean: eloOf(value), low: eloOf(value - reach), high: eloOf(value + reach) }];
    }),
  );
}

/** The sides of a group alone. Others at the table always beat all of them, or were always beaten by all of them. */
function within({ players, blocks, alike, met }: CountedTable, group: readonly number[]): TableMet {
  const kept = [...players.keys()].filter((side) => group.includes(players[side]!));
  const last = Math.max(...kept.map((side) => blocks[side]!));
  const below = blocks.filter((block) => block > last).length;
  return {
    ...met,
    players: kept.map((side) => group.indexOf(players[side]!)),
    beaten: kept.map((side) => met.beaten[side]! - met.games * below),
    isAlike: kept.some((side) => alike[side]),
    covariance: kept.map((side) => kept.map((other) => met.covariance[side]![other]!)),
  };
}
