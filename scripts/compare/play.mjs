// Runs the programs of two checkouts side by side, and makes with each what is compared.
import { spawn } from 'node:child_process';
import { closeSync, mkdirSync, openSync } from 'node:fs';
import { join } from 'node:path';

/**
 * @typedef {object} Case
 * @property {string} name
 * @property {number} pairs
 * @property {string} words of the sweep
 */

/**
 * @typedef {object} Side
 * @property {string} checkout
 * @property {string} folder where its runs go
 * @property {(word: string) => string} flag what it calls a flag
 */

/** Exit codes of a sweep that has made its run: all is well, or pairs are left out. */
const SWEPT = [0, 3];

/**
 * Runs a program of a checkout there; what it prints goes into a file, or nowhere.
 * @param {string} checkout
 * @param {readonly string[]} words
 * @param {string | null} out
 * @param {readonly number[]} good exit codes
 * @returns {Promise<void>}
 */
export function run(checkout, words, out = null, good = [0]) {
  const file = out === null ? null : openSync(out, 'w');
  const child = spawn(process.execPath, words, { cwd: checkout, stdio: ['ignore', file ?? 'ignore', 'pipe'] });
  if (file !== null) closeSync(file);
  let err = '';
  child.stderr?.on('data', (text) => {
    err += text;
  });
  return new Promise((done, fail) => {
    child.on('error', fail);
    child.on('close', (code, signal) => {
      if (code !== null && good.includes(code)) done();
      else fail(new Error(`in ${checkout}: node ${words.join(' ')}: found exit code ${code ?? signal}, expected 0\n${err}`));
    });
  });
}

/**
 * The same with both; both come to their end, whatever becomes of one.
 * @param {readonly [Side, Side]} sides
 * @param {(side: Side) => Promise<void>} work
 */
export async function withBoth(sides, work) {
  const [old, now] = await Promise.allSettled(sides.map(work));
  for (const end of [old, now]) if (end?.status === 'rejected') throw end.reason;
}

/**
 * Makes <case>/: the run, what games.js prints of it, and its report for programs. One worker: the other build plays beside it.
 * @param {Side} side
 * @param {Case} what
 * @param {boolean | undefined} quick
 */
export async function play({ checkout, folder, flag }, { name, pairs, words }, quick) {
  const home = join(folder, name);
  mkdirSync(home, { recursive: true });
  const made = join(home, 'run');
  const count = String(quick ? Math.max(2, Math.round(pairs / 10)) : pairs);
  const how = ['--pairs', count, '--jobs', '1', '--quiet', '--progress', 'none', '--out', made];
  await run(checkout, ['dist/cli.js', 'sweep', ...words.split(' ').map(flag), ...how], null, SWEPT);
  await run(checkout, ['dist/games.js', made], join(home, 'games.txt'));
  await run(checkout, ['dist/cli.js', 'report', made, '--json'], join(home, 'report.json'));
}
