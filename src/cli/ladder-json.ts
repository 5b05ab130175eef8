// A ladder for programs. All but `speed` repeats to the byte.
import { type Asked, botRatings, pairingsOf, type Standing } from '../lab/ladder/ladder.ts';
import type { Speed } from '../lab/ladder/speed.ts';
import type { PlayedMatchup } from '../lab/report/run.ts';
import { inFile, six } from './rates.ts';

/** `winRate` is that of `a`. */
export function ladderJson(
  asked: Asked,
  matchups: readonly PlayedMatchup[],
  speeds: readonly Speed[],
  finished: boolean,
): string {
  const { seed, pairs, bots } = asked;
  const object = {
    schema: 'fablelab-ladder/1',
    ...(finished ? {} : { interrupted: true }),
    seed,
    pairs,
    bots,
    pairings: pairingsOf(asked, matchups).map(({ a, b, fables, ...all }) => ({
      a,
      b,
      ...rateOf(all),
      fables: fables.map(({ fable, ...own }) => ({ fable, ...rateOf(own) })),
    })),
    ratings: botRatings(matchups).map(({ player, group, elo }) => {
      return { bot: player.bot, group, elo: six(elo.mean), low: six(elo.low), high: six(elo.high) };
    }),
    speed: speeds.map(({ bot, games, gamesPerSecond, nsPerDecision }) => {
      return { bot, games, gamesPerSecond: six(gamesPerSecond), nsPerDecision: six(nsPerDecision) };
    }),
  };
  return `${JSON.stringify(object, null, 2)}\n`;
}

function rateOf({ games, rate }: Standing) {
  const { mean, low, high } = inFile(rate);
  return { games, winRate: mean, low, high };
}
