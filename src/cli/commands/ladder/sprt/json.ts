// A test of a new bot for programs: the same bytes for any number of workers, unless the clock or a Ctrl-C ended it.
import { ladderMode } from '../../../../lab/ladder/request.ts';
import { sprtLlr } from '../../../../lab/ladder/sprt.ts';
import { whereOf } from '../../../../lab/scenario/seated.ts';
import { eloInterval, normalizedElo, superiority } from '../../../../lab/statistics/elo-llr.ts';
import { sprtBounds } from '../../../../lab/statistics/gsprt.ts';
import { jsonText } from '../../../screen/json-text.ts';
import { six } from '../../../screen/rates.ts';
import { estimate } from '../../../summary/for-programs.ts';
import type { PlayedSprt } from './words.ts';

export function sprtJson(played: PlayedSprt): string {
  const { request, test, ended, config, rounds, matchups } = played;
  const { box, setting, seed, bots } = request;
  const bounds = sprtBounds(test.alpha, test.beta);
  const pairs = rounds.pooled * matchups.length;
  const object = {
    schema: 'fablelab-sprt/1',
    ...(ended === 'interrupted' ? { interrupted: true } : {}),
    game: box.name,
    ...whereOf(box, ladderMode(request), setting),
    ...{ seed, new: bots[0], old: bots[1], most_pairs: config.sets, ...test },
    verdict: ended === 'h0' || ended === 'h1' ? ended : 'undecided',
    ended: ended === 'h0' || ended === 'h1' ? 'llr' : ended,
    llr: six(sprtLlr(played)),
    ...{ llr_h0: six(bounds.accept), llr_h1: six(bounds.reject) },
    ...estimate('elo', eloInterval(rounds.bins)),
    ...estimate('normalized_elo', normalizedElo(rounds.bins)),
    los: pairs === 0 ? null : six(superiority(rounds.bins)),
    ...{ matchups: matchups.length, pairs_each: rounds.pooled, left_out: rounds.leftOut },
    ...{ pairs, games: 2 * pairs, pentanomial: rounds.bins },
  };
  return jsonText(object);
}
