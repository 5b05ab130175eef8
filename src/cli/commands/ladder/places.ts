// A ladder of more than two sides: how one bot fares among others. For people and for programs; all but `speed` repeats to the
// byte.

import { type Among, amongRows, type Comparison, comparisonsOf, tableBotRatings } from '../../../lab/ladder/places.ts';
import { ladderMode } from '../../../lab/ladder/request.ts';
import type { Rate } from '../../../lab/statistics/pair-interval.ts';
import { byInterval } from '../../screen/colours.ts';
import { jsonText } from '../../screen/json-text.ts';
import { plusMinus, six } from '../../screen/rates.ts';
import { drawTable } from '../../screen/table.ts';
import { type Terminal, useColour } from '../../screen/terminal.ts';
import { estimate } from '../../summary/for-programs.ts';
import { strengthsJson, strengthsPart } from './strengths.ts';
import { ladderHead, ladderTitle, lineupsText, type PlayedLadder, speedsJson } from './words.ts';

/** Share of rivals beaten among equals. */
const EVEN = 0.5;

export function ladderPlaces(ladder: PlayedLadder, terminal: Terminal): string {
  const { request, matchups, speeds } = ladder;
  const sides = ladderMode(request).sides.length;
  const rows = amongRows(request, matchups);
  const games = rows.reduce((sum, row) => sum + row.games, 0);
  return [
    ladderTitle(ladder, 'one bot where all others are by another: how often it comes first, and how many of them it beats'),
    table(rows, sides, terminal),
    lineupsText(ladder, games),
    `Even are ${(100 / sides).toFixed(1)} % first and 50 % of the rivals. The one has every party of a line-up as often, and sits in every chair.`,
    `± is half the 95 % interval, made from the sets${useColour(terminal) ? '; green and red: it excludes what is even' : ''}.`,
    `${betterText(comparisonsOf(request, rows, sides))}\n`,
    strengthsPart(request.bots, tableBotRatings(ladder), speeds, terminal),
  ].join('\n');
}

function table(rows: readonly Among[], sides: number, terminal: Terminal): string {
  const paint = byInterval(terminal);
  const cell = (rate: Rate, even: number) => paint(plusMinus(rate, 1), rate, even);
  return drawTable(
    [
      { head: 'one' },
      { head: 'among' },
      { head: 'first, %' },
      { head: 'rivals beaten, %' },
      { head: 'games', align: 'right' },
    ],
    rows.map(({ bot, among, first, rate, games }) => [bot, among, cell(first, 1 / sides), cell(rate, EVEN), games]),
    terminal,
  );
}

/** A bot is better than another if it comes first more often than is even among them, and one of them less often among its like. */
function betterText(comparisons: readonly Comparison[]): string {
  const surely = comparisons.flatMap(({ a, b, better }) =>
    better === null ? [] : [`${better} than ${better === a ? b : a}`],
  );
  const which = surely.length === 0 ? 'nobody' : surely.join(', ');
  return `Better, with one of it among the others and one of them among its like, by both intervals: ${which}.`;
}

export function ladderPlacesJson(ladder: PlayedLadder): string {
  const { request, matchups } = ladder;
  const sides = ladderMode(request).sides.length;
  const rows = amongRows(request, matchups);
  const object = {
    ...ladderHead('fablelab-ladder-places/3', ladder),
    ...{ sides, even: EVEN, even_first: six(1 / sides) },
    among: rows.map(({ first, rate, leftOut, ...row }) => ({
      ...{ ...row, left_out: leftOut },
      ...{ ...estimate('first', first), ...estimate('rate', rate) },
    })),
    comparisons: comparisonsOf(request, rows, sides),
    ratings: strengthsJson(request.bots, tableBotRatings(ladder)),
    speed: speedsJson(ladder),
  };
  return jsonText(object);
}
