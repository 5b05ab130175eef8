// The stack of things half done, inside the buffer. A program is a list of steps; a frame says which step comes next
// and holds a few registers. Steps run until somebody must choose; where they stopped is in the frame, never in a closure.

/** One step of a program: a function with two small operands. `f` is where its frame begins in `g.frames`. */
export interface Step<G> {
  readonly run: (g: G, f: number, a: number, b: number) => void;
  readonly a: number;
  readonly b: number;
}

/** Register 0 of every frame: the step to run next. */
export const PC = 0;

/** What the stepper needs of a game in progress; both lie in its buffer. */
export interface Stepping {
  readonly frames: Int16Array;
  /** [0] the running frame, [1] the question that waits for an answer, 0 when none. */
  readonly cursor: Int16Array;
}

/** All programs of a game, one after the other; an entry is the index of a first step. */
export class Programs<G> {
  readonly steps: Step<G>[] = [];

  add(steps: readonly Step<G>[]): number {
    const entry = this.steps.length;
    this.steps.push(...steps);
    return entry;
  }
}

export function step<G>(run: Step<G>['run'], a = 0, b = 0): Step<G> {
  return { run, a, b };
}

/** Runs steps until a question waits. */
export function runSteps<G extends Stepping>(g: G, steps: readonly Step<G>[]): void {
  const cursor = g.cursor;
  const frames = g.frames;
  do {
    const f = cursor[0];
    const next = steps[frames[f + PC]++];
    next.run(g, f, next.a, next.b);
  } while (cursor[1] === 0);
}
