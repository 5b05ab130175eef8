// The big table of the first look: every fable against every other, by one bot.
import type { Box } from '../core/contract.ts';
import { cellRate, firstPlayerRate, type Matchup, rowRate } from '../lab/matrix.ts';
import type { Rate } from '../lab/statistics/pair-interval.ts';
import { percent, plusMinus } from './rates.ts';
import { drawTable } from './table.ts';
import { type Terminal, useColour } from './terminal.ts';

/** A fable against herself. */
const MIRROR = '—';

export async function matrixTable(
  box: Box,
  bot: string,
  seed: number,
  matchups: readonly Matchup[],
  terminal: Terminal,
): Promise<string> {
  const { default: picocolors } = await import('picocolors');
  const colour = useColour(terminal);
  const { green, red } = picocolors.createColors(colour);
  const cell = (rate: Rate | null, digits: number) => {
    if (rate === null) return MIRROR;
    const text = plusMinus(rate, digits);
    return rate.low > 0.5 ? green(text) : rate.high < 0.5 ? red(text) : text;
  };
  const table = await drawTable(
    [{ head: '' }, ...box.roster.map(({ name }) => ({ head: stacked(name) })), { head: 'mean' }],
    box.roster.map(({ id, name }) => [
      name,
      ...box.roster.map((column) => cell(cellRate(matchups, id, column.id), 0)),
      cell(rowRate(matchups, id), 1),
    ]),
    terminal,
  );
  const title = `${box.title} by ${bot}, seed ${seed}: how often the row beats the column, in percent`;
  return `${title}\n\n${table}\n${footnotes(matchups, colour)}`;
}

function stacked(name: string): string {
  return name.replaceAll(' ', '\n');
}

function footnotes(matchups: readonly Matchup[], colour: boolean): string {
  const pairs = matchups.map((matchup) => matchup.duel.tally.pairs);
  const [least, most] = [Math.min(...pairs), Math.max(...pairs)];
  const games = gamesOf(matchups);
  return [
    `${least === most ? most : `${least} to ${most}`} pairs of games a matchup, ${games} games in all.`,
    `± is half the 95 % interval${colour ? '; green and red: it excludes 50 %' : ''}.`,
    'A mean weighs all matchups alike; its interval adds up their variances.',
    `The first player wins ${percent(firstPlayerRate(matchups))} of the ${games} games.`,
    '',
  ].join('\n');
}

function gamesOf(matchups: readonly Matchup[]): number {
  return matchups.reduce((sum, matchup) => sum + matchup.duel.tally.games, 0);
}
