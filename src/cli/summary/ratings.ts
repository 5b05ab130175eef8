// The ratings after a sweep: who is how strong on one scale, and whether one scale is enough.

import picocolors from 'picocolors';
import { canPool } from '../../lab/contest/resolved.ts';
import { isMisfit, type Rating, ratingsOf, WHY_UNRATED } from '../../lab/report/ratings.ts';
import { type DuelRun, hasPairs, isMirror, isSame, type PlayedMatchup, playersOf } from '../../lab/report/results.ts';
import type { Player } from '../../lab/who/matchup.ts';
import { elo, percent, shortP } from '../screen/rates.ts';
import { drawTable } from '../screen/table.ts';
import { type Terminal, useColour } from '../screen/terminal.ts';
import type { Namer } from './names.ts';
import { isNamed, type Wish } from './wish.ts';

/**
 * One table a group of players who can be compared; grey where ratings do not fit. Where no matchups close a circle, as in
 * one against all, ratings say no more than rates and are not shown.
 */
export function ratingsPart({ config, matchups }: DuelRun, name: Namer, terminal: Terminal, wish: Wish): string {
  if (!canPool(config)) return '';
  const ratings = ratingsOf(matchups);
  const groups = [...new Set(ratings.map(({ group }) => group))]
    .map((group) => ratings.filter((rating) => rating.group === group))
    .filter(([first]) => (first?.cycles.test.df ?? 0) > 0)
    .filter((group) => group.some(({ player }) => isNamed(wish, player)));
  const texts = groups.map((group) => groupText(group, pairsOf(group, matchups), name, terminal, wish));
  return [...texts, ...unratedText(ratings, matchups, name, wish)].join('\n');
}

/** Where somebody could have had a rating: a circle needs as many matchups as players. */
function unratedText(ratings: readonly Rating[], matchups: readonly PlayedMatchup[], name: Namer, wish: Wish): string[] {
  const met = matchups.filter((matchup) => hasPairs(matchup) && !isMirror(matchup));
  const players = playersOf(met);
  const unrated = players.filter((player) => !ratings.some((rating) => isSame(rating.player, player)));
  const told = unrated.filter((player) => isNamed(wish, player));
  if (told.length === 0 || met.length < players.length) return [];
  return [`${told.map(name).join(', ')}: ${WHY_UNRATED}.\n`];
}

function pairsOf(group: readonly Rating[], matchups: readonly PlayedMatchup[]): number {
  const isOf = (player: Player) => group.some((rating) => isSame(rating.player, player));
  const met = matchups.filter((matchup) => hasPairs(matchup) && !isMirror(matchup) && matchup.players.every(isOf));
  return met.reduce((sum, { tally }) => sum + tally.sets, 0);
}

function groupText(group: readonly Rating[], pairs: number, name: Namer, terminal: Terminal, wish: Wish): string {
  const colour = useColour(terminal);
  const { gray } = picocolors.createColors(colour);
  const paint = group.some(isMisfit) ? gray : String;
  const named = group.filter(({ player }) => isNamed(wish, player));
  const strongestFirst = named.toSorted((one, other) => other.elo.mean - one.elo.mean);
  const table = drawTable(
    [{ head: 'rating' }, { head: 'Elo (95 %)' }],
    strongestFirst.map((rating) => [name(rating.player), elo(rating.elo)].map((cell) => paint(cell))),
    terminal,
  );
  return `${table}\n${footnote(group, pairs, colour)}`;
}

function footnote(group: readonly Rating[], pairs: number, colour: boolean): string {
  const [{ fit, cycles } = { fit: null, cycles: null }] = group;
  const method = `Bradley-Terry with an effect of the first seat, from ${pairs} pairs.\n`;
  if (fit === null || !group.some(isMisfit)) return method;
  const whole = `Ratings do not tell the whole story (lack of fit: p ${shortP(fit.p ?? 1)})${colour ? ', hence grey' : ''}; read the matrix.\n`;
  if (cycles === null || cycles.share === null) return method + whole;
  const circles = `${percent(cycles.share)} of who beats whom goes round in circles, as rock, paper, scissors (p ${shortP(cycles.test.p ?? 1)}).\n`;
  return method + whole + circles;
}
