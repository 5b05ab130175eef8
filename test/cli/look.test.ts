import { describe, expect, test } from 'vitest';
import { run } from './fake-terminal.ts';

interface Look {
  finished: boolean;
  rows: { players: { bot: string }[]; games: number; pairs: number; winRate: { mean: number; low: number; high: number } }[];
}

describe('the first look', () => {
  test('is a table, a story, and what to try next', async () => {
    const { code, out, err } = await run('--pairs 5 --progress none');
    expect(out).toMatch(/^Twisted Fables: Red Riding Hood v Snow White, seed 1\n/);
    for (const row of ['greedy v greedy', 'random v random', 'greedy v random', 'random v greedy']) {
      expect(out).toMatch(
        new RegExp(`\n${row} +\\d+\\.\\d % \\(\\d+\\.\\d–\\d+\\.\\d\\) +10 +\\d+\\.\\d +\\d+ +\\d+\\.\\d %`),
      );
    }
    expect(out.split('What next:')[1]?.match(/^ {2}fablelab /gm)).toHaveLength(3);
    expect(err.replaceAll(/fablelab: .* had no result .*\n/g, '')).toBe('');
    expect(code).toBe(0);
  });

  test('its story is the game that watch shows', async () => {
    const { out } = await run('--pairs 1 --seed 5');
    const watched = (await run('watch --seed 5')).out.split('\nThe same game again')[0] ?? '';
    expect(watched.length).toBeGreaterThan(1000);
    expect(out).toContain(watched);
  });

  test('what it suggests works', async () => {
    const { out } = await run('--pairs 1');
    const suggested = [...out.matchAll(/^ {2}fablelab (.*?) {2}/gm)].map((found) => found[1] ?? '');
    for (const command of suggested) expect((await run(command.replace('50000', '1'))).code).toBe(0);
  });

  test('--json is one object, the same every time', async () => {
    const { code, out } = await run('--pairs 20 --json');
    const look = JSON.parse(out) as Look;
    expect(look.finished).toBe(true);
    expect(look.rows.map((row) => row.games)).toEqual([40, 40, 40, 40]);
    for (const { winRate } of look.rows) {
      expect(winRate.low).toBeLessThanOrEqual(winRate.mean);
      expect(winRate.high).toBeGreaterThanOrEqual(winRate.mean);
      expect(String(winRate.mean)).toMatch(/^[01](\.\d{1,6})?$/);
    }
    expect((await run('--pairs 20 --json')).out).toBe(out);
    expect(code).toBe(0);
  });

  test('--quiet is the table and nothing else', async () => {
    const { out } = await run('--pairs 5 --quiet');
    expect(out.trimEnd().split('\n')).toHaveLength(8);
  });

  test('Ctrl-C shows the games played so far, and how many they were', async () => {
    let clock = 0;
    const impatient = {
      now: () => (clock += 30),
      onInterrupt: (stop: () => void) => {
        stop();
        return () => {};
      },
    };
    const { code, out, err } = await run('--pairs 1000 --json', impatient);
    const look = JSON.parse(out) as Look;
    expect(look.finished).toBe(false);
    expect(look.rows.map((row) => row.games)).toEqual([20, 0, 0, 0]);
    expect(err).toContain('fablelab: interrupted');
    expect(code).toBe(130);
    expect((await run('--pairs 1000', impatient)).out).toMatch(/random v random +– +0 +– +0 +–/);
  });
});
