// The text of a command, and where it goes: to a file, or to stdout.
import { existsSync } from 'node:fs';
import { dirname } from 'node:path';
import { writeWhole } from '../../lab/text/atomic-file.ts';
import { quoted } from '../../lab/text/quote.ts';
import { UsageError } from '../errors.ts';
import type { Terminal } from './terminal.ts';

/** Before a long command, not after it. */
export function checkPlace(path: string | undefined): void {
  if (path === undefined || existsSync(dirname(path))) return;
  throw new UsageError(`--out: found no folder ${quoted(dirname(path))}, expected one that is there`);
}

export function writeText(path: string | undefined, text: string, terminal: Terminal): void {
  if (path === undefined) terminal.out(text);
  else writeWhole(path, text);
}
