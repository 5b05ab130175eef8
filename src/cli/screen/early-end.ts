// Bots that are asked in the thread of the command can end it, or throw when nobody had asked. Neither may look like an end of
// ours: that would be a game cut off with exit code 0.
import { asError, oneLine } from '../../core/said.ts';
import { DISK, FAULT, INTERRUPTED } from '../errors.ts';

/** Ways out that are our own. */
const OURS: readonly (number | string | undefined)[] = [INTERRUPTED, DISK];

/** Call what comes back before the program ends as it should. */
export function noticeEarlyEnd(): () => void {
  let isOver = false;
  const over = () => {
    isOver = true;
  };
  process.on('exit', (code) => {
    if (isOver || OURS.includes(code)) return;
    process.stderr.write(
      `fablelab: the program was ended before its work was done (exit with code ${code}), most likely by a bot\n`,
    );
    process.exitCode = FAULT;
  });
  process.on('uncaughtException', (thrown) => {
    const { message, stack } = asError(thrown);
    process.stderr.write(
      `fablelab: thrown when nobody had asked, most likely by a bot in a timer or a promise: ${oneLine(message)}\n`,
    );
    if (process.env.DEBUG === 'fablelab') process.stderr.write(`${stack}\n`);
    over();
    process.exit(FAULT);
  });
  return over;
}
