// How fast sets are played, and whether that still changes: workers are slow until their code is compiled.

/** Milliseconds. */
const WINDOW = 1000;
/** The pace is taken from so many of the last windows. */
const TOLD_BY = 2;
/** Whoever is not steady by then never will be. */
const MOST_WINDOWS = 8;
/** By how much two windows of a steady pace differ. */
const ALIKE = 0.1;
/** Blocks a worker at least. */
const LEAST_BLOCKS = 4;

export class Pace {
  private readonly marks: { readonly at: number; readonly sets: number }[];

  /** `start` in milliseconds. */
  constructor(
    start: number,
    private readonly hands: number,
  ) {
    this.marks = [{ at: start, sets: 0 }];
  }

  add(at: number, sets: number): void {
    this.marks.push({ at, sets: this.sets + sets });
  }

  /** Played so far. */
  get sets(): number {
    return this.last.sets;
  }

  get isSteady(): boolean {
    const windows = (this.last.at - this.start) / WINDOW;
    if (windows < TOLD_BY + 1 || this.marks.length <= LEAST_BLOCKS * this.hands) return false;
    const [now, before] = [this.during(0, 1), this.during(1, 2)];
    return windows >= MOST_WINDOWS || Math.abs(now - before) <= ALIKE * now;
  }

  /** Sets a millisecond, as they come now. */
  get now(): number {
    const windows = Math.min(TOLD_BY, (this.last.at - this.start) / WINDOW);
    return this.during(0, windows) / (windows * WINDOW);
  }

  /** Milliseconds from the start until so many sets are played: as it was, and as it will go on. */
  timeFor(sets: number): number {
    const after = this.marks.findIndex((mark) => mark.sets >= sets);
    if (after < 0) return this.last.at - this.start + (sets - this.sets) / this.now;
    const [from, to] = [this.marks[after - 1] ?? this.marks[after]!, this.marks[after]!];
    const share = to.sets === from.sets ? 0 : (sets - from.sets) / (to.sets - from.sets);
    return from.at + share * (to.at - from.at) - this.start;
  }

  private get start(): number {
    return this.marks[0]!.at;
  }

  private get last() {
    return this.marks.at(-1)!;
  }

  /** Sets between so many windows ago and so many. */
  private during(to: number, from: number): number {
    return this.setsBy(this.last.at - to * WINDOW) - this.setsBy(this.last.at - from * WINDOW);
  }

  private setsBy(time: number): number {
    const after = this.marks.findIndex(({ at }) => at >= time);
    if (after <= 0) return after < 0 ? this.sets : 0;
    const [from, to] = [this.marks[after - 1]!, this.marks[after]!];
    return from.sets + ((to.sets - from.sets) * (time - from.at)) / (to.at - from.at);
  }
}
