// Where a desk is, in words of memory that may be shared: it writes them as it goes, and whoever watches it can still read them
// when it answers no more.
import { gameName, matchupName } from '../who/matchup.ts';
import type { Order } from './crew.ts';

/** The first three are the contest's: set, number of the game in it, games begun. Matchup and bot are numbers in the order; arms are
 * those of the scenario from 1, and 0 is base. */
export const PLACE = { set: 0, game: 1, begun: 2, matchup: 3, bot: 4, doing: 5, arm: 6, words: 7 };

/** A desk loads its bots, signs for them if it is asked to, and plays matchups. */
export const DOING = { nothing: 0, loading: 1, signing: 2, playing: 3 };

/** No game was begun. */
const NO_MATCHUP = -1;

export function newPlace(): Int32Array {
  const place = new Int32Array(new SharedArrayBuffer(4 * PLACE.words));
  place[PLACE.matchup] = NO_MATCHUP;
  return place;
}

/** The game that was begun last. */
export interface LastGame {
  readonly matchup: number;
  readonly set: number;
  /** `a` is the first of its set; that of an arm has its name behind it, `a@buff`. */
  readonly game: string;
}

export interface Whereabouts {
  readonly doing: number;
  /** The bot that is loaded or signs, or who plays whom in which game; whoever sits there, where none is to be told apart. */
  readonly who: string;
  /** Null before the first game. */
  readonly last: LastGame | null;
}

export function readPlace(place: Int32Array, { bots, config }: Order): Whereabouts {
  const [doing, matchup, set] = [place[PLACE.doing]!, place[PLACE.matchup]!, place[PLACE.set]!];
  const arm = config.arms?.[place[PLACE.arm]! - 1];
  const game = `${gameName(place[PLACE.game]!)}${arm === undefined ? '' : `@${arm.name}`}`;
  const last = matchup === NO_MATCHUP ? null : { matchup, set, game };
  const isAlone = doing === DOING.loading || doing === DOING.signing;
  if (isAlone || last === null) return { doing, last, who: isAlone ? bots[place[PLACE.bot]!]! : bots.join(', ') };
  return { doing, last, who: `${matchupName(config.matchups[matchup]!)}, set ${set}${last.game}` };
}
