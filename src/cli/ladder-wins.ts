// A ladder where all at the table win or lose together: how often every bot wins in all seats, and how far apart every two are.
// For people and for programs; all but `speed` repeats to the byte.
import { type BotWins, type Difference, differencesOf, winsByBot } from '../lab/ladder/wins.ts';
import { known } from './known-part.ts';
import { SPEEDS, speedCells, speedColumns } from './ladder-strengths.ts';
import { ladderHead, ladderTitle, lineupsText, type PlayedLadder, speedsJson } from './ladder-words.ts';
import { NONE, percent, signed } from './rates.ts';
import { drawTable } from './table.ts';
import { type Terminal, useColour } from './terminal.ts';

export async function ladderWins(ladder: PlayedLadder, terminal: Terminal): Promise<string> {
  const { asked, matchups, speeds } = ladder;
  const rows = winsByBot(asked, matchups);
  const games = rows.reduce((sum, row) => sum + row.games, 0);
  const neither = rows.reduce((sum, row) => sum + row.neither, 0);
  return [
    ladderTitle(ladder, 'how often they win where every seat is by one bot'),
    await rates(rows, ladder, terminal),
    lineupsText(ladder, games),
    ...(neither === 0 ? [] : [`Games neither won nor lost count one half: ${neither}.`]),
    `In brackets the 95 % interval; ± is half of one.${speeds.length === 0 ? '' : ` ${SPEEDS}`}\n`,
    'How much more often the first bot wins than the second, in percentage points:\n',
    await differences(differencesOf(asked, matchups), terminal),
    `Bots do not share their luck: these are differences of independent rates.${useColour(terminal) ? ' Green and red: the interval excludes 0.' : ''}\n`,
  ].join('\n');
}

function rates(rows: readonly BotWins[], { speeds }: PlayedLadder, terminal: Terminal): Promise<string> {
  return drawTable(
    [{ head: 'bot' }, { head: 'wins (95 %)' }, { head: 'games', align: 'right' }, ...speedColumns],
    rows
      .toSorted((one, other) => order(other) - order(one))
      .map(({ bot, rate, games }) => [bot, percent(rate), games, ...speedCells(bot, speeds)]),
    terminal,
  );
}

/** Who has not played comes last. */
const order = ({ rate }: BotWins): number => (Number.isNaN(rate.mean) ? -1 : rate.mean);

async function differences(rows: readonly Difference[], terminal: Terminal): Promise<string> {
  const { default: picocolors } = await import('picocolors');
  const { green, red } = picocolors.createColors(useColour(terminal));
  return drawTable(
    [{ head: 'first' }, { head: 'second' }, { head: 'difference of independent rates' }],
    rows.map(({ a, b, difference }) => {
      const text = Number.isNaN(difference.mean) ? NONE : signed(difference);
      return [a, b, difference.low > 0 ? green(text) : difference.high < 0 ? red(text) : text];
    }),
    terminal,
  );
}

export function ladderWinsJson(ladder: PlayedLadder): string {
  const { asked, matchups } = ladder;
  const object = {
    ...ladderHead('fablelab-ladder-wins/1', ladder),
    wins: winsByBot(asked, matchups).map(({ rate, ...row }) => ({ ...row, rate: known(rate) })),
    luck: 'independent',
    differences: differencesOf(asked, matchups).map(({ a, b, difference }) => ({ a, b, difference: known(difference) })),
    speed: speedsJson(ladder),
  };
  return `${JSON.stringify(object, null, 2)}\n`;
}
