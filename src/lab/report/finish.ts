// The last steps of a run: the files that people read. Each step can be done again after a kill.
import { join } from 'node:path';
import type { Box } from '../../core/contract.ts';
import { rawExplained } from '../crew/raw-rows.ts';
import { SETS, setsExplained } from '../crew/sets-file.ts';
import { FAILURES, failuresExplained, failuresText } from '../run/failures.ts';
import { finishFiles } from '../run/kept-files.ts';
import type { Run } from '../run/run.ts';
import { saveTallies } from '../run/run-folder.ts';
import { removeDrafts, syncFolder, writeWhole } from '../text/atomic-file.ts';
import { makeReports } from './index.ts';

/** A shard has no reports: they come when all are merged. */
export function finishRun(box: Box, folder: string, run: Run): void {
  removeDrafts(folder);
  finishFiles(box, folder, run);
  if (run.shard === null) writeReports(box, folder, run);
  run.complete = true;
  saveTallies(folder, run);
  syncFolder(join(folder, FAILURES));
}

export function writeReports(box: Box, folder: string, run: Run): void {
  const sets = SETS in run.files ? [setsExplained] : [];
  const others = [failuresExplained, rawExplained(box, run.config), ...sets];
  for (const { name, text } of makeReports(box, run, others)) writeWhole(join(folder, name), text);
  writeWhole(join(folder, FAILURES), failuresText(run));
}
