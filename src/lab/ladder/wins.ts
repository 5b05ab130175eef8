// All at the table win or lose together: every bot in all seats, how often it wins, and how far apart every two are. Bots and
// line-ups share their luck: set i of one is under the luck of set i of all others, so that the set is the observation whatever
// it is made of. A set counts where no line-up of the bots it is about lacks it.
import { gamesOf } from '../contest/tally.ts';
import type { AnyMatchup } from '../report/results.ts';
import type { Sides } from '../scenario/seated.ts';
import { pairInterval, type Rate } from '../statistics/pair-interval.ts';
import { pairedDifference, sameLuckGain } from '../statistics/paired-difference.ts';
import { bySide, type Lineups } from './lineups.ts';
import { type LadderRequest, twosOf } from './request.ts';
import { type SetScores, setsOfAll } from './set-scores.ts';

export function loneSides({ bots }: LadderRequest, { all }: Lineups): Sides[] {
  return bots.flatMap((bot) => all.map((lineup) => lineup.map((team) => bySide(team, bot))));
}

type RequestedBots = Pick<LadderRequest, 'bots'>;

/** A game won, in half points. */
const WON = 2;

export interface BotWins {
  readonly bot: string;
  /** Of all line-ups together. */
  readonly sets: number;
  readonly games: number;
  readonly leftOut: number;
  /** Games neither won nor lost, which count one half. */
  readonly neither: number;
  /** Sets that all line-ups have: what the rate is made of. */
  readonly common: number;
  /** Every line-up weighs the same. */
  readonly rate: Rate;
}

/** The matchups are those of `ladderConfig`, in its order, and so are the scores. */
export function winsByBot(
  { bots }: RequestedBots,
  matchups: readonly AnyMatchup[],
  scores: readonly SetScores[],
): BotWins[] {
  return bots.map((bot, at) => {
    const own = ofBot(at, bots, matchups);
    const sum = (of: (matchup: AnyMatchup) => number) => own.reduce((total, matchup) => total + of(matchup), 0);
    return {
      bot,
      ...{ sets: sum(({ tally }) => tally.sets), leftOut: sum(({ tally }) => tally.leftOut) },
      games: sum(({ tally }) => gamesOf(tally)),
      neither: sum(({ tally }) => tally.results[0]![0]![1]!),
      ...rateOf(ofBot(at, bots, scores)),
    };
  });
}

/** Line-up by line-up, the same for every bot. */
function ofBot<T>(at: number, bots: readonly string[], all: readonly T[]): readonly T[] {
  const each = all.length / bots.length;
  return all.slice(at * each, (at + 1) * each);
}

/** What a set comes to in all line-ups is one observation. */
function rateOf(lineups: readonly SetScores[]): Pick<BotWins, 'common' | 'rate'> {
  const sets = setsOfAll(lineups);
  const bins = new Array<number>(WON * lineups.length + 1).fill(0);
  for (const set of sets) bins[inAll(lineups, set)]!++;
  return { common: sets.length, rate: pairInterval(bins) };
}

function inAll(lineups: readonly SetScores[], set: number): number {
  return lineups.reduce((sum, scores) => sum + scores[set]!, 0);
}

export interface BotDifference {
  readonly a: string;
  readonly b: string;
  /** Sets that all line-ups of both have. */
  readonly common: number;
  /** The rate of `a` less that of `b`. */
  readonly difference: Rate;
  /** How many times as many games would say as much if every game had its own luck; null where nothing differs. */
  readonly gain: Rate | null;
}

export function differencesOf({ bots }: RequestedBots, scores: readonly SetScores[]): BotDifference[] {
  const own = (bot: string) => ofBot(bots.indexOf(bot), bots, scores);
  return twosOf(bots).map(([a, b]) => ({ a, b, ...differenceOf(own(a), own(b)) }));
}

/** Of two bots over the same line-ups, in the same order. */
function differenceOf(one: readonly SetScores[], other: readonly SetScores[]): Omit<BotDifference, 'a' | 'b'> {
  const sets = setsOfAll([...one, ...other]);
  const differences = sets.map((set) => inAll(one, set) - inAll(other, set));
  return {
    common: sets.length,
    difference: pairedDifference(differences, WON * one.length),
    gain: sameLuckGain(deviations([...one, ...other], sets), differences),
  };
}

/** By set: how far its games are from the means of their line-ups, squared. */
function deviations(lineups: readonly SetScores[], sets: readonly number[]): number[] {
  const means = lineups.map((scores) => sets.reduce((sum, set) => sum + scores[set]!, 0) / sets.length);
  return sets.map((set) => lineups.reduce((sum, scores, at) => sum + (scores[set]! - means[at]!) ** 2, 0));
}
