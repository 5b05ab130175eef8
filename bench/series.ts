// What the bench plays: fixed games of one box, by one policy in every seat, through Match.play as everybody plays them.
import type { Bot, Game, Parties } from '../src/core/contract.ts';
import { Match } from '../src/core/match.ts';
import { entrantIndices } from '../src/core/replay.ts';
import { keyOf } from '../src/core/rng.ts';
import { loadBox } from '../src/games/index.ts';
import { loadBot } from '../src/lab/who/bots.ts';
import { SIX } from './play-signature.ts';

export const GAME = 'twisted-fables';
/** Who plays the fixed row. */
const FROZEN = 'greedy-v1';
/** What it is, in words that change if it ever does: figures of different rows cannot be compared. */
export const FIXED_ROW = `${SIX.join(', ')}; 1v1 in both seats, by ${FROZEN}`;
/** Measured for itself too: it was there from the beginning. */
const DUEL = ['red-riding-hood', 'snow-white'];

const keys = Array.from({ length: 4096 }, (_, i) => keyOf('bench', i));

/** Who sits where: every two of the fables, in both seats. */
export function pairingsOf(fables: readonly string[]): string[][] {
  return fables.flatMap((first) => fables.filter((second) => second !== first).map((second) => [first, second]));
}

/** Plays the fixed games and counts. Allocates nothing while it plays. */
export class Series {
  games = 0;
  decisions = 0;
  turns = 0;
  readonly match: Match;
  private readonly bots: readonly Bot[];
  readonly names: readonly (readonly string[])[];
  private readonly pairings: readonly Parties[];

  constructor(
    readonly game: Game,
    bot: Bot,
    fables: readonly string[],
  ) {
    this.match = new Match(game);
    this.bots = [bot, bot];
    this.names = pairingsOf(fables);
    this.pairings = this.names.map((ids) => entrantIndices(game.box, ids).map((entrant) => [entrant]));
  }

  /** Fixed game `i`: every pairing under one key, then under the next. */
  begin(i: number): void {
    const pairings = this.pairings;
    this.match.begin(keys[Math.floor(i / pairings.length) % keys.length]!, pairings[i % pairings.length]!);
  }

  playGame(i: number): void {
    this.begin(i);
    this.match.play(this.bots);
    this.games++;
    this.decisions += this.match.length;
    this.turns += this.game.turn();
  }

  /** At least so many games, in which every pairing has its equal share. */
  whole(games: number): number {
    return Math.ceil(games / this.pairings.length) * this.pairings.length;
  }

  play(games: number): void {
    for (let i = 0; i < games; i++) this.playGame(i);
  }

  /** Leaves the table in the thick of a game. */
  playInto(decisions: number): void {
    this.begin(0);
    for (let i = 0; i < decisions; i++) {
      const q = this.match.next();
      if (q === null) throw this.match.fault(`over within ${decisions} decisions`);
      this.match.answer(q.roll(q.count));
    }
  }

  clear(): void {
    this.games = this.decisions = this.turns = 0;
    this.match.optionsSeen = this.match.optionsMax = 0;
  }
}

export interface Policies {
  readonly random: Series;
  readonly greedy: Series;
}

export interface BenchTable {
  readonly game: Game;
  readonly all: Policies;
  /** The fixed row: by greedy-v1, whatever the roster. */
  readonly sixFables: Series;
  readonly duel: Policies;
}

/** Everything at one table: no second game and no third kind of bot, so that every call site sees what it sees in a run. */
export async function openTable(): Promise<BenchTable> {
  const box = await loadBox(GAME);
  const game = box.open({});
  const [random, greedy, frozen] = await Promise.all(['random', 'greedy', FROZEN].map((name) => loadBot(GAME, name)));
  const policies = (fables: readonly string[]): Policies => ({
    random: new Series(game, random!, fables),
    greedy: new Series(game, greedy!, fables),
  });
  const all = policies(box.roster.map((entrant) => entrant.id));
  return { game, all, sixFables: new Series(game, frozen!, SIX), duel: policies(DUEL) };
}
