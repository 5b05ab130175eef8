// Runs in a folder of their own, and what is in them.
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll } from 'vitest';
import { run } from '../../cli/fake-terminal.ts';

export const home = mkdtempSync(join(tmpdir(), 'fablelab-sweep-'));
afterAll(() => rmSync(home, { recursive: true, force: true }));

export const at = (name: string): string => join(home, name);

/** Two fables and a mirror by quick bots, a few hundred games. */
export const small = '--fables red-riding-hood,snow-white,alice --bots greedy --seed 11 --pairs 60 --raw --quiet';

export async function sweep(flags: string, out: string): Promise<{ code: number; out: string; err: string }> {
  return run(`sweep ${flags} --out ${at(out)}`);
}

export const filesOf = (name: string): Record<string, string> => filesIn(at(name));

/** Every file but the one that may differ. */
export function filesIn(folder: string): Record<string, string> {
  const names = readdirSync(folder).filter((file) => file !== 'run.meta.json');
  return Object.fromEntries(names.sort().map((file) => [file, readFileSync(join(folder, file), 'utf8')]));
}
