// Matchups that share their luck, through the commands: the same keys for all of them, everything else as in any run, and no
// figure over several of them.
import { parse } from 'csv-parse/sync';
import { describe, expect, test } from 'vitest';
import { keyOf, keyText } from '../../../src/core/rng.ts';
import { readRun } from '../../../src/lab/run/run-folder.ts';
import { run } from '../../cli/fake-terminal.ts';
import { withTinyGames } from '../tiny-games.ts';
import { at, filesOf, home } from './runs.ts';

withTinyGames(home);

type Row = Record<string, string>;
const rowsOf = (name: string, file = 'raw.csv'): Row[] => parse(filesOf(name)[file] ?? '', { columns: true });

/** Words of a sweep, and the last game of a set. */
const tables: Record<string, { words: string; last: string }> = {
  bidding: { words: '--game bidding --bots random,chance --set sets=20 --seed 3', last: 'c' },
  doom: { words: '--game doom --bots random,chance --set sets=40 --seed 3', last: 'a' },
  relay: { words: '--game relay --bots random,chance --set sample=6 --set sets=20 --seed 3', last: 'b' },
};

describe.each(Object.entries(tables))('%s', (game, { words, last }) => {
  const sweep = (more: string, out: string) =>
    run(`sweep ${words} --luck shared --raw --quiet ${more} --out ${at(`${game}-${out}`)}`);

  test('is the same to the byte on one worker and three, in shards, and after Ctrl-C', async () => {
    expect((await sweep('--jobs 1', 'one')).code).toBe(0);
    const files = filesOf(`${game}-one`);
    expect((await sweep('--jobs 3', 'three')).code).toBe(0);
    expect(filesOf(`${game}-three`)).toEqual(files);
    for (const shard of [1, 2]) expect((await sweep(`--shard ${shard}/2`, `${shard}`)).code).toBe(0);
    await run(`merge ${at(`${game}-1`)} ${at(`${game}-2`)} --out ${at(`${game}-merged`)}`);
    expect(filesOf(`${game}-merged`)).toEqual(files);
    const onInterrupt = (press: () => void) => {
      press();
      return () => {};
    };
    const cut = `sweep ${words} --luck shared --raw --quiet --out ${at(`${game}-cut`)}`;
    expect((await run(cut, { onInterrupt })).code).toBe(130);
    expect((await run(`resume ${at(`${game}-cut`)} --quiet`)).code).toBe(0);
    expect(filesOf(`${game}-cut`)).toEqual(files);
  });

  test('set i has the same key in every matchup', () => {
    const rows = rowsOf(`${game}-one`);
    expect(new Set(rows.map(({ matchup }) => matchup)).size).toBeGreaterThan(1);
    for (const { set, key } of rows) expect(key).toBe(keyText(keyOf('3', 'shared', Number(set))));
  });

  test('with independent games so has every game of a set, and no two games of it the same', async () => {
    expect((await sweep('--set design=independent', 'independent')).code).toBe(0);
    for (const { set, game: letter, key } of rowsOf(`${game}-independent`)) {
      expect(key).toBe(keyText(keyOf('3', 'shared', Number(set), letter ?? '')));
    }
  });

  test('any game is told again', async () => {
    const rows = rowsOf(`${game}-one`);
    for (const name of ['1#0a', `2#7${last}`]) {
      const [matchup = '', rest = ''] = name.split('#');
      const row = rows.find((one) => one.matchup === matchup && `${one.set}${one.game}` === rest);
      const { code, out } = await run(['replay', at(`${game}-one`), name, '--jsonl']);
      expect(code).toBe(0);
      const told = JSON.parse(out.trimEnd().split('\n').at(-1) ?? '') as Row;
      expect(told).toMatchObject({ ending: row?.ending, turns: Number(row?.turns), decisions: Number(row?.decisions) });
      expect(told.line).toContain(`key=${row?.key}`);
    }
  });
});

test('equal bots play the same games', () => {
  const games = (bot: string) =>
    rowsOf('doom-one')
      .filter((row) => row.bot_0 === bot && row.bot_1 === bot)
      .map(({ matchup, bot_0, bot_1, ...row }) => row);
  expect(games('chance')).toEqual(games('random'));
  expect(games('random').length).toBe(40);
});

describe('figures over several matchups', () => {
  const SENTENCE = /All matchups have the same luck, set by set: figures over several of them .* are not given\./g;
  const words = '--fables alice,mulan,kaguya --bots greedy --pairs 30 --seed 5 --quiet';

  test('of two sides are not given, on the screen, as JSON, in files', async () => {
    const { out, code } = await run(`sweep ${words} --luck shared --out ${at('duels')}`);
    expect(code).toBe(0);
    expect(out.match(SENTENCE)).toHaveLength(1);
    expect(out).not.toMatch(/mean\b|Elo|first player|strongest and weakest with|strategy as/);
    expect(out).toContain('how often the row beats the column');
    expect(out).toContain('(Benjamini-Yekutieli, on average)');
    const files = filesOf('duels');
    expect(Object.keys(files).filter((name) => name.endsWith('.csv'))).toEqual([
      'failures.csv',
      'lengths.csv',
      'matchups.csv',
      'matrix.csv',
      'seats.csv',
      'tempo.csv',
    ]);
    expect(files['datapackage.json']?.match(SENTENCE)).toHaveLength(1);
    expect(files['datapackage.json']).toContain('Benjamini-Yekutieli over the matchups');
    expect(rowsOf('duels', 'seats.csv').map(({ scope }) => scope)).toEqual(['matchup', 'matchup', 'matchup']);
    const json = JSON.parse((await run(`report ${at('duels')} --json`)).out);
    expect(json).toMatchObject({ run: { luck: 'shared' } });
    expect(json.notes.join(' ')).toMatch(SENTENCE);
    expect(Object.keys(json.reports)).toEqual(['matchups', 'matrix', 'seats', 'lengths', 'tempo']);
    expect(json.reports.matchups).toHaveLength(3);
    expect(json.reports.matrix[0].mean).toBeNull();
  });

  test('of more sides neither', async () => {
    const files = filesOf('bidding-one');
    expect(Object.keys(files)).not.toContain('ratings.csv');
    expect(new Set(rowsOf('bidding-one', 'chairs.csv').map(({ scope }) => scope))).toEqual(new Set(['matchup']));
    const { out } = await run(`report ${at('bidding-one')}`);
    expect(out.match(SENTENCE)).toHaveLength(1);
    expect(out).not.toMatch(/Elo|By chair/);
    const json = JSON.parse((await run(`report ${at('bidding-one')} --json`)).out);
    expect(json.run.luck).toBe('shared');
    expect(json.reports).not.toHaveProperty('ratings');
    expect(json.reports.chairs.every(({ scope }: { scope: string }) => scope === 'matchup')).toBe(true);
  });

  test('are all there with luck of their own, and of a single matchup with any', async () => {
    const own = await run(`sweep ${words} --out ${at('own')}`);
    expect(own.out).not.toMatch(SENTENCE);
    for (const word of ['mean', 'Elo', 'The first player wins', 'strongest and weakest with'])
      expect(own.out).toContain(word);
    expect(readRun(at('own')).config.luck).toBeUndefined();
    expect(filesOf('own')['scenario.json']).not.toContain('luck');
    const one = await run(`sweep ${words.replace(',kaguya', '')} --luck shared --out ${at('single')}`);
    expect(one.out).not.toMatch(SENTENCE);
    expect(Object.keys(filesOf('single'))).toEqual(Object.keys(filesOf('own')));
  });
});
