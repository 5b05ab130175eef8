// Files that grow with a run: segments in the order in which they come, one file in the order of the scenario.
import { createHash } from 'node:crypto';
import { appendFileSync, copyFileSync, existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, describe, expect, test } from 'vitest';
import { MARK } from '../../../src/lab/contest/until.ts';
import { GrowingFile, type Segment } from '../../../src/lab/run/growing-file.ts';
import { finishFiles, lostOfFile } from '../../../src/lab/run/kept-files.ts';
import type { Run } from '../../../src/lab/run/run.ts';
import { box } from '../../tiny/bidding.ts';
import { breakDisk } from './bad-disk.ts';
import { home } from './runs.ts';

const NAME = 'sets.bin';
const underWay = join(home, `${NAME}.under-way`);
const block = (matchup: number, from: number, to: number) => ({ matchup, from, to });
const hashOf = (text: string) => createHash('sha256').update(text).digest('hex');

let mend = () => {};
afterEach(() => {
  mend();
  mend = () => {};
});

/** Written matchup 1 first, in two pieces that touch, then 0. */
function written(): readonly Segment[] {
  rmSync(underWay, { force: true });
  const file = new GrowingFile(home, NAME, []);
  file.add(block(1, 0, 2), Buffer.from('cd'));
  file.add(block(1, 2, 3), Buffer.from('e'));
  file.add(block(0, 0, 2), Buffer.from('ab'));
  const segments = file.flush();
  file.close();
  return segments;
}

const runWith = (segments: readonly Segment[]) =>
  ({ config: {}, matchups: [{}, {}], files: { [NAME]: { segments, kept: null } } }) as unknown as Run;

const lostIn = (segments: readonly Segment[]) => lostOfFile(box, home, runWith(segments), NAME).pieces;

describe('segments', () => {
  test('are as long as the sets of one matchup that come one after the other, and know their hash', () => {
    expect(written()).toEqual([
      { matchup: 1, from: 0, to: 3, bytes: 3, sha256: hashOf('cde') },
      { matchup: 0, from: 0, to: 2, bytes: 2, sha256: hashOf('ab') },
    ]);
  });

  test('end at a mark, and where they are saved', () => {
    rmSync(underWay, { force: true });
    const file = new GrowingFile(home, NAME, []);
    for (let from = 0; from < 2 * MARK; from += MARK / 2) file.add(block(0, from, from + MARK / 2), Buffer.from('x'));
    file.add(block(0, 2 * MARK, 2 * MARK + 1), Buffer.from('y'));
    expect(file.flush().map(({ to }) => to)).toEqual([MARK, 2 * MARK, 2 * MARK + 1]);
    file.add(block(0, 2 * MARK + 1, 2 * MARK + 2), Buffer.from('z'));
    expect(file.flush().at(-1)).toMatchObject({ from: 2 * MARK + 1, bytes: 1 });
    file.close();
  });

  test('what came after the last save is cut off, and the file goes on there', () => {
    const segments = written();
    appendFileSync(underWay, 'torn');
    const file = new GrowingFile(home, NAME, segments);
    file.add(block(0, 2, 3), Buffer.from('B'));
    expect(file.flush()).toHaveLength(3);
    file.close();
    expect(readFileSync(underWay, 'utf8')).toBe('cdeabB');
  });

  test('a file that is too short for them is not made longer', () => {
    const segments = written();
    writeFileSync(underWay, 'cde');
    expect(() => new GrowingFile(home, NAME, segments)).toThrow(`${underWay}: damaged: it does not hold what was played`);
  });

  test('what a full disk left torn is written over, and nothing is twice', () => {
    rmSync(underWay, { force: true });
    mend = breakDisk({ call: 'writeSync', path: 'under-way', code: 'ENOSPC', half: true, after: 1, times: 1 });
    const file = new GrowingFile(home, NAME, []);
    file.add(block(0, 0, 2), Buffer.from('ab'));
    file.flush();
    file.add(block(0, 2, 4), Buffer.from('cdef'));
    expect(() => file.flush()).toThrow(`${underWay}: no space left on device (ENOSPC)`);
    expect(readFileSync(underWay, 'utf8')).toBe('abcd');
    const segments = file.flush();
    file.close();
    expect(readFileSync(underWay, 'utf8')).toBe('abcdef');
    expect(lostIn(segments)).toEqual([]);
  });

  test('a call that writes less than it was given is followed by another', () => {
    rmSync(underWay, { force: true });
    mend = breakDisk({ call: 'writeSync', path: 'under-way', code: 'short' });
    const file = new GrowingFile(home, NAME, []);
    file.add(block(0, 0, 2), Buffer.from('abcdefg'));
    file.flush();
    file.close();
    expect(readFileSync(underWay, 'utf8')).toBe('abcdefg');
  });

  test('who adds does not hear of a full disk, who saves does', () => {
    rmSync(underWay, { force: true });
    mend = breakDisk({ call: 'writeSync', path: 'under-way', code: 'ENOSPC', half: true, times: 3 });
    const file = new GrowingFile(home, NAME, []);
    const much = Buffer.alloc(3 << 19, 'x');
    file.add(block(0, 0, 2), much);
    file.add(block(0, 2, 4), much);
    expect(() => file.flush()).toThrow('no space left');
    expect(lostIn(file.flush())).toEqual([]);
    file.close();
    expect(readFileSync(underWay).equals(Buffer.concat([much, much]))).toBe(true);
  });
});

describe('what is lost', () => {
  const [one, other] = [
    { matchup: 1, from: 0, to: 3, at: 0 },
    { matchup: 0, from: 0, to: 2, at: 3 },
  ];

  test.each([
    ['nothing', 'cdeab', []],
    ['a segment of which a byte is another', 'cdxab', [one]],
    ['a segment that is not all there', 'cdea', [other]],
    ['all, of a file of zeros', '\0\0\0\0\0', [one, other]],
    ['all, of a file that is gone', null, [one, other]],
  ])('%s', (_, text, lost) => {
    const segments = written();
    rmSync(join(home, NAME), { force: true });
    if (text === null) rmSync(underWay);
    else writeFileSync(underWay, text);
    expect(lostIn(segments)).toMatchObject(lost);
  });

  test('nothing, where the file was finished and the tallies do not know of it', () => {
    const segments = written();
    finishFiles(box, home, runWith(segments));
    expect(lostIn(segments)).toEqual([]);
    writeFileSync(join(home, NAME), 'abcdx');
    expect(lostIn(segments)).toHaveLength(2);
  });
});

describe('the finished file', () => {
  const path = join(home, NAME);
  const kept = { bytes: [2, 3], sha256: hashOf('abcde') };

  test('is in the order of the scenario, and done again after a kill it is the same', () => {
    const segments = written();
    copyFileSync(underWay, `${underWay}-copy`);
    const run = runWith(segments);
    finishFiles(box, home, run);
    expect(readFileSync(path, 'utf8')).toBe('abcde');
    expect(run.files[NAME]?.kept).toEqual(kept);
    expect(existsSync(underWay)).toBe(false);
    // Killed before the tallies knew of it, and before the segments were gone.
    for (const before of [() => {}, () => copyFileSync(`${underWay}-copy`, underWay)]) {
      before();
      const again = runWith(segments);
      finishFiles(box, home, again);
      expect(again.files[NAME]?.kept).toEqual(kept);
      expect(readFileSync(path, 'utf8')).toBe('abcde');
    }
  });

  test('is refused where it is not what was played', () => {
    const segments = written();
    finishFiles(box, home, runWith(segments));
    for (const text of ['abcdx', 'abcdef']) {
      writeFileSync(path, text);
      expect(() => finishFiles(box, home, runWith(segments))).toThrow(`${path}: damaged`);
    }
  });
});
