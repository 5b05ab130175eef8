// A ladder for programs where two sides meet. All but `speed` repeats to the byte.

import { botRatings, pairingsOf, type Standing } from '../../../lab/ladder/ladder.ts';
import { isPlainDuel, ladderMode } from '../../../lab/ladder/request.ts';
import { twoSided } from '../../../lab/report/results.ts';
import { whereOf } from '../../../lab/scenario/seated.ts';
import { jsonText } from '../../screen/json-text.ts';
import { estimate } from '../../summary/for-programs.ts';
import { strengthsJson } from './strengths.ts';
import { lineupsJson, type PlayedLadder, speedsJson } from './words.ts';

/** `rate` is that of `a`. Mode and setting are named where they are not the game's first, line-ups where they are not all ordered
 * pairs. */
export function ladderJson(ladder: PlayedLadder): string {
  const { request, finished } = ladder;
  const { matchups } = twoSided(ladder);
  const { box, setting, seed, sets: pairs, bots } = request;
  const mode = ladderMode(request);
  const object = {
    schema: 'fablelab-ladder/3',
    ...(finished ? {} : { interrupted: true }),
    ...whereOf(box, mode, setting),
    seed,
    pairs,
    bots,
    ...(isPlainDuel(mode) ? {} : { lineups: lineupsJson(ladder) }),
    pairings: pairingsOf(request, matchups).map(({ a, b, entrants, ...all }) => ({
      a,
      b,
      ...rateOf(all),
      entrants: entrants.map(({ entrant, ...own }) => ({ entrant, ...rateOf(own) })),
    })),
    ratings: strengthsJson(bots, botRatings(matchups)),
    speed: speedsJson(ladder),
  };
  return jsonText(object);
}

function rateOf({ games, rate }: Standing) {
  return { games, ...estimate('rate', rate) };
}
