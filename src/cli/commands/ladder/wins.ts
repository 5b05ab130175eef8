// A ladder where all at the table win or lose together: how often every bot wins in all seats, and how far apart every two are.
// For people and for programs; all but `speed` repeats to the byte.

import { type BotDifference, type BotWins, differencesOf, winsByBot } from '../../../lab/ladder/wins.ts';
import type { Rate } from '../../../lab/statistics/pair-interval.ts';
import { byInterval } from '../../screen/colours.ts';
import { jsonText } from '../../screen/json-text.ts';
import { NONE, percent } from '../../screen/rates.ts';
import { drawTable } from '../../screen/table.ts';
import { type Terminal, useColour } from '../../screen/terminal.ts';
import { estimate } from '../../summary/for-programs.ts';
import { SPEEDS, speedCells, speedColumns } from './strengths.ts';
import { ladderHead, ladderTitle, lineupsText, type PlayedLadder, speedsJson } from './words.ts';

export function ladderWins(ladder: PlayedLadder, terminal: Terminal): string {
  const { request, matchups, scores, speeds } = ladder;
  const rows = winsByBot(request, matchups, scores);
  const games = rows.reduce((sum, row) => sum + row.games, 0);
  const neither = rows.reduce((sum, row) => sum + row.neither, 0);
  return [
    ladderTitle(ladder, 'how often they win where every seat is by one bot'),
    rates(rows, ladder, terminal),
    lineupsText(ladder, games),
    ...(neither === 0 ? [] : [`Games neither won nor lost count one half: ${neither}.`]),
    `In brackets the 95 % interval.${speeds.length === 0 ? '' : ` ${SPEEDS}`}\n`,
    'How much more often the first bot wins than the second, in percentage points:\n',
    differences(differencesOf(request, scores), terminal),
    `The same luck for all bots: differences set by set. ${setsText(ladder)}`,
    `Gain: so many times the games would be needed if every game had its own luck.${useColour(terminal) ? ' Green and red: the interval excludes 0.' : ''}\n`,
  ].join('\n');
}

function setsText({ lineups: { all } }: PlayedLadder): string {
  if (all.length === 1) return 'A set is one game of a bot.';
  return `A set is one game of every line-up, and counts where none of the ${all.length} is left out.`;
}

function rates(rows: readonly BotWins[], { lineups, speeds }: PlayedLadder, terminal: Terminal): string {
  return drawTable(
    [{ head: 'bot' }, { head: 'wins (95 %)' }, { head: 'games', align: 'right' }, ...speedColumns],
    rows
      .toSorted((one, other) => order(other) - order(one))
      .map(({ bot, rate, common }) => [bot, percent(rate), common * lineups.all.length, ...speedCells(bot, speeds)]),
    terminal,
  );
}

/** Who has not played comes last. */
const order = ({ rate }: BotWins): number => (Number.isNaN(rate.mean) ? -1 : rate.mean);

function differences(rows: readonly BotDifference[], terminal: Terminal): string {
  const paint = byInterval(terminal);
  return drawTable(
    [
      { head: 'first' },
      { head: 'second' },
      { head: 'difference (95 %)' },
      { head: 'sets', align: 'right' },
      { head: 'gain (95 %)' },
    ],
    rows.map(({ a, b, difference, common, gain }) => {
      const text = Number.isNaN(difference.mean) ? NONE : points(difference);
      return [a, b, paint(text, difference, 0), common, gain === null ? NONE : times(gain)];
    }),
    terminal,
  );
}

/** `+4.5 (1.9 to 7.2)`: the interval need not be as wide on both sides. */
function points({ mean, low, high }: Rate): string {
  const of = (value: number) =>
    (100 * value)
      .toFixed(1)
      .replace(/^-(0\.0)$/, '$1')
      .replace('-', '−');
  return `${mean > 0 ? '+' : ''}${of(mean)} (${of(low)} to ${of(high)})`;
}

function times({ mean, low, high }: Rate): string {
  const [value, from, to] = [mean, low, high].map((one) => one.toFixed(1));
  return `${value} (${from}–${to})`;
}

export function ladderWinsJson(ladder: PlayedLadder): string {
  const { request, matchups, scores } = ladder;
  const object = {
    ...ladderHead('fablelab-ladder-wins/3', ladder),
    wins: winsByBot(request, matchups, scores).map(({ rate, leftOut, ...row }) => ({
      ...{ ...row, left_out: leftOut, ...estimate('rate', rate) },
    })),
    luck: 'shared',
    differences: differencesOf(request, scores).map(({ difference, gain, ...row }) => {
      return { ...row, ...estimate('difference', difference), ...estimate('gain', gain) };
    }),
    speed: speedsJson(ladder),
  };
  return jsonText(object);
}
