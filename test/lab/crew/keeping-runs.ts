// Runs that are played round by round, as a check plays them, with what was played kept in a folder or without.
import type { Box } from '../../../src/core/contract.ts';
import type { Resolved } from '../../../src/lab/contest/resolved.ts';
import { type Keys, keysOf } from '../../../src/lab/crew/block-key.ts';
import type { Block, Crew } from '../../../src/lab/crew/crew.ts';
import { KeptBlocks } from '../../../src/lab/crew/kept-blocks.ts';
import { signaturesOf } from '../../../src/lab/crew/sign.ts';
import { Threads } from '../../../src/lab/crew/threads.ts';
import { finishRun } from '../../../src/lab/report/finish.ts';
import { playRun } from '../../../src/lab/run/play-run.ts';
import { newRun, orderOf } from '../../../src/lab/run/run.ts';
import { createRun } from '../../../src/lab/run/run-folder.ts';
import { codeOf } from '../../../src/lab/who/code.ts';
import { at, filesOf } from '../run/runs.ts';

/** What a crew was asked for in earnest. */
interface Asked {
  readonly blocks: Block[];
  signed: number;
}

/** Notes what it is asked for. */
function noting(crew: Crew, asked: Asked): Crew {
  return {
    hands: crew.hands,
    sign() {
      asked.signed++;
      return crew.sign();
    },
    play(block) {
      asked.blocks.push(block);
      return crew.play(block);
    },
    release: (result) => crew.release?.(result),
    close: () => crew.close(),
  };
}

async function keysFor(box: Box, config: Resolved, raw = true): Promise<Keys> {
  const order = orderOf(box, config, raw);
  return keysOf(box, order, await codeOf(config.game, order.bots));
}

export interface Played {
  /** Every file of the run but the one that may differ. */
  readonly files: Readonly<Record<string, string>>;
  /** Sets that were played, by matchup; and those that were not played again. */
  readonly played: readonly number[];
  readonly reused: number;
  readonly signed: number;
}

let runs = 0;

/** `kept`: null without. `stop`: it is interrupted after so many blocks, and goes on. */
export async function playKept(
  box: Box,
  config: Resolved,
  kept: string | null,
  { hands = 1, stop = 0 }: { readonly hands?: number; readonly stop?: number } = {},
): Promise<Played> {
  const asked: Asked = { blocks: [], signed: 0 };
  const crew = noting(new Threads(orderOf(box, config, true), hands, 60), asked);
  const keeper = kept === null ? null : new KeptBlocks(crew, kept, await keysFor(box, config), config);
  const name = `run-${runs++}`;
  const run = newRun(box, config, await signaturesOf(keeper ?? crew), null, true);
  createRun(at(name), run);
  const judge = { look: () => [] };
  let left = stop;
  for (let isOver = false; !isOver; ) {
    const end = new AbortController();
    const progress = () => void (--left === 0 && end.abort());
    isOver = await playRun(run, {
      folder: at(name),
      crew: keeper ?? crew,
      signal: end.signal,
      saveEvery: 50,
      judge,
      progress,
    });
  }
  finishRun(box, at(name), run);
  await crew.close();
  const sets = (matchup: number) => asked.blocks.filter((block) => block.matchup === matchup);
  const played = config.matchups.map((_, at) => sets(at).reduce((sum, { from, to }) => sum + to - from, 0));
  return { files: filesOf(name), played, reused: keeper?.reused ?? 0, signed: asked.signed };
}
