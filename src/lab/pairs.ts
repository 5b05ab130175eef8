// Plays seat-swapped pairs of a duel and counts. Both games of a pair have one key and the entrants swapped; the luck
// stays with the seat. Which games a pair is made of depends on its index and on nothing played before.
import type { Bot } from '../core/contract.ts';
import { type Blame, type Match, MatchError } from '../core/match.ts';
import { entrantIndices } from '../core/replay.ts';
import { type Key, keyText } from '../core/rng.ts';
import { type Design, gameKey, matchupId, type Player } from './matchup.ts';
import { Clerk } from './study/clerk.ts';
import { type Plan, planOf } from './study/plan.ts';
import { PlayedCounts } from './study/played-counts.ts';
import type { Study } from './study/study.ts';
import type { Tally } from './tally.ts';

/** A pair left out, and the game that was to blame. */
export interface Failure {
  readonly pair: number;
  readonly game: 'a' | 'b';
  readonly blame: Exclude<Blame, 'engine'>;
  readonly what: string;
  /** Shows the game up to where it failed. */
  readonly line: string;
}

/** How one game ended. Filled anew for each game. */
export class Played {
  score = 0;
  turns = 0;
  decisions = 0;
  ending = 0;
  /** What `box.finals` names, seat by seat. */
  readonly finals: number[] = [];
}

/** Counts for studies, beside the tally. */
class Studying {
  readonly games: readonly [PlayedCounts, PlayedCounts];
  private readonly clerk: Clerk;

  constructor(match: Match, plan: Plan) {
    this.games = [new PlayedCounts(match.game), new PlayedCounts(match.game)];
    this.clerk = new Clerk(plan);
  }

  count({ counts }: Study, [first, second]: readonly [Played, Played]): void {
    this.clerk.count(counts, this.games, [first.score, second.score]);
  }
}

/** What to do besides counting. */
export interface Listener {
  /** A pair is left out. Without this the failure is thrown. */
  failed?(failure: Failure): void;
  /** Every pair, in order; null where it is left out. */
  pair?(index: number, games: readonly [Played, Played] | null): void;
}

export class Duel {
  private readonly entrants: readonly (readonly number[])[];
  private readonly bots: readonly (readonly Bot[])[];
  private readonly id: string;
  private readonly games: readonly [Played, Played] = [new Played(), new Played()];
  private readonly studying: Studying | null;
  /** Whether the pairs being played are studied. */
  private studied = false;

  /** `bots[i]` plays for `players[i]`. `at` says which game is being played: pair, 0 or 1, and games begun so far. */
  constructor(
    private readonly match: Match,
    readonly players: readonly [Player, Player],
    bots: readonly Bot[],
    private readonly seed: string | number,
    private readonly design: Design = 'paired',
    private readonly at: Int32Array = new Int32Array(3),
  ) {
    const fables = players.map((player) => player.fable);
    const entrants = entrantIndices(match.game.box, fables);
    this.entrants = [entrants, entrants.toReversed()];
    this.bots = [bots, bots.toReversed()];
    this.id = matchupId(players);
    const plan = planOf(match.game.box);
    this.studying = plan === null ? null : new Studying(match, plan);
  }

  /** Plays the pairs from … to − 1 and adds them to the tally. An engine fault is thrown. */
  play(from: number, to: number, tally: Tally, listener: Listener = {}): void {
    this.studied = tally.study !== null;
    for (let pair = from; pair < to; pair++) {
      const failure = this.playPair(pair);
      if (failure === null) this.count(tally);
      else {
        if (listener.failed === undefined) throw failure.error;
        tally.leftOut++;
        listener.failed(failure.failure);
      }
      listener.pair?.(pair, failure === null ? this.games : null);
    }
  }

  private count(tally: Tally): void {
    count(tally, this.games);
    if (tally.study !== null) this.studying?.count(tally.study, this.games);
  }

  /** The key of a game, as its row and its line write it. */
  keyText(pair: number, swapped: 0 | 1): string {
    return keyText(this.key(pair, swapped));
  }

  private key(pair: number, swapped: 0 | 1): Key {
    return gameKey(this.design, this.seed, this.id, pair, swapped);
  }

  private playPair(pair: number): { failure: Failure; error: MatchError } | null {
    let swapped: 0 | 1 = 0;
    try {
      const key = this.key(pair, 0);
      this.playGame(pair, key, 0);
      swapped = 1;
      this.playGame(pair, this.design === 'paired' ? key : this.key(pair, 1), 1);
      return null;
    } catch (error) {
      if (!(error instanceof MatchError) || error.blame === 'engine') throw this.match.faultOf(error);
      const { blame, message, line } = error;
      return { failure: { pair, game: swapped === 0 ? 'a' : 'b', blame, what: message, line }, error };
    }
  }

  /** `players[swapped]` sits in seat 0, which starts. */
  private playGame(pair: number, key: Key, swapped: 0 | 1): void {
    const { match, at } = this;
    at[0] = pair;
    at[1] = swapped;
    at[2] = (at[2] ?? 0) + 1;
    match.begin(key, this.entrants[swapped] ?? []);
    match.play(this.bots[swapped] ?? []);
    const { game } = match;
    const played = this.games[swapped];
    played.score = game.score(0);
    played.turns = game.turn();
    played.decisions = match.length;
    played.ending = game.ending();
    if (this.studied) this.studying?.games[swapped].take(game);
    const finals = game.box.finals;
    if (finals === undefined) return;
    for (let seat = 0; seat < 2; seat++) {
      for (let i = 0; i < finals.names.length; i++) played.finals[seat * finals.names.length + i] = finals.of(game, seat, i);
    }
  }
}

function count(tally: Tally, [first, second]: readonly [Played, Played]): void {
  tally.pairs++;
  bump(tally.playerBins, first.score + 2 - second.score);
  bump(tally.seatBins, first.score + second.score);
  bump(tally.results[0], first.score);
  bump(tally.results[1], 2 - second.score);
  countGame(tally, first);
  countGame(tally, second);
}

function countGame(tally: Tally, { turns, decisions, ending }: Played): void {
  tally.turns += turns;
  tally.decisions += decisions;
  bump(tally.endings, ending);
  while (tally.lengths.length <= turns) tally.lengths.push(0);
  bump(tally.lengths, turns);
}

function bump(counts: number[], at: number): void {
  const count = counts[at];
  if (count === undefined) throw new Error(`score or ending ${at}, expected less than ${counts.length}`);
  counts[at] = count + 1;
}
