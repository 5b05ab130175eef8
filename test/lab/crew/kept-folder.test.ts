// The folder of what was played before: several processes at once, what is old, and what can be had of it without playing.
import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import { describe, expect, test } from 'vitest';
import type { Resolved } from '../../../src/lab/contest/resolved.ts';
import { newTally } from '../../../src/lab/contest/tally.ts';
import type { BlockResult, Crew, Signed } from '../../../src/lab/crew/crew.ts';
import { KeptBlocks } from '../../../src/lab/crew/kept-blocks.ts';
import { KeptFolder } from '../../../src/lab/crew/kept-folder.ts';
import { quickScenario } from '../../../src/lab/scenario/read.ts';
import { loadBox } from '../../../src/lab/who/games.ts';
import { at, home } from '../run/runs.ts';

mkdirSync(home, { recursive: true });
const box = await loadBox('twisted-fables');
const config: Resolved = await quickScenario({ game: box.name, entrants: 'alice,mulan', bots: 'random', pairs: '600' });
const key = (digit: number): string => `${digit}`.repeat(64);
const pathOf = (folder: string, digit: number): string => join(folder, `${digit}${digit}`, `${key(digit).slice(2)}.json`);
const signed: Signed = { engine: 'e', bots: {}, unsteady: [] };

function crewOf(fault: BlockResult['fault'] = null, signs: Signed = signed) {
  const asked = { plays: 0, signs: 0, released: 0 };
  const result = (): BlockResult => {
    asked.plays++;
    return { tally: newTally(box), failures: [], arms: [], rows: '', sets: null, scores: null, fault, milliseconds: 60 };
  };
  const crew: Crew = {
    hands: 2,
    sign: async () => {
      asked.signs++;
      return signs;
    },
    play: async () => result(),
    release: () => void asked.released++,
    close: async () => {},
  };
  return { crew, asked };
}

const keys = { block: ({ from, to }: { from: number; to: number }) => key(1 + ((from + to) % 7)), sign: key(9) };
const keeping = (folder: string, { crew }: { readonly crew: Crew }) => new KeptBlocks(crew, folder, keys, config);

describe('a crew that keeps', () => {
  test('keeps a whole round, also in pieces that come in any order and twice', async () => {
    const [folder, other] = [at('pieces'), crewOf()];
    const keeper = keeping(folder, other);
    for (const [from, to] of [
      [100, 256],
      [0, 60],
      [0, 60],
      [50, 100],
    ] as const)
      await keeper.play({ matchup: 0, from, to });
    expect(keeper.has({ matchup: 0, from: 0, to: 256 })).toBe(false);
    await keeper.play({ matchup: 0, from: 60, to: 100 });
    expect(keeper.has({ matchup: 0, from: 0, to: 256 })).toBe(true);
    // The last round is as long as it is.
    await keeper.play({ matchup: 0, from: 512, to: 600 });
    expect(keeper.has({ matchup: 0, from: 512, to: 600 })).toBe(true);
  });

  test.each([
    [0, 200],
    [10, 256],
    [200, 300],
    [0, 512],
    [256, 600],
  ])('does not keep sets %i to %i', async (from, to) => {
    const folder = at(`part-${from}-${to}`);
    const keeper = keeping(folder, crewOf());
    await keeper.play({ matchup: 0, from, to });
    expect(keeper.has({ matchup: 0, from, to })).toBe(false);
    expect(existsSync(folder)).toBe(false);
  });

  test('keeps nothing of a fault', async () => {
    const folder = at('fault');
    const result = await keeping(folder, crewOf({ what: 'lost', line: '' })).play({ matchup: 0, from: 0, to: 256 });
    expect(result.fault).toEqual({ what: 'lost', line: '' });
    expect(existsSync(folder)).toBe(false);
  });

  test('gives back to the crew what is of the crew', async () => {
    const [folder, one] = [at('released'), crewOf()];
    const keeper = keeping(folder, one);
    for (let time = 0; time < 3; time++) keeper.release(await keeper.play({ matchup: 0, from: 0, to: 256 }));
    expect(one.asked).toMatchObject({ plays: 1, released: 1 });
    expect(keeper.reused).toBe(512);
  });

  test('signs once, unless a bot is unsteady', async () => {
    const [folder, steady] = [at('signed'), crewOf()];
    for (let time = 0; time < 3; time++) expect(await keeping(folder, steady).sign()).toEqual(signed);
    expect(steady.asked.signs).toBe(1);
    const unsteady = crewOf(null, { ...signed, unsteady: [{ bot: 'b', what: 'rolls', line: '' }] });
    for (let time = 0; time < 2; time++) await keeping(at('unsteady'), unsteady).sign();
    expect(unsteady.asked.signs).toBe(2);
  });
});

describe('a folder', () => {
  const DAY = 24 * 60 * 60 * 1000;

  test('forgets what was not used for a month, and nothing that is not its own', () => {
    const folder = at('old');
    const files = new KeptFolder(folder);
    for (const digit of [1, 2, 3]) files.write(key(digit), { digit });
    const draft = `${pathOf(folder, 2)}.draft-99`;
    const foreign = [join(folder, 'notes.json'), join(folder, '11', 'notes.json')];
    for (const path of [draft, ...foreign]) writeFileSync(path, '{}');
    const old = new Date(Date.now() - 31 * DAY);
    for (const path of [pathOf(folder, 1), pathOf(folder, 2), draft, ...foreign]) utimesSync(path, old, old);
    expect(files.read(key(1))).toEqual({ digit: 1 });
    expect(statSync(pathOf(folder, 1)).mtimeMs).toBeGreaterThan(Date.now() - DAY);
    files.forgetOld(Date.now());
    expect([1, 2, 3].map((digit) => files.read(key(digit)))).toEqual([{ digit: 1 }, null, { digit: 3 }]);
    expect([draft, ...foreign].map((path) => existsSync(path))).toEqual([false, true, true]);
  });

  test('that is not there, or is none, has and takes nothing', () => {
    writeFileSync(at('none'), '');
    for (const folder of [at('none'), join(at('none'), 'deeper')]) {
      const files = new KeptFolder(folder);
      files.write(key(1), {});
      files.forgetOld(Date.now());
      expect(files.read(key(1))).toBeNull();
    }
  });

  test('is written and read by several processes at once', async () => {
    const [folder, program] = [at('several'), at('writer.mjs')];
    const source = fileURLToPath(new URL('../../../src/lab/crew/kept-folder.ts', import.meta.url));
    const contents = `
      import { KeptFolder } from ${JSON.stringify(source)};
      const files = new KeptFolder(${JSON.stringify(folder)});
      for (let time = 0; time < 60; time++) for (const digit of '123') {
        const known = files.read(digit.repeat(64));
        if (known !== null && known.length !== 50_000) throw new Error('half of it');
        files.write(digit.repeat(64), digit.repeat(50_000));
      }`;
    const stdin = { contents, resolveDir: dirname(source) };
    await build({ stdin, bundle: true, platform: 'node', format: 'esm', outfile: program, logLevel: 'error' });
    const ended = [1, 2, 3].map(
      () => new Promise((end) => spawn(process.execPath, [program], { stdio: 'inherit' }).once('exit', end)),
    );
    expect(await Promise.all(ended)).toEqual([0, 0, 0]);
    for (const digit of [1, 2, 3]) expect(new KeptFolder(folder).read(key(digit))).toBe(`${digit}`.repeat(50_000));
    expect((readdirSync(folder, { recursive: true }) as string[]).filter((name) => name.includes('draft'))).toEqual([]);
  });
});
