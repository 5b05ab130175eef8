// The command that goes on with a run, as it can be pasted.
import { commandLine } from './command-line.ts';
import type { Terminal } from './terminal.ts';

export function resumeLine(folder: string, terminal: Terminal): string {
  return commandLine(terminal, ['resume', folder]);
}
