// What a ladder is shown from, and what is said the same way of every kind of table.
import { gamesOf, noResultsOf, type Tally } from '../../../lab/contest/tally.ts';
import type { Lineups } from '../../../lab/ladder/lineups.ts';
import { isPlainDuel, type LadderRequest, ladderMode } from '../../../lab/ladder/request.ts';
import type { SetScores } from '../../../lab/ladder/set-scores.ts';
import type { Speed } from '../../../lab/ladder/speed.ts';
import { type AnyRun, twoSided } from '../../../lab/report/results.ts';
import { whereOf } from '../../../lab/scenario/seated.ts';
import { whereWords } from '../../../lab/who/matchup.ts';
import { six } from '../../screen/rates.ts';
import { noResultWarnings } from '../../summary/warnings.ts';

/** The matchups are those of the ladder, in its order. */
export interface PlayedLadder extends AnyRun {
  readonly request: LadderRequest;
  readonly lineups: Lineups;
  /** By matchup, where bots share their luck; else none. */
  readonly scores: readonly SetScores[];
  /** None where they were not measured. */
  readonly speeds: readonly Speed[];
  readonly finished: boolean;
}

/** `Relay, 1v1, seed 5: …`; the game's first mode and its first setting go without saying. */
export function ladderTitle({ request }: PlayedLadder, what: string): string {
  const { box, setting, seed } = request;
  const where = whereWords(whereOf(box, ladderMode(request), setting));
  return `${box.title}${where === '' ? '' : `, ${where}`}, seed ${seed}: ${what}\n`;
}

/** How many line-ups the rates are made of, and whether these are all. */
export function lineupsText({ request, lineups: { all, isSpread } }: PlayedLadder, games: number): string {
  const { box } = request;
  const mode = ladderMode(request);
  const inAll = `${games} games in all.`;
  if (isPlainDuel(mode) && mode.party > 0)
    return `${all.length} pairs of ${box.noun.many} weigh the same in every rate; ${inAll}`;
  if (all.length === 1) return inAll;
  const which = isSpread ? ', spread over all there are by a fixed rule,' : '';
  return `${all.length} line-ups of ${box.noun.many}${which} weigh the same in every rate; ${inAll}`;
}

/** Parties of a side by &, sides by commas. */
export function lineupsJson({ lineups: { all, isSpread } }: PlayedLadder) {
  return { spread: isSpread, parties: all.map((lineup) => lineup.map((side) => side.join('&')).join(',')) };
}

export function speedsJson({ speeds }: PlayedLadder) {
  return speeds.map(({ bot, games, gamesPerSecond, nsPerDecision }) => {
    return { bot, games, games_per_second: six(gamesPerSecond), ns_per_decision: six(nsPerDecision) };
  });
}

/** Of two sides who meet. Line-ups are many, and nobody named them: one line for all. */
export function ladderWarnings(ladder: PlayedLadder): string[] {
  const meet = twoSided(ladder);
  return isPlainDuel(ladderMode(ladder.request)) ? noResultWarnings(meet) : allNoResults(meet.matchups);
}

/** Of all matchups together. */
export function allNoResults(matchups: AnyRun['matchups']): string[] {
  const sum = (of: (tally: Tally) => number) => matchups.reduce((total, { tally }) => total + of(tally), 0);
  const [noResults, games] = [sum(noResultsOf), sum(gamesOf)];
  return noResults * 100 > games ? [`${noResults} of ${games} games had no result and count one half each`] : [];
}

/** What summaries of other than two sides begin with. */
export function ladderHead(schema: string, ladder: PlayedLadder) {
  const { request, finished } = ladder;
  const { box, setting, seed, sets, bots } = request;
  return {
    schema,
    ...(finished ? {} : { interrupted: true }),
    ...{ game: box.name, mode: ladderMode(request).name },
    ...(setting === undefined ? {} : { setting: setting.name }),
    ...{ seed, sets, bots },
    lineups: lineupsJson(ladder),
  };
}
