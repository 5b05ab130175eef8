// report: makes the files of a run again from what was counted, and shows the summary.
import { writeReports } from '../../../lab/report/finish.ts';
import { playersOf, twoSided } from '../../../lab/report/results.ts';
import { RunReports } from '../../../lab/report/run-reports.ts';
import { reportObject } from '../../../lab/report/write/json.ts';
import { checkForBox } from '../../../lab/run/check-for-box.ts';
import { checkFiles } from '../../../lab/run/kept-files.ts';
import type { Run } from '../../../lab/run/run.ts';
import { openRun } from '../../../lab/run/run-folder.ts';
import { chooseBox } from '../../choose/box.ts';
import { chooseNames } from '../../choose/names.ts';
import { chooseRun } from '../../choose/run.ts';
import type { ArgsOf } from '../../command.ts';
import { OK, UsageError } from '../../errors.ts';
import { jsonText } from '../../screen/json-text.ts';
import { resumeLine } from '../../screen/resume-line.ts';
import type { Terminal } from '../../screen/terminal.ts';
import { armsPart } from '../../summary/diff/diff.ts';
import { runSummary } from '../../summary/report.ts';
import { capWarnings, leftOutWarnings, noResultWarnings } from '../../summary/warnings.ts';
import { howMuch, membersOf, PARTS, type Wish } from '../../summary/wish.ts';
import type { report } from './command.ts';

type ReportArgs = ArgsOf<typeof report>;

export async function run(args: ReportArgs, terminal: Terminal): Promise<number> {
  const folder = chooseRun(args.run);
  const { run, lock } = openRun(folder);
  try {
    return await reportOn(folder, run, args, terminal);
  } finally {
    lock.release();
  }
}

async function reportOn(folder: string, run: Run, args: ReportArgs, terminal: Terminal): Promise<number> {
  const { json, quiet } = args;
  if (run.shard !== null) {
    const { index, of } = run.shard;
    throw new UsageError(`${folder}: found shard ${index}/${of}, expected a whole run: merge the shards first`);
  }
  const box = await chooseBox(run.config.game, `${folder}/scenario.json, game`);
  checkForBox(box, { folder, run });
  if (run.complete) checkFiles(box, { folder, run });
  const wish = wishOf(args, run);
  const reports = new RunReports(box, run);
  writeReports(folder, reports, run);
  if (json) terminal.out(jsonText(reportObject(reports, folder)));
  else if (!quiet) {
    show(`${runSummary(reports, folder, terminal, wish)}${armsPart(reports, folder, run, terminal, wish)}`, terminal);
  }
  for (const warning of [...leftOutWarnings(run), ...noResultWarnings(twoSided(run)), ...capWarnings(run)])
    terminal.err(`fablelab: ${warning}\n`);
  if (!run.complete) {
    terminal.err(`fablelab: ${folder} is not complete; to go on:\n  ${resumeLine(folder, terminal)}\n`);
  }
  return OK;
}

function wishOf({ entrant, brief, full, ...args }: ReportArgs, { config, matchups }: Run): Wish {
  const there = [...new Set(playersOf(matchups).flatMap(({ party }) => membersOf(party)))];
  const parts = PARTS.filter((part) => args[part]);
  const studied = parts.find((part) => (part === 'cards' || part === 'strategies') && !config.reports.includes(part));
  if (studied !== undefined) {
    const asked = config.reports.join(', ');
    throw new UsageError(
      `--${studied}: found a run with reports: [${asked}], expected one whose scenario asks for ${studied}`,
    );
  }
  return {
    parts,
    entrants: entrant === undefined ? [] : chooseNames('--entrant', entrant, there),
    much: howMuch(brief, full),
  };
}

function show(text: string, terminal: Terminal): void {
  if (text === '')
    terminal.err('fablelab: there is nothing of that to show: too little was played, or it needs other matchups\n');
  else terminal.out(text);
}
