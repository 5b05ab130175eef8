// Cuts what is to be played into blocks that last about as long each. Where a block begins and ends must not be seen in
// anything that is written.
import type { Block } from './crew.ts';

/** Milliseconds: long beside the post between threads, short beside a Ctrl-C. */
const SHORTEST = 60;
/** Whoever adds up spends half a millisecond or less on a block: so it is busy a tenth of its time, however many play. */
const PER_HAND = 5;
/** Sets of the first blocks. */
const FIRST = 4;
/** What a new measurement weighs. */
const WEIGHT = 0.5;
/** A block is at most so many times the last one: the first of a worker are slow, and speak for nobody. */
const GROWTH = 4;

export class Blocks {
  private readonly tasks: Iterator<Block>;
  private task: Block | undefined;
  private next = 0;
  private size = FIRST;
  private readonly target: number;
  private readonly left = new Set<number>();

  /** `tasks` are blocks of any length, handed out in their order. No block reaches over a multiple of `mark`: what was counted up
   * to there can be looked at. What is kept up to there is not cut. */
  constructor(
    tasks: Iterable<Block>,
    hands: number,
    private readonly mark: number = Number.POSITIVE_INFINITY,
    private readonly isKept: (block: Block) => boolean = () => false,
  ) {
    this.tasks = tasks[Symbol.iterator]();
    this.target = Math.max(SHORTEST, PER_HAND * hands);
    this.advance();
  }

  /** Null when all is handed out. */
  take(): Block | null {
    while (this.task !== undefined && (this.next >= this.task.to || this.isLeft(this.task))) this.advance();
    if (this.task === undefined) return null;
    const from = this.next;
    const nextMark = (Math.floor(from / this.mark) + 1) * this.mark;
    const end = Math.min(this.task.to, nextMark);
    this.next = this.isKept({ ...this.task, from, to: end }) ? end : Math.min(end, from + this.size);
    return { ...this.task, from, to: this.next };
  }

  /** Nothing more of this matchup, and nothing of it that was played ahead. */
  leave(matchup: number): void {
    this.left.add(matchup);
  }

  isLeft({ matchup }: Block): boolean {
    return this.left.has(matchup);
  }

  /** Learns from a block that was played; one that was kept takes no time, and says nothing. */
  learn({ from, to }: Block, milliseconds: number): void {
    if (milliseconds === 0) return;
    const right = ((to - from) * this.target) / Math.max(milliseconds, 0.01);
    const size = this.size + (right - this.size) * WEIGHT;
    this.size = Math.max(1, Math.round(Math.min(size, this.size * GROWTH)));
  }

  private advance(): void {
    const { done, value } = this.tasks.next();
    this.task = done ? undefined : value;
    this.next = this.task?.from ?? 0;
  }
}

/** How often every matchup gets its turn. */
const ROUNDS = 10;

/** Matchups side by side, each by its number of sets: whoever is interrupted knows something about all of them. */
export function sideBySide(sets: readonly number[]): Block[] {
  const rounds = Math.min(ROUNDS, Math.max(...sets));
  const mark = (all: number, round: number) => Math.round((all * round) / rounds);
  return Array.from({ length: rounds }, (_, round) =>
    sets.map((all, matchup) => ({ matchup, from: mark(all, round), to: mark(all, round + 1) })),
  ).flat();
}
