// What is written of a run, in every format: typed, the same everywhere, and explained.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'csv-parse/sync';
import { beforeAll, describe, expect, test } from 'vitest';
import { loadBox } from '../../../src/games/index.ts';
import { RunReports } from '../../../src/lab/report/run-reports.ts';
import type { Cell, Sheet } from '../../../src/lab/report/sheet.ts';
import { csvText } from '../../../src/lab/report/write/csv.ts';
import { markdownText } from '../../../src/lab/report/write/markdown.ts';
import type { Run } from '../../../src/lab/run/run.ts';
import { readRun } from '../../../src/lab/run/run-folder.ts';
import type { ExplainedField, FieldType } from '../../../src/lab/text/explained-file.ts';
import { loadBox as loadAny } from '../../../src/lab/who/games.ts';
import { run } from '../../cli/fake-terminal.ts';
import { at, home } from '../run/runs.ts';
import { withTinyGames } from '../tiny-games.ts';
import { matchup, runOf, tallyOf } from './made-up.ts';

withTinyGames(home);
const box = await loadBox('twisted-fables');

/** Two sides, three, one, and two kinds of tables at once. */
const sweeps: Record<string, string> = {
  duels: '--fables alice,mulan,kaguya --bots greedy --pairs 20 --set mirrors=true',
  bidding: '--game bidding --bots random,last --set mirrors=true --set sets=20',
  doom: '--game doom --bots random,last --set sets=20',
  relay: '--game relay --bots first --set mode=1v1,2v2 --set sets=4',
};

const isOf: Readonly<Record<FieldType, (cell: Cell) => boolean>> = {
  text: (cell) => typeof cell === 'string',
  integer: Number.isInteger,
  number: Number.isFinite,
};

const rowsOf = (sheet: Sheet): Record<string, string>[] => parse(csvText(sheet), { columns: true });

describe.each(Object.entries(sweeps))('of %s', (name, words) => {
  let made: Run;
  let sheets: readonly Sheet[];

  beforeAll(async () => {
    await run(`sweep ${words} --quiet --jobs 1 --out ${at(name)}`);
    made = readRun(at(name));
    sheets = new RunReports(await loadAny(made.config.game), made).sheets;
  });

  test('every column has a type, and its values keep it', () => {
    expect(sheets.length).toBeGreaterThan(3);
    for (const { name, columns, rows } of sheets) {
      expect(rows.length, name).toBeGreaterThan(0);
      for (const [at, { name: column, type }] of columns.entries()) {
        const odd = rows.map((row) => row[at] ?? null).filter((cell) => cell !== null && !isOf[type](cell));
        expect(odd, `${name}, ${column}`).toEqual([]);
      }
    }
  });

  test('CSV, JSON and Markdown say the same', async () => {
    const { reports } = JSON.parse((await run(`report ${at(name)} --json`)).out);
    const page = readFileSync(join(at(name), 'report.md'), 'utf8');
    expect(Object.keys(reports)).toEqual(sheets.map((sheet) => sheet.name));
    for (const sheet of sheets) {
      const cells = rowsOf(sheet);
      expect(readFileSync(join(at(name), `${sheet.name}.csv`), 'utf8')).toBe(csvText(sheet));
      expect(reports[sheet.name].map((row: object) => asText(sheet.columns, row))).toEqual(cells);
      const shown = tableIn(page, sheet.name);
      expect(shown).toHaveLength(Math.min(40, cells.length));
      const counts = sheet.columns.filter(({ type }) => type !== 'number').map((column) => column.name);
      if (cells.length > 40) continue;
      for (const column of counts.filter((one) => one in shown[0]!)) {
        expect(shown.map((row) => row[column]?.replaceAll('\\', ''))).toEqual(cells.map((row) => row[column]));
      }
    }
  });

  test('datapackage.json explains every file that is there', () => {
    const text = readFileSync(join(at(name), 'datapackage.json'), 'utf8');
    const { profile, resources, run: about } = JSON.parse(text);
    expect(profile).toBe('data-package');
    expect(about.game).toBe(made.config.game);
    const own = ['datapackage.json', 'report.md', 'run.meta.json', 'scenario.json', 'tallies.json'];
    const there = readdirSync(at(name)).filter((file) => !own.includes(file));
    expect(resources.map(({ path }: { path: string }) => path).sort()).toEqual(there.sort());
    for (const { name: resource, path, schema } of resources) {
      expect(resource).toMatch(/^[-a-z0-9._/]+$/);
      if (schema === undefined) continue;
      const [head] = readFileSync(join(at(name), path), 'utf8').split('\n');
      expect(schema.fields.map((field: { name: string }) => field.name).join(',')).toBe(head);
      expect(schema.missingValues).toEqual(['']);
      for (const { type, description } of schema.fields) {
        expect(['string', 'integer', 'number']).toContain(type);
        expect(description.length).toBeGreaterThan(2);
      }
    }
  });
});

/** A row of JSON as CSV has it. */
function asText(columns: readonly ExplainedField[], row: object): Record<string, string> {
  const cells = Object.entries(row).map(([name, cell], at) => {
    const { type, unit } = columns[at]!;
    if (typeof cell !== 'number' || type === 'integer') return [name, String(cell ?? '')];
    return [name, unit === 'probability' && cell > 0 && cell < 1e-6 ? cell.toExponential(1) : cell.toFixed(6)];
  });
  return { schema: expect.any(String), ...Object.fromEntries(cells) };
}

/** The rows of a table of report.md, by the name of the column without its unit. */
function tableIn(page: string, name: string): Record<string, string>[] {
  const part = page.split('\n## ').find((text) => text.startsWith(`${name}\n`)) ?? '';
  const lines = part.split('\n').filter((line) => line.startsWith('| '));
  const cells = lines.map((line) => line.slice(2, -2).split(' | '));
  const [head = [], , ...rows] = cells;
  return rows.map((row) => Object.fromEntries(head.map((column, at) => [column.split(' (')[0]!, row[at] ?? ''])));
}

describe('a very small p', () => {
  const { sheets } = new RunReports(box, runOf([matchup('red', 'snow', tallyOf(900, 50, 40, 10))], ['matchups']));
  const [row] = rowsOf(sheets[0]!);

  test('is written by its first digits, and is the same number as JSON', () => {
    expect(row?.p).toMatch(/^\d\.\de-\d{2,}$/);
    const at = sheets[0]!.columns.findIndex(({ name }) => name === 'p');
    expect(sheets[0]!.rows[0]![at]).toBe(Number(row?.p));
  });

  test('other numbers keep their six decimals', () => {
    expect(row).toMatchObject({ rate: '0.945000', no_result_rate: '0.000000' });
  });
});

describe('matrix.csv', () => {
  const all = [
    matchup('red', 'snow', tallyOf(40, 20, 15, 25)),
    matchup('red', 'alice', tallyOf(20, 30, 20, 30)),
    matchup('red', 'red', tallyOf(0, 60, 40, 0)),
  ];
  const matrix = (run: Parameters<typeof runOf>[0]) => {
    const { sheets } = new RunReports(box, runOf(run, ['matchups']));
    return rowsOf(sheets.find(({ name }) => name === 'matrix')!);
  };

  test('has both halves; a mirror, and who did not meet, are empty', () => {
    const [red, snow, alice] = matrix(all);
    expect(red).toMatchObject({
      entrant: 'red',
      bot: 'greedy',
      red: '',
      snow: '0.575000',
      alice: '0.450000',
      mean: '0.512500',
    });
    expect(snow).toMatchObject({ entrant: 'snow', red: '0.425000', snow: '', alice: '', mean: '0.425000' });
    expect(alice).toMatchObject({ entrant: 'alice', red: '0.550000', snow: '' });
  });

  test('names the bots where there are several', () => {
    const [one, other] = matrix([matchup('red/greedy', 'red/random', tallyOf(60, 20, 15, 5))]);
    expect(one).toMatchObject({ bot: 'greedy', 'red/greedy': '', 'red/random': '0.775000' });
    expect(other).toMatchObject({ bot: 'random', 'red/greedy': '0.225000', 'red/random': '' });
  });
});

describe('report.md', () => {
  const three = runOf([matchup('red', 'snow', tallyOf(40, 20, 15, 25))]);

  test('has an estimate with its interval in one cell, in percent', () => {
    const page = markdownText(new RunReports(box, three));
    const { sheets } = new RunReports(box, three);
    const [row] = rowsOf(sheets[0]!);
    const percent = (text = '') => (100 * Number(text)).toFixed(1);
    const rate = `${percent(row?.rate)} (${percent(row?.rate_low)} to ${percent(row?.rate_high)})`;
    expect(tableIn(page, 'matchups')[0]).toMatchObject({ a_entrant: 'red', rate, games: '200' });
  });

  test('says what was changed, on a line each, in no cell of a table', () => {
    const about = 'Is\nthis | it?';
    const config = { ...three.config, about, change: { 'alice.hp': 20 }, options: { 'turn-cap': '30' } };
    const page = markdownText(new RunReports(box, { ...three, config }));
    expect(page).toContain('\n- Is this \\| it?\n');
    expect(page).toContain('\n- alice.hp 32 → 20\n- turn-cap 300 → 30\n');
  });

  test('of a long report has the top rows, and says so', () => {
    const rows = Array.from({ length: 50 }, (_, at) => [`card-${at}`, at === 7 ? null : (at % 25) / 100]);
    const columns: ExplainedField[] = [
      { name: 'card', about: 'card', type: 'text' },
      { name: 'gain', about: 'gain', type: 'number', unit: 'fraction' },
    ];
    const sheet: Sheet = { name: 'cards', schema: 'x/1', about: 'Cards.', columns, rows, ranked: 'gain' };
    const reports = Object.defineProperty(new RunReports(box, three), 'sheets', { value: [sheet] });
    const page = markdownText(reports);
    expect(page).toContain('Cards. These are the 40 highest in gain of 50 rows; cards.csv has all.');
    const shown = tableIn(page, 'cards').map(({ gain }) => Number(gain));
    expect(shown).toHaveLength(40);
    expect(shown).toEqual(shown.toSorted((one, other) => other - one));
    expect(shown.slice(0, 2)).toEqual([24, 24]);
  });
});
