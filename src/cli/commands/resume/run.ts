// resume: goes on with a run that was interrupted or killed.
import { RAW } from '../../../lab/crew/raw-rows.ts';
import { signaturesOf } from '../../../lab/crew/sign.ts';
import { RunReports } from '../../../lab/report/run-reports.ts';
import { readRun } from '../../../lab/run/run-folder.ts';
import { checkSignatures } from '../../../lab/run/signed.ts';
import { removeDrafts } from '../../../lab/text/atomic-file.ts';
import { chooseBox } from '../../choose/box.ts';
import { checkBots } from '../../choose/players.ts';
import { chooseRun } from '../../choose/run.ts';
import type { ArgsOf } from '../../command.ts';
import { sweepWith } from '../../playing/sweeping.ts';
import type { Terminal } from '../../screen/terminal.ts';
import { showRun } from '../../summary/show-run.ts';
import type { resume } from './command.ts';

export async function run(args: ArgsOf<typeof resume>, terminal: Terminal): Promise<number> {
  const folder = chooseRun(args.run);
  const run = readRun(folder);
  const box = await chooseBox(run.config.game);
  if (run.complete) {
    // Who is killed while the last words are written leaves a draft of them.
    removeDrafts(folder);
    terminal.err(`fablelab: ${folder} is complete; there is nothing left to play\n`);
    return showRun(new RunReports(box, run), folder, run, args, terminal);
  }
  checkBots(folder, run.config);
  return sweepWith(box, run.config, RAW in run.files, args, terminal, async (crew) => {
    checkSignatures(folder, run, await signaturesOf(crew));
    removeDrafts(folder);
    return { folder, run };
  });
}
