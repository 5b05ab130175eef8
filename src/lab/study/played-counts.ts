// What a study needs of one game, kept until its pair is complete. Filled anew for each game.
import type { Game } from '../../core/contract.ts';
import { aheadForGood, FAR_BEHIND, furthestBehind, leadChanges } from './leads.ts';

const NO_LEADS = new Int16Array(0);

export class PlayedCounts {
  readonly counters: Uint16Array;
  leadChanges = 0;
  /** Whether the winner came from far behind, and had decided the game before half its length. */
  comeback = 0;
  decidedEarly = 0;

  constructor(game: Game) {
    this.counters = new Uint16Array(game.counters.length);
  }

  take(game: Game): void {
    this.counters.set(game.counters);
    const { leads = NO_LEADS } = game;
    const turns = game.turn();
    const score = game.score(0);
    this.leadChanges = leadChanges(leads, turns);
    this.comeback = 0;
    this.decidedEarly = 0;
    if (score === 1) return;
    const winner = score === 2 ? 0 : 1;
    if (furthestBehind(leads, turns, winner) >= FAR_BEHIND) this.comeback = 1;
    if (2 * aheadForGood(leads, turns, winner) <= turns) this.decidedEarly = 1;
  }
}
