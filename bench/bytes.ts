// Bytes allocated per greedy game: how far the heap grows while nothing is collected. Counted in a process of its own,
// which has so much room for young objects that the collector need not run.
import { execFileSync } from 'node:child_process';
import { PerformanceObserver } from 'node:perf_hooks';
import { setTimeout } from 'node:timers/promises';
import { median } from './median.ts';
import { openTable } from './series.ts';

const MEGABYTES = 512;
const WARM_UP = 10_000;
const BLOCK = 2000;

export interface Count {
  readonly bytesPerGame: number;
  /** Collections since the table was opened; one, and the bytes mean nothing. */
  readonly collections: number;
}

/** Starts the script again with `--bytes`; it must print what `countBytes` found. */
export function askForBytes(script: string): number {
  const room = [`--min-semi-space-size=${MEGABYTES}`, `--max-semi-space-size=${MEGABYTES}`];
  const printed = execFileSync(process.execPath, [...room, script, '--bytes'], { encoding: 'utf8' });
  const { bytesPerGame, collections } = JSON.parse(printed) as Count;
  if (collections > 0) throw new Error(`bytes: found ${collections} collections in ${MEGABYTES} MB, expected none`);
  return bytesPerGame;
}

export async function countBytes(warmUp = WARM_UP, block = BLOCK): Promise<Count> {
  const starts: number[] = [];
  const observer = new PerformanceObserver((list) => {
    starts.push(...list.getEntries().map(({ startTime }) => startTime));
  });
  observer.observe({ entryTypes: ['gc'] });
  const { greedy } = (await openTable()).all;
  greedy.play(warmUp);
  const games = greedy.whole(block);
  // Compilers allocate too: a late one is in one block, and the median leaves it out.
  const bytes: number[] = [];
  for (let i = 0; i < 9; i++) {
    const before = process.memoryUsage().heapUsed;
    greedy.play(games);
    bytes.push(process.memoryUsage().heapUsed - before);
  }
  const end = performance.now();
  // The observer hears of a collection two turns of the event loop later; those turns may have one of their own.
  await setTimeout(50);
  observer.disconnect();
  const collections = starts.filter((start) => start < end).length;
  return { bytesPerGame: median(bytes) / games, collections };
}
