// report: makes the files of a run again from what was counted, and shows the summary.
import { writeReports } from '../../../lab/report/finish.ts';
import { twoSided } from '../../../lab/report/results.ts';
import { RunReports } from '../../../lab/report/run-reports.ts';
import { reportObject } from '../../../lab/report/write/json.ts';
import { readRun } from '../../../lab/run/run-folder.ts';
import { chooseBox } from '../../choose/box.ts';
import type { ArgsOf } from '../../command.ts';
import { OK, UsageError } from '../../errors.ts';
import { commandLine } from '../../screen/command-line.ts';
import { jsonText } from '../../screen/json-text.ts';
import type { Terminal } from '../../screen/terminal.ts';
import { runSummary } from '../../summary/report.ts';
import { capWarnings, leftOutWarnings, noResultWarnings } from '../../summary/warnings.ts';
import type { report } from './command.ts';

export async function run({ run: folder, json, quiet }: ArgsOf<typeof report>, terminal: Terminal): Promise<number> {
  const run = readRun(folder);
  if (run.shard !== null) {
    const { index, of } = run.shard;
    throw new UsageError(`${folder}: found shard ${index}/${of}, expected a whole run: merge the shards first`);
  }
  const box = await chooseBox(run.config.game, `${folder}/scenario.json, game`);
  const reports = new RunReports(box, run);
  writeReports(folder, reports, run);
  if (json) terminal.out(jsonText(reportObject(reports, folder)));
  else if (!quiet) terminal.out(runSummary(reports, folder, terminal));
  for (const warning of [...leftOutWarnings(run), ...noResultWarnings(twoSided(run)), ...capWarnings(run)])
    terminal.err(`fablelab: ${warning}\n`);
  if (!run.complete) {
    terminal.err(`fablelab: ${folder} is not complete: these are the games played so far; to go on:\n`);
    terminal.err(`  ${commandLine(terminal, ['resume', folder])}\n`);
  }
  return OK;
}
