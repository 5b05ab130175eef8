// What two runs differ in, and what that did: set by set where they share their luck.
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parse } from 'csv-parse/sync';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { withTinyGames } from '../../lab/tiny-games.ts';
import { run } from '../fake-terminal.ts';

const home = mkdtempSync(join(tmpdir(), 'fablelab-diff-'));
const before = process.cwd();
beforeAll(() => process.chdir(home));
afterAll(() => {
  process.chdir(before);
  rmSync(home, { recursive: true, force: true });
});
withTinyGames(home);

type Row = Record<string, string>;
const rowsOf = (folder: string, file = 'diff.csv'): Row[] =>
  parse(readFileSync(join(folder, file), 'utf8'), { columns: true });

const PATH = 'red-riding-hood.crack-shot.damage';
const fables = '--entrants red-riding-hood,snow-white,alice --bots greedy --jobs 1 --progress none';
const three = `${fables} --seed 2`;

/** Of a program that reads what is printed. */
async function checked(word: string, out: string): Promise<void> {
  const schema = JSON.parse((await run(`schema ${word}`)).out);
  expect(() => z.fromJSONSchema(schema).parse(JSON.parse(out))).not.toThrow();
}

describe('two runs', () => {
  const sweep = (more: string, out: string) => run(`sweep ${fables} --pairs 60 ${more} --quiet --out ${out}`);
  beforeAll(async () => {
    await sweep('--seed 2 --raw', 'one');
    await sweep(`--seed 2 --raw --set ${PATH}=+1`, 'two');
    await sweep('--seed 5', 'other-luck');
    await sweep('--seed 2 --set keep-sets=false', 'without');
    await run(`diff ${three} --pairs 60 --set ${PATH}=+1 --out armed`);
  });

  const rates = (rows: Row[]) => {
    const own = rows.filter(({ figure }) => figure === 'rate');
    return new Map(own.map(({ arm: _, games_otherwise, games_turned, ...row }) => [`${row.matchup} ${row.entrant}`, row]));
  };

  test('set by set are what an arm is', async () => {
    const { out, code } = await run('diff one two --out both');
    expect(code).toBe(0);
    expect(out).toContain(`\nChanged: ${PATH} 2 → 3.\n`);
    expect(out).not.toContain('npaired');
    const [two, armed] = [rates(rowsOf('both')), rates(rowsOf('armed'))];
    expect(armed.size).toBeGreaterThan(4);
    for (const [name, { q, shift, shift_low, shift_high, ...row }] of armed) {
      // Of three matchups the third has no arm: it is known to be 0.
      expect(two.get(name)).toMatchObject({ base: row.base, changed: row.changed, shift });
      if (row.matchup !== '') expect(two.get(name)).toMatchObject({ ...row, shift_low, shift_high });
    }
    expect(readdirSync('both').sort()).toEqual(['datapackage.json', 'diff.csv', 'report.md']);
  });

  test('are the same as those counted game by game', async () => {
    const points = (name: string, matchup: string) => {
      const sets = new Map<string, number>();
      for (const { matchup: own, set = '', winner, game } of rowsOf(name, 'raw.csv'))
        if (own === matchup)
          sets.set(set, (sets.get(set) ?? 0) + (winner === '' ? 1 : (winner === '0') === (game === 'a') ? 2 : 0));
      return [...sets.values()];
    };
    for (const row of rowsOf('both').filter(({ figure, matchup }) => figure === 'rate' && matchup !== '')) {
      const [one, two] = [points('one', row.matchup!), points('two', row.matchup!)];
      const mean = (values: number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
      expect(Number(row.base)).toBeCloseTo(mean(one) / 4, 5);
      expect(Number(row.shift)).toBeCloseTo(mean(two.map((value, at) => value - one[at]!)) / 4, 5);
    }
  });

  test('that are the same differ by exactly 0', async () => {
    const { out } = await run('diff one one --json');
    await checked('comparison', out);
    const { differences, unpaired, reports } = JSON.parse(out);
    expect([differences, unpaired]).toEqual([[], null]);
    for (const { paired, shift, p } of reports.diff) if (paired === 'yes') expect([shift, p]).toEqual([0, null]);
    expect((await run('diff one one')).out).toBe(
      'Nothing differs: not one set of 360 games by greedy came out otherwise.\nChanged: nothing that is named.\n',
    );
  });

  test('without common luck, or without the sets, are unpaired, and it is said why', async () => {
    expect((await run('diff one other-luck')).out).toContain('\nUnpaired: their seeds are 2 and 5.\n');
    const { out } = await run('diff one without --json');
    expect(JSON.parse(out).unpaired).toBe('without has no finished sets.bin');
    for (const { paired } of JSON.parse(out).reports.diff) expect(paired).toBe('no');
  });

  test('of two bots under the same luck for all', async () => {
    for (const bot of ['chance', 'last'])
      await run(
        `sweep --game bidding --bots ${bot} --set mirrors=true --luck shared --sets 30 --seed 3 --quiet --out ${bot}`,
      );
    const { out, code } = await run('diff chance last --out of-bots');
    expect(code).toBe(0);
    expect(out).toContain('by chance → last');
    expect(out).toContain('bot chance');
    const rows = rowsOf('of-bots').filter(({ figure, paired }) => figure === 'rate' && paired === 'yes');
    expect(rows.length % 3).toBe(0);
    expect(rows.length).toBeGreaterThan(0);
    const [base, changed] = ['chance', 'last'].map((name) => rowsOf(name, 'places.csv'));
    const first = rows.filter(({ matchup }) => matchup === '1').map((row) => [row.base, row.changed]);
    const there = [0, 1, 2].map((side) => [base![side]!.rate, changed![side]!.rate]);
    expect(first.sort()).toEqual(there.sort());
  });

  test('with nothing in common are refused', async () => {
    const { code, err } = await run('diff one chance');
    expect([code, err]).toEqual([2, 'fablelab: one and chance: found twisted-fables and bidding, expected one game\n']);
    await run('sweep --entrants mulan,kaguya --bots random --pairs 2 --quiet --out strangers');
    const strangers = await run('diff one strangers');
    expect(strangers.err).toContain('found no matchup that is in both');
    expect(strangers.code).toBe(2);
  });

  test.each([
    ['diff one', 'one: found a run without arms, expected one that has some, or two runs'],
    ['diff one two --set alice.hp=3', 'diff: found two runs and a change, expected one of them'],
  ])('%s is a mistake', async (line, message) => {
    expect(await run(line)).toEqual({ code: 2, out: '', err: `fablelab: ${message}\n` });
  });
});
