// The version, from the one place where it is written.
import { readFileSync } from 'node:fs';
import { packageFile } from '../lab/text/installed.ts';

export function version(): string {
  const { version } = JSON.parse(readFileSync(packageFile, 'utf8')) as { version: string };
  return version;
}
