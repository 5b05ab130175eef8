// A ladder for people where two sides meet: who beats whom, how strong and how fast everybody is, and with whom of the roster.
import { gamesOf } from '../../../lab/contest/tally.ts';
import { botRatings, meanRate, type Pairing, pairingsOf } from '../../../lab/ladder/ladder.ts';
import { isPlainDuel, type LadderRequest, ladderMode } from '../../../lab/ladder/request.ts';
import { type PlayedMatchup, twoSided } from '../../../lab/report/results.ts';
import type { Rate } from '../../../lab/statistics/pair-interval.ts';
import { drawMatrix } from '../../screen/matrix.ts';
import { type Terminal, useColour } from '../../screen/terminal.ts';
import { strengthsPart } from './strengths.ts';
import { ladderTitle, lineupsText, type PlayedLadder } from './words.ts';

export function ladderTables(ladder: PlayedLadder, terminal: Terminal): string {
  const { request, speeds } = ladder;
  const { matchups } = twoSided(ladder);
  const pairings = pairingsOf(request, matchups);
  const games = matchups.reduce((sum, { tally }) => sum + gamesOf(tally), 0);
  return [
    ladderTitle(ladder, 'how often the row beats the column, in percent'),
    matrix(request, pairings, matchups, terminal),
    lineupsText(ladder, games),
    `± is half the 95 % interval${useColour(terminal) ? '; green and red: it excludes 50 %' : ''}.\n`,
    strengthsPart(request.bots, botRatings(matchups), speeds, terminal),
    ...byEntrant(request, pairings, terminal),
  ].join('\n');
}

function matrix(
  { bots }: LadderRequest,
  pairings: readonly Pairing[],
  matchups: readonly PlayedMatchup[],
  terminal: Terminal,
) {
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

/** Nothing where players are all alike. */
function byEntrant(request: LadderRequest, pairings: readonly Pairing[], terminal: Terminal): string[] {
  const { box, entrants } = request;
  const brought = entrants.filter((id) =>
    pairings.some((pairing) => pairing.entrants.some(({ entrant }) => entrant === id)),
  );
  if (brought.length === 0) return [];
  const names = brought.map((entrant) => box.roster.find(({ id }) => id === entrant)?.name ?? entrant);
  const rows = pairings.map(({ a, b, rate, entrants: own }) => {
    const cells = brought.map((id) => own.find(({ entrant }) => entrant === id)?.rate ?? null);
    return { name: `${a} v ${b}`, cells, mean: rate };
  });
  const { many } = box.noun;
  const how = isPlainDuel(ladderMode(request))
    ? `How often the first bot wins with each, over all ${many} of the second, in percent:\n`
    : 'How often the first bot wins where its side has each, over all line-ups, in percent:\n';
  return [`With which ${many}? ${how}`, drawMatrix(names, rows, terminal)];
}
