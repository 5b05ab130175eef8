// A ladder for people: who beats whom, how strong and how fast everybody is, and with which fables.

import { gamesOf } from '../lab/contest/tally.ts';
import type { Asked, Pairing } from '../lab/ladder/ladder.ts';
import { botRatings, meanRate, pairingsOf } from '../lab/ladder/ladder.ts';
import type { Speed } from '../lab/ladder/speed.ts';
import type { PlayedMatchup } from '../lab/report/run.ts';
import type { Rate } from '../lab/statistics/pair-interval.ts';
import { drawMatrix } from './draw-matrix.ts';
import { NONE } from './rates.ts';
import { drawTable } from './table.ts';
import { type Terminal, useColour } from './terminal.ts';

export async function ladderTables(
  asked: Asked,
  matchups: readonly PlayedMatchup[],
  speeds: readonly Speed[],
  terminal: Terminal,
): Promise<string> {
  const pairings = pairingsOf(asked, matchups);
  const games = matchups.reduce((sum, { tally }) => sum + gamesOf(tally), 0);
  return [
    `${asked.box.title}, seed ${asked.seed}: how often the row beats the column, in percent\n`,
    await matrix(asked, pairings, matchups, terminal),
    `${asked.fables.length ** 2} pairs of fables weigh the same in every rate; ${games} games in all.`,
    `± is half the 95 % interval${useColour(terminal) ? '; green and red: it excludes 50 %' : ''}.\n`,
    await strengths(asked, matchups, speeds, terminal),
    'With which fables? How often the first bot wins with each, over all fables of the second, in percent:\n',
    await byFable(asked, pairings, terminal),
  ].join('\n');
}

function matrix({ bots }: Asked, pairings: readonly Pairing[], matchups: readonly PlayedMatchup[], terminal: Terminal) {
  const rows = bots.map((name) => {
    const cells = bots.map((other) => rateOf(pairings, name, other));
    return { name, cells, mean: meanRate(name, matchups) };
  });
  return drawMatrix(bots, rows, terminal);
}

function rateOf(pairings: readonly Pairing[], row: string, column: string): Rate | null {
  for (const { a, b, rate } of pairings) {
    if (a === row && b === column) return rate;
    if (a === column && b === row) return { mean: 1 - rate.mean, low: 1 - rate.high, high: 1 - rate.low };
  }
  return null;
}

/** The strongest first; who cannot be rated comes last. */
async function strengths(
  { bots }: Asked,
  matchups: readonly PlayedMatchup[],
  speeds: readonly Speed[],
  terminal: Terminal,
): Promise<string> {
  const ratings = botRatings(matchups);
  const rated = ratings.map(({ player }) => player.bot);
  const order = [...rated, ...bots.filter((bot) => !rated.includes(bot))];
  const groups = new Set(ratings.map(({ group }) => group));
  const rows = order.map((bot) => {
    const rating = ratings.find(({ player }) => player.bot === bot);
    const speed = speeds.find((one) => one.bot === bot);
    const scale = groups.size > 1 && rating !== undefined ? ` (group ${rating.group})` : '';
    return [
      bot,
      rating === undefined ? NONE : `${eloText(rating.elo)}${scale}`,
      speed === undefined ? NONE : Math.round(speed.gamesPerSecond),
      speed === undefined ? NONE : Math.round(speed.nsPerDecision),
    ];
  });
  const table = await drawTable(
    [
      { head: 'bot' },
      { head: 'Elo (95 %)', align: 'right' },
      { head: 'games/s', align: 'right' },
      { head: 'ns a decision', align: 'right' },
    ],
    rows,
    terminal,
  );
  const alone = order.length > rated.length ? ` ${NONE}: never lost or never won, so no rating fits.` : '';
  const measured = speeds.length === 0 ? '' : ' Speeds are those of this machine, on one thread, the engine included.';
  return `${table}\nThe mean Elo of those that can be compared is 0.${alone}${measured}\n`;
}

function eloText({ mean, low, high }: Rate): string {
  return `${Math.round(mean)} ±${Math.round((high - low) / 2)}`;
}

function byFable({ box, fables }: Asked, pairings: readonly Pairing[], terminal: Terminal): Promise<string> {
  const names = fables.map((fable) => box.roster.find(({ id }) => id === fable)?.name ?? fable);
  const rows = pairings.map(({ a, b, rate, fables: own }) => {
    return { name: `${a} v ${b}`, cells: own.map((one) => one.rate), mean: rate };
  });
  return drawMatrix(names, rows, terminal);
}
