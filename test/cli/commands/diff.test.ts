// What did my change do, as it is asked and told: one change, several, values of a number and runs that are there.
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
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
const doom = '--game doom --bots chance --sets 200 --seed 3 --jobs 1 --progress none';

/** Of a program that reads what is printed. */
async function checked(word: string, out: string): Promise<void> {
  const schema = JSON.parse((await run(`schema ${word}`)).out);
  expect(() => z.fromJSONSchema(schema).parse(JSON.parse(out))).not.toThrow();
}

describe('one change', () => {
  let out = '';
  beforeAll(async () => {
    const ran = await run(`diff ${three} --pairs 60 --set ${PATH}=+1`);
    expect(ran.code).toBe(0);
    expect(ran.err).toContain(`arm ${PATH}=3: ${PATH} 2 → 3`);
    ({ out } = ran);
  });
  const folder = 'reports/diff-twisted-fables';

  test('is told on one screen, the verdict first', () => {
    const lines = out.trimEnd().split('\n');
    expect(lines[0]).toMatch(
      /^Red Riding Hood wins \d+\.\d % → \d+\.\d %: \+\d+\.\d ±\d+\.\d pp by greedy\. That is (above|below|not to be told from) 50 %/,
    );
    expect(lines[1]).toBe(`Changed: ${PATH} 2 → 3.`);
    expect(lines.length).toBeLessThanOrEqual(40);
    expect(Math.max(...lines.slice(1).map(({ length }) => length))).toBeLessThanOrEqual(100);
    expect(out).toMatch(
      /^1 Red Riding Hood v Snow White +\d+\.\d ±\d+\.\d +\d+\.\d ±\d+\.\d +\+\d+\.\d ±\d+\.\d +[<=] 0\.\d{3}$/m,
    );
    expect(out).toMatch(/^Of 240 games \d+ went otherwise, and \d+ have another winner\.$/m);
    expect(out).toMatch(/common luck needed \d+\.\d \(\d+\.\d–\d+\.\d\) times fewer games\.$/m);
    expect(out.trimEnd().endsWith(`diff.csv in ${folder} has all of it; report.md and datapackage.json explain it.`)).toBe(
      true,
    );
  });

  test('stands in the list of runs, and a dry run counts the games of both', async () => {
    expect((await run('runs')).out).toContain(`arm ${PATH}=3: ${PATH} 2 → 3`);
    const { out: json } = await run(`diff ${three} --pairs 60 --set ${PATH}=+1 --dry-run --json`);
    // Two of three matchups are played by both.
    expect(JSON.parse(json)).toMatchObject({ matchups: 3, pairs: 60, games: 600 });
  });

  test('its verdict has the numbers of diff.csv', () => {
    const [row] = rowsOf(folder);
    expect(row).toMatchObject({ figure: 'rate', entrant: 'red-riding-hood', matchup: '' });
    const percent = (value: string | undefined) => (100 * Number(value)).toFixed(1);
    expect(out).toContain(`wins ${percent(row?.base)} % → ${percent(row?.changed)} %: +${percent(row?.shift)} ±`);
  });

  test('the games that it names have another winner by the change', async () => {
    const names = [...out.matchAll(/replay \S+ "([^"]+)"/g)].map(([, name]) => name!);
    expect(names).toHaveLength(6);
    for (const [at, name] of names.entries()) {
      if (at % 2 === 1) continue;
      expect(names[at + 1]).toBe(`${name}@${PATH}=3`);
      const ends = await Promise.all(
        [name, names[at + 1]!].map(async (one) => (await run(['replay', folder, one, '--jsonl'])).out),
      );
      const winners = ends.map((text) => JSON.parse(text.trimEnd().split('\n').at(-1)!).winners);
      expect(winners[0]).not.toEqual(winners[1]);
    }
  });

  test('is shown again by diff and report of the run, and in shorter and longer words', async () => {
    expect((await run(`diff ${folder}`)).out).toBe(out);
    expect((await run('diff diff-twisted-fables')).out).toBe(out);
    const report = (await run(`report ${folder}`)).out;
    expect(report).toContain('how often the row beats the column');
    expect(report).toContain(`\n${out.split('\n')[0]}\n`);
    const brief = (await run(`diff ${folder} --brief`)).out;
    expect(brief.split('\n').slice(0, 2)).toEqual(out.split('\n').slice(0, 2));
    expect(brief.split('\n').length).toBeLessThan(7);
    expect((await run(`diff ${folder} --full`)).out.length).toBeGreaterThanOrEqual(out.length);
  });

  test('--json is the report, with the change', async () => {
    const { out: json } = await run(`diff ${folder} --json`);
    await checked('report', json);
    const object = JSON.parse(json);
    expect(object.run.arms).toEqual([
      { name: `${PATH}=3`, about: '', changes: [{ path: PATH, from: 2, to: 3 }], options: [] },
    ]);
    expect(object.reports.diff).toHaveLength(rowsOf(folder).length);
    expect(json).toBe((await run(`report ${folder} --json`)).out);
  });

  test('--continue shows it, and --out with --replace plays it again', async () => {
    const again = await run(`diff ${three} --pairs 60 --set ${PATH}=+1 --continue`);
    expect(again.out).toBe(out);
    expect(again.err).toContain('is complete; there is nothing left to play');
    const other = `diff ${three} --pairs 4 --set ${PATH}=+1 --out there`;
    expect((await run(other)).code).toBe(0);
    expect((await run(other)).err).toContain('--out: found a run in "there"');
    expect((await run(`${other} --replace`)).code).toBe(0);
  });
});

describe('what moves nothing', () => {
  test('can be something that no game has', async () => {
    writeFileSync('same.yaml', 'about: the same\n');
    const { out } = await run(`diff ${three} --pairs 20 --patch same.yaml`);
    expect(out).toContain('can change no game');
  });

  test('an arm that the rules reach and nobody meets differs by exactly 0', async () => {
    const still = await run(
      `diff --entrants snow-white,alice --bots random --pairs 20 --seed 1 --jobs 1 --progress none --set turn-cap=299 --out still`,
    );
    expect(still.out).toContain('turn-cap=299 was never reached in 40 games by random: all of them went as by base.\n');
    for (const row of rowsOf('still').filter(({ figure, paired }) => paired === 'yes' && figure !== 'turns'))
      expect(row).toMatchObject({ shift: '0.000000', p: '', q: '' });
    const [turns] = rowsOf('still').filter(({ figure }) => figure === 'turns');
    expect(turns).toMatchObject({ shift: '0.000000', p: '' });
  });
});

describe('several changes', () => {
  test('have a verdict each, first', async () => {
    writeFileSync('buff.yaml', `change: { ${PATH}: +1 }\n`);
    writeFileSync('nerf.yaml', 'about: weaker\nchange: { alice.hp: x0.5 }\n');
    const { out, code } = await run(`diff ${three} --pairs 20 --patch buff.yaml --patch nerf.yaml --out several`);
    expect(code).toBe(0);
    const [first, second] = out.split('\n');
    expect(first).toMatch(/^buff: (Red Riding Hood wins|No difference found by greedy: Red Riding Hood wins)/);
    expect(second).toMatch(/^nerf: Alice wins \d/);
    expect(out).toContain('Changed by nerf: alice.hp 32 → 16 (weaker).');
  });

  test('of a scenario, which names them itself', async () => {
    writeFileSync(
      'own.yaml',
      `game: doom\nmode: 2-heroes\nentrants: { heroes: "*", bots: [chance] }\nsets: 30\narms: { tough: { change: { knight.health: +4 } } }\n`,
    );
    const ran = await run('diff own.yaml --sets 100 --jobs 1 --progress none');
    expect(ran.err).not.toContain('fablelab:');
    expect(ran.out).toMatch(/Changed by tough: knight\.health 6 → 10\./);
    expect(readdirSync('reports')).toContain('diff-own');
    const playedBy = (folder: string) => JSON.parse(readFileSync(join('reports', folder, 'scenario.json'), 'utf8'));
    expect(playedBy('diff-own')).toMatchObject({ sets: 100 });
    await run('diff own.yaml --jobs 1 --progress none --until diff<=9pp');
    expect(playedBy('diff-own-2').until).toBe('diff<=9pp');
    writeFileSync('wide.yaml', `${readFileSync('own.yaml', 'utf8').replace('sets: 30', 'until: diff<=10pp')}`);
    await run('diff wide.yaml --jobs 1 --progress none');
    expect(playedBy('diff-wide').until).toBe('diff<=10pp');
  });
});

describe('alone at the table', () => {
  test('it wins more often, and nothing is said of 50 %', async () => {
    const { out, code } = await run(`diff ${doom} --set knight.health=+10`);
    expect(code).toBe(0);
    expect(out).toMatch(/^Knight.* wins \d+\.\d % → \d+\.\d %: \+\d+\.\d ±\d+\.\d pp by chance\.\n/);
    expect(out.split('\n')[0]).not.toContain('50 %');
    expect(out).not.toMatch(/First player|Chair/);
  });
});

describe('--scan', () => {
  test('has a curve, and says where it is even', async () => {
    const { out, code } = await run(`diff ${three} --pairs 150 --scan ${PATH}=0..5 --out scan`);
    expect(code).toBe(0);
    expect(out).toMatch(
      /^Red Riding Hood (crosses 50 % where \S+ is \d\.\d\d \(95 % interval .+ to .+\)|does not cross 50 % .*)\. By greedy\.\n/,
    );
    expect(out).toMatch(/^2 +\d+\.\d ±\d+\.\d +base +[ o|]+$/m);
    const rows = rowsOf('scan', 'curve.csv');
    expect(rows.filter(({ entrant }) => entrant === 'alice').map(({ value }) => value)).toEqual([
      '0',
      '1',
      '2',
      '3',
      '4',
      '5',
    ]);
    const diff = rowsOf('scan').find(
      ({ arm, entrant, matchup }) => arm === `${PATH}=4` && entrant === 'alice' && matchup === '',
    );
    const point = rows.find(({ value, entrant }) => value === '4' && entrant === 'alice');
    expect(point).toMatchObject({ rate: diff?.changed, shift: diff?.shift, shift_low: diff?.shift_low, q: diff?.q });
    expect(rows.find(({ value }) => value === '2')).toMatchObject({ arm: '', shift: '0.000000', shift_high: '0.000000' });
    expect((await run('diff scan')).out).toBe(out);
    await checked('report', (await run('diff scan --json')).out);
  });

  test.each([
    [`${PATH}=1..400`, `--scan: found "${PATH}=1..400", expected path=values, such as 1..4 or 1,2,5, at most 100 of them`],
    [`${PATH}=1,x`, `--scan: found "${PATH}=1,x", expected path=values, such as 1..4 or 1,2,5, at most 100 of them`],
    [`${PATH}=98..101`, `--scan: found 100 for ${PATH}, expected 0 to 99`],
    [`${PATH}=2`, `--scan: found "${PATH}=2", which it is already, expected other values, such as 1..4 or 1,2,5`],
    [PATH, `--scan: found "${PATH}", expected path=values, such as 1..4 or 1,2,5, at most 100 of them`],
  ])('%s is a mistake', async (scan, message) => {
    expect(await run(`diff --scan ${scan}`)).toEqual({ code: 2, out: '', err: `fablelab: ${message}\n` });
  });

  test('of a path that is not there says what was meant', async () => {
    const { code, err } = await run('diff --scan red-riding-hood.crackshot.damage=1..4');
    expect(code).toBe(2);
    expect(err).toContain(`did you mean "${PATH}"?`);
  });
});

describe('mistakes', () => {
  test.each([
    [
      'diff',
      'diff: found nothing that is changed, expected --set, --patch or --scan, a scenario with arms, a run with arms, or two runs',
    ],
    [
      'diff first-look',
      'diff: found no arms in first-look, expected --set, --patch or --scan, a scenario with arms, a run with arms, or two runs',
    ],
    ['diff --set alice.hp=32', '--set: found "alice.hp=32", which is so already, expected something else'],
    ['diff a b c', 'diff: found 3 words, expected a scenario, a run, or two runs'],
    ['diff first-look --bots random --set alice.hp=3', '--bots: found with a scenario, expected it in its file'],
    ['diff --game doom --set knight.health=3', '--bots: found none, expected one of broken, chance, first, last, random'],
    ['diff --patch nowhere.yaml', '--patch: found no file "nowhere.yaml", expected one with options and changed numbers'],
  ])('%s', async (line, message) => {
    expect(await run(line)).toEqual({ code: 2, out: '', err: `fablelab: ${message}\n` });
  });

  test('of a number are told where they stand', async () => {
    const { code, err } = await run('diff --set alice.hpp=3');
    expect(err).toContain('--set alice.hpp=3: path: found "alice.hpp"');
    expect(code).toBe(2);
  });

  test('the help says why greedy', async () => {
    const { out } = await run('diff --help');
    expect(out.replaceAll(/\s+/g, ' ')).toContain('what changes do agrees between bots');
  });
});
