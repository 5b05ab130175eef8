// The command `fablelab`. Wires the process to the program and nothing else.
import { fablelab } from './fablelab.ts';
import { processTerminal } from './screen/terminal.ts';

// `fablelab list cards | head` closes the pipe before we are done: that is no error of ours.
for (const stream of [process.stdout, process.stderr]) {
  stream.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code === 'EPIPE') process.exit();
    throw error;
  });
}

// Not process.exit: what was written to a pipe must arrive.
process.exitCode = await fablelab(process.argv.slice(2), processTerminal());
