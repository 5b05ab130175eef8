// What a command sees of the world it runs in. Tests hand in one that remembers what was written.
import { harmless } from '../../lab/text/quote.ts';
import { askAt } from './ask.ts';
import { npmWatch, onEnding } from './endings.ts';

export interface Terminal {
  /** Data. */
  out(text: string): void;
  /** Progress and prose. */
  err(text: string): void;
  readonly outIsTerminal: boolean;
  readonly errIsTerminal: boolean;
  /** How wide data and progress may be; unlimited on a pipe. */
  readonly columns: number;
  readonly errColumns: number;
  readonly env: Readonly<Record<string, string | undefined>>;
  /** Milliseconds, for progress and for a seed where none was given. */
  now(): number;
  /** Calls `stop` on the first Ctrl-C, or on what else asks to end and then says why, until the returned function is called. */
  onInterrupt(stop: (why?: string) => void): () => void;
  /** Asks whoever sits there, beside what goes to `err`: the answer, or null after a Ctrl-C. Absent where nobody does. */
  readonly ask?: (question: string) => Promise<string | null>;
}

export function useColour({ env, outIsTerminal }: Terminal): boolean {
  if (env.NO_COLOR) return false;
  if (env.FORCE_COLOR) return env.FORCE_COLOR !== '0';
  return outIsTerminal && env.TERM !== 'dumb';
}

/** A terminal that does not know its width says 0. */
function widthOf(stream: NodeJS.WriteStream): number {
  return stream.isTTY ? stream.columns || 80 : Number.POSITIVE_INFINITY;
}

export function processTerminal(): Terminal {
  const { stdin, stdout, stderr } = process;
  const npmIsGone = npmWatch(process.env);
  return {
    out: (text) => void stdout.write(stdout.isTTY ? harmless(text) : text),
    err: (text) => void stderr.write(stderr.isTTY ? harmless(text) : text),
    outIsTerminal: stdout.isTTY === true,
    errIsTerminal: stderr.isTTY === true,
    columns: widthOf(stdout),
    errColumns: widthOf(stderr),
    env: process.env,
    now: Date.now,
    ...(stdin.isTTY && stderr.isTTY ? { ask: (question) => askAt(stdin, stderr, question) } : {}),
    onInterrupt: (stop) => onEnding(stop, npmIsGone),
  };
}
