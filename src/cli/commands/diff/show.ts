// diff of a run that is there: what its arms did, once more.
import { writeReports } from '../../../lab/report/finish.ts';
import { RunReports } from '../../../lab/report/run-reports.ts';
import { checkForBox } from '../../../lab/run/check-for-box.ts';
import { openRun } from '../../../lab/run/run-folder.ts';
import { chooseBox } from '../../choose/box.ts';
import { UsageError } from '../../errors.ts';
import type { Terminal } from '../../screen/terminal.ts';
import { type ShowArgs, showRun } from '../../summary/show-run.ts';

/** Its files are made again where they are not what they were. */
export async function showDiff(folder: string, args: ShowArgs, terminal: Terminal): Promise<number> {
  const { run, lock } = openRun(folder);
  try {
    if (run.config.arms === undefined)
      throw new UsageError(`${folder}: found a run without arms, expected one that has some, or two runs`);
    if (run.shard !== null) throw new UsageError(`${folder}: found a shard, expected a whole run: merge the shards first`);
    const box = await chooseBox(run.config.game, `${folder}/scenario.json, game`);
    checkForBox(box, { folder, run });
    const reports = new RunReports(box, run);
    writeReports(folder, reports, run);
    return showRun(reports, folder, run, { ...args, summary: 'diff' }, terminal);
  } finally {
    lock.release();
  }
}
