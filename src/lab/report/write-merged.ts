// The files of a run made of shards.
import { renameSync, rmSync } from 'node:fs';
import type { Box } from '../../core/contract.ts';
import { joinFiles } from '../run/kept-files.ts';
import { inOrder } from '../run/merge.ts';
import type { Run, RunInFolder } from '../run/run.ts';
import { createRun } from '../run/run-folder.ts';
import { draftOf } from '../text/atomic-file.ts';
import { finishRun } from './finish.ts';
import type { RunReports } from './run-reports.ts';

/** The folder of the whole run, with every file, in one move: it cannot be half a merge. */
export function writeMerged(box: Box, folder: string, run: Run, parts: readonly RunInFolder[]): RunReports {
  const draft = draftOf(folder);
  try {
    createRun(draft, run);
    joinFiles(box, draft, run, (matchup) => inOrder(parts, matchup).map(({ part }) => part));
    const reports = finishRun(box, draft, run);
    renameSync(draft, folder);
    return reports;
  } finally {
    rmSync(draft, { recursive: true, force: true });
  }
}
