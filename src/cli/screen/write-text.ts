// The text of a command, and where it goes: to a file, or to stdout.
import { accessSync, constants, existsSync, statSync } from 'node:fs';
import { dirname } from 'node:path';
import { writeWhole } from '../../lab/text/atomic-file.ts';
import { onDisk } from '../../lab/text/disk.ts';
import { quoted } from '../../lab/text/quote.ts';
import { UsageError } from '../errors.ts';
import type { Terminal } from './terminal.ts';

/** Before a long command, not after it. */
export function checkPlace(path: string | undefined, flag = '--out'): void {
  if (path === undefined) return;
  const folder = dirname(path);
  if (!existsSync(folder)) throw new UsageError(`${flag}: found no folder ${quoted(folder)}, expected one that is there`);
  if (existsSync(path) && statSync(path).isDirectory())
    throw new UsageError(`${flag}: found the folder ${quoted(path)}, expected the name of a file`);
  onDisk(path, () => accessSync(folder, constants.W_OK));
}

export function writeText(path: string | undefined, text: string, terminal: Terminal): void {
  if (path === undefined) terminal.out(text);
  else writeWhole(path, text);
}
