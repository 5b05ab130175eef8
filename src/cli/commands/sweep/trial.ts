// A trial of a run: its blocks as they would be played, studies and rows included, until the workers have found their pace. Every matchup
// has its turn, because some take longer than others. Nothing is kept but counts.
import { addToPooled } from '../../../lab/contest/study/pooled.ts';
import { isEarly, MARK, stopOf } from '../../../lab/contest/until.ts';
import { Blocks } from '../../../lab/crew/blocks.ts';
import { addCount } from '../../../lab/crew/counted.ts';
import type { Block, BlockResult, Crew } from '../../../lab/crew/crew.ts';
import { playInOrder } from '../../../lab/crew/play-in-order.ts';
import { plannedRange, type Run } from '../../../lab/run/run.ts';
import { Pace } from './pace.ts';

/** Milliseconds that a turn of a matchup lasts: as a block of a run does. */
const TURN = 60;

export interface Trial {
  readonly pace: Pace;
  /** Of raw.csv, for the sets that were played. */
  readonly rawBytes: number;
}

/** Counts into `run`; over when the pace is steady, or all of the run is played. */
export async function tryOut(run: Run, crew: Crew, interrupted: AbortSignal): Promise<Trial> {
  const stop = new AbortController();
  const end = () => stop.abort();
  interrupted.addEventListener('abort', end, { once: true });
  if (interrupted.aborted) end();
  const pace = new Pace(performance.now(), crew.hands);
  let [rawBytes, perSet] = [0, TURN];
  const add = (block: Block, result: BlockResult) => {
    const sets = block.to - block.from;
    count(run, block, result);
    rawBytes += Buffer.byteLength(result.rows);
    perSet += (result.milliseconds / sets - perSet) / 4;
    pace.add(performance.now(), sets);
    if (isEarly(stopOf(run.config, run.matchups[block.matchup]!))) blocks.leave(block.matchup);
    if (pace.isSteady) end();
  };
  const turns = inTurns(run, () => Math.max(1, Math.round(TURN / perSet)));
  const blocks = new Blocks(turns, crew.hands, run.config.until === undefined ? undefined : MARK);
  try {
    await playInOrder(crew, blocks, add, stop.signal);
  } finally {
    interrupted.removeEventListener('abort', end);
  }
  return { pace, rawBytes };
}

function count({ matchups, pooled, config }: Run, { matchup, from, to }: Block, result: BlockResult): void {
  const into = matchups[matchup]!;
  addCount(into, result);
  const { study } = result.tally;
  if (pooled !== null && study !== null) addToPooled(pooled, config.matchups[matchup]!, study);
  into.ranges = [[into.ranges[0]?.[0] ?? from, to]];
}

/** A turn for every matchup, again and again, each going on where it was. */
function* inTurns({ config, shard, matchups }: Run, length: () => number): Generator<Block, undefined> {
  const [first, end] = plannedRange(config.sets, shard);
  const order = spread(matchups.length);
  for (let from = first; from < end; ) {
    const to = Math.min(end, from + length());
    for (const matchup of order) yield { matchup, from, to };
    from = to;
  }
}

/** All numbers below `count`, neighbours far apart: whoever hears the first few has heard of all kinds. */
function spread(count: number): number[] {
  const divides = (step: number): boolean =>
    Array.from({ length: step }, (_, at) => at + 2).some((n) => step % n === 0 && count % n === 0);
  let step = Math.max(1, Math.round(count * 0.618));
  while (divides(step)) step++;
  return Array.from({ length: count }, (_, at) => (at * step) % count);
}
