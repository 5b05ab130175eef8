// A thread of the crew: sits at a desk. What it counts for studies lies in memory that it shares with the main thread, so
// that nothing is copied and nothing is left for the collector.
import { workerData } from 'node:worker_threads';
import type { Block, BlockResult, Order, Signed } from './crew.ts';
import { Desk, PLACE } from './desk.ts';

/** What every thread is told when it starts. The first of the places counts the threads; then come those of each. */
export interface ThreadSetup {
  readonly order: Order;
  readonly places: SharedArrayBuffer;
}

/** `counts` was used before; a thread makes its own where none is free. */
export interface ThreadTask {
  readonly block: Block;
  readonly counts: Float64Array | undefined;
}

const { order, places } = workerData as ThreadSetup;
const words = new Int32Array(places);
const first = 1 + PLACE.words * Atomics.add(words, 0, 1);
const desk = Desk.sitDown(order, words.subarray(first, first + PLACE.words));

export async function play({ block, counts }: ThreadTask): Promise<BlockResult> {
  const mine = await desk;
  return mine.play(block, counts ?? new Float64Array(new SharedArrayBuffer(8 * mine.studySize)));
}

export async function sign(): Promise<Signed> {
  return (await desk).sign();
}
