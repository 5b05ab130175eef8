// The only place that asks ahead, keeps order, stops, and turns a fault into an error. What was played when and by whom is
// not to be seen behind it.
import { MatchError } from '../../core/match.ts';
import type { Blocks } from './blocks.ts';
import type { Block, BlockResult, Crew } from './crew.ts';

/** Blocks asked for ahead, per hand: one is played, one waits. */
const AHEAD = 2;
/** Blocks that may be done ahead of one that takes its time, per hand: this bounds the memory. */
const WINDOW = 32;

/** Adds the results in the order of the blocks, and is over when all are added, or all that were asked for when the signal came.
 * A result is good until `add` returns. */
export async function playInOrder(
  crew: Crew,
  blocks: Blocks,
  add: (block: Block, result: BlockResult) => void,
  signal: AbortSignal,
): Promise<void> {
  /** Blocks asked for and blocks added, so far; results that came out of turn wait. */
  let [asked, added] = [0, 0];
  const waiting = new Map<number, readonly [Block, BlockResult]>();
  let idle: (() => void)[] = [];
  let failed = false;

  const addInTurn = () => {
    for (let next = waiting.get(added); next !== undefined; next = waiting.get(added)) {
      waiting.delete(added);
      const [block, result] = next;
      // Played ahead of a stop: whatever happened there is no part of anything.
      if (!blocks.isLeft(block)) {
        if (result.fault !== null) throw new MatchError(result.fault.what, result.fault.line);
        add(block, result);
      }
      crew.release?.(result);
      added++;
    }
    const woken = idle;
    idle = [];
    for (const wake of woken) wake();
  };
  const lane = async () => {
    while (!signal.aborted && !failed) {
      while (asked - added > WINDOW * crew.hands) await new Promise<void>((resolve) => idle.push(resolve));
      const block = blocks.take();
      if (block === null) return;
      const number = asked++;
      const result = await crew.play(block);
      if (failed) return;
      blocks.learn(block, result.milliseconds);
      waiting.set(number, [block, result]);
      addInTurn();
    }
  };
  try {
    await Promise.all(Array.from({ length: AHEAD * crew.hands }, lane));
  } finally {
    failed = true;
  }
}
