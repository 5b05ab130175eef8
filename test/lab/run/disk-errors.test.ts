// What the disk refuses ends a command with 74 and the name of the file; what was saved before is good, and nothing half made is left.
import { existsSync, mkdirSync, readdirSync, realpathSync, rmSync, symlinkSync } from 'node:fs';
import { hostname } from 'node:os';
import { afterEach, beforeAll, describe, expect, test } from 'vitest';
import { run } from '../../cli/fake-terminal.ts';
import { breakDisk, type Fault } from './bad-disk.ts';
import { at, filesOf, home, small, sweep } from './runs.ts';

let mend = () => {};
const broken = (...faults: readonly Fault[]) => {
  mend = breakDisk(...faults);
};
afterEach(() => {
  mend();
  mend = () => {};
});

beforeAll(async () => {
  expect((await sweep(`${small} --jobs 1`, 'whole')).code).toBe(0);
});

const often = { env: { FABLELAB_SAVE_EVERY: '5' } };

describe('a sweep', () => {
  test.each<[string, Fault, string]>([
    [
      'a disk that is full for a moment',
      { call: 'writeSync', path: 'raw.csv.under-way', code: 'ENOSPC', half: true, times: 1 },
      'raw.csv.under-way: no space left on device (ENOSPC)',
    ],
    [
      'a disk that fails for a moment',
      { call: 'writeSync', path: 'sets.bin.under-way', code: 'EIO', half: true, times: 1 },
      'sets.bin.under-way: i/o error (EIO)',
    ],
    [
      'tallies that reach no disk',
      { call: 'fsyncSync', path: 'tallies.json', code: 'EIO', after: 1, times: 3 },
      'tallies.json: i/o error (EIO)',
    ],
    [
      'a finished file that finds no room',
      { call: 'writeSync', path: 'raw.csv.draft', code: 'ENOSPC', half: true },
      'raw.csv: no space left on device (ENOSPC)',
    ],
    [
      'a report that finds no room',
      { call: 'writeSync', path: 'cards.csv', code: 'ENOSPC', half: true },
      'cards.csv: no space left on device (ENOSPC)',
    ],
    [
      'a folder that was made read-only',
      { call: 'openSync', path: 'report.md.draft', code: 'EROFS' },
      'report.md: read-only file system (EROFS)',
    ],
  ])('%s: 74, and resume ends with the same bytes', async (name, fault, complaint) => {
    const folder = at(name.replaceAll(' ', '-'));
    broken(fault);
    const { code, err } = await run(`sweep ${small} --jobs 1 --out ${folder}`, often);
    mend();
    // A save that fails is tried again at the end.
    if (fault.times === undefined || code !== 0) {
      expect(err).toBe(`fablelab: what was played before is saved in ${folder}\nfablelab: ${folder}/${complaint}\n`);
      expect(code).toBe(74);
    }
    expect(readdirSync(folder).filter((file) => /draft|lock/.test(file))).toEqual([]);
    expect(await run(`resume ${folder} --quiet`)).toMatchObject({ code: 0 });
    expect(filesOf(name.replaceAll(' ', '-'))).toEqual(filesOf('whole'));
  });

  test('on a disk that takes every write in two parts is the same', async () => {
    broken({ call: 'writeSync', path: '', code: 'short' });
    expect((await run(`sweep ${small} --jobs 1 --out ${at('short')}`, often)).code).toBe(0);
    expect(filesOf('short')).toEqual(filesOf('whole'));
  });

  test('whose folder is removed does not say that it is saved', async () => {
    const folder = at('removed');
    const onInterrupt = () => {
      const timer = setInterval(
        () => existsSync(`${folder}/tallies.json`) && rmSync(folder, { recursive: true, force: true }),
        1,
      );
      return () => clearInterval(timer);
    };
    const { code, err } = await run(`sweep ${small} --jobs 1 --out ${folder}`, { ...often, onInterrupt });
    expect(err).toContain(`fablelab: what was played before is not to be read in ${folder}\n`);
    expect(err).toMatch(/no such file or directory \(ENOENT\)\n$/);
    expect(code).toBe(74);
  });

  test.each<[string, Fault]>([
    ['may not be made', { call: 'mkdirSync', path: 'refused', code: 'EACCES' }],
    ['has no room', { call: 'writeSync', path: 'scenario.json', code: 'ENOSPC', half: true }],
    ['cannot be moved to its place', { call: 'renameSync', path: '.refused.draft', code: 'EBUSY' }],
  ])('whose folder %s leaves nothing', async (_, fault) => {
    broken(fault);
    const { code, err } = await run(`sweep ${small} --out ${at('refused')}`);
    expect(err).toContain(`fablelab: ${at('refused')}`);
    expect(err).not.toContain('draft');
    expect(code).toBe(74);
    expect(readdirSync(home).filter((name) => name.includes('refused'))).toEqual([]);
  });
});

test('the folder that a killed sweep was making goes with the next one, that of a living process stays', async () => {
  // Processes are not numbered so high.
  const drafts = [4194305, process.ppid].map((pid) => at(`.tidy.draft-${hostname()}-${pid}`));
  for (const draft of drafts) mkdirSync(draft);
  expect((await sweep('--fables alice,mulan --bots random --pairs 2 --quiet', 'tidy')).code).toBe(0);
  expect(drafts.map((draft) => existsSync(draft))).toEqual([false, true]);
  rmSync(drafts[1]!, { recursive: true });
});

describe('--out that is a link', () => {
  test('to an empty folder fills that folder, for sweep and merge', async () => {
    for (const name of ['there', 'merged-there']) mkdirSync(at(name));
    symlinkSync(at('there'), at('link'));
    symlinkSync('merged-there', at('merged-link'));
    expect((await run(`sweep ${small} --out ${at('link')}`)).code).toBe(0);
    expect(realpathSync(at('link'))).toBe(realpathSync(at('there')));
    expect(filesOf('there')).toEqual(filesOf('whole'));
    for (const shard of [1, 2]) expect((await sweep(`${small} --shard ${shard}/2`, `shard-${shard}`)).code).toBe(0);
    expect((await run(`merge ${at('shard-1')} ${at('shard-2')} --out ${at('merged-link')}`)).code).toBe(0);
    expect(filesOf('merged-there')).toEqual(filesOf('whole'));
  });

  test('to nothing is refused', async () => {
    symlinkSync(at('nowhere'), at('dangling'));
    const { code, err } = await run(`sweep ${small} --out ${at('dangling')}`);
    expect(err).toBe(`fablelab: ${at('dangling')}: found a link that leads nowhere, expected a folder, or none yet\n`);
    expect(code).toBe(2);
    expect(readdirSync(home).filter((name) => name.startsWith('.'))).toEqual([]);
  });
});

describe('a run that may not be read', () => {
  test.each([
    ['tallies.json', 'report'],
    ['scenario.json', 'resume'],
    ['tallies.json', 'replay'],
  ])('%s is not called damaged by %s', async (file, command) => {
    // Files are read by node's own open; the faults go by the name.
    broken({ call: 'readFileSync', path: `whole/${file}`, code: 'EACCES' });
    const { code, err } = await run(`${command} ${at('whole')}${command === 'replay' ? ' 1#0a' : ''}`);
    expect(err).toBe(`fablelab: ${at('whole')}/${file}: permission denied (EACCES)\n`);
    expect(code).toBe(74);
  });

  test('one that may not be written is shown by nobody who would write to it', async () => {
    broken({ call: 'writeFileSync', path: 'run.lock', code: 'EACCES' });
    const { code, err } = await run(`report ${at('whole')}`);
    expect(err).toBe(`fablelab: ${at('whole')}/run.lock: permission denied (EACCES)\n`);
    expect(code).toBe(74);
  });
});
