// Plays the sets of a matchup and counts, for every kind of table. A set is made of games under one key in which every side sits
// once in every chair position; the luck stays with the seat. Which games it is made of depends on its index and on nothing
// played before.
import type { Bot, Mode, Parties } from '../../core/contract.ts';
import { type Blame, type Match, MatchError } from '../../core/match.ts';
import { parseParties } from '../../core/modes.ts';
import { entrantIndices } from '../../core/replay.ts';
import { type Key, keyText } from '../../core/rng.ts';
import { type Design, gameKey, gameName, type Luck, luckId, type Matchup } from '../who/matchup.ts';
import { countGame, SetCount } from './count-set.ts';
import type { Counts } from './counts.ts';
import { Played } from './played.ts';
import { isDuel, type Seating, seatingOf } from './seating.ts';
import { Clerk, type Counting } from './study/clerk.ts';
import { PlayedCounts } from './study/played-counts.ts';
import { planById, type StudyPlan } from './study/study-plan.ts';
import { TableClerk } from './study/table-clerk.ts';
import { type Tally, TOLD } from './tally.ts';

/** A set left out, and the game that was to blame. */
export interface Failure {
  readonly set: number;
  /** `a` is the first game of a set, `b` the second… */
  readonly game: string;
  readonly blame: Exclude<Blame, 'engine'>;
  readonly what: string;
  /** Shows the game up to where it failed. */
  readonly line: string;
}

/** Counts for studies, beside the tally. */
class Studying {
  readonly games: readonly PlayedCounts[];
  private readonly clerk: Counting;

  constructor(match: Match, matchup: Matchup, seating: Seating, plan: StudyPlan) {
    this.games = Array.from({ length: seating.games }, () => new PlayedCounts(match.game));
    this.clerk = plan.form === 'cells' ? new Clerk(plan) : new TableClerk(plan, matchup, match.game.mode, seating);
  }

  count({ counts }: Counts, first: Uint8Array): void {
    this.clerk.count(counts, this.games, first);
  }
}

/** What to do besides counting. */
export interface Listener {
  /** A set is left out. Without this the failure is thrown. */
  failed?(failure: Failure): void;
  /** Every set, in order, with its games; null where it is left out. */
  set?(index: number, games: readonly Played[] | null): void;
  /** Whether the line of this game is kept for its set, the last that is; without this it is that of the first game of the first sets. */
  tells?(set: number, game: number, played: Played): boolean;
  /** Whether it matters which way games went. */
  readonly ways?: boolean;
}

export class Contest {
  readonly mode: Mode;
  /** Who sits where in the games of the set that was played last. */
  readonly seating: Seating;
  /** By player, side by side: what she brings, and who decides for her. */
  private readonly members: readonly (readonly number[])[];
  private readonly bots: readonly Bot[];
  /** By seat, for the game being played. */
  private readonly seatParties: (readonly number[])[] = [];
  private readonly seatBots: Bot[] = [];
  private readonly id: string;
  private readonly games: readonly Played[];
  /** By game: the one that was played for it, and its number. */
  private readonly stands: Played[];
  private readonly first: Uint8Array;
  /** Made when it is first wanted. */
  private studying: Studying | null = null;
  private readonly sums: SetCount;
  /** By side, and by chair position: half points over the games of the set that was counted last. */
  readonly halfPoints: Int32Array;
  readonly chairPoints: Int32Array;
  /** Of the set being played, the game that is told of it. */
  private told: { readonly game: string; readonly line: string } | null = null;
  /** Whether the sets being played are studied. */
  private studied = false;

  /** `bots[i]` plays for player i, side by side. `at` says which game is being played: set, number in it, and games begun so far. */
  constructor(
    private readonly match: Match,
    readonly matchup: Matchup,
    bots: readonly Bot[],
    private readonly seed: string | number,
    private readonly design: Design = 'paired',
    private readonly at: Int32Array = new Int32Array(3),
    luck?: Luck,
  ) {
    const { game } = match;
    const { sides } = matchup;
    this.mode = game.mode;
    this.members = sides.flat().map(({ party }) => entrantIndices(game.box, parseParties(party)[0]!));
    this.bots = bots;
    this.seating = seatingOf(game.mode, matchup, luck);
    this.id = luckId(matchup, luck);
    this.games = Array.from({ length: this.seating.games }, () => new Played(sides.length));
    this.stands = [...this.games];
    this.first = new Uint8Array(this.seating.games);
    this.sums = new SetCount(sides.length);
    this.halfPoints = this.sums.sides;
    this.chairPoints = this.sums.chairs;
  }

  /** Plays the sets from … to − 1 and adds them to the tally. An engine fault is thrown. */
  play(from: number, to: number, tally: Tally, listener: Listener = {}): void {
    this.studied = tally.study !== null;
    if (tally.study !== null) this.studying ??= this.studyingBy(tally.study);
    for (let set = from; set < to; set++) {
      const failure = this.playSet(set, listener);
      if (failure === null) {
        this.count(tally);
        if (this.told !== null) tally.telling.push({ set, ...this.told });
      } else {
        if (listener.failed === undefined) throw failure.error;
        tally.leftOut++;
        listener.failed(failure.failure);
      }
      listener.set?.(set, failure === null ? this.stands : null);
    }
  }

  private studyingBy({ plan }: Counts): Studying {
    return new Studying(this.match, this.matchup, this.seating, planById(this.match.game.box, plan));
  }

  /** The key of a game, as its row and its line write it. */
  keyText(set: number, game: number): string {
    return keyText(this.key(set, game));
  }

  private key(set: number, game: number): Key {
    return gameKey(this.design, this.seed, this.id, set, gameName(game));
  }

  /** Any error as one of the game being played. */
  faultOf(error: unknown): MatchError {
    return this.match.faultOf(error);
  }

  /** What a game of the set that was counted last was studied by. */
  countersOf(game: number): Uint16Array {
    return this.studying!.games[this.first[game]!]!.counters;
  }

  private playSet(set: number, listener: Listener): { failure: Failure; error: MatchError } | null {
    const { seating } = this;
    let game = 0;
    this.told = null;
    try {
      const key = gameKey('paired', this.seed, this.id, set, '');
      seating.draw(key);
      for (; game < seating.games; game++) {
        // Equal players under equal luck play the same game again.
        const first = this.design === 'paired' ? seating.sameAs[game]! : game;
        this.stands[game] = this.games[first]!;
        this.first[game] = first;
        if (first === game) this.playGame(set, game, this.design === 'paired' ? key : this.key(set, game), listener);
      }
      return null;
    } catch (error) {
      if (!(error instanceof MatchError) || error.blame === 'engine') throw this.match.faultOf(error);
      const { blame, message, line } = error;
      return { failure: { set, game: gameName(game), blame, what: message, line }, error };
    }
  }

  private playGame(set: number, number: number, key: Key, listener: Listener): void {
    const { match, at, seating } = this;
    at[0] = set;
    at[1] = number;
    at[2]!++;
    const { seats } = match.game;
    for (let seat = 0; seat < seats; seat++) {
      const player = seating.playerAt[number * seats + seat]!;
      this.seatParties[seat] = this.members[player]!;
      this.seatBots[seat] = this.bots[player]!;
    }
    match.begin(key, this.seatParties satisfies Parties);
    match.play(this.seatBots);
    const played = this.games[number]!;
    played.take(match);
    if (listener.ways) played.takeWay(match);
    const isTold = listener.tells === undefined ? number === 0 && set < TOLD : listener.tells(set, number, played);
    if (isTold) this.told = { game: gameName(number), line: match.line() };
    if (this.studied) this.studying?.games[number]?.take(match.game);
  }

  private count(tally: Tally): void {
    const { seating, stands, games, sums } = this;
    const duel = isDuel(this.mode);
    sums.clear();
    tally.sets++;
    for (let game = 0; game < seating.games; game++) {
      sums.add(stands[game]!, seating, game, tally);
      if (duel || stands[game] === games[game]) countGame(tally, stands[game]!);
    }
    sums.addTo(tally);
    if (tally.study !== null) this.studying?.count(tally.study, this.first);
  }
}
