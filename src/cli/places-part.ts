// More than two sides at a table: how each fared, what the chairs are worth, who is how strong. On the screen and as JSON.
import type { Box } from '../core/contract.ts';
import { setSize } from '../lab/contest/tally.ts';
import type { Player } from '../lab/matchup.ts';
import { chairs as chairsReport, pooledChairs } from '../lab/report/chairs.ts';
import { type PlaceRow, placeRows, places as placesReport } from '../lab/report/places.ts';
import { type AnyRun, isMany, numberedBySides } from '../lab/report/run.ts';
import { ratings as ratingsReport, type TableRatingRow, tableRatings } from '../lab/report/table-ratings.ts';
import { pairInterval, type Rate } from '../lab/statistics/pair-interval.ts';
import { known, methodOf } from './known-part.ts';
import { NONE, plusMinus } from './rates.ts';
import { betweenText, leftOutText, titleOf, whoHead } from './sides-part.ts';
import { drawTable } from './table.ts';
import type { Terminal } from './terminal.ts';

type Namer = (player: Player) => string;

/** Sides on the screen; the file has all. */
const MOST_SIDES = 40;

export async function placesPart(box: Box, run: AnyRun, name: Namer, terminal: Terminal): Promise<string> {
  const rows = placeRows(run);
  if (rows.length === 0) return '';
  const points = rows.some((row) => row.points !== null);
  const table = await drawTable(
    [
      { head: '#', align: 'right' },
      { head: whoHead(box) },
      { head: 'rivals beaten, %' },
      { head: 'first, %' },
      { head: 'even, %' },
      { head: 'mean rank' },
      ...(points ? [{ head: 'points' }] : []),
    ],
    rows
      .slice(0, MOST_SIDES)
      .map((row) => [
        row.side === 1 ? row.number : '',
        name(row.player),
        share(row.rate),
        share(row.first),
        (100 / row.sides).toFixed(1),
        number(row.meanRank),
        ...(points ? [row.points === null ? '' : number(row.points)] : []),
      ]),
    terminal,
  );
  const title = titleOf(box, run, isMany, 'how many of their rivals the sides beat, and how often they come first');
  return `${title}\n\n${table}\n${footnotes(rows, run)}`;
}

function footnotes(rows: readonly PlaceRow[], { config, matchups }: AnyRun): string {
  const many = numberedBySides(matchups, isMany).map(({ tally }) => tally);
  const more = rows.length > MOST_SIDES ? [`These are the first ${MOST_SIDES} of ${rows.length} sides.`] : [];
  const luck = config.design === 'paired' ? 'with the same luck' : 'each with its own luck';
  const isExact = rows.some(({ rate }) => Number.isNaN(rate.low) && !Number.isNaN(rate.mean));
  return [
    ...more,
    `${betweenText(many.map(({ sets }) => sets))} sets a matchup, of ${betweenText(many.map(setSize))} games ${luck}: every side sits once in every chair.`,
    'Even are 50 % of the rivals, and first as often as everybody else. First places that are shared count in parts.',
    `± is half the 95 % interval, made from the sets${isExact ? '; none where all sides are alike, and so even by design' : ''}.`,
    ...leftOutText(many),
    '',
  ].join('\n');
}

/** One line for every number of sides. */
export function chairsPart(run: AnyRun): string {
  const rows = pooledChairs(run).filter(({ sets }) => sets > 0);
  const sizes = [...new Set(rows.map(({ sides }) => sides))];
  const lines = sizes.map((sides) => {
    const own = rows.filter((row) => row.sides === sides);
    const where = sizes.length === 1 ? '' : ` of ${sides}`;
    return `By chair${where}, rivals beaten by whoever sits there, in percent: ${own.map(({ chair, rate }) => `${chair}: ${share(rate)}`).join(', ')}.\n`;
  });
  return lines.join('');
}

/** Within one matchup ratings say no more than rates. */
export async function tableRatingsPart(box: Box, run: AnyRun, name: Namer, terminal: Terminal): Promise<string> {
  if (numberedBySides(run.matchups, isMany).length < 2) return '';
  const rated = tableRatings(run).filter(({ elo }) => elo !== null);
  const groups = [...new Set(rated.map(({ group }) => group))];
  const texts = groups.map(async (group) => {
    const rows = rated.filter((row) => row.group === group).toSorted((one, other) => eloOf(other).mean - eloOf(one).mean);
    const columns = [{ head: whoHead(box) }, { head: 'Elo (95 %)' }];
    return `${await drawTable(
      columns,
      rows.map((row) => [name(row.player), eloText(eloOf(row))]),
      terminal,
    )}\nBradley-Terry on all pairs of sides at a table, with sets as observations.\n`;
  });
  return (await Promise.all(texts)).join('\n');
}

const eloOf = ({ elo }: TableRatingRow): Rate => elo ?? pairInterval([0, 0]);

function eloText({ mean, low, high }: Rate): string {
  const points = (value: number) => value.toFixed(0).replace(/^-0$/, '0').replace('-', '−');
  return `${points(mean)} (${points(low)} to ${points(high)})`;
}

/** Percent; what is exact has no interval. */
function share(rate: Rate): string {
  return Number.isNaN(rate.mean) || !Number.isNaN(rate.low) ? plusMinus(rate, 1) : (100 * rate.mean).toFixed(1);
}

function number({ mean, low, high }: Rate): string {
  if (Number.isNaN(mean)) return NONE;
  const text = mean.toFixed(2).replace('-', '−');
  return Number.isNaN(low) ? text : `${text} ±${((high - low) / 2).toFixed(2)}`;
}

export function placesJson(run: AnyRun) {
  return {
    places: placeRows(run).map(({ number: matchup, side, sides, player, tally, rate, first, meanRank, points }) => ({
      ...{ matchup, side, ...player, sides },
      ...{ sets: tally.sets, games: tally.played, leftOut: tally.leftOut },
      rate: known(rate),
      even: 0.5,
      first: known(first),
      evenFirst: Number((1 / sides).toFixed(6)),
      meanRank: known(meanRank),
      points: known(points),
    })),
    chairs: pooledChairs(run).map(({ scope, sides, chair, matchups, sets, rate }) => ({
      ...{ scope, sides, chair, matchups, sets },
      rate: known(rate),
    })),
    ratings: tableRatings(run).map(({ player, group, matchups, sets, elo }) => ({
      ...{ ...player, group, matchups, sets },
      elo: known(elo),
    })),
  };
}

export const placesMethods = () => ({
  places: {
    rate: methodOf(placesReport, 'rate'),
    first: methodOf(placesReport, 'first'),
    meanRank: methodOf(placesReport, 'mean_rank'),
    points: methodOf(placesReport, 'points'),
  },
  chairs: { rate: methodOf(chairsReport, 'rate') },
  ratings: { elo: methodOf(ratingsReport, 'elo') },
});
