// The big table of the first look: every fable against every other, by one bot.

import { cellRate, firstPlayerRate, rowRate } from '../../../lab/report/matrix.ts';
import { type PlayedMatchup, playersOf } from '../../../lab/report/results.ts';
import { drawMatrix } from '../../screen/matrix.ts';
import { percent } from '../../screen/rates.ts';
import { type Terminal, useColour } from '../../screen/terminal.ts';
import { betweenText } from '../../summary/sides.ts';
import type { Look } from './json.ts';

export function matrixTable({ box, bot, seed, matchups }: Look, terminal: Terminal): string {
  const players = playersOf(matchups);
  const nameOf = (party: string) => box.roster.find(({ id }) => id === party)?.name ?? party;
  const table = drawMatrix(
    players.map(({ party }) => nameOf(party)),
    players.map((row) => ({
      name: nameOf(row.party),
      cells: players.map((column) => cellRate(matchups, row, column)),
      mean: rowRate(matchups, row),
    })),
    terminal,
  );
  const title = `${box.title} by ${bot}, seed ${seed}: how often the row beats the column, in percent`;
  return `${title}\n\n${table}\n${footnotes(matchups, useColour(terminal))}`;
}

function footnotes(matchups: readonly PlayedMatchup[], colour: boolean): string {
  const games = gamesOf(matchups);
  return [
    `${betweenText(matchups.map(({ tally }) => tally.sets))} pairs of games a matchup, ${games} games in all.`,
    `± is half the 95 % interval, made from the pairs${colour ? '; green and red: it excludes 50 %' : ''}.`,
    'A mean weighs all matchups alike; its interval adds up their variances.',
    `The first player wins ${percent(firstPlayerRate(matchups))} of the ${games} games.`,
    '',
  ].join('\n');
}

function gamesOf(matchups: readonly PlayedMatchup[]): number {
  return matchups.reduce((sum, matchup) => sum + 2 * matchup.tally.sets, 0);
}
