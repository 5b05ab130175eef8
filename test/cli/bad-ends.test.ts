// The program in a process of its own: stopped and continued, without memory, ended by a bot that it asks itself.
import { spawn } from 'node:child_process';
import { setTimeout } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { readRun } from '../../src/lab/run/run-folder.ts';
import { type BadBot, withBadBots } from './bad-bots.ts';

const { at } = withBadBots();
const cli = fileURLToPath(new URL('../../dist/cli.js', import.meta.url));

interface Ended {
  readonly code: number | null;
  readonly err: string;
}

function start(line: string, flags: readonly string[] = []) {
  const child = spawn(process.execPath, [...flags, cli, ...line.split(' ')], { stdio: ['ignore', 'ignore', 'pipe'] });
  let err = '';
  child.stderr.on('data', (text) => {
    err += text;
  });
  const ended = new Promise<Ended>((resolve) => child.on('close', (code) => resolve({ code, err })));
  return { child, ended };
}

const two = '--fables alice,mulan --seed 1 --quiet';

test('a process that is stopped and continued blames nobody', async () => {
  // Nearly all the time is spent in games that the watchdog has seen before.
  const { child, ended } = start(`sweep ${two} --bots thinks --pairs 20 --jobs 2 --patience 4 --out ${at('stopped')}`);
  await setTimeout(2500);
  for (let time = 0; time < 2; time++) {
    child.kill('SIGSTOP');
    await setTimeout(5000);
    expect(child.exitCode).toBeNull();
    child.kill('SIGCONT');
    await setTimeout(2000);
  }
  const { code, err } = await ended;
  expect(err).toBe('');
  expect(code).toBe(0);
});

describe('a bot that takes all memory', () => {
  const little = ['--max-old-space-size=100'];

  test('in a thread: the run is saved, and says so', async () => {
    const { code, err } = await start(`sweep ${two} --bots hoards --pairs 2000 --jobs 1 --out ${at('hoards')}`, little)
      .ended;
    expect(err).toMatch(
      /fablelab: alice\/hoards v mulan\/hoards, set \d+[ab]: out of memory: a bot took more than its thread may have\n$/,
    );
    expect(err).toContain(`fablelab resume ${at('hoards')}\n`);
    expect(code).toBe(3);
    expect(readRun(at('hoards')).complete).toBe(false);
  });

  test.each([
    ['a thread', `sweep ${two} --bots load-hoards --pairs 2 --out ${at('load-hoards')}`],
    ['the command', `watch --fables alice,mulan --bots load-hoards`],
  ])('while %s loads it', async (_, line) => {
    const { code, err } = await start(line, little).ended;
    expect(err).toMatch(
      /load-hoards(\.js)?: out of memory while it was loaded: a bot took more than its thread may have\n$/,
    );
    expect(code).toBe(3);
  });
});

test.each<[bot: BadBot, what: RegExp]>([
  [
    'exits-at-once',
    /^fablelab: the program was ended before its work was done \(exit with code 0\), most likely by a bot\n$/m,
  ],
  [
    'timer-at-once',
    /^fablelab: thrown when nobody had asked, most likely by a bot in a timer or a promise: from a timer\n$/m,
  ],
])('%s: a story that a bot ends is no story that is over', async (bot, what) => {
  const { code, err } = await start(`watch --fables alice,mulan --seed 1 --bots ${bot}`).ended;
  expect(err).toMatch(what);
  expect(code).toBe(3);
});
