// Plays several matchups side by side, with progress: what the first look and the ladder show, and nothing keeps.
import { setSize, type Tally } from '../../lab/contest/tally.ts';
import { Blocks, sideBySide } from '../../lab/crew/blocks.ts';
import { addCount, type CountedMatchup } from '../../lab/crew/counted.ts';
import type { Block, BlockResult, Crew } from '../../lab/crew/crew.ts';
import { playInOrder } from '../../lab/crew/play-in-order.ts';
import type { ProgressMode } from '../flags/run.ts';
import { Progress } from '../screen/progress.ts';
import type { Terminal } from '../screen/terminal.ts';
import { widest } from './widest.ts';

/** `pairs` are those of each matchup, `also` takes every block beside the counts. False if interrupted: what was played so far is in
 * them. */
export async function playSideBySide(
  matchups: readonly CountedMatchup[],
  pairs: readonly number[],
  crew: Crew,
  signal: AbortSignal,
  mode: ProgressMode,
  terminal: Terminal,
  also: (block: Block, result: BlockResult) => void = () => {},
): Promise<boolean> {
  const games = (sets: (tally: Tally, at: number) => number) =>
    matchups.reduce((sum, { tally }, at) => sum + setSize(tally) * sets(tally, at), 0);
  const bar = new Progress(
    terminal,
    mode,
    games((_, at) => pairs[at] ?? 0),
  );
  const done = () => games(({ sets, leftOut }) => sets + leftOut);
  try {
    await playInOrder(
      crew,
      new Blocks(sideBySide(pairs), crew.hands),
      (block, result) => {
        addCount(matchups[block.matchup]!, result);
        also(block, result);
        bar.update(done(), () => `widest ±${widest({}, matchups).toFixed(1)} pp`);
      },
      signal,
    );
  } finally {
    bar.end();
  }
  return !signal.aborted;
}
