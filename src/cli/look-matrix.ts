// The big table of the first look: every fable against every other, by one bot.
import type { Box } from '../core/contract.ts';
import { cellRate, firstPlayerRate, type Matchup, rowRate } from '../lab/matrix.ts';
import { drawMatrix } from './draw-matrix.ts';
import { percent } from './rates.ts';
import { type Terminal, useColour } from './terminal.ts';

export async function matrixTable(
  box: Box,
  bot: string,
  seed: number,
  matchups: readonly Matchup[],
  terminal: Terminal,
): Promise<string> {
  const table = await drawMatrix(
    box.roster.map(({ name }) => name),
    box.roster.map(({ id, name }) => ({
      name,
      cells: box.roster.map((column) => cellRate(matchups, id, column.id)),
      mean: rowRate(matchups, id),
    })),
    terminal,
  );
  const title = `${box.title} by ${bot}, seed ${seed}: how often the row beats the column, in percent`;
  return `${title}\n\n${table}\n${footnotes(matchups, useColour(terminal))}`;
}

function footnotes(matchups: readonly Matchup[], colour: boolean): string {
  const pairs = matchups.map((matchup) => matchup.tally.pairs);
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
  return matchups.reduce((sum, matchup) => sum + 2 * matchup.tally.pairs, 0);
}
