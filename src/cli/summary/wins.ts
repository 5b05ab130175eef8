// All at the table win or lose together: how often they win, and how it ends. On the screen.

import type { Box } from '../../core/contract.ts';
import { canPool } from '../../lab/contest/resolved.ts';
import { type EndingRow, endingRows } from '../../lab/report/endings.ts';
import { type AnyRun, isLone, numberedBySides } from '../../lab/report/results.ts';
import { type WinRow, winRows } from '../../lab/report/wins.ts';
import type { Rate } from '../../lab/statistics/pair-interval.ts';
import { percent, plusMinus } from '../screen/rates.ts';
import { drawTable } from '../screen/table.ts';
import type { Terminal } from '../screen/terminal.ts';
import type { Namer } from './names.ts';
import { leftOutText, titleOf, whereCells, whoHead } from './sides.ts';
import { atMost, isNamed, type Wish } from './wish.ts';

/** Matchups on the screen; the file has all. */
const MOST = 40;

export function winsPart(box: Box, run: AnyRun, name: Namer, terminal: Terminal, wish: Wish): string {
  const rows = winRows(run).filter(({ player }) => isNamed(wish, player));
  const most = atMost(wish, MOST);
  if (rows.length === 0) return '';
  const all = endingRows(run, box);
  const where = whereCells(box, rows);
  const seen = box.endings.filter((ending) => all.some((row) => row.ending === ending && row.games > 0));
  const table = drawTable(
    [
      { head: '#', align: 'right' },
      ...where.heads,
      { head: whoHead(box) },
      { head: 'wins (95 %)' },
      { head: 'games', align: 'right' },
      ...seen.map((ending) => ({ head: `${ending}, %` })),
      { head: 'lead won, %' },
      { head: 'lead lost, %' },
    ],
    rows
      .slice(0, most)
      .map((row) => [
        row.number,
        ...where.of(row),
        name(row.player),
        percent(row.rate),
        row.tally.played,
        ...seen.map((ending) => endingText(all, row, ending)),
        leadText(row.leadWon),
        leadText(row.leadLost),
      ]),
    terminal,
  );
  const title = titleOf(box, run, numberedBySides(run, isLone), 'how often they win, and how it ends');
  return `${title}\n\n${table}\n${footnotes(rows, most, run)}`;
}

function endingText(all: readonly EndingRow[], { number }: WinRow, ending: string): string {
  const row = all.find((one) => one.number === number && one.ending === ending);
  return row === undefined ? '' : plusMinus(row.share, 1);
}

/** One game does not say how games differ. */
function leadText(lead: Rate | null): string {
  return lead === null || Number.isNaN(lead.low) ? '' : plusMinus(lead, 1);
}

function footnotes(rows: readonly WinRow[], most: number, { config }: AnyRun): string {
  const neither = rows.reduce((sum, row) => sum + row.neither, 0);
  return [
    ...(rows.length > most ? [`These are the first ${most} of ${rows.length} matchups.`] : []),
    `In brackets the 95 % interval; ± is half of one. Every game ${canPool(config) ? 'has' : 'of a matchup has'} its own luck.`,
    'lead: how far ahead they were at the end of games won and lost, as the game measures it; how close it was.',
    ...(neither === 0 ? [] : [`Games neither won nor lost count one half: ${neither}.`]),
    ...leftOutText(rows.map(({ tally }) => tally)),
    '',
  ].join('\n');
}
