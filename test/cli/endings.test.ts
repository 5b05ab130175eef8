// Who asks a sweep to end gets a run that is saved: by a signal, or by npm that is gone. Who was started alone goes on alone.
import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { hostname, tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { afterAll, expect, test } from 'vitest';
import { readRun } from '../../src/lab/run/run-folder.ts';
import { run } from './fake-terminal.ts';

const home = mkdtempSync(join(tmpdir(), 'fablelab-endings-'));
afterAll(() => rmSync(home, { recursive: true, force: true }));

const cli = fileURLToPath(new URL('../../dist/cli.js', import.meta.url));
const long = '--fables alice,mulan --bots greedy --pairs 1000000 --seed 1 --raw --quiet --jobs 1 --progress none';
const { npm_lifecycle_event: _, ...alone } = process.env;

/** Reads until it is there. */
async function until<T>(what: () => T | undefined | false): Promise<T> {
  for (let tries = 0; tries < 600; tries++) {
    const found = what();
    if (found !== undefined && found !== false) return found;
    await sleep(50);
  }
  throw new Error('waited for half a minute');
}

const hasPlayed = (folder: string) =>
  existsSync(join(folder, 'tallies.json')) && /"sets": [1-9]/.test(readFileSync(join(folder, 'tallies.json'), 'utf8'));

async function begun(folder: string): Promise<number> {
  await until(() => hasPlayed(folder));
  return JSON.parse(readFileSync(join(folder, 'run.lock'), 'utf8')).pid;
}

function expectSaved(folder: string): void {
  expect(existsSync(join(folder, 'run.lock'))).toBe(false);
  expect(readRun(folder).complete).toBe(false);
}

const start = (folder: string, env: Readonly<Record<string, string>> = {}, what = long) =>
  spawn(process.execPath, [cli, 'sweep', ...what.split(' '), '--out', folder], {
    stdio: ['ignore', 'ignore', 'pipe'],
    env: { ...alone, FABLELAB_SAVE_EVERY: '50', ...env },
  });

const ended = (child: ChildProcess) => new Promise<number | null>((resolve) => child.on('exit', resolve));

test.each(['SIGINT', 'SIGTERM', 'SIGHUP'] as const)('%s: saved, with 130', async (signal) => {
  const folder = join(home, signal);
  const child = start(folder);
  const code = ended(child);
  await begun(folder);
  const { err } = await run(`resume ${folder}`);
  expect(err).toMatch(
    new RegExp(`^fablelab: ${folder}: process ${child.pid} on host ${hostname()} is writing it, since \\S+Z\n$`),
  );
  child.kill(signal);
  expect(await code).toBe(130);
  expectSaved(folder);
});

test('asked again, it ends at once, and leaves no lock', async () => {
  const bots = join(home, 'bots');
  mkdirSync(join(bots, 'twisted-fables'), { recursive: true });
  writeFileSync(join(bots, 'package.json'), '{ "type": "module" }');
  const slow = 'for (const end = Date.now() + 2000; Date.now() < end; ); return 0;';
  // Quick while it is signed, before the first game.
  const text = `let asked = 0; export default { about: '', choose() { if (asked++ < 100_000) return 0; ${slow} } };`;
  writeFileSync(join(bots, 'twisted-fables', 'slow.js'), text);
  const folder = join(home, 'twice');
  const child = start(folder, { FABLELAB_BOTS: bots }, long.replace('greedy', 'slow'));
  const code = ended(child);
  let err = '';
  child.stderr?.on('data', (more) => (err += more));
  await begun(folder);
  await sleep(1000);
  child.kill('SIGTERM');
  await sleep(1000);
  child.kill('SIGTERM');
  expect(await code).toBe(130);
  expect(err).toBe('');
  expectSaved(folder);
}, 120_000);

/** As npm does: a process that starts a shell that starts the program, whose exit code is written down. */
function startBy(folder: string, env: Readonly<Record<string, string | undefined>>): ChildProcess {
  const words = [process.execPath, cli, 'sweep', ...long.split(' '), '--out', folder];
  const line = `${words.map((word) => `'${word}'`).join(' ')} 2>'${folder}.err'; echo $? >'${folder}.code'`;
  const npm = `require('node:child_process').spawn('sh', ['-c', ${JSON.stringify(line)}], { stdio: 'ignore' })`;
  writeFileSync(`${folder}.cjs`, npm);
  return spawn(process.execPath, [`${folder}.cjs`], { stdio: 'ignore', env: { ...env, FABLELAB_SAVE_EVERY: '50' } });
}

test.each(['SIGTERM', 'SIGKILL', 'SIGHUP'] as const)('npm alone is sent %s: saved, with 130', async (signal) => {
  const folder = join(home, `npm-${signal}`);
  const npm = startBy(folder, { ...alone, npm_lifecycle_event: 'start' });
  await begun(folder);
  npm.kill(signal);
  await until(() => existsSync(`${folder}.code`) && readFileSync(`${folder}.code`, 'utf8').includes('\n'));
  expect(readFileSync(`${folder}.code`, 'utf8')).toBe('130\n');
  expect(readFileSync(`${folder}.err`, 'utf8')).toContain('interrupted and saved');
  expectSaved(folder);
});

test('without npm it goes on when whoever started it is gone', async () => {
  const folder = join(home, 'alone');
  const parent = startBy(folder, alone);
  const pid = await begun(folder);
  parent.kill('SIGKILL');
  await sleep(2000);
  expect(existsSync(`${folder}.code`)).toBe(false);
  process.kill(pid, 'SIGTERM');
  await until(() => existsSync(`${folder}.code`) && readFileSync(`${folder}.code`, 'utf8') === '130\n');
  expectSaved(folder);
});

test('under nohup a hang-up ends nothing', async () => {
  const folder = join(home, 'nohup');
  const child = spawn(process.execPath, [cli, 'sweep', ...long.split(' '), '--out', folder], {
    stdio: 'ignore',
    env: { ...alone, _: '/usr/bin/nohup', FABLELAB_SAVE_EVERY: '50' },
  });
  const code = ended(child);
  await begun(folder);
  child.kill('SIGHUP');
  const seen = readRun(folder).matchups[0]?.tally.sets ?? 0;
  await until(() => (readRun(folder).matchups[0]?.tally.sets ?? 0) > seen);
  child.kill('SIGTERM');
  expect(await code).toBe(130);
});

test('a disk that has no room for what is printed', async () => {
  if (!existsSync('/dev/full')) return;
  const child = spawn('sh', ['-c', `'${process.execPath}' '${cli}' list cards >/dev/full`], {
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let err = '';
  child.stderr.on('data', (text) => (err += text));
  expect(await ended(child)).toBe(74);
  expect(err).toContain('fablelab: output: ENOSPC: no space left on device');
});
