// The command `fablelab`. Wires the process to the program and nothing else.
import { DISK } from './errors.ts';
import { fablelab } from './fablelab.ts';
import { noticeEarlyEnd } from './screen/early-end.ts';
import { processTerminal } from './screen/terminal.ts';

const over = noticeEarlyEnd();

// `fablelab list cards | head` closes the pipe before we are done: that is no error of ours.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  over();
  if (error.code === 'EPIPE') process.exit();
  process.stderr.write(`fablelab: output: ${error.message}\n`);
  process.exit(DISK);
});
// Whoever read of the progress may be gone; the work is not.
process.stderr.on('error', () => {});

// Not process.exit: what was written to a pipe must arrive.
process.exitCode = await fablelab(process.argv.slice(2), processTerminal());
over();
