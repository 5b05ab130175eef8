// Plays seat-swapped pairs of a duel and counts. Both games of a pair have one key and the entrants swapped; the luck
// stays with the seat. Only integers are kept: rates are made from them at the end.
import type { Bot, Box, Setup } from '../core/contract.ts';
import { Match } from '../core/match.ts';
import { entrantIndices, setupText } from '../core/replay.ts';
import type { Key } from '../core/rng.ts';
import { type Player, pairKey } from './matchup.ts';

type Five = [number, number, number, number, number];

export interface Tally {
  pairs: number;
  games: number;
  /** Pairs by score 0 … 4 quarters: of the first player named, and of whoever sat in seat 0. */
  readonly playerBins: Five;
  readonly seatBins: Five;
  /** Games won by each player named, and by each seat. */
  readonly playerWins: [number, number];
  readonly seatWins: [number, number];
  noResults: number;
  turns: number;
  decisions: number;
  /** Games by ending, as numbered by the box. */
  readonly endings: number[];
}

export class Duel {
  readonly tally: Tally;
  private readonly match: Match;
  private readonly entrants: readonly number[];

  /** `bots[i]` plays for `players[i]`. Options in `setup` must be fit for the box. */
  constructor(
    box: Box,
    private readonly players: readonly [Player, Player],
    private readonly bots: readonly Bot[],
    private readonly seed: string | number,
    options: Setup['options'] = {},
  ) {
    this.match = new Match(box.open({ seats: 2, options }), setupText(options));
    this.entrants = entrantIndices(
      box,
      players.map((player) => player.fable),
    );
    this.tally = newTally(box);
  }

  /** Plays the next pairs; which games they are depends on how many were played before, and on nothing else. */
  play(pairs: number): void {
    for (let i = 0; i < pairs; i++) this.playPair(pairKey(this.seed, this.players, this.tally.pairs));
  }

  private playPair(key: Key): void {
    const { tally } = this;
    const first = this.playGame(key, 0);
    const second = this.playGame(key, 1);
    tally.pairs++;
    bump(tally.playerBins, first + 2 - second);
    bump(tally.seatBins, first + second);
  }

  /** The half points of seat 0, where `players[swapped]` sits. */
  private playGame(key: Key, swapped: 0 | 1): number {
    const { match, tally } = this;
    try {
      match.begin(key, swap(this.entrants, swapped));
      match.play(swap(this.bots, swapped));
    } catch (error) {
      throw match.faultOf(error);
    }
    const { game } = match;
    const score = game.score(0);
    tally.games++;
    tally.turns += game.turn();
    tally.decisions += match.length;
    bump(tally.endings, game.ending());
    if (score === 1) tally.noResults++;
    else {
      const winner = score === 2 ? 0 : 1;
      bump(tally.seatWins, winner);
      bump(tally.playerWins, winner ^ swapped);
    }
    return score;
  }
}

function newTally(box: Box): Tally {
  return {
    pairs: 0,
    games: 0,
    playerBins: [0, 0, 0, 0, 0],
    seatBins: [0, 0, 0, 0, 0],
    playerWins: [0, 0],
    seatWins: [0, 0],
    noResults: 0,
    turns: 0,
    decisions: 0,
    endings: box.endings.map(() => 0),
  };
}

function swap<T>(two: readonly T[], swapped: 0 | 1): readonly T[] {
  return swapped === 0 ? two : two.toReversed();
}

function bump(counts: number[], at: number): void {
  const count = counts[at];
  if (count === undefined) throw new Error(`score or ending ${at}, expected less than ${counts.length}`);
  counts[at] = count + 1;
}
