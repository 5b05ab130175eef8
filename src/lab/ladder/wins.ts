// All at the table win or lose together: every bot in all seats, how often it wins, and how far apart every two are.
import { gamesOf } from '../contest/tally.ts';
import type { AnyMatchup } from '../report/run.ts';
import type { Sides } from '../scenario/seated.ts';
import type { Rate } from '../statistics/pair-interval.ts';
import { stratifiedRate } from '../statistics/stratified.ts';
import { type Asked, twosOf } from './asked.ts';
import { bySide, type Lineups } from './lineups.ts';

export function loneSides({ bots }: Asked, { all }: Lineups): Sides[] {
  return bots.flatMap((bot) => all.map((lineup) => lineup.map((team) => bySide(team, bot))));
}

export interface BotWins {
  readonly bot: string;
  readonly sets: number;
  readonly games: number;
  readonly leftOut: number;
  /** Games neither won nor lost, which count one half. */
  readonly neither: number;
  /** Every line-up weighs the same. */
  readonly rate: Rate;
}

/** The matchups are those of `ladderConfig`, in its order. */
export function winsByBot({ bots }: Pick<Asked, 'bots'>, matchups: readonly AnyMatchup[]): BotWins[] {
  return bots.map((bot, at) => {
    const own = ofBot(at, bots, matchups);
    const sum = (of: (matchup: AnyMatchup) => number) => own.reduce((total, matchup) => total + of(matchup), 0);
    return {
      bot,
      ...{ sets: sum(({ tally }) => tally.sets), leftOut: sum(({ tally }) => tally.leftOut) },
      games: sum(({ tally }) => gamesOf(tally)),
      neither: sum(({ tally }) => tally.results[0]![0]![1]!),
      rate: rateOf(own),
    };
  });
}

/** Line-up by line-up, the same for every bot. */
function ofBot(at: number, bots: readonly string[], matchups: readonly AnyMatchup[]): readonly AnyMatchup[] {
  const each = matchups.length / bots.length;
  return matchups.slice(at * each, (at + 1) * each);
}

function rateOf(matchups: readonly AnyMatchup[]): Rate {
  return stratifiedRate(matchups.map(({ tally }) => tally.sides[0]!));
}

export interface Difference {
  readonly a: string;
  readonly b: string;
  /** The rate of `a` less that of `b`. */
  readonly difference: Rate;
}

export function differencesOf({ bots }: Pick<Asked, 'bots'>, matchups: readonly AnyMatchup[]): Difference[] {
  const own = (bot: string) => ofBot(bots.indexOf(bot), bots, matchups);
  return twosOf(bots).map(([a, b]) => ({ a, b, difference: differenceOf(own(a), own(b)) }));
}

/**
 * Of two bots over the same line-ups, in the same order. Their games have different luck, so the rates are independent, and the
 * interval is that of Newcombe (1998), made from the intervals of both. Bots that share their luck would be compared here line-up
 * by line-up, set by set.
 */
function differenceOf(one: readonly AnyMatchup[], other: readonly AnyMatchup[]): Rate {
  const [a, b] = [rateOf(one), rateOf(other)];
  const mean = a.mean - b.mean;
  return {
    mean,
    low: mean - Math.hypot(a.mean - a.low, b.high - b.mean),
    high: mean + Math.hypot(a.high - a.mean, b.mean - b.low),
  };
}
