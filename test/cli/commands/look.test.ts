import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { loadBox } from '../../../src/games/index.ts';
import { run } from '../fake-terminal.ts';

const { roster } = await loadBox('twisted-fables');
const MATCHUPS = (roster.length * (roster.length - 1)) / 2;

/** It leaves a folder where it is run. */
const home = mkdtempSync(join(tmpdir(), 'fablelab-look-'));
const before = process.cwd();
beforeAll(() => process.chdir(home));
beforeEach(() => rmSync('reports', { recursive: true, force: true }));
afterAll(() => {
  process.chdir(before);
  rmSync(home, { recursive: true, force: true });
});

/** A Ctrl-C as soon as something is counted: whoever plays looks at the clock then. */
function impatient() {
  let press = () => {};
  return {
    now: () => {
      press();
      return 0;
    },
    onInterrupt: (stop: () => void) => {
      let looks = 0;
      press = () => void (++looks > 1 && stop());
      return () => {};
    },
  };
}

/** The Ctrl-C comes while the bots are measured: by the second crew. */
function impatientWithBots() {
  let crews = 0;
  return {
    onInterrupt: (stop: () => void) => {
      if (++crews === 2) stop();
      return () => {};
    },
  };
}

const filesOf = (folder: string) =>
  Object.fromEntries(
    readdirSync(folder)
      .filter((name) => name !== 'run.meta.json')
      .map((name) => [name, readFileSync(join(folder, name), 'utf8')]),
  );

describe('the first look', () => {
  test('is a story, the summary of a sweep, the bots, and what to try next', async () => {
    const { code, out, err } = await run('--pairs 5 --progress none');
    const [story = '', tables = ''] = out.split('\nTwisted Fables by planner, seed 1: how often the row beats the column');
    expect(story).toMatch(/^One game:\n\nRed Riding Hood \(planner\) against Snow White \(planner\), seed 1\n/);
    const parts = ['most uneven', 'Elo (95 %)', 'The first player wins', 'strongest and weakest', 'best strategy'];
    const places = [...parts, 'The files are in reports/first-look:', 'Is it the bots?', 'What next:'].map((words) =>
      tables.indexOf(words),
    );
    expect(places).not.toContain(-1);
    expect(places).toEqual(places.toSorted((a, b) => a - b));
    for (const row of ['planner v random', 'random v planner', 'random v random']) {
      expect(tables).toMatch(
        RegExp(`\n${row} +\\d+\\.\\d % \\(\\d+\\.\\d–\\d+\\.\\d\\) +4 +\\d+\\.\\d ±\\d+\\.\\d +\\d+ +\\d+\\.\\d %`),
      );
    }
    expect(tables.split('What next:')[1]?.match(/^ {2}fablelab /gm)).toHaveLength(3);
    expect(err.replaceAll(/fablelab: .* had no result .*\n/g, '')).toBe('');
    expect(code).toBe(0);
  });

  test('its story is the game that watch shows, without the middle', async () => {
    const [, told = ''] = /^One game:\n\n([\s\S]*?)\nTwisted Fables by/.exec((await run('--pairs 1 --seed 5')).out) ?? [];
    const [beginning = '', ending = ''] = told.split(/^… turns 3 to \d+ are left out; the whole game:\n.*\n/m);
    const [, command = ''] = /^ {2}fablelab (watch .*)$/m.exec(told) ?? [];
    const watched = (await run(command)).out.split('\nThe same game again')[0] ?? '';
    expect(beginning.length).toBeGreaterThan(500);
    expect(ending.length).toBeGreaterThan(200);
    expect(watched.startsWith(beginning)).toBe(true);
    expect(watched.endsWith(ending)).toBe(true);
    expect(told.split('\n').length).toBeLessThan(200);
  });

  test('what it suggests works', async () => {
    const { out } = await run('--pairs 1');
    const suggested = [...out.matchAll(/^ {2}fablelab (.*?)(?: {2}|$)/gm)].map((found) => found[1] ?? '');
    expect(suggested).toHaveLength(4);
    for (const command of suggested) expect((await run(command)).code, command).toBe(0);
  });

  test('is the sweep of first-look: the same files, the same JSON, the same words', async () => {
    const words = '--pairs 5 --seed 9 --progress none';
    const looked = await run(`${words} --json`);
    const files = filesOf('reports/first-look');
    rmSync('reports', { recursive: true });
    expect(looked).toEqual(await run(`sweep first-look ${words} --json`));
    expect(files).toEqual(filesOf('reports/first-look'));
    const summary = (await run('report reports/first-look')).out;
    rmSync('reports', { recursive: true });
    expect((await run(words)).out).toContain(`\n${summary}\nIs it the bots?`);
    expect(JSON.parse(looked.out)).toMatchObject({ folder: 'reports/first-look', games: 10 * MATCHUPS, run: { seed: '9' } });
  });

  test('a second one leaves the first where it is', async () => {
    await run('--pairs 1 --seed 1 --json');
    const files = filesOf('reports/first-look');
    const { out } = await run('--pairs 1 --seed 2 --quiet');
    expect(out).toContain('The files are in reports/first-look-2:');
    expect(filesOf('reports/first-look')).toEqual(files);
  });

  test('--quiet is the tables and nothing else', async () => {
    const { out, err } = await run('--pairs 5 --quiet --seed 3');
    expect(out).toMatch(/^Twisted Fables by planner, seed 3: /);
    expect(out).toMatch(/\nrandom v random .*\n$/);
    expect(err.replaceAll(/fablelab: .* had no result .*\n/g, '')).toBe('');
  });

  test('Ctrl-C saves what was played, and says how to go on', async () => {
    const { code, out, err } = await run('--pairs 1000 --jobs 1 --json', impatient());
    const message = 'interrupted and saved; to go on: fablelab resume reports/first-look';
    expect(JSON.parse(out)).toEqual({ schema: 'fablelab-error/1', error: { message, exitCode: 130 } });
    expect(err).toContain('fablelab: interrupted and saved; to go on:\n  fablelab resume reports/first-look\n');
    expect(code).toBe(130);
  });

  test('Ctrl-C while the bots are measured leaves the sweep complete', async () => {
    const { code, out, err } = await run('--pairs 1 --jobs 1', impatientWithBots());
    expect(out).toMatch(/random v random +– +0 +– +0 +–/);
    expect(out).not.toContain('What next');
    expect(err).toContain('interrupted; the sweep is complete');
    expect(code).toBe(130);
    expect((await run('runs')).out).toMatch(/^reports\/first-look +complete /m);
  });

  test('a wrong number is named before anything is made', async () => {
    expect(await run('--pairs none')).toMatchObject({ code: 2, err: expect.stringContaining('--pairs: found "none"') });
    expect(existsSync('reports')).toBe(false);
  });
});
