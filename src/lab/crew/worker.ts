// The program of a thread of the crew: sits at a desk. What it counts for studies and arms lies in memory that it shares with the main
// thread, so that nothing is copied and nothing is left for the collector.
import { workerData } from 'node:worker_threads';
import { asError } from '../../core/said.ts';
import type { Block, BlockResult, Order, Signed } from './crew.ts';
import { Desk } from './desk.ts';

/** What every thread is told when it starts. */
export interface ThreadSetup {
  readonly order: Order;
  readonly place: Int32Array;
}

/** To sign, or to play a block. `counts` was used before; a thread makes its own where none is free. */
export type ThreadTask = 'sign' | { readonly block: Block; readonly counts: Float64Array | undefined };

export type ThreadAnswer = { readonly result: Signed | BlockResult } | { readonly error: Error };

const { order, place } = workerData as ThreadSetup;
const desk = Desk.sitDown(order, place);
// Whoever asks first is told that it failed; until then it is nobody's.
desk.catch(() => {});

export async function answerTo(task: ThreadTask): Promise<ThreadAnswer> {
  try {
    const mine = await desk;
    if (task === 'sign') return { result: mine.sign() };
    return { result: mine.play(task.block, task.counts ?? new Float64Array(new SharedArrayBuffer(8 * mine.countsSize))) };
  } catch (error) {
    return { error: asError(error) };
  }
}
