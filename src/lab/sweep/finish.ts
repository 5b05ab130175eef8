// The last steps of a run: the files that people read. Each step can be done again after a kill.
import { join } from 'node:path';
import type { Box } from '../../core/contract.ts';
import { makeReports } from '../report/index.ts';
import { removeDrafts, syncFolder, writeWhole } from './atomic-file.ts';
import { FAILURES, failuresExplained, failuresText } from './failures.ts';
import { finishFiles } from './kept-files.ts';
import { rawExplained } from './raw-rows.ts';
import type { Run } from './run.ts';
import { saveTallies } from './run-folder.ts';
import { SETS, setsExplained } from './sets-file.ts';

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
  for (const { name, text } of makeReports(run, others, box)) writeWhole(join(folder, name), text);
  writeWhole(join(folder, FAILURES), failuresText(run));
}
