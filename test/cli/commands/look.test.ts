import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { describe, expect, test } from 'vitest';
import { loadBox } from '../../../src/games/index.ts';
import { run } from '../fake-terminal.ts';

interface Rate {
  mean: number;
  low: number;
  high: number;
}

interface Matchup {
  a: string;
  b: string;
  pairs: number;
  games: number;
  winRate: number;
  low: number;
  high: number;
  turns: number;
  noResults: number;
}

interface Look {
  finished: boolean;
  matrix: {
    bot: string;
    games: number;
    firstPlayerRate: Rate;
    fables: { id: string; winRate: Rate }[];
    matchups: Matchup[];
  };
  rows: { players: { bot: string }[]; games: number; turns: number; winRate: Rate; meanTurns: Rate }[];
}

const { roster } = await loadBox('twisted-fables');
const MATCHUPS = (roster.length * (roster.length - 1)) / 2;

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

describe('the first look', () => {
  test('is a story, a matrix, the first player, the bots, and what to try next', async () => {
    const { code, out, err } = await run('--pairs 5 --progress none');
    const [story = '', tables = ''] = out.split('\nTwisted Fables by planner, seed 1: how often the row beats the column');
    expect(story).toMatch(/^One game:\n\nRed Riding Hood \(planner\) against Snow White \(planner\), seed 1\n/);
    for (const { name } of roster) {
      expect(tables).toMatch(RegExp(`^${name} +(—|\\d+ ±\\d+) .* \\d+\\.\\d ±\\d+\\.\\d$`, 'm'));
    }
    expect(tables.match(/—/g)).toHaveLength(roster.length);
    expect(tables).toContain(`\n5 pairs of games a matchup, ${MATCHUPS * 10} games in all.\n`);
    expect(tables).toMatch(
      RegExp(`\nThe first player wins \\d+\\.\\d % \\(\\d+\\.\\d–\\d+\\.\\d\\) of the ${MATCHUPS * 10} games\\.\n`),
    );
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

  test('its table has colours and fits on a terminal', async () => {
    const colours = [32, 31].map((code) => RegExp(String.raw`\x1b\[${code}m\d+ ±\d+\x1b\[39m`));
    const onTerminal = { outIsTerminal: true, columns: 80, env: { TERM: 'xterm' } };
    const { out } = await run('--pairs 20 --quiet', onTerminal);
    const matrix = out.slice(out.indexOf('\n'), out.indexOf('pairs of games'));
    for (const colour of colours) expect(matrix).toMatch(colour);
    for (const line of matrix.split('\n')) expect(stripVTControlCharacters(line).length).toBeLessThanOrEqual(80);
    expect((await run('--pairs 1 --quiet')).out).not.toContain('\u001b');
    expect((await run('--pairs 1 --quiet', { ...onTerminal, env: { NO_COLOR: '1' } })).out).not.toContain('\u001b');
  });

  test('--json is one object, the same every time', async () => {
    const { code, out } = await run('--pairs 20 --json');
    const { finished, matrix, rows } = JSON.parse(out) as Look;
    expect(finished).toBe(true);
    expect(matrix.games).toBe(40 * MATCHUPS);
    expect(matrix.matchups).toHaveLength(MATCHUPS);
    expect(matrix.fables.map(({ id }) => id)).toEqual(roster.map(({ id }) => id));
    for (const matchup of matrix.matchups) expect(matchup).toMatchObject({ pairs: 20, games: 40 });
    expect(rows.map((row) => row.games)).toEqual([10, 10, 10]);
    const rates = [
      ...matrix.matchups.map(({ winRate, low, high }) => ({ mean: winRate, low, high })),
      ...[...matrix.fables, ...rows].map(({ winRate }) => winRate),
      matrix.firstPlayerRate,
    ];
    for (const { mean, low, high } of rates) {
      expect(low).toBeLessThanOrEqual(mean);
      expect(high).toBeGreaterThanOrEqual(mean);
      expect(String(mean)).toMatch(/^[01](\.\d{1,6})?$/);
    }
    for (const { turns, games, meanTurns } of rows) {
      expect(meanTurns.mean).toBeCloseTo(turns / games, 6);
      expect(meanTurns.low).toBeLessThan(meanTurns.high);
    }
    expect((await run('--pairs 20 --json')).out).toBe(out);
    expect(code).toBe(0);
  });

  test('is the scenario first-look: the same games as its sweep', async () => {
    const { out } = await run('--pairs 20 --seed 9 --json');
    const home = mkdtempSync(join(tmpdir(), 'fablelab-look-'));
    try {
      const swept = await run(`sweep first-look --pairs 20 --seed 9 --json --progress none --out ${join(home, 'run')}`);
      const { matchups } = JSON.parse(swept.out) as {
        matchups: { players: { party: string; bot: string }[]; winRate: Rate }[];
      };
      const { matrix } = JSON.parse(out) as Look;
      expect(matrix.matchups.map(({ a, b, winRate, low, high }) => [a, b, { mean: winRate, low, high }])).toEqual(
        matchups.map(({ players, winRate }) => [...players.map(({ party }) => party), winRate]),
      );
      expect(new Set(matchups.flatMap(({ players }) => players.map(({ bot }) => bot)))).toEqual(new Set([matrix.bot]));
    } finally {
      rmSync(home, { recursive: true, force: true });
    }
  });

  test('--quiet is the tables and nothing else', async () => {
    const { out, err } = await run('--pairs 5 --quiet --seed 3');
    expect(out).toMatch(/^Twisted Fables by planner, seed 3: /);
    expect(out).toMatch(/\nrandom v random .*\n$/);
    expect(err.replaceAll(/fablelab: .* had no result .*\n/g, '')).toBe('');
  });

  test('Ctrl-C shows the games played so far, and how many they were', async () => {
    const { code, out, err } = await run('--pairs 1000 --jobs 1 --json', impatient());
    const { finished, matrix, rows } = JSON.parse(out) as Look;
    expect(finished).toBe(false);
    // What the worker plays, and what waits for it.
    expect(matrix.games).toBe(16);
    expect(matrix.matchups.map(({ games }) => games)).toEqual([16, ...Array(MATCHUPS - 1).fill(0)]);
    expect(matrix.firstPlayerRate.mean).toBeNull();
    expect(rows.map((row) => row.games)).toEqual([0, 0, 0]);
    expect(err).toContain('fablelab: interrupted');
    expect(code).toBe(130);
  });

  test('Ctrl-C shows no rate where there are no games', async () => {
    const { out } = await run('--pairs 1000 --jobs 1', impatient());
    expect(out).toMatch(/^Red Riding Hood +— +\d+ ±\d+ +– .* –$/m);
    expect(out).toContain('\n0 to 8 pairs of games a matchup, 16 games in all.\n');
    expect(out).toMatch(/random v random +– +0 +– +0 +–/);
  });
});
