// More than two sides at a table: how each fared, what the chairs are worth, who is how strong. On the screen.

import type { Box } from '../../core/contract.ts';
import { setSize } from '../../lab/contest/tally.ts';
import { pooledChairs } from '../../lab/report/chairs.ts';
import { type PlaceRow, placeRows } from '../../lab/report/places.ts';
import { type AnyRun, isMany, numberedBySides } from '../../lab/report/results.ts';
import { type TableRatingRow, tableRatings } from '../../lab/report/table-ratings.ts';
import { byTable } from '../../lab/report/tables.ts';
import { pairInterval, type Rate } from '../../lab/statistics/pair-interval.ts';
import { elo, NONE, plusMinus } from '../screen/rates.ts';
import { drawTable } from '../screen/table.ts';
import type { Terminal } from '../screen/terminal.ts';
import type { Namer } from './names.ts';
import { betweenText, leftOutText, tableWords, titleOf, whereCells, whoHead } from './sides.ts';
import { atMost, isNamed, type Wish } from './wish.ts';

/** Sides on the screen; the file has all. */
const MOST_SIDES = 40;

export function placesPart(box: Box, run: AnyRun, name: Namer, terminal: Terminal, wish: Wish): string {
  const all = placeRows(run);
  const own = new Set(all.filter(({ player }) => isNamed(wish, player)).map((row) => row.number));
  const rows = all.filter((row) => own.has(row.number));
  const most = atMost(wish, MOST_SIDES);
  if (rows.length === 0) return '';
  const points = rows.some((row) => row.points !== null);
  const where = whereCells(box, rows);
  const table = drawTable(
    [
      { head: '#', align: 'right' },
      ...where.heads,
      { head: whoHead(box) },
      { head: 'rivals beaten, %' },
      { head: 'first, %' },
      { head: 'even, %' },
      { head: 'mean rank' },
      ...(points ? [{ head: 'points' }] : []),
    ],
    rows
      .slice(0, most)
      .map((row) => [
        row.side === 1 ? row.number : '',
        ...where.of(row).map((word) => (row.side === 1 ? word : '')),
        name(row.player),
        share(row.rate),
        share(row.first),
        (100 / row.sides).toFixed(1),
        number(row.meanRank),
        ...(points ? [row.points === null ? '' : number(row.points)] : []),
      ]),
    terminal,
  );
  const matchups = numberedBySides(run, isMany);
  const title = titleOf(box, run, matchups, 'how many of their rivals the sides beat, and how often they come first');
  return `${title}\n\n${table}\n${footnotes(rows, most, run)}`;
}

function footnotes(rows: readonly PlaceRow[], most: number, run: AnyRun): string {
  const { config } = run;
  const many = numberedBySides(run, isMany).map(({ tally }) => tally);
  const more = rows.length > most ? [`These are the first ${most} of ${rows.length} sides.`] : [];
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

/** One line for every mode and setting. */
export function chairsPart(box: Box, run: AnyRun): string {
  const rows = pooledChairs(run).filter(({ sets }) => sets > 0);
  const tables = rows.filter(({ chair }) => chair === 1);
  const lines = tables.map((table) => {
    const own = rows.filter(({ mode, setting, sides }) => {
      return mode === table.mode && setting === table.setting && sides === table.sides;
    });
    const where = tables.length === 1 ? '' : tableWords(table, box, tables.length);
    return `By chair${where}, rivals beaten by whoever sits there, in percent: ${own.map(({ chair, rate }) => `${chair}: ${share(rate)}`).join(', ')}.\n`;
  });
  return lines.join('');
}

/** Within one matchup ratings say no more than rates. */
export function tableRatingsPart(box: Box, run: AnyRun, name: Namer, terminal: Terminal, wish: Wish): string {
  const tables = byTable(numberedBySides(run, isMany));
  const isTold = ({ mode, setting }: TableRatingRow) =>
    tables.some((table) => table.length > 1 && table[0]!.mode === mode && table[0]!.setting === setting);
  const rated = tableRatings(run).filter((row) => row.elo !== null && isTold(row) && isNamed(wish, row.player));
  const groups = [...new Set(rated.map(({ group }) => group))];
  const texts = groups.map((group) => {
    const rows = rated.filter((row) => row.group === group).toSorted((one, other) => eloOf(other).mean - eloOf(one).mean);
    const where = tables.length === 1 ? '' : tableWords(rows[0]!, box, tables.length);
    const columns = [{ head: `${whoHead(box)}${where}` }, { head: 'Elo (95 %)' }];
    return `${drawTable(
      columns,
      rows.map((row) => [name(row.player), elo(eloOf(row))]),
      terminal,
    )}\nBradley-Terry on all pairs of sides at a table, with sets as observations.\n`;
  });
  return texts.join('\n');
}

const eloOf = ({ elo }: TableRatingRow): Rate => elo ?? pairInterval([0, 0]);

/** Percent; what is exact has no interval. */
function share(rate: Rate): string {
  return Number.isNaN(rate.mean) || !Number.isNaN(rate.low) ? plusMinus(rate, 1) : (100 * rate.mean).toFixed(1);
}

function number({ mean, low, high }: Rate): string {
  if (Number.isNaN(mean)) return NONE;
  const text = mean.toFixed(2).replace('-', '−');
  return Number.isNaN(low) ? text : `${text} ±${((high - low) / 2).toFixed(2)}`;
}
