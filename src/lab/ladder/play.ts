// Plays a ladder on the workers of a sweep. All matchups advance together, so that an interrupted ladder knows something
// about each of them.
import type { Box } from '../../core/contract.ts';
import { MatchError } from '../../core/match.ts';
import type { PlayedMatchup } from '../report/run.ts';
import type { Resolved } from '../scenario/resolved.ts';
import { Blocks, type ToDo } from '../sweep/blocks.ts';
import type { Pool } from '../sweep/pool.ts';
import { addTally, newTally } from '../tally.ts';

/** Blocks asked for ahead, per worker: one is played, one waits. */
const AHEAD = 2;
/** How often every matchup gets its turn. */
const ROUNDS = 10;

export function openMatchups(box: Box, { matchups }: Resolved): PlayedMatchup[] {
  return matchups.map((players) => ({ players, tally: newTally(box) }));
}

/** Adds to the tallies until all is played or the signal says stop. What is added does not depend on who played it when. */
export async function playLadder(
  { pairs }: Resolved,
  matchups: readonly PlayedMatchup[],
  pool: Pool,
  signal: AbortSignal,
  progress: () => void,
): Promise<void> {
  const blocks = new Blocks(inRounds(matchups.length, pairs));
  let failed = false;
  const lane = async () => {
    for (let block = blocks.take(); block !== null; block = signal.aborted || failed ? null : blocks.take()) {
      const { tally, fault, milliseconds } = await pool.play(block);
      if (fault !== null) {
        failed = true;
        throw new MatchError(fault.what, fault.line);
      }
      blocks.learn(block, milliseconds);
      addTally(matchups[block.matchup]!.tally, tally);
      progress();
    }
  };
  await Promise.all(Array.from({ length: AHEAD * pool.jobs }, lane));
}

function inRounds(matchups: number, pairs: number): ToDo[] {
  const rounds = Math.min(ROUNDS, pairs);
  const mark = (round: number) => Math.round((pairs * round) / rounds);
  return Array.from({ length: rounds }, (_, round) =>
    Array.from({ length: matchups }, (_, matchup) => ({ matchup, from: mark(round), to: mark(round + 1) })),
  ).flat();
}
