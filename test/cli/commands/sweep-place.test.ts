// Where a sweep goes: in the place of another run, or on with an equal one.
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { readRun } from '../../../src/lab/run/run-folder.ts';
import { run } from '../fake-terminal.ts';

const home = mkdtempSync(join(tmpdir(), 'fablelab-place-'));
const before = process.cwd();
beforeAll(() => process.chdir(home));
beforeEach(() => {
  rmSync('reports', { recursive: true, force: true });
});
afterAll(() => {
  process.chdir(before);
  rmSync(home, { recursive: true, force: true });
});

const NAME = 'twisted-fables-quick';
const sweep = (flags: string) =>
  run(`sweep --entrants alice,mulan --bots random --seed 1 --jobs 1 --progress none ${flags}`);
const filesOf = (folder: string) => {
  const names = readdirSync(folder).filter((file) => file !== 'run.meta.json');
  return Object.fromEntries(names.map((name) => [name, readFileSync(join(folder, name), 'utf8')]));
};
const pairsIn = (folder: string) => readRun(folder).config.sets;
/** The clock stops it after the first blocks. */
const CUT = '--pairs 600 --for 0.001s';

describe('--replace', () => {
  test('puts the run in the place of one that is there, complete or not, and nothing remains of that', async () => {
    await sweep('--pairs 4 --raw --out reports/x');
    writeFileSync('reports/x/notes.md', '');
    expect(await sweep('--pairs 6 --out reports/x --replace')).toMatchObject({ code: 0 });
    expect(pairsIn('reports/x')).toBe(6);
    await sweep('--pairs 6 --out reports/new');
    expect(filesOf('reports/x')).toEqual(filesOf('reports/new'));
    await sweep(`${CUT} --out reports/x --replace`);
    expect(readRun('reports/x').complete).toBe(false);
    expect(await sweep('--pairs 6 --out reports/x --replace')).toMatchObject({ code: 0 });
    expect(filesOf('reports/x')).toEqual(filesOf('reports/new'));
    expect(readdirSync('reports')).toEqual(['new', 'x']);
  });

  test('takes a new folder, and an empty one', async () => {
    mkdirSync('reports/empty', { recursive: true });
    for (const name of ['new', 'empty']) {
      expect((await sweep(`--pairs 4 --out reports/${name} --replace`)).code).toBe(0);
      expect(pairsIn(`reports/${name}`)).toBe(4);
    }
  });

  test('refuses whatever else is there, and leaves it alone', async () => {
    mkdirSync('reports/x', { recursive: true });
    writeFileSync('reports/x/thesis.md', 'years of work');
    const { code, err } = await sweep('--pairs 4 --out reports/x --replace');
    expect(err).toContain('--out: found files in "reports/x" which are no run, expected a new folder');
    expect(code).toBe(2);
    expect(filesOf('reports/x')).toEqual({ 'thesis.md': 'years of work' });
  });

  test('refuses a run that holds other folders', async () => {
    await sweep('--pairs 4 --out reports/x');
    await sweep('--pairs 4 --out reports/x/y');
    const { code, err } = await sweep('--pairs 6 --out reports/x --replace');
    expect(err).toContain('reports/x: expected a run that may be replaced, but it holds another folder, y');
    expect(code).toBe(2);
    expect(pairsIn('reports/x')).toBe(4);
  });

  test('the old run is there as long as the new one has not begun', async () => {
    await sweep('--pairs 4 --out reports/x');
    const old = filesOf('reports/x');
    // A mistake in the scenario, and a bot that is not there.
    expect((await sweep('--pairs none --out reports/x --replace')).code).toBe(2);
    expect((await run('sweep --bots nobody --out reports/x --replace')).code).toBe(2);
    expect(filesOf('reports/x')).toEqual(old);
    expect(readdirSync('reports')).toEqual(['x']);
  });

  test('and it is there again where the new one cannot be made', async () => {
    await sweep('--pairs 4 --out reports/x');
    const old = filesOf('reports/x');
    // Its name can be made longer by a word, but not by what the draft of a run is called.
    const long = 'x'.repeat(246);
    renameSync('reports/x', `reports/${long}`);
    expect((await sweep(`--pairs 6 --out reports/${long} --replace`)).code).not.toBe(0);
    expect(filesOf(`reports/${long}`)).toEqual(old);
    expect(readdirSync('reports')).toEqual([long]);
  });

  test('needs --out, and is not --continue', async () => {
    expect(await sweep('--pairs 4 --replace')).toMatchObject({
      code: 2,
      err: expect.stringContaining('--replace: found without --out, expected both'),
    });
    const both = await sweep('--pairs 4 --out reports/x --replace --continue');
    expect(both).toMatchObject({ code: 2, err: expect.stringContaining('expected one of them') });
  });

  test('without it a run that is there is left alone, and the message says what there is to do', async () => {
    await sweep('--pairs 4 --out reports/x');
    const { code, err } = await sweep('--pairs 6 --out reports/x');
    expect(err).toContain('--out: found a run in "reports/x", expected a new folder; --continue goes on with an equal one');
    expect(code).toBe(2);
    expect(pairsIn('reports/x')).toBe(4);
  });
});

describe('--continue', () => {
  const whole = '--pairs 600 --raw';

  test.each([
    ['at --out', '--out reports/x', 'reports/x'],
    ['under its name', '', `reports/${NAME}`],
  ])('goes on with an equal run that is not complete, %s, and shows it when it is', async (_, out, folder) => {
    await sweep(`${whole} --out reports/whole`);
    await sweep(`${whole} ${out} --for 0.001s`);
    expect(readRun(folder).matchups[0]?.tally.sets).toBeGreaterThan(0);
    const { code, err } = await sweep(`${whole} ${out} --continue`);
    expect({ code, err }).toEqual({ code: 0, err: expect.stringContaining(`fablelab: going on with ${folder}\n`) });
    expect(
      JSON.parse(readFileSync(`${folder}/run.meta.json`, 'utf8')).sessions.map(({ did }: { did: string }) => did),
    ).toEqual(['sweep', 'resume']);
    expect(filesOf(folder)).toEqual(filesOf('reports/whole'));
    const again = await sweep(`${whole} ${out} --continue --json`);
    expect(again).toMatchObject({ code: 0, err: `fablelab: ${folder} is complete; there is nothing left to play\n` });
    expect(again.out).toBe((await run(`report ${folder} --json`)).out);
  });

  test('starts it where there is none', async () => {
    for (const [out, folder] of [
      ['--out reports/x', 'reports/x'],
      ['', `reports/${NAME}`],
    ]) {
      expect((await sweep(`--pairs 4 --continue ${out}`)).code).toBe(0);
      expect(pairsIn(folder!)).toBe(4);
    }
  });

  test('looks at all of that name, and at nothing else', async () => {
    await sweep('--pairs 4');
    await sweep('--pairs 6');
    await sweep(`${CUT} --out reports/${NAME}-10`);
    await sweep(`${CUT} --out reports/${NAME}-other`);
    mkdirSync(`reports/${NAME}-3`);
    writeFileSync(`reports/${NAME}-3/tallies.json`, 'broken');
    expect((await sweep('--pairs 600 --continue')).code).toBe(0);
    expect(readRun(`reports/${NAME}-10`).complete).toBe(true);
    expect(readRun(`reports/${NAME}-other`).complete).toBe(false);
    expect((await sweep('--pairs 5 --continue')).code).toBe(0);
    expect(pairsIn(`reports/${NAME}-4`)).toBe(5);
  });

  test('a run is equal in its scenario, its shard and its rows', async () => {
    await sweep(CUT);
    for (const [flags, folder] of [
      ['--pairs 601', `${NAME}-2`],
      ['--pairs 600 --raw', `${NAME}-3`],
      ['--pairs 600 --set alice.hp=+1', `${NAME}-4`],
      ['--pairs 600 --shard 1/2', `${NAME}-shard-1-of-2`],
    ]) {
      expect((await sweep(`${flags} --continue`)).code).toBe(0);
      expect(readdirSync('reports')).toContain(folder);
    }
    expect(readRun(`reports/${NAME}`).complete).toBe(false);
  });

  test.each([
    ['--pairs 601', 'of another scenario'],
    ['--pairs 600 --raw', 'without raw.csv'],
    ['--pairs 600 --shard 1/2', 'a whole run, not shard 1/2'],
  ])('at --out another run is refused: %s', async (flags, what) => {
    await sweep(`${CUT} --out reports/x`);
    const old = filesOf('reports/x');
    const { code, err } = await sweep(`${flags} --out reports/x --continue`);
    expect(err).toContain(`--continue: found a run in "reports/x" that is ${what}, expected an equal one`);
    expect(code).toBe(2);
    expect(filesOf('reports/x')).toEqual(old);
  });

  test('by the clock again and again it comes to its end', async () => {
    await sweep('--pairs 60 --out reports/whole');
    let sessions = 0;
    do expect((await sweep('--pairs 60 --continue --for 0.001s')).code).toBe(0);
    while (!readRun(`reports/${NAME}`).complete && ++sessions < 40);
    expect(filesOf(`reports/${NAME}`)).toEqual(filesOf('reports/whole'));
  });
});
