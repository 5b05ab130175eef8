// Plays several duels side by side, so that an interrupted run knows something about each of them.
import { setImmediate } from 'node:timers/promises';
import type { Duel } from '../lab/pairs.ts';
import { summarize } from '../lab/summary.ts';
import { gamesOf, type Tally } from '../lab/tally.ts';
import type { Progress } from './progress.ts';
import type { Terminal } from './terminal.ts';

/** Small enough that a Ctrl-C is heard at once. */
const BATCH = 10;
const BREATH = 20;

/** A duel and the pairs to play of it. */
export interface Task {
  readonly duel: Duel;
  readonly tally: Tally;
  readonly pairs: number;
}

/** All in the same proportion, so that the rate of the progress holds to the end; false if interrupted before that. */
export async function playAll(tasks: readonly Task[], progress: Progress, terminal: Terminal): Promise<boolean> {
  let stopped = false;
  const release = terminal.onInterrupt(() => {
    stopped = true;
  });
  try {
    let heard = terminal.now();
    const tallies = tasks.map((task) => task.tally);
    const rounds = Math.ceil(Math.max(...tasks.map((task) => task.pairs)) / BATCH);
    for (let round = 1; round <= rounds; round++) {
      for (const { duel, tally, pairs } of tasks) {
        duel.play(tally.pairs, Math.ceil((pairs * round) / rounds), tally);
        if (terminal.now() - heard < BREATH) continue;
        await setImmediate();
        if (stopped) return false;
        heard = terminal.now();
        progress.update(sumOf(tallies), () => `widest ±${widest(tallies).toFixed(1)} pp`);
      }
    }
    return true;
  } finally {
    progress.end();
    release();
  }
}

function sumOf(tallies: readonly Tally[]): number {
  return tallies.reduce((sum, tally) => sum + gamesOf(tally), 0);
}

/** Half the width, in percentage points. */
export function widest(tallies: readonly Tally[]): number {
  const widths = tallies.map((tally) => {
    const { low, high } = summarize(tally).winRate;
    return high - low;
  });
  return Math.max(...widths) * 50;
}
