// resume: goes on with a run that was interrupted or killed, or stopped by the clock.
import { chooseRun } from '../../choose/run.ts';
import type { ArgsOf } from '../../command.ts';
import { goOn } from '../../playing/go-on.ts';
import type { Terminal } from '../../screen/terminal.ts';
import type { resume } from './command.ts';

export function run(args: ArgsOf<typeof resume>, terminal: Terminal): Promise<number> {
  return goOn(chooseRun(args.run), args, terminal);
}
