// A terminal that remembers what was written, and the program run on it.
import { fablelab } from '../../src/cli/fablelab.ts';
import type { Terminal } from '../../src/cli/screen/terminal.ts';

export interface Ran {
  readonly code: number;
  readonly out: string;
  readonly err: string;
}

/** A pipe, unless told otherwise. */
export function fakeTerminal(more: Partial<Terminal> = {}) {
  const written = { out: '', err: '' };
  const { env, ...others } = more;
  const terminal: Terminal = {
    out: (text) => {
      written.out += text;
    },
    err: (text) => {
      written.err += text;
    },
    outIsTerminal: false,
    errIsTerminal: false,
    columns: Number.POSITIVE_INFINITY,
    errColumns: Number.POSITIVE_INFINITY,
    // Nothing is kept for another test.
    env: { FABLELAB_KEPT: '', ...env },
    now: Date.now,
    onInterrupt: () => () => {},
    ...others,
  };
  return { terminal, written };
}

/** Runs `fablelab <line>`; words are separated by spaces. */
export async function run(line: string | readonly string[], more: Partial<Terminal> = {}): Promise<Ran> {
  const words = typeof line === 'string' ? line.split(' ').filter((word) => word !== '') : line;
  const { terminal, written } = fakeTerminal(more);
  const code = await fablelab(words, terminal);
  return { code, ...written };
}
