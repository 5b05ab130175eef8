// Which runs there are, and which of them go.
import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync, utimesSync, writeFileSync } from 'node:fs';
import { hostname, tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { reasonToKeep } from '../../../src/lab/run/remove-run.ts';
import { run } from '../fake-terminal.ts';

const home = mkdtempSync(join(tmpdir(), 'fablelab-prune-'));
const before = process.cwd();
const DAY = 86_400_000;
/** No process has such a number. */
const GONE = 2 ** 30;

const age = (folder: string, days: number) => {
  const then = new Date(Date.now() - days * DAY);
  for (const name of readdirSync(folder)) utimesSync(join(folder, name), then, then);
  utimesSync(folder, then, then);
};
const there = () => readdirSync('reports').sort();

beforeAll(() => process.chdir(home));
beforeEach(async () => {
  rmSync('reports', { recursive: true, force: true });
  const sweep = 'sweep --entrants alice,mulan --bots random --seed 1 --jobs 1 --quiet';
  await run(`${sweep} --pairs 4 --out reports/done`);
  await run(`${sweep} --pairs 4 --out reports/old`);
  await run(`${sweep} --pairs 600 --for 0.001s --out reports/cut`);
  age('reports/old', 40);
  mkdirSync('reports/thesis');
  writeFileSync('reports/thesis/notes.md', '');
  mkdirSync('reports/broken');
  writeFileSync('reports/broken/tallies.json', '{}');
  writeFileSync('reports/broken/scenario.json', '{}');
  mkdirSync(`reports/.left.draft-${hostname()}-${GONE}`);
  mkdirSync(`reports/.making.draft-${hostname()}-${process.pid}`);
  mkdirSync('reports/.hidden');
  mkdirSync('elsewhere', { recursive: true });
  symlinkSync('../elsewhere', 'reports/link');
});
afterAll(() => {
  process.chdir(before);
  rmSync(home, { recursive: true, force: true });
});

const all = () =>
  [`.hidden .left.draft-${hostname()}-${GONE} .making.draft-${hostname()}-${process.pid}`, 'broken cut done link old thesis']
    .join(' ')
    .split(' ');

describe('runs --prune', () => {
  test('--yes deletes the unfinished ones and what killed processes left, and nothing else', async () => {
    expect(there()).toEqual(all());
    const { code, out, err } = await run('runs --prune --yes');
    expect(code).toBe(0);
    expect(there()).toEqual(all().filter((name) => name !== 'cut' && !name.startsWith('.left')));
    expect(out).toMatch(/^reports\/cut +unfinished, \d+ % +\d+\.\d kB$/m);
    expect(out).toMatch(/^reports\/\.left\.draft-\S+-\d+ +left by a killed process +0\.0 kB$/m);
    expect(out).toMatch(/^deleted: 2 folders, \d+\.\d kB of the disk are free$/m);
    expect(err).toMatch(/^fablelab: reports\/broken stays: reports\/broken\/tallies\.json: found schema .*\n$/);
    expect(existsSync('elsewhere')).toBe(true);
  });

  test('--older: complete ones too, if nobody touched them for so long', async () => {
    const { out } = await run('runs --prune --older 41d --yes');
    expect(out).not.toContain('reports/old');
    expect(there()).toContain('old');
    expect((await run('runs --prune --older 39d12h --yes')).out).toMatch(/^reports\/old +complete +/m);
    expect(there()).not.toContain('old');
    expect(there()).toContain('done');
  });

  test('on a pipe without --yes it shows what would go, and refuses', async () => {
    const { code, out, err } = await run('runs --prune');
    expect(out).toContain('reports/cut');
    expect(err).toContain('fablelab: --prune: found nobody to ask, expected --yes; nothing was deleted\n');
    expect(code).toBe(2);
    expect(there()).toEqual(all());
  });

  test.each([
    ['y', true],
    ['YES ', true],
    ['n', false],
    ['', false],
    ['yeah', false],
  ])('on a terminal it asks; "%s" deletes: %s', async (answer, deletes) => {
    const asked: string[] = [];
    const ask = async (question: string) => {
      asked.push(question);
      expect(there()).toEqual(all());
      return answer;
    };
    const { code, err } = await run('runs --prune', { ask });
    expect(code).toBe(0);
    expect(asked).toEqual([expect.stringMatching(/^Delete 2 folders, \d+\.\d kB\? \(y\/N\) $/)]);
    expect(there().includes('cut')).toBe(!deletes);
    expect(err.includes('nothing was deleted')).toBe(!deletes);
  });

  test('Ctrl-C at the question deletes nothing', async () => {
    expect(await run('runs --prune', { ask: async () => null })).toMatchObject({ code: 130 });
    expect(there()).toEqual(all());
  });

  test('what is finished while the question is open stays', async () => {
    const ask = async () => {
      await run('resume reports/cut --quiet');
      return 'y';
    };
    const { out } = await run('runs --prune', { ask });
    expect(out).toMatch(/^deleted: 1 folder, /m);
    expect(there()).toContain('cut');
  });

  test('a run that holds other folders stays, and says so', async () => {
    mkdirSync('reports/cut/mine');
    const { err } = await run('runs --prune --yes');
    expect(err).toContain('fablelab: reports/cut stays: it holds another folder, mine\n');
    expect(there()).toContain('cut');
  });

  test('--json is one object', async () => {
    const { out } = await run('runs --prune --yes --json');
    const object = JSON.parse(out);
    expect(object).toMatchObject({ schema: 'fablelab-prune/1', in: 'reports' });
    expect(object.deleted.map(({ folder }: { folder: string }) => folder)).toEqual([
      'reports/cut',
      `reports/.left.draft-${hostname()}-${GONE}`,
    ]);
    expect(object.bytes).toBeGreaterThan(1000);
    expect(object.staying).toEqual([expect.objectContaining({ folder: 'reports/broken' })]);
    expect(JSON.parse((await run('runs --prune --yes --json')).out)).toMatchObject({ deleted: [], bytes: 0 });
    expect(JSON.parse((await run('runs --prune --json')).out)).toMatchObject({ error: { exitCode: 2 } });
  });

  test('where there is nothing it says so', async () => {
    expect(await run('runs --prune --yes --in nowhere')).toMatchObject({ code: 0, out: 'nothing to prune in nowhere\n' });
  });

  test.each([
    ['runs --yes', '--yes: found without --prune, expected both'],
    ['runs --older 3d', '--older: found without --prune, expected both'],
    ['runs --prune --older soon', '--older: found "soon", expected a time such as'],
  ])('%s is a mistake', async (line, said) => {
    expect(await run(line)).toMatchObject({ code: 2, err: expect.stringContaining(said) });
    expect(there()).toEqual(all());
  });
});

test('a draft is held by the process whose number it has', () => {
  expect(reasonToKeep(`reports/.making.draft-${hostname()}-${process.pid}`)).toBe('a process is at work in it');
  expect(reasonToKeep(`reports/.left.draft-${hostname()}-${GONE}`)).toBeNull();
});
