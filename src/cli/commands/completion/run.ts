// completion: the script for a shell, and the answers to what it asks.
import type { ArgsOf } from '../../command.ts';
import { OK } from '../../errors.ts';
import { commands } from '../../fablelab.ts';
import type { Terminal } from '../../screen/terminal.ts';
import { candidates } from './candidates.ts';
import type { completion } from './command.ts';
import { scripts } from './scripts.ts';

export async function run({ shell, line }: ArgsOf<typeof completion>, terminal: Terminal): Promise<number> {
  if (line === undefined) terminal.out(scripts[shell]);
  else for (const word of await candidates(line, commands, shell === 'bash')) terminal.out(`${word}\n`);
  return OK;
}
