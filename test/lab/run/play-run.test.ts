// An engine fault ends a run: what came before it is saved, and the line that shows it is told.
import { expect, test } from 'vitest';
import { MatchError } from '../../../src/core/match.ts';
import { loadBox } from '../../../src/games/index.ts';
import type { Failure } from '../../../src/lab/contest/contest.ts';
import { newTally } from '../../../src/lab/contest/tally.ts';
import { type Block, type BlockResult, type Crew, FAILURES_KEPT } from '../../../src/lab/crew/crew.ts';
import { playRun } from '../../../src/lab/run/play-run.ts';
import { newRun } from '../../../src/lab/run/run.ts';
import { createRun, readRun } from '../../../src/lab/run/run-folder.ts';
import { quickScenario } from '../../../src/lab/scenario/read.ts';
import { at } from './runs.ts';

const failureAt = (set: number): Failure => ({ set, game: 'a', blame: 'bot', what: '', line: '' });
const LINE = 'twisted-fables alice,mulan key=0123456789abcdef tape=AA';

test('an engine fault ends the run with its line, and what was played before is saved', async () => {
  const box = await loadBox('twisted-fables');
  const set = ['reports=matchups'];
  const config = await quickScenario({ game: box.name, entrants: 'alice,mulan', bots: 'random', pairs: '100', set });
  const run = newRun(box, config, { engine: 'e', bots: { random: 'r' } }, null, false);
  createRun(at('fault'), run);
  // Pair 20 breaks the rules; the block that has it is of no use.
  const play = async ({ from, to }: Block): Promise<BlockResult> => ({
    tally: { ...newTally(box), leftOut: to - from, study: null },
    failures: Array.from({ length: Math.min(FAILURES_KEPT, to - from) }, (_, at) => failureAt(from + at)),
    arms: [],
    rows: '',
    sets: new Uint8Array(to - from),
    scores: null,
    fault: from <= 20 && to > 20 ? { what: 'cards are lost', line: LINE } : null,
    milliseconds: 60,
  });
  const crew = { hands: 2, play } as unknown as Crew;
  const playing = { folder: at('fault'), crew, saveEvery: 60_000, progress: () => {} };
  const error = await playRun(run, { ...playing, signal: new AbortController().signal }).catch((thrown: unknown) => thrown);
  expect(error).toBeInstanceOf(MatchError);
  expect(error).toMatchObject({ message: 'cards are lost', line: LINE, blame: 'engine' });
  const [saved] = readRun(at('fault')).matchups;
  const [, to = 0] = saved?.ranges[0] ?? [];
  expect(to).toBeGreaterThan(0);
  expect(to).toBeLessThanOrEqual(20);
  expect(saved?.tally.leftOut).toBe(to);
});
