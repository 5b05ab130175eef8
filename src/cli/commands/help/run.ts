// help: what --help prints.
import { known } from '../../choose/names.ts';
import type { ArgsOf } from '../../command.ts';
import { commandNames, fablelab } from '../../fablelab.ts';
import type { Terminal } from '../../screen/terminal.ts';
import type { help } from './command.ts';

export async function run({ command }: ArgsOf<typeof help>, terminal: Terminal): Promise<number> {
  const asked = command === undefined ? [] : [known('help', command, commandNames)];
  return fablelab([...asked, '--help'], terminal);
}
