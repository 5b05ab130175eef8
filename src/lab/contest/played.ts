// How a game ended: what is kept of it, until its set is counted.
import type { Game } from '../../core/contract.ts';
import type { Match } from '../../core/match.ts';

/** Filled anew for each game. */
export class Played {
  /** By chair position. */
  readonly scores: Int32Array;
  readonly points: Int32Array;
  turns = 0;
  decisions = 0;
  ending = 0;
  /** How far ahead a lone side was at the end, in thousandths. */
  lead = 0;
  /** What `box.finals` names, seat by seat. */
  readonly finals: number[] = [];

  constructor(sides: number) {
    this.scores = new Int32Array(sides);
    this.points = new Int32Array(sides);
  }

  take(match: Match): void {
    const { game } = match;
    for (let chair = 0; chair < this.scores.length; chair++) {
      this.scores[chair] = game.score(chair);
      this.points[chair] = game.points?.(chair) ?? 0;
    }
    this.turns = game.turn();
    this.decisions = match.length;
    this.ending = game.ending();
    if (this.scores.length === 1) this.lead = game.lead(0);
    this.takeFinals(game);
  }

  private takeFinals(game: Game): void {
    const finals = game.box.finals;
    if (finals === undefined) return;
    for (let seat = 0; seat < game.seats; seat++) {
      for (let i = 0; i < finals.names.length; i++) this.finals[seat * finals.names.length + i] = finals.of(game, seat, i);
    }
  }
}
