// The last steps of a run: the files that people read. Each step can be done again after a kill.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Box } from '../../core/contract.ts';
import { RAW, rawExplained } from '../crew/raw-rows.ts';
import { SETS, setsExplained } from '../crew/sets-file.ts';
import { FAILURES, failuresExplained, failuresText } from '../run/failures.ts';
import { finishFiles } from '../run/kept-files.ts';
import type { Run } from '../run/run.ts';
import { saveTallies } from '../run/run-folder.ts';
import { syncFolder, writeWhole } from '../text/atomic-file.ts';
import { ifThere } from '../text/disk.ts';
import { reportFiles } from './files.ts';
import { RunReports } from './run-reports.ts';

/** Returns the reports. A shard has none: they come when all are merged. */
export function finishRun(box: Box, folder: string, run: Run): RunReports {
  finishFiles(box, folder, run);
  const wasComplete = run.complete;
  // In the reports; the tallies, which decide, are the last to say it.
  run.complete = true;
  const reports = new RunReports(box, run);
  if (run.shard === null) writeReports(folder, reports, run);
  if (wasComplete) return reports;
  saveTallies(folder, run);
  syncFolder(join(folder, FAILURES));
  return reports;
}

/** Of a run that the clock has stopped: the reports so far, which say so. It goes on where it is. */
export function pauseRun(box: Box, folder: string, run: Run): RunReports {
  run.stopped = 'clock';
  saveTallies(folder, run);
  const reports = new RunReports(box, run);
  if (run.shard === null) writeReports(folder, reports, run);
  return reports;
}

/** Of this run. */
export function writeReports(folder: string, reports: RunReports, run: Run): void {
  // They are not there before all is played.
  const raw = run.files[RAW]?.kept ? [rawExplained(reports.box, run.config)] : [];
  const sets = run.files[SETS]?.kept ? [setsExplained] : [];
  const others = [failuresExplained, ...raw, ...sets];
  for (const { name, text } of reportFiles(reports, others)) put(join(folder, name), text);
  put(join(folder, FAILURES), failuresText(run));
}

/** What is there already is left alone. */
function put(path: string, text: string): void {
  if (ifThere(path, () => readFileSync(path, 'utf8')) !== text) writeWhole(path, text);
}
