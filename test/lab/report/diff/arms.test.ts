// diff.csv of a run with an arm against raw.csv of two runs with the same keys, one by base and one with the change: counted game by
// game.
import { writeFileSync } from 'node:fs';
import { parse } from 'csv-parse/sync';
import { beforeAll, describe, expect, test } from 'vitest';
import { run } from '../../../cli/fake-terminal.ts';
import { at, filesOf, home } from '../../run/runs.ts';
import { withTinyGames } from '../../tiny-games.ts';

withTinyGames(home);

type Row = Record<string, string>;
const rowsOf = (name: string, file: string): Row[] => parse(filesOf(name)[file] ?? '', { columns: true });
const six = (value: number) => (Number(value.toFixed(6)) || 0).toFixed(6);
const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;

const tables: Record<string, { words: string; change: string }> = {
  duel: {
    words: '--entrants red-riding-hood,snow-white,alice --bots greedy --seed 5 --pairs 60',
    change: 'red-riding-hood.crack-shot.damage=+1',
  },
  relay: { words: '--game relay --bots chance,last --set sample=6 --sets 20 --seed 3', change: 'ann.pace=+2' },
  doom: { words: '--game doom --bots chance,last --sets 90 --seed 3', change: 'knight.health=-3' },
};

/** By matchup and set the games of a run. */
function games(name: string): Map<string, Row[]> {
  const all = new Map<string, Row[]>();
  for (const row of rowsOf(name, 'raw.csv')) {
    const place = `${row.matchup} ${row.set}`;
    all.set(place, [...(all.get(place) ?? []), row]);
  }
  return all;
}

/** Half points of the first side of a matchup; of a lone one, 2 for a game won. Side a sits first in game a, and second in b. */
function points(name: string, rows: readonly Row[]): number {
  const sits = (game: string | undefined) => (game === 'a' ? 0 : 1);
  return rows.reduce((sum, { winner, game }) => {
    if (name === 'doom') return sum + (winner === '' ? 0 : 2);
    return sum + (winner === '' ? 1 : Number(winner) === sits(game) ? 2 : 0);
  }, 0);
}

describe.each(Object.entries(tables))('%s', (name, { words, change }) => {
  beforeAll(async () => {
    const [path, value] = change.split('=') as [string, string];
    writeFileSync(at(`${name}.yaml`), `change: { ${path}: ${value} }\n`);
    const sweep = (more: string, out: string) =>
      run(`sweep ${words} ${more} --quiet --jobs 1 --out ${at(`${name}-${out}`)}`);
    expect((await sweep(`--patch ${at(`${name}.yaml`)}`, 'arms')).code).toBe(0);
    await sweep('--raw', 'base');
    await sweep(`--raw --set ${change}`, 'changed');
  });

  test('rates, shifts and turned games of every matchup are those of two runs', () => {
    const [base, changed] = [games(`${name}-base`), games(`${name}-changed`)];
    const rows = rowsOf(`${name}-arms`, 'diff.csv').filter(({ figure, matchup }) => figure === 'rate' && matchup !== '');
    expect(rows.length).toBeGreaterThan(1);
    for (const row of rows) {
      const sets = [...base.keys()].filter((place) => place.startsWith(`${row.matchup} `));
      const share = (of: Map<string, Row[]>) =>
        sets.map((place) => points(name, of.get(place)!) / (2 * of.get(place)!.length));
      const [b, c] = [share(base), share(changed)];
      expect(row).toMatchObject({ paired: 'yes', sets: String(sets.length), base: six(mean(b)), changed: six(mean(c)) });
      expect(row.shift).toBe(six(mean(c.map((one, at) => one - b[at]!))));
      const turned = sets.flatMap((place) =>
        base.get(place)!.filter(({ winner }, game) => winner !== changed.get(place)![game]!.winner),
      );
      expect(row.games_turned).toBe(String(turned.length));
      expect(Number(row.games_otherwise)).toBeGreaterThanOrEqual(turned.length);
    }
  });

  test('matchups that the change cannot touch have no row, and their games are those of base', () => {
    const [base, changed] = [games(`${name}-base`), games(`${name}-changed`)];
    const told = new Set(rowsOf(`${name}-arms`, 'diff.csv').map(({ matchup }) => matchup));
    const others = [...base.keys()].filter((place) => !told.has(place.split(' ')[0]!));
    if (name === 'duel') expect(others.length).toBeGreaterThan(0);
    for (const place of others) {
      for (const [at, { winner, turns }] of base.get(place)!.entries())
        expect(changed.get(place)![at]).toMatchObject({ winner, turns });
    }
  });

  test('the mean of everybody is that over all matchups, and so are turns', () => {
    const all = rowsOf(`${name}-arms`, 'diff.csv');
    const [turns] = all.filter(({ figure }) => figure === 'turns');
    const [base, changed] = ['base', 'changed'].map((which) => rowsOf(`${name}-${which}`, 'raw.csv'));
    const meanTurns = (rows: readonly Row[]) => mean(rows.map((row) => Number(row.turns)));
    if (name !== 'relay') expect(Number(turns?.base)).toBeCloseTo(meanTurns(base!), 5);
    if (name !== 'relay') expect(Number(turns?.shift)).toBeCloseTo(meanTurns(changed!) - meanTurns(base!), 5);
    if (name !== 'duel') return;
    const entrants = (run: string) => new Map(rowsOf(run, 'entrants.csv').map((row) => [row.entrant, row]));
    const [before, after] = [entrants('duel-base'), entrants('duel-changed')];
    for (const row of all.filter(({ figure, matchup }) => figure === 'rate' && matchup === '')) {
      const [one, other] = [before.get(row.entrant), after.get(row.entrant)];
      expect(row).toMatchObject({
        base: one?.rate,
        base_low: one?.rate_low,
        changed: other?.rate,
        changed_high: other?.rate_high,
      });
    }
  });
});

describe('the first seat, and cards', () => {
  test('are those of two runs', () => {
    const seats = (run: string) => Number(rowsOf(run, 'seats.csv').find(({ scope }) => scope === 'all')?.advantage);
    const all = rowsOf('duel-arms', 'diff.csv');
    const first = all.find(({ figure }) => figure === 'first_seat');
    expect(Number(first?.shift)).toBeCloseTo(seats('duel-changed') - seats('duel-base'), 5);
    // Cards are counted by sets here, and by games there: what none has, none has.
    const share = (run: string, card: string) =>
      Number(
        rowsOf(run, 'cards.csv').find(
          (row) => row.card === card && row.event === 'bought' && row.entrant === 'red-riding-hood',
        )?.share,
      );
    const bought = all.filter(({ figure, entrant }) => figure === 'bought' && entrant === 'red-riding-hood');
    expect(bought.length).toBeGreaterThan(5);
    for (const { base, changed, card = '' } of bought) {
      expect(Number(base)).toBeGreaterThanOrEqual(share('duel-base', card) - 1e-6);
      expect(Number(base)).toBeLessThanOrEqual(2 * share('duel-base', card) + 1e-6);
      expect(Number(changed)).toBeLessThanOrEqual(2 * share('duel-changed', card) + 1e-6);
    }
  });
});

describe('every output names the arms', () => {
  test('with what is other than in base', () => {
    const files = filesOf('duel-arms');
    const words = 'red-riding-hood.crack-shot.damage 2 → 3';
    expect(files['report.md']).toContain(`- arm duel: ${words}`);
    const [arm] = JSON.parse(files['datapackage.json'] ?? '').run.arms;
    const changes = [{ path: 'red-riding-hood.crack-shot.damage', from: 2, to: 3 }];
    expect(arm).toEqual({ name: 'duel', about: '', changes, options: [] });
  });

  test('the biggest movers stand first for people, in percent', () => {
    const report = filesOf('duel-arms')['report.md'] ?? '';
    const [first] = report
      .slice(report.indexOf('## diff'))
      .split('\n')
      .filter((line) => line.startsWith('| duel'));
    expect(first).toMatch(/^\| duel \| rate \| fraction \|.* red-riding-hood .*\| \d+\.\d \(\d+\.\d to \d+\.\d\) % \|/);
  });
});
