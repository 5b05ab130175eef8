// A bot that throws, and one that never returns: whatever command plays them says the same and ends with 3.
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { run } from './fake-terminal.ts';

const home = mkdtempSync(join(tmpdir(), 'fablelab-faults-'));

const training =
  'training: { weights: [{ name: "w", step: 1 }], lists: ["all"], listOf: () => "all", start: () => [0], current: () => [0], with: () => bot }';
const bots = {
  hopeless: "export default { about: '', choose() { throw new Error('never'); } };",
  stuck: "export default { about: '', choose(view, q) { if (q.roll(40) === 0) for (;;); return 0; } };",
  // They are well until they are trained.
  'bad-pupil': `const bot = { about: '', choose() { throw new Error('too hard'); } }; export default { about: '', choose: () => 0, ${training} };`,
  dreamer: `const bot = { about: '', choose() { for (;;); } }; export default { about: '', choose: () => 0, ${training} };`,
};

beforeAll(() => {
  const folder = join(home, 'twisted-fables');
  mkdirSync(folder, { recursive: true });
  for (const [name, text] of Object.entries(bots)) writeFileSync(join(folder, `${name}.js`), text);
  writeFileSync(join(home, 'package.json'), '{ "type": "module" }');
  process.env.FABLELAB_BOTS = home;
});
afterAll(() => {
  process.env.FABLELAB_BOTS = '';
  rmSync(home, { recursive: true, force: true });
});

const two = '--fables alice,mulan --pairs 3 --seed 1 --quiet';
const short = '--generations 1 --population 4 --pairs 2 --quiet';
const HANGS = /a game was not over after [\d.]+ s; a bot never returned\n/;

describe('a bot that fails in every game', () => {
  test('ladder says so, with the reason and the line, and ends with 3', async () => {
    const { code, out, err } = await run(`ladder --bots hopeless,random ${two} --no-speed --json`);
    expect(code).toBe(3);
    expect(err).toContain('fablelab: 12 pairs are left out of all rates\n');
    expect(err).toContain('alice/hopeless v alice/random, pair 0a: never\n');
    const [, line = ''] = /fablelab replay --line "(.*)"/.exec(err) ?? [];
    expect((await run(['replay', '--line', line])).out).toContain(' is to choose: ');
    expect(JSON.parse(out).pairings[0].games).toBe(0);
  });

  test('train ends with 3: nobody learns from games that were left out', async () => {
    const { code, out, err } = await run(`train bad-pupil ${short}`);
    expect(code).toBe(3);
    expect(err).toMatch(/^fablelab: too hard\nfablelab replay --line "twisted-fables /m);
    expect(out).toBe('');
  });
});

describe('a bot that never returns', () => {
  test('ladder', async () => {
    const { code, err } = await run(`ladder --bots stuck,random ${two} --no-speed --patience 2`);
    expect(err).toMatch(HANGS);
    expect(code).toBe(3);
  });

  test('train', async () => {
    const { code, err } = await run(`train dreamer ${short} --patience 2`);
    expect(err).toMatch(HANGS);
    expect(err).toMatch(/red-riding-hood\/candidate v [a-z-]+\/itself, set 0a: a game was not over/);
    expect(code).toBe(3);
  });

  test('the first look', async () => {
    // No game is over so soon.
    const { code, err } = await run('--pairs 1 --patience 0.001 --quiet');
    expect(err).toMatch(HANGS);
    expect(code).toBe(3);
  });

  test('a dry run', async () => {
    const { code, err } = await run(`sweep --bots stuck ${two} --dry-run --patience 2`);
    expect(err).toMatch(HANGS);
    expect(code).toBe(3);
  });
});
