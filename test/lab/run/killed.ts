// The program in a process of its own, killed at a moment, or in the middle of a write.
import { spawn } from 'node:child_process';
import { existsSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect } from 'vitest';
import { run } from '../../cli/fake-terminal.ts';
import { at, small, sweep } from './runs.ts';

const cli = fileURLToPath(new URL('../../../dist/cli.js', import.meta.url));

/** Half of the n-th write, then nothing more; renames count as writes, and are not done. */
const hook = `
const fs = require('node:fs');
const { isMainThread } = require('node:worker_threads');
if (isMainThread) {
  let left = Number(process.env.KILL_IN_WRITE);
  const { writeSync, renameSync } = fs;
  const die = () => { process.kill(process.pid, 'SIGKILL'); for (;;); };
  fs.writeSync = (file, bytes, from = 0) => {
    if (--left !== 0) return writeSync(file, bytes, from);
    writeSync(file, bytes, from, Math.floor((bytes.length - from) / 2));
    die();
  };
  fs.renameSync = (from, to) => (--left === 0 ? die() : renameSync(from, to));
  require('node:module').syncBuiltinESMExports();
}
`;

function start(name: string, flags: readonly string[], env: Record<string, string>, what: string) {
  const words = existsSync(at(name)) ? ['resume', at(name)] : ['sweep', ...what.split(' '), '--out', at(name)];
  return spawn(process.execPath, [...flags, cli, ...words, '--jobs', '2'], {
    stdio: 'ignore',
    env: { ...process.env, ...env },
  });
}

type Ended = NodeJS.Signals | number | null;
const ended = (child: ReturnType<typeof spawn>) =>
  new Promise<Ended>((resolve) => child.on('exit', (code, signal) => resolve(signal ?? code)));

export async function killAfter(name: string, milliseconds: number, what = small): Promise<Ended> {
  const child = start(name, [], { FABLELAB_SAVE_EVERY: '5' }, what);
  const timer = setTimeout(() => child.kill('SIGKILL'), milliseconds);
  const how = await ended(child);
  clearTimeout(timer);
  return how;
}

export async function killInWrite(name: string, write: number, saveEvery: number, what = small): Promise<Ended> {
  const file = at('kill-in-write.cjs');
  writeFileSync(file, hook);
  const env = { KILL_IN_WRITE: String(write), FABLELAB_SAVE_EVERY: String(saveEvery) };
  return ended(start(name, ['--require', file], env, what));
}

/** What was killed before it had a folder is started again. */
export async function resume(name: string, what = small): Promise<void> {
  const { code, err } = existsSync(at(name)) ? await run(`resume ${at(name)} --quiet`) : await sweep(what, name);
  expect(err.replace(/.*nothing left to play\n/, '')).toBe('');
  expect(code).toBe(0);
}
