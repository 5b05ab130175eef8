// The version, from the one place where it is written.
import { readFileSync } from 'node:fs';

export function version(): string {
  // The bundle lies in dist/, this file in src/cli/.
  const above = import.meta.url.endsWith('.ts') ? '../../' : '../';
  const { version } = JSON.parse(readFileSync(new URL(`${above}package.json`, import.meta.url), 'utf8')) as {
    version: string;
  };
  return version;
}
