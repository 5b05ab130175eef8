// What `npm run compare` rests on: the differ finds what differs and nothing else, and dist/games.js plays the games of the sweep.
import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parse } from 'csv-parse/sync';
import { describe, expect, test } from 'vitest';
import { byName, compareGames, compareJson, compareTables, Findings, type Names } from '../../scripts/compare/differ.mjs';
import { parseTape } from '../../src/core/tape.ts';
import { at, sweep } from '../lab/run/runs.ts';

const unchanged: Names = { files: {}, columns: {}, fields: {}, texts: {}, flags: {} };

describe('tables', () => {
  const old = [
    ['schema', 'fable', 'rate'],
    ['x/1', 'alice', '0.5'],
    ['x/1', 'mulan', '0.4'],
  ];
  const compared = (now: string[][], names: Partial<Names> = {}) => {
    const found = new Findings();
    compareTables(found, 'x.csv', old, now, { ...unchanged, ...names });
    return found;
  };

  test('are equal whatever their version and the order of their columns', () => {
    const now = old.map(([schema, fable, rate]) => [rate!, fable!, schema === 'x/1' ? 'x/2' : schema!]);
    expect(compared(now)).toMatchObject({ differences: [], cells: 4 });
  });

  test('differ in a cell', () => {
    const now = old.with(2, ['x/1', 'mulan', '0.41']);
    expect(compared(now).differences).toEqual([{ file: 'x.csv', where: 'row 2, rate', old: '0.4', now: '0.41' }]);
  });

  test('differ in a row that is missing, or new', () => {
    const missing = { file: 'x.csv', where: 'row 2', old: 'x/1,mulan,0.4', now: '(nothing)' };
    expect(compared(old.slice(0, 2)).differences).toEqual([missing]);
    expect(compared([...old, ['x/1', 'kaguya', '0.3']]).differences).toMatchObject([{ where: 'row 3', old: '(nothing)' }]);
  });

  test('differ in a column that is missing; one that is new is told', () => {
    const now = old.map(([schema, fable, rate], row) => [schema!, row === 0 ? 'entrant' : fable!, rate!]);
    const { differences, added } = compared(now);
    expect(differences).toEqual([{ file: 'x.csv', where: 'column fable', old: 'there', now: '(nothing)' }]);
    expect([...added]).toEqual(['x.csv, column entrant']);
  });

  test('are equal if a column or a text is only renamed', () => {
    const now = [
      ['schema', 'entrant', 'rate'],
      ['x/1', 'alice', '0.5'],
      ['x/1', 'hua-mulan', '0.4'],
    ];
    const found = compared(now, { columns: { fable: 'entrant' }, texts: { mulan: 'hua-mulan' } });
    expect(found).toMatchObject({ differences: [], cells: 4 });
    expect(found.added.size).toBe(0);
  });
});

describe('JSON', () => {
  const old = { schema: 'x/1', matchups: [{ fable: 'alice', counts: [1, 2] }], none: null };
  const compared = (now: unknown, names: Partial<Names> = {}) => {
    const found = new Findings();
    compareJson(found, 'x.json', old, now, { ...unchanged, ...names });
    return found;
  };

  test('differs in a leaf, and in nothing by its version', () => {
    const { differences, leaves } = compared({ ...old, schema: 'x/2', matchups: [{ fable: 'alice', counts: [1, 3] }] });
    expect(differences).toEqual([{ file: 'x.json', where: 'matchups[0].counts[1]', old: '2', now: '3' }]);
    expect(leaves).toBe(4);
  });

  test('differs in a list that is longer, and in a field that is missing', () => {
    const { differences } = compared({ matchups: [{ fable: 'alice', counts: [1, 2, 0] }] });
    expect(differences).toMatchObject([
      { where: 'matchups[0].counts[2]', old: '(nothing)', now: '0' },
      { where: 'none', old: 'null', now: '(nothing)' },
    ]);
  });

  test('only tells a field that is new, and takes a new name for the old one', () => {
    const now = { ...old, matchups: [{ entrant: 'alice', counts: [1, 2], more: [5] }] };
    const { differences, added } = compared(now, { fields: { fable: 'entrant' } });
    expect(differences).toEqual([]);
    expect([...added]).toEqual(['x.json, matchups[].more']);
  });

  test('of columns goes by their names', () => {
    const columns = [
      { name: 'fable', about: 'who' },
      { name: 'rate', about: 'how often' },
    ];
    const now = [
      { name: 'new', about: 'what' },
      { name: 'entrant', about: 'who' },
      { name: 'rate', about: 'how much' },
    ];
    const lost = now.slice(0, 2);
    const names = { ...unchanged, files: { 'fables.csv': 'entrants.csv' }, columns: { fable: 'entrant' } };
    const found = new Findings();
    const before = byName({ files: [{ file: 'fables.csv', columns }] }, names);
    const packed = (all: typeof now) => {
      const fields = all.map(({ about, ...column }) => ({ ...column, description: about, type: 'string' }));
      return byName({ resources: [{ path: 'entrants.csv', schema: { fields } }] });
    };
    compareJson(found, 'datapackage.json', before, packed(now), names);
    expect([found.differences, found.reworded]).toEqual([[], 1]);
    expect([...found.added]).toEqual(['datapackage.json, files.entrants.csv.columns.new']);
    compareJson(found, 'datapackage.json', before, packed(lost), names);
    expect(found.differences).toMatchObject([{ where: 'files.entrants.csv.columns.rate' }]);
  });
});

test('a probability that was written as nothing is no difference; another number is one', () => {
  const table = (p: string) => [['p'], [p]];
  const differences = (old: string, now: string) => {
    const found = new Findings();
    compareTables(found, 'x.csv', table(old), table(now), unchanged);
    return found.differences.length;
  };
  expect(['3.2e-11', '4.0e-7'].map((now) => differences('0.000000', now))).toEqual([0, 0]);
  expect(differences('0.000001', '6.0e-7')).toBe(0);
  expect([differences('0.000000', '0.000001'), differences('', '3.2e-11'), differences('0.000001', '3.2e-11')]).toEqual([
    1, 1, 1,
  ]);
});

test('games differ in the first field or counter that does, shown where it does', () => {
  const [same, tape] = ['1 0a 00 a/x,b/x tape=AAA score=2,0', 'A'.repeat(100)];
  const old = [same, `1 0b 00 b/x,a/x tape=${tape}BC score=0,2`, '1 1a 00 a/x,b/x tape=A counters=x:1;y:2|x:1', ''];
  const now = [same, `1 0b 00 b/x,a/x tape=${tape}CC score=2,0`, '1 1a 00 a/x,b/x tape=A counters=x:1;y:3|x:1', same, ''];
  const found = new Findings();
  compareGames(found, old.join('\n'), now.join('\n'));
  expect(found.games).toBe(4);
  expect(found.differences).toEqual([
    { file: 'games', where: '1#0b, tape', old: `…${'A'.repeat(24)}BC`, now: `…${'A'.repeat(24)}CC` },
    { file: 'games', where: '1#1a, y', old: 'y:2', now: 'y:3' },
    { file: 'games', where: 'line 4', old: '(nothing)', now: same },
  ]);
});

describe('dist/games.js', () => {
  const program = fileURLToPath(new URL('../../dist/games.js', import.meta.url));
  const env = { ...process.env, FABLELAB_BOTS: at('bots') };
  const gamesOf = (name: string) => {
    const text = execFileSync(process.execPath, [program, at(name)], { encoding: 'utf8', env });
    return text
      .trimEnd()
      .split('\n')
      .map((line) => line.split(' '));
  };
  const rawOf = (name: string): Record<string, string>[] =>
    parse(readFileSync(`${at(name)}/raw.csv`, 'utf8'), { columns: true });
  const headOf = (row: Record<string, string>) => [
    ...[row.matchup, `${row.set}${row.game}`, row.key],
    `${row.entrant_0}/${row.bot_0},${row.entrant_1}/${row.bot_1}`,
  ];

  test.each(['paired', 'independent'])('plays the games of a sweep, %s', async (design) => {
    const flags = `--fables alice,mulan --bots random,greedy --pairs 3 --seed 1 --set design=${design} --raw --quiet`;
    expect((await sweep(flags, design)).code).toBe(0);
    const [games, rows] = [gamesOf(design), rawOf(design)];
    expect(games).toHaveLength(rows.length);
    for (const [at, row] of rows.entries()) {
      const [head, fields] = [
        games[at]!.slice(0, 4),
        Object.fromEntries(games[at]!.slice(4).map((field) => field.split('='))),
      ];
      expect(head).toEqual(headOf(row));
      expect(parseTape(fields.tape)).toHaveLength(Number(row.decisions));
      const { turns, ending, score } = fields;
      const scores = { '0': '2,0', '1': '0,2', '': '1,1' };
      expect({ turns, ending, score }).toEqual({
        turns: row.turns,
        ending: row.ending!.replaceAll(' ', '-'),
        score: scores[row.winner as keyof typeof scores],
      });
      const counters = (fields.counters as string).split('|').map((text) => text.split(';').map((one) => one.split(':')[0]));
      expect(counters).toHaveLength(2);
      for (const names of counters) expect(names).toEqual(names.toSorted());
    }
  });

  test('says which pairs failed', async () => {
    mkdirSync(at('bots/twisted-fables'), { recursive: true });
    writeFileSync(at('bots/package.json'), '{ "type": "module" }');
    const body = "if (q.roll(400) === 0) throw new Error('out of ideas'); return q.roll(q.count);";
    writeFileSync(at('bots/twisted-fables/thrower.js'), `export default { about: '', choose(view, q) { ${body} } };`);
    process.env.FABLELAB_BOTS = at('bots');
    const { code } = await sweep('--fables alice,mulan --bots thrower --pairs 20 --seed 1 --raw --quiet', 'failing');
    process.env.FABLELAB_BOTS = '';
    expect(code).toBe(3);
    const failed = gamesOf('failing').filter(([, , , , outcome]) => outcome === 'failed');
    expect(failed.map((line) => line.slice(0, 4))).toEqual(
      rawOf('failing')
        .filter(({ ending }) => ending === 'left out')
        .map(headOf),
    );
    expect(failed.length).toBeGreaterThan(0);
    expect(failed.length).toBeLessThan(40);
  });
});
