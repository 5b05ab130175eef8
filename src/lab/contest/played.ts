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
  /** Games with the same way went alike: a hash of all answers and of how it ended. Where it is asked for. */
  way = 0;
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

  /** After `take`. */
  takeWay({ tape, length }: Match): void {
    let hash = mixed(mixed(FIRST, this.turns), this.ending);
    for (let chair = 0; chair < this.scores.length; chair++) hash = mixed(hash, this.scores[chair]!);
    for (let at = 0; at < length; at++) hash = mixed(hash, tape[at]!);
    this.way = hash;
  }

  private takeFinals(game: Game): void {
    const finals = game.box.finals;
    if (finals === undefined) return;
    for (let seat = 0; seat < game.seats; seat++) {
      for (let i = 0; i < finals.names.length; i++) this.finals[seat * finals.names.length + i] = finals.of(game, seat, i);
    }
  }
}

/** As Fowler, Noll and Vo mix numbers into a hash. */
const FIRST = 0x811c9dc5 | 0;
const mixed = (hash: number, number: number): number => Math.imul(hash ^ number, 0x01000193);
