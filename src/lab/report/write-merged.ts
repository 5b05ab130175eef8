// The files of a run made of shards.
import type { Box } from '../../core/contract.ts';
import { joinFiles } from '../run/kept-files.ts';
import { inOrder } from '../run/merge.ts';
import type { Run, RunInFolder } from '../run/run.ts';
import { writeRun } from '../run/run-folder.ts';
import { writeFolder } from '../text/atomic-file.ts';
import { finishRun } from './finish.ts';
import type { RunReports } from './run-reports.ts';

/** The folder of the whole run, with every file, in one move: it cannot be half a merge. */
export function writeMerged(box: Box, folder: string, run: Run, parts: readonly RunInFolder[]): RunReports {
  let reports: RunReports | null = null;
  writeFolder(folder, (draft) => {
    writeRun(draft, run);
    joinFiles(box, draft, run, (matchup) => inOrder(parts, matchup).map(({ part }) => part));
    reports = finishRun(box, draft, run);
  });
  return reports!;
}
