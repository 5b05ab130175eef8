import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { namedScenario } from '../../../src/lab/scenario/files.ts';
import { readScenario } from '../../../src/lab/scenario/read.ts';
import { withTinyGames } from '../../lab/tiny-games.ts';
import { run } from '../fake-terminal.ts';

const lastLine = (text: string) => text.trimEnd().split('\n').at(-1) ?? '';
const wordsOf = (command: string) => command.replace(/^fablelab /, '');

describe('watch', () => {
  test('tells a game, and its last line shows the same game again', async () => {
    const { code, out, err } = await run('watch --seed 7 --bots random');
    expect(out).toMatch(/^Red Riding Hood \(random\) against Snow White \(random\), seed 7\n/);
    expect(out).toContain('\nTurn 1: Red Riding Hood\n');
    expect(out).toMatch(/\n(Red Riding Hood wins|Snow White wins|Nobody wins) \(.*\)\.\n\d+ turns, \d+ decisions\.\n/);
    expect(lastLine(out)).toBe('fablelab watch --entrants red-riding-hood,snow-white --bots random,random --seed 7');
    expect(await run(wordsOf(lastLine(out)))).toEqual({ code: 0, out, err: '' });
    expect([code, err]).toEqual([0, '']);
  });

  test('makes a seed from the clock and says which', async () => {
    const { out } = await run('watch --fables snow-white,red-riding-hood', { now: () => 1_234_567_890_123 });
    expect(out).toMatch(/^Snow White \(planner\) against Red Riding Hood \(planner\), seed 567890123\n/);
    expect((await run(wordsOf(lastLine(out)))).out).toBe(out);
  });

  test('is played by the bot of the first look, where nobody else is named', async () => {
    const { matchups } = await readScenario(namedScenario('twisted-fables', 'first-look'));
    const { out } = await run('watch --seed 7');
    expect(out).toContain(`Red Riding Hood (${matchups[0]!.sides[0]![0]!.bot}) against`);
  });

  test('other seeds are other games', async () => {
    expect((await run('watch --seed 1')).out).not.toBe((await run('watch --seed 2')).out);
  });

  test('a fable may meet itself', async () => {
    const { code, out } = await run('watch --fables snow-white,snow-white --seed 3');
    expect(out).toContain('Snow White 1');
    expect(code).toBe(0);
  });

  test('started by npm, it names that way in', async () => {
    const { out } = await run('watch --seed 7', { env: { npm_lifecycle_event: 'start' } });
    expect(lastLine(out)).toMatch(/^npm start -- watch /);
  });

  test('colours only where they are wanted', async () => {
    const plain = await run('watch --seed 7');
    const forced = await run('watch --seed 7', { env: { FORCE_COLOR: '1' } });
    const refused = await run('watch --seed 7', { outIsTerminal: true, env: { NO_COLOR: '1' } });
    expect(plain.out).not.toContain('\u001b');
    expect(forced.out).toContain('\u001b[');
    expect(refused.out).toBe(plain.out);
  });
});

const folder = mkdtempSync(join(tmpdir(), 'fablelab-watch-'));
afterAll(() => rmSync(folder, { recursive: true }));

describe('watch of a game without a first look', () => {
  withTinyGames(folder);

  test('wants a bot', async () => {
    const { code, err } = await run('watch --game doom --seed 7');
    expect(err).toMatch(/--bots: found none, expected one of broken, chance, first, last, random: doom has no first look/);
    expect(code).toBe(2);
    expect((await run('watch --game doom --seed 7 --bots first')).code).toBe(0);
  });

  test('has numbers of its own', async () => {
    const { out } = await run('watch --game doom --seed 7 --bots first --set knight.health=x1.5');
    expect(out).toContain('\nChanged: knight.health 6 → 9\n');
  });
});

describe('watch with numbers and rules of its own', () => {
  const damage = 'red-riding-hood.crack-shot.damage';
  const patch = join(folder, 'buff.yaml');
  beforeAll(() => writeFileSync(patch, `change: { ${damage}: +1, snow-white.hp: 1 }\noptions: { starter: second }\n`));
  const title = 'Red Riding Hood (random) against Snow White (random), seed 7\n';

  test('says what is changed, plays it, and shows the same game again', async () => {
    const { code, out } = await run(`watch --seed 7 --bots random --patch ${patch} --set ${damage}=x2 --set turn-cap=9`);
    const changed = `Changed: ${damage} 2 → 6, snow-white.hp 34 → 1, starter first → second, turn-cap 300 → 9\n`;
    expect(out.startsWith(title + changed)).toBe(true);
    expect(out).toContain('\nTurn 1: Snow White\n');
    expect(out).toContain(' 1/1 HP,');
    const again = lastLine(out);
    for (const set of ['starter=second', 'turn-cap=9', `${damage}=6`, 'snow-white.hp=1'])
      expect(again).toContain(`--set ${set}`);
    expect((await run(wordsOf(again))).out).toBe(out);
    expect(code).toBe(0);
  });

  test('takes options by --option too', async () => {
    const one = await run('watch --seed 7 --bots random --option starter=second');
    expect(one.out.startsWith(`${title}Changed: starter first → second\n`)).toBe(true);
    expect((await run('watch --seed 7 --bots random --set starter=second')).out).toBe(one.out);
  });

  test.each([
    [
      `--set ${damage}=-3`,
      `--set ${damage}=-3: change.${damage}: found -3, which makes -1 of 2, expected a whole number from 0`,
    ],
    ['--set alice.hpp=3', 'did you mean "alice.hp"?'],
    ['--option turncap=3', '--option turncap=3: options: found "turncap"'],
    ['--patch nowhere.yaml', '--patch: found no file "nowhere.yaml", expected one'],
  ])('%s', async (flags, message) => {
    const { code, err } = await run(`watch --seed 7 ${flags}`);
    expect(err).toContain(message);
    expect(code).toBe(2);
  });
});

describe('watch --jsonl', () => {
  test('is one object a decision, and a last one with the result', async () => {
    const { code, out, err } = await run('watch --seed 7 --jsonl');
    const rows = out
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line) as Record<string, unknown>);
    const result = rows.at(-1);
    expect(result).toMatchObject({ type: 'result', decisions: rows.length - 1, again: expect.stringMatching(/--jsonl$/) });
    for (const row of rows.slice(0, -1)) {
      expect(row).toMatchObject({ type: 'decision', question: expect.any(String), events: expect.any(Array) });
      expect(['red-riding-hood', 'snow-white']).toContain(row.party);
      expect((row.options as string[])[row.answer as number]).toBe(row.choice);
      expect((row.options as string[]).length).toBeGreaterThan(1);
    }
    expect((await run(wordsOf(String(result?.again)))).out).toBe(out);
    expect([code, err]).toEqual([0, '']);
  });
});
