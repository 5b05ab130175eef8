// merge: puts the shards of a sweep together.

import { writeMerged } from '../../../lab/report/write-merged.ts';
import { checkForBox } from '../../../lab/run/check-for-box.ts';
import { lockFolder } from '../../../lab/run/lock.ts';
import { mergeRuns } from '../../../lab/run/merge.ts';
import { writeSession } from '../../../lab/run/meta.ts';
import { readRun } from '../../../lab/run/run-folder.ts';
import { quoted } from '../../../lab/text/quote.ts';
import { chooseBox } from '../../choose/box.ts';
import { checkFolder, isFree } from '../../choose/folder.ts';
import { chooseRun } from '../../choose/run.ts';
import type { ArgsOf } from '../../command.ts';
import { UsageError } from '../../errors.ts';
import type { Terminal } from '../../screen/terminal.ts';
import { showRun } from '../../summary/show-run.ts';
import { version } from '../../version.ts';
import type { merge } from './command.ts';

export async function run({ runs, out, ...args }: ArgsOf<typeof merge>, terminal: Terminal): Promise<number> {
  checkFolder(out);
  if (!isFree(out)) {
    throw new UsageError(`--out: found files in ${quoted(out)}, expected a new folder`);
  }
  const started = new Date(terminal.now()).toISOString();
  const parts = runs.map((name) => chooseRun(name)).map((folder) => ({ folder, run: readRun(folder) }));
  const box = await chooseBox(parts[0]?.run.config.game ?? '');
  for (const part of parts) checkForBox(box, part);
  const run = mergeRuns(box, parts);
  const reports = writeMerged(box, out, run, parts);
  const ended = new Date(terminal.now()).toISOString();
  const lock = lockFolder(out);
  try {
    writeSession(out, { did: 'merge', started, ended, jobs: 1, version: version() });
  } finally {
    lock.release();
  }
  return showRun(reports, out, run, args, terminal);
}
