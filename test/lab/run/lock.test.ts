// One writer in a folder: who comes second is refused, who was killed is followed, and of those who follow exactly one does.
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire, syncBuiltinESMExports } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { isLocked, type Lock, lockFolder } from '../../../src/lab/run/lock.ts';
import type { Process } from '../../../src/lab/text/process.ts';

/** Who is asking, and who is no more. */
const world = { pid: 1, dead: new Set<number>() };

vi.mock('../../../src/lab/text/process.ts', async (original) => ({
  ...(await original<object>()),
  thisProcess: (): Process => ({ host: 'here', pid: world.pid, boot: 'b', started: '1', since: '2026-01-01T00:00:00.000Z' }),
  isGone: ({ host, pid }: Process) => (host === 'here' ? world.dead.has(pid) : null),
}));

const folder = mkdtempSync(join(tmpdir(), 'fablelab-lock-'));
afterAll(() => rmSync(folder, { recursive: true }));

const path = join(folder, 'run.lock');
const REFUSED = `${folder}: process 1 on host here is writing it, since 2026-01-01T00:00:00.000Z`;

const locks: Lock[] = [];
const lock = (pid: number) => {
  world.pid = pid;
  const held = lockFolder(folder);
  locks.push(held);
  return held;
};

beforeEach(() => {
  for (const held of locks.splice(0)) held.release();
  for (const name of readdirSync(folder)) rmSync(join(folder, name));
  world.dead.clear();
});

describe('a folder that somebody writes to', () => {
  test('is refused by name, and free afterwards', () => {
    const first = lock(1);
    expect(isLocked(folder)).toBe(true);
    expect(() => lock(2)).toThrow(REFUSED);
    first.release();
    expect(isLocked(folder)).toBe(false);
    expect(readdirSync(folder)).toEqual([]);
    lock(2);
  });

  test('is taken over when that process is gone, and is not given back by it', () => {
    const first = lock(1);
    world.dead.add(1);
    expect(isLocked(folder)).toBe(false);
    lock(2);
    first.release();
    expect(JSON.parse(readFileSync(path, 'utf8'))).toMatchObject({ pid: 2 });
    expect(readdirSync(folder)).toEqual(['run.lock']);
  });

  test('from another machine says how to go on', () => {
    lock(1);
    writeFileSync(path, readFileSync(path, 'utf8').replace('here', 'elsewhere'));
    expect(isLocked(folder)).toBe(true);
    expect(() => lock(2)).toThrow(
      `${folder}: process 1 on host elsewhere is writing it, since 2026-01-01T00:00:00.000Z; if it is gone, remove ${path}`,
    );
  });

  test.each(['', '{', 'null', '{"pid":1}', '[1]'])('with a lock that says nothing (%s) is not taken for free', (text) => {
    writeFileSync(path, text);
    expect(isLocked(folder)).toBe(true);
    expect(() => lock(2)).toThrow(`${path}: it does not say who writes to ${folder}; if nobody does, remove that file`);
  });

  test('a lock cannot name a file elsewhere', () => {
    lock(1);
    world.dead.add(1);
    writeFileSync(path, readFileSync(path, 'utf8').replace(/"id": "/, '"id": "/../../'));
    expect(() => lock(2)).toThrow('it does not say who writes');
  });

  test('what killed processes left is tidied', () => {
    writeFileSync(join(folder, 'tallies.json.draft-77'), '{');
    lock(1);
    expect(readdirSync(folder)).toEqual(['run.lock']);
  });
});

type Call = (...args: unknown[]) => unknown;
const fs = createRequire(import.meta.url)('node:fs') as Record<string, Call>;
const calls = ['readFileSync', 'writeFileSync', 'linkSync', 'renameSync', 'rmSync', 'readdirSync'];

/** Does something before the n-th call of the disk, or before all from there on: who is killed tidies nothing. */
function disturbed(
  n: number,
  disturb: () => void,
  once = true,
): { readonly restore: () => void; readonly reached: () => boolean } {
  const real = calls.map((name) => [name, fs[name]!] as const);
  let left = n;
  const restore = () => {
    for (const [name, call] of real) fs[name] = call;
    syncBuiltinESMExports();
  };
  for (const [name, call] of real) {
    fs[name] = (...args) => {
      left--;
      if (once ? left === -1 : left < 0) disturb();
      return call(...args);
    };
  }
  syncBuiltinESMExports();
  return { restore, reached: () => left < 0 };
}

const KILLED = new Error('killed');

/** What became of it: it holds the folder, or was refused, or killed. */
function attempt(pid: number): 'holds' | 'refused' | 'killed' {
  const asked = world.pid;
  try {
    lock(pid);
    return 'holds';
  } catch (error) {
    if (error === KILLED) {
      world.dead.add(pid);
      return 'killed';
    }
    expect(String(error)).toContain('is writing it');
    return 'refused';
  } finally {
    world.pid = asked;
  }
}

describe('of two who find a process gone', () => {
  beforeEach(() => {
    lock(1);
    world.dead.add(1);
  });

  /** More calls than there are. */
  const STEPS = Array.from({ length: 40 }, (_, step) => step);

  test.each(STEPS)('exactly one takes over, if the other comes before step %i', (step) => {
    let other: ReturnType<typeof attempt> = 'killed';
    const { restore, reached } = disturbed(step, () => {
      other = attempt(3);
    });
    const one = attempt(2);
    restore();
    if (!reached()) other = attempt(3);
    expect([one, other].toSorted()).toEqual(['holds', 'refused']);
    expect(JSON.parse(readFileSync(path, 'utf8'))).toMatchObject({ pid: one === 'holds' ? 2 : 3 });
  });

  test.each(STEPS)('the next one does, if it is killed before step %i', (step) => {
    const { restore } = disturbed(
      step,
      () => {
        throw KILLED;
      },
      false,
    );
    const one = attempt(2);
    restore();
    expect(attempt(3)).toBe(one === 'killed' ? 'holds' : 'refused');
    // What remains is the lock of whoever holds it.
    expect(readdirSync(folder)).toEqual(['run.lock']);
  });
});
