// resume: goes on with a run that was interrupted or killed, or stopped by the clock.
import { readRun } from '../../../lab/run/run-folder.ts';
import { chooseBox } from '../../choose/box.ts';
import { chooseRun } from '../../choose/run.ts';
import type { ArgsOf } from '../../command.ts';
import { goOn } from '../../playing/go-on.ts';
import type { Terminal } from '../../screen/terminal.ts';
import type { resume } from './command.ts';

export async function run(args: ArgsOf<typeof resume>, terminal: Terminal): Promise<number> {
  const folder = chooseRun(args.run);
  const run = readRun(folder);
  return goOn(await chooseBox(run.config.game), { folder, run }, args, terminal);
}
