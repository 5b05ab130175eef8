// A run whose files were damaged while it was interrupted ends with the bytes that it would have had, or says which file is to blame.
import { appendFileSync, cpSync, existsSync, readFileSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { beforeAll, describe, expect, test } from 'vitest';
import { run } from '../../cli/fake-terminal.ts';
import { forge } from './forge.ts';
import { at, filesOf, small, sweep } from './runs.ts';

const [rows, sets] = ['raw.csv.under-way', 'sets.bin.under-way'];

const flip = (file: string) => {
  const bytes = readFileSync(file);
  writeFileSync(file, bytes.with(bytes.length >> 1, bytes[bytes.length >> 1]! ^ 1));
};
const zero = (file: string) => writeFileSync(file, Buffer.alloc(readFileSync(file).length));
const cut = (file: string) => truncateSync(file, 10);

/** Stopped in the middle. */
async function interrupted(name: string): Promise<void> {
  const tallies = at(`${name}/tallies.json`);
  const hasBegun = () => existsSync(tallies) && /"ranges": \[\n/.test(readFileSync(tallies, 'utf8'));
  const onInterrupt = (press: () => void) => {
    const timer = setInterval(() => hasBegun() && press(), 2);
    return () => clearInterval(timer);
  };
  const { code } = await run(`sweep ${small} --jobs 1 --out ${at(name)}`, {
    onInterrupt,
    env: { FABLELAB_SAVE_EVERY: '5' },
  });
  expect(code).toBe(130);
}

beforeAll(async () => {
  expect((await sweep(`${small} --jobs 1`, 'whole')).code).toBe(0);
  await interrupted('half');
});

const copyOf = (name: string) => {
  rmSync(at('copy'), { recursive: true, force: true });
  cpSync(at(name), at('copy'), { recursive: true });
  return at('copy');
};

describe('of a run under way', () => {
  test.each<[string, string, (file: string) => void]>([
    ['a byte of the rows', rows, flip],
    ['a byte of the half points', sets, flip],
    ['all rows are zeros', rows, zero],
    ['all rows but ten bytes', rows, cut],
    ['the rows', rows, rmSync],
    ['the half points', sets, rmSync],
  ])('what is lost is played again, and it says so: %s', async (_, file, damage) => {
    const folder = copyOf('half');
    damage(`${folder}/${file}`);
    const { code, err } = await run(`resume ${folder} --quiet`);
    expect(err).toMatch(
      new RegExp(
        `^fablelab: ${folder}: \\d+ sets of ${file.replace('.under-way', '')} are damaged or gone, and are played again\\n$`,
      ),
    );
    expect(code).toBe(0);
    expect(filesOf('copy')).toEqual(filesOf('whole'));
  });

  test('rows that the tallies do not know of are cut off', async () => {
    const folder = copyOf('half');
    appendFileSync(`${folder}/${rows}`, 'fablelab-raw/3,1,0,a\n');
    expect(await run(`resume ${folder} --quiet`)).toMatchObject({ code: 0, err: '' });
    expect(filesOf('copy')).toEqual(filesOf('whole'));
  });

  test('Ctrl-C while it is played again saves it, and the next goes on', async () => {
    const folder = copyOf('half');
    rmSync(`${folder}/${rows}`);
    const onInterrupt = (press: () => void) => {
      press();
      return () => {};
    };
    expect((await run(`resume ${folder} --quiet`, { onInterrupt })).code).toBe(130);
    expect((await run(`resume ${folder} --quiet`)).code).toBe(0);
    expect(filesOf('copy')).toEqual(filesOf('whole'));
  });

  test('what has another hash when it is played again is refused', async () => {
    const folder = copyOf('half');
    forge(folder, 'files.raw~csv.segments.0', (line: string) => line.replace(/\w{64}$/, 'a'.repeat(64)));
    const { code, err } = await run(`resume ${folder} --quiet`);
    expect(err).toMatch(
      /raw\.csv\.under-way: damaged, and sets 0 to \d+ of \S+ v \S+ played again are not what they were; sweep it anew\n/,
    );
    expect(code).toBe(2);
  });

  test.each(['{', 'null', '[]', '{"sessions":5}', '{"sessions":[null,7,{"started":1}]}', '\0\0'])(
    'nonsense in run.meta.json (%s) ends nothing',
    async (text) => {
      const folder = copyOf('half');
      writeFileSync(`${folder}/run.meta.json`, text);
      expect(await run(`resume ${folder} --quiet`)).toMatchObject({ code: 0, err: '' });
      expect(filesOf('copy')).toEqual(filesOf('whole'));
    },
  );
});

describe('of a complete run', () => {
  test.each<[string, string, (file: string) => void, string]>([
    ['a byte of the rows', 'raw.csv', flip, 'damaged: it does not hold what was played'],
    ['the rows', 'raw.csv', rmSync, 'found no such file, expected it beside the tallies that speak of it'],
    ['the half points', 'sets.bin', rmSync, 'found no such file, expected it beside the tallies that speak of it'],
    ['a row more', 'raw.csv', (file) => appendFileSync(file, '1\n'), 'damaged: it does not hold what was played'],
  ])('%s: refused by name, and played again by resume', async (_, file, damage, complaint) => {
    const folder = copyOf('whole');
    damage(`${folder}/${file}`);
    const { code, err } = await run(`report ${folder} --quiet`);
    expect(err).toBe(`fablelab: ${folder}/${file}: ${complaint}; resume plays it again\n`);
    expect(code).toBe(2);
    const resumed = await run(`resume ${folder} --quiet`);
    expect(resumed.err).toBe(`fablelab: ${folder}: 180 sets of ${file} are damaged or gone, and are played again\n`);
    expect(resumed.code).toBe(0);
    expect(filesOf('copy')).toEqual(filesOf('whole'));
  });

  test('Ctrl-C while its rows are played again leaves it as it was', async () => {
    const folder = copyOf('whole');
    rmSync(`${folder}/raw.csv`);
    const before = filesOf('copy');
    const onInterrupt = (press: () => void) => {
      press();
      return () => {};
    };
    expect((await run(`resume ${folder} --quiet`, { onInterrupt })).code).toBe(130);
    expect(filesOf('copy')).toEqual(before);
  });

  test('rows that have another hash when they are played again are refused', async () => {
    const folder = copyOf('whole');
    rmSync(`${folder}/raw.csv`);
    forge(folder, 'files.raw~csv.sha256', 'a'.repeat(64));
    const before = filesOf('copy');
    const { code, err } = await run(`resume ${folder} --quiet`);
    expect(err).toContain(`fablelab: ${folder}/raw.csv: damaged, and played again it is not what it was; sweep it anew\n`);
    expect(code).toBe(2);
    expect(filesOf('copy')).toEqual(before);
  });

  test('a report that is not what it was is made again', async () => {
    const folder = copyOf('whole');
    rmSync(`${folder}/matchups.csv`);
    flip(`${folder}/report.md`);
    expect((await run(`resume ${folder} --quiet`)).code).toBe(0);
    expect(filesOf('copy')).toEqual(filesOf('whole'));
  });

  test('rows that all shards have lost are missed', async () => {
    for (const shard of [1, 2]) await sweep(`${small} --shard ${shard}/2`, `shard-${shard}`);
    for (const shard of [1, 2]) rmSync(at(`shard-${shard}/raw.csv`));
    const { code, err } = await run(['merge', at('shard-1'), at('shard-2'), '--out', at('merged')]);
    expect(err).toContain('shard-1/raw.csv: found no such file');
    expect(code).toBe(2);
  });
});
