// What a study needs of one game, kept until its set is complete. Filled anew for each game.
import type { Game } from '../../../core/contract.ts';
import { mostHalfPoints } from '../../../core/modes.ts';
import { aheadForGood, FAR_BEHIND, furthestBehind, leadChanges } from './leads.ts';

const NO_LEADS = new Int16Array(0);

export class PlayedCounts {
  readonly counters: Uint16Array;
  /** By chair position, and the highest of them. */
  readonly scores: Int32Array;
  best = 0;
  /** The chair position that beat all others, or won alone; −1: none. */
  winner = -1;
  leadChanges = 0;
  /** Whether the winner came from far behind, and had decided the game before half its length. */
  comeback = 0;
  decidedEarly = 0;

  constructor(game: Game) {
    this.counters = new Uint16Array(game.counters.length);
    this.scores = new Int32Array(game.mode.sides.length);
  }

  take(game: Game): void {
    this.counters.set(game.counters);
    this.takeScores(game);
    const { leads = NO_LEADS } = game;
    const { winner } = this;
    const sides = this.scores.length;
    const turns = game.turn();
    this.leadChanges = leadChanges(leads, turns, sides);
    this.comeback = 0;
    this.decidedEarly = 0;
    if (winner < 0) return;
    if (furthestBehind(leads, turns, sides, winner) >= FAR_BEHIND) this.comeback = 1;
    if (2 * aheadForGood(leads, turns, sides, winner) <= turns) this.decidedEarly = 1;
  }

  private takeScores(game: Game): void {
    const { scores } = this;
    const most = mostHalfPoints(scores.length);
    this.best = 0;
    this.winner = -1;
    for (let chair = 0; chair < scores.length; chair++) {
      const score = game.score(chair);
      scores[chair] = score;
      if (score > this.best) this.best = score;
      if (score === most) this.winner = chair;
    }
  }
}
