// Goes on with a run that was interrupted or killed, or stopped by the clock.
import { RAW } from '../../lab/crew/raw-rows.ts';
import { signaturesOf } from '../../lab/crew/sign.ts';
import { finishRun } from '../../lab/report/finish.ts';
import { checkForBox } from '../../lab/run/check-for-box.ts';
import { lostOf } from '../../lab/run/mend-files.ts';
import { openRun } from '../../lab/run/run-folder.ts';
import { checkSignatures } from '../../lab/run/signed.ts';
import { chooseBox } from '../choose/box.ts';
import { checkBots } from '../choose/players.ts';
import type { Terminal } from '../screen/terminal.ts';
import { showRun } from '../summary/show-run.ts';
import { type RunArgs, sweepWith } from './sweeping.ts';

/** Plays what is missing of a run; of a complete one it says so, and shows it. Returns the exit code. */
export async function goOn(folder: string, args: RunArgs, terminal: Terminal): Promise<number> {
  const { run, lock } = openRun(folder);
  try {
    const box = await chooseBox(run.config.game);
    checkForBox(box, { folder, run });
    if (run.complete && lostOf(box, { folder, run }).size === 0) {
      // Its reports are made again where they are not what they were.
      const reports = finishRun(box, folder, run);
      terminal.err(`fablelab: ${folder} is complete; there is nothing left to play\n`);
      return showRun(reports, folder, run, args, terminal);
    }
    checkBots(folder, run.config);
    return await sweepWith(box, run.config, RAW in run.files, args, terminal, async (crew) => {
      checkSignatures(folder, run, await signaturesOf(crew));
      return { folder, run, lock };
    });
  } finally {
    lock.release();
  }
}
