// Plays several matchups side by side, so that an interrupted run knows something about each of them.
import { MatchError } from '../core/match.ts';
import { summarize } from '../lab/summary.ts';
import type { Pool } from '../lab/sweep/pool.ts';
import type { Block, BlockResult } from '../lab/sweep/protocol.ts';
import { addTally, gamesOf, type Tally } from '../lab/tally.ts';
import type { Progress } from './progress.ts';
import type { Terminal } from './terminal.ts';

/** Pairs at a time: few enough that a Ctrl-C is heard at once. */
const BATCH = 10;
/** Blocks asked for ahead, per worker: one is played, one waits. */
const AHEAD = 2;

/** A matchup of the pool's scenario, in its order, and the pairs to play of it. */
export interface Task {
  readonly tally: Tally;
  readonly pairs: number;
}

/** False if interrupted. A bot that fails ends it: this is no place to leave pairs out. */
export async function playAll(tasks: readonly Task[], pool: Pool, progress: Progress, terminal: Terminal): Promise<boolean> {
  let stopped = false;
  const release = terminal.onInterrupt(() => {
    stopped = true;
  });
  const tallies = tasks.map(({ tally }) => tally);
  const blocks = sideBySide(tasks);
  const lane = async () => {
    for (let next = blocks.next(); !stopped && !next.done; next = blocks.next()) {
      add(tallies, next.value, await pool.play(next.value));
      progress.update(sumOf(tallies), () => `widest ±${widest(tallies).toFixed(1)} pp`);
    }
  };
  try {
    await Promise.all(Array.from({ length: AHEAD * pool.jobs }, lane));
    return !stopped;
  } finally {
    progress.end();
    release();
  }
}

/** All in the same proportion, so that the rate of the progress holds to the end. */
function* sideBySide(tasks: readonly Task[]): Generator<Block, undefined> {
  const rounds = Math.ceil(Math.max(...tasks.map(({ pairs }) => pairs)) / BATCH);
  for (let round = 1; round <= rounds; round++) {
    for (const [matchup, { pairs }] of tasks.entries()) {
      const [from, to] = [Math.ceil((pairs * (round - 1)) / rounds), Math.ceil((pairs * round) / rounds)];
      if (from < to) yield { matchup, from, to };
    }
  }
}

function add(tallies: readonly Tally[], { matchup }: Block, { tally, failures, fault }: BlockResult): void {
  const [failure] = failures;
  if (fault !== null) throw new MatchError(fault.what, fault.line);
  if (failure !== undefined) throw new MatchError(failure.what, failure.line, undefined, failure.blame);
  const into = tallies[matchup];
  if (into !== undefined) addTally(into, tally);
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
