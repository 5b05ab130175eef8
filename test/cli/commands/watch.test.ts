import { describe, expect, test } from 'vitest';
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
    expect(out).toMatch(/^Snow White \(greedy\) against Red Riding Hood \(greedy\), seed 567890123\n/);
    expect((await run(wordsOf(lastLine(out)))).out).toBe(out);
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
