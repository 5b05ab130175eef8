// Runs by their folder, or by their name under reports/.
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { chooseRun } from '../../../src/cli/choose/run.ts';
import { UsageError } from '../../../src/cli/errors.ts';
import { run } from '../fake-terminal.ts';

const home = mkdtempSync(join(tmpdir(), 'fablelab-runs-'));
const before = process.cwd();
beforeAll(async () => {
  process.chdir(home);
  const sweep = 'sweep --entrants alice,mulan --bots random --pairs 4 --seed 1 --quiet';
  await run(`${sweep} --out reports/duel`);
  for (const index of [1, 2]) await run(`${sweep} --shard ${index}/2 --out reports/part-${index}`);
  await run(`${sweep} --out elsewhere/other`);
  mkdirSync('reports/coverage');
  mkdirSync('reports/shadowed');
  mkdirSync('shadowed');
  for (const folder of ['reports/shadowed', 'reports/.hidden']) {
    mkdirSync(folder, { recursive: true });
    writeFileSync(join(folder, 'tallies.json'), '{}');
  }
  writeFileSync('notes.txt', '');
});
afterAll(() => {
  process.chdir(before);
  rmSync(home, { recursive: true, force: true });
});

describe('a run', () => {
  test.each([
    ['duel', 'reports/duel'],
    ['reports/duel', 'reports/duel'],
    ['reports/duel/', 'reports/duel'],
    ['elsewhere/other', 'elsewhere/other'],
    ['./elsewhere/../reports/duel', './elsewhere/../reports/duel'],
  ])('%s is %s', (name, folder) => {
    expect(chooseRun(name)).toBe(folder);
    expect(chooseRun(join(home, folder))).toBe(join(home, folder));
  });

  const expected = 'expected a run, by its folder or by its name under reports/';
  const noRun = (folder: string) => `the folder "${folder}", which is no run: it has no tallies.json`;
  test.each([
    ['deul', '"deul"', '; did you mean "duel"?'],
    ['reprots/duel', '"reprots/duel"', '; did you mean "reports/duel"?'],
    ['elsewhere/othr', '"elsewhere/othr"', '; did you mean "elsewhere/other"?'],
    ['nothing-alike', '"nothing-alike"', ''],
    ['coverage', '"coverage"', ''],
    ['hidden', '"hidden"', ''],
    ['reports/coverage', noRun('reports/coverage'), ''],
    ['shadowed', noRun('shadowed'), '; did you mean "reports/shadowed"?'],
    ['elsewhere', noRun('elsewhere'), ''],
    ['.', noRun('.'), ''],
    ['notes.txt', 'the file "notes.txt"', ''],
    ['notes.txt/duel', '"notes.txt/duel"', ''],
    ['reports/duel/tallies.json', 'the file "reports/duel/tallies.json"', '; did you mean "reports/duel"?'],
    ['../reports/duel', '"../reports/duel"', '; did you mean "reports/duel"?'],
    ['', '""', ''],
  ])('"%s" is none: found %s%s', (name, found, meant) => {
    expect(() => chooseRun(name)).toThrow(new UsageError(`run: found ${found}, ${expected}${meant}`));
  });

  test.each(['report %', 'resume %', 'replay % 1#0a', 'merge % % --out whole', 'power --detect 1pp --run %'])(
    '%s takes it by its name, and knows what was meant',
    async (line) => {
      const named = await run(line.replace('%', line.startsWith('merge') ? 'part-1' : 'duel').replace('%', 'part-2'));
      expect(named.code).toBe(0);
      const { code, err } = await run(line.replaceAll('%', 'deul').replace('whole', 'more'));
      expect(err).toMatch(/^fablelab: (run|--run): found "deul", expected a run, .*; did you mean "duel"\?\n$/);
      expect(code).toBe(2);
    },
  );
});
