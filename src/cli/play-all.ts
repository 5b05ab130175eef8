// Plays several duels side by side, so that an interrupted run knows something about each of them.
import { setImmediate } from 'node:timers/promises';
import type { Duel } from '../lab/pairs.ts';
import { summarize } from '../lab/summary.ts';
import type { Progress } from './progress.ts';
import type { Terminal } from './terminal.ts';

/** Small enough that a Ctrl-C is heard at once. */
const BATCH = 10;
const BREATH = 20;

/** `pairs` of each duel; false if interrupted before. */
export async function playAll(
  duels: readonly Duel[],
  pairs: number,
  progress: Progress,
  terminal: Terminal,
): Promise<boolean> {
  let stopped = false;
  const release = terminal.onInterrupt(() => {
    stopped = true;
  });
  try {
    let heard = terminal.now();
    for (let played = 0; played < pairs; played += BATCH) {
      for (const duel of duels) {
        duel.play(Math.min(BATCH, pairs - played));
        if (terminal.now() - heard < BREATH) continue;
        await setImmediate();
        if (stopped) return false;
        heard = terminal.now();
        progress.update(gamesOf(duels), () => `widest ±${widest(duels).toFixed(1)} pp`);
      }
    }
    return true;
  } finally {
    progress.end();
    release();
  }
}

function gamesOf(duels: readonly Duel[]): number {
  return duels.reduce((sum, duel) => sum + duel.tally.games, 0);
}

/** Half the width, in percentage points. */
function widest(duels: readonly Duel[]): number {
  const widths = duels.map((duel) => {
    const { low, high } = summarize(duel.tally).winRate;
    return high - low;
  });
  return Math.max(...widths) * 50;
}
