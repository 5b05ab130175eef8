// Goes on with a run that was interrupted or killed, or stopped by the clock.
import type { Box } from '../../core/contract.ts';
import { RAW } from '../../lab/crew/raw-rows.ts';
import { signaturesOf } from '../../lab/crew/sign.ts';
import { finishRun } from '../../lab/report/finish.ts';
import { checkStudies } from '../../lab/run/check-studies.ts';
import type { RunInFolder } from '../../lab/run/run.ts';
import { checkSignatures } from '../../lab/run/signed.ts';
import { removeDrafts } from '../../lab/text/atomic-file.ts';
import { checkBots } from '../choose/players.ts';
import type { Terminal } from '../screen/terminal.ts';
import { showRun } from '../summary/show-run.ts';
import { type RunArgs, sweepWith } from './sweeping.ts';

/** Plays what is missing; of a complete run it says so, and shows it. Returns the exit code. */
export async function goOn(box: Box, { folder, run }: RunInFolder, args: RunArgs, terminal: Terminal): Promise<number> {
  checkStudies(box, { folder, run });
  removeDrafts(folder);
  if (run.complete) {
    // Its reports are made again where they are not what they were.
    const reports = finishRun(box, folder, run);
    terminal.err(`fablelab: ${folder} is complete; there is nothing left to play\n`);
    return showRun(reports, folder, run, args, terminal);
  }
  checkBots(folder, run.config);
  return sweepWith(box, run.config, RAW in run.files, args, terminal, async (crew) => {
    checkSignatures(folder, run, await signaturesOf(crew));
    return { folder, run };
  });
}
