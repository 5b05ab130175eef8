// Whether a process still lives, told by what it wrote about itself.
import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { isGone, isProcess, type Process, thisProcess } from '../../../src/lab/text/process.ts';

const me = thisProcess();
const linux = process.platform === 'linux';

/** A number that was somebody's. */
const ended = Number(execFileSync(process.execPath, ['-p', 'process.pid'], { encoding: 'utf8' }));

describe('a process', () => {
  test('that writes this is there', () => {
    expect(isProcess(JSON.parse(JSON.stringify(me)))).toBe(true);
    expect(isGone(me)).toBe(false);
  });

  test.each<[string, Partial<Process>, boolean | null]>([
    ['that ended is gone', { pid: ended }, true],
    ['of another machine: nobody knows', { host: 'elsewhere', pid: ended }, null],
    ['of another start of the machine is gone', { boot: 'before' }, true],
    ['whose number is another one by now is gone', { started: '1' }, linux],
    ['of a system that says nothing more is there by its number', { boot: null, started: null }, false],
    ['there, from before the machine started, is gone', { boot: null, started: null, since: '2001-01-01T00:00:00Z' }, true],
  ])('%s', (_, other, gone) => {
    expect(isGone({ ...me, ...other })).toBe(gone);
  });

  test.runIf(linux)('that is dead and that its parent has not looked at is gone', async () => {
    const parent = spawn('sh', ['-c', 'sleep 0.1 & echo $!; exec sleep 20']);
    const [text] = (await once(parent.stdout, 'data')) as [Buffer];
    const pid = Number(String(text));
    const dead = { ...me, pid, started: startOf(pid) };
    expect(isGone(dead)).toBe(false);
    await new Promise((resolve) => setTimeout(resolve, 1000));
    expect(() => process.kill(pid, 0)).not.toThrow();
    expect(isGone(dead)).toBe(true);
    parent.kill();
  });
});

/** Its name has no blanks. */
const startOf = (pid: number) => readFileSync(`/proc/${pid}/stat`, 'utf8').split(' ')[21] ?? '';

test.each([null, 7, {}, { ...me, pid: -1 }, { ...me, pid: 1.5 }, { ...me, host: 3 }, { ...me, boot: 5 }])(
  'no process: %j',
  (value) => {
    expect(isProcess(value)).toBe(false);
  },
);
