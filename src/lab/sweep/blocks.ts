// Cuts what is left to play into blocks that last about as long each. Where a block begins and ends must not be seen in
// anything that is written.
import type { Block } from './protocol.ts';

/** Milliseconds: long beside the post between threads, short beside a Ctrl-C. */
const TARGET = 60;
const FIRST = 4;
/** What a new measurement weighs. */
const WEIGHT = 0.5;
/** A block is at most so many times the last one: the first of a worker are slow, and speak for nobody. */
const GROWTH = 4;

/** Pairs from … to − 1 of a matchup are still to be played. */
export interface ToDo {
  readonly matchup: number;
  readonly from: number;
  readonly to: number;
}

export class Blocks {
  private at = 0;
  private next: number;
  private size = FIRST;

  /** No block reaches over a mark: what was counted up to there can be looked at. */
  constructor(
    private readonly todo: readonly ToDo[],
    private readonly mark: number = Number.POSITIVE_INFINITY,
  ) {
    this.next = todo[0]?.from ?? 0;
  }

  /** In order: matchup by matchup, pair by pair. Null when all is handed out. */
  take(): Block | null {
    for (; this.at < this.todo.length; this.at++, this.next = this.todo[this.at]?.from ?? 0) {
      const { matchup, to } = this.todo[this.at] as ToDo;
      if (this.next >= to) continue;
      const from = this.next;
      const nextMark = (Math.floor(from / this.mark) + 1) * this.mark;
      this.next = Math.min(to, from + this.size, nextMark);
      return { matchup, from, to: this.next };
    }
    return null;
  }

  /** Nothing more of this matchup. */
  leave(matchup: number): void {
    const now = this.todo[this.at];
    if (now?.matchup === matchup) this.next = now.to;
  }

  /** Learns from a block that was played. */
  learn({ from, to }: Block, milliseconds: number): void {
    const right = ((to - from) * TARGET) / Math.max(milliseconds, 0.01);
    const size = this.size + (right - this.size) * WEIGHT;
    this.size = Math.max(1, Math.round(Math.min(size, this.size * GROWTH)));
  }
}
