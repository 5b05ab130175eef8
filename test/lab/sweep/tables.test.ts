// Every kind of table through the commands, as a user would: three who bid, heroes who stand together, two sides of two with
// parties of two.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'csv-parse/sync';
import { describe, expect, test } from 'vitest';
import { readRun } from '../../../src/lab/sweep/run-folder.ts';
import { run } from '../../cli/fake-terminal.ts';
import { withTinyGames } from '../tiny-games.ts';
import { at, filesOf, home } from './runs.ts';

withTinyGames(home);

/** Words of a sweep, and the last game of a set. */
const tables: Record<string, { words: string; last: string }> = {
  bidding: { words: '--game bidding --bots random,last --set mirrors=true --set sets=40 --seed 3', last: 'c' },
  doom: { words: '--game doom --bots random,last --set sets=90 --seed 3', last: 'a' },
  relay: { words: '--game relay --bots random,first --set sample=6 --set sets=40 --seed 3', last: 'b' },
};

const rowsOf = (folder: string, file: string): Record<string, string>[] =>
  parse(readFileSync(join(at(folder), file), 'utf8'), { columns: true });

describe.each(Object.entries(tables))('%s', (game, { words, last }) => {
  const sweep = (more: string, out: string) => run(`sweep ${words} --raw --quiet ${more} --out ${at(out)}`);

  test('is the same to the byte on one worker and three, in shards, and when it is made again', async () => {
    const whole = await sweep('--jobs 1', `${game}-one`);
    expect(whole.code).toBe(0);
    const files = filesOf(`${game}-one`);
    expect((await sweep('--jobs 3', `${game}-three`)).code).toBe(0);
    expect(filesOf(`${game}-three`)).toEqual(files);
    for (const shard of [1, 2]) expect((await sweep(`--shard ${shard}/2`, `${game}-${shard}`)).code).toBe(0);
    await run(`merge ${at(`${game}-2`)} ${at(`${game}-1`)} --out ${at(`${game}-merged`)}`);
    expect(filesOf(`${game}-merged`)).toEqual(files);
    const { out } = await run(`report ${at(`${game}-one`)} --json`);
    expect(filesOf(`${game}-one`)).toEqual(files);
    expect(JSON.parse(out).game).toBe(game);
  });

  test('goes on where it was interrupted', async () => {
    const onInterrupt = (press: () => void) => {
      press();
      return () => {};
    };
    const flags = `sweep ${words} --raw --quiet --out ${at(`${game}-cut`)}`;
    expect((await run(flags, { onInterrupt })).code).toBe(130);
    expect((await run(`resume ${at(`${game}-cut`)} --quiet`)).code).toBe(0);
    expect(filesOf(`${game}-cut`)).toEqual(filesOf(`${game}-one`));
  });

  test('tells any game again, to the end that its row says', async () => {
    const rows = rowsOf(`${game}-one`, 'raw.csv');
    for (const name of [`1#0a`, `2#7${last}`]) {
      const [matchup = '', rest = ''] = name.split('#');
      const row = rows.find((one) => one.matchup === matchup && `${one.set}${one.game}` === rest);
      const { code, out } = await run(['replay', at(`${game}-one`), name, '--jsonl']);
      expect(code).toBe(0);
      const result = JSON.parse(out.trimEnd().split('\n').at(-1) ?? '') as Record<string, unknown>;
      expect(result).toMatchObject({ ending: row?.ending, turns: Number(row?.turns), decisions: Number(row?.decisions) });
      expect(result.winners).toEqual(row?.winner === '' ? [] : expect.arrayContaining([Number(row?.winner)]));
      expect((await run(['replay', '--line', String(result.line), '--jsonl'])).out).toContain(`"ending":"${row?.ending}"`);
    }
  });

  test('keeps the half points of every set, side by side, and the lines of the first three', async () => {
    const { config, matchups, files } = readRun(at(`${game}-one`));
    const bytes = readFileSync(join(at(`${game}-one`), 'sets.bin'));
    let from = 0;
    for (const [matchup, { tally }] of matchups.entries()) {
      const width = Math.max(1, tally.sides.length - 1);
      expect(files['sets.bin']?.kept?.bytes[matchup]).toBe(width * config.sets);
      for (let side = 0; side < width; side++) {
        const own = Array.from({ length: config.sets }, (_, set) => bytes[from + set * width + side]);
        expect(tally.sides[side]?.map((_, score) => own.filter((one) => one === score).length)).toEqual(tally.sides[side]);
      }
      from += width * config.sets;
      expect(tally.telling.map(({ set }) => set)).toEqual([0, 1, 2]);
    }
    expect(bytes).toHaveLength(from);
    const told = await run(['replay', '--line', matchups[1]!.tally.telling[2]!.line, '--jsonl']);
    expect(told.out).toBe((await run(['replay', at(`${game}-one`), '2#2a', '--jsonl'])).out);
  });

  test('stops where the widest side is narrow enough, at the same set for any workers', async () => {
    const until = words.replace(/--set sets=\d+/, '--until ci<=2.5pp');
    await run(`sweep ${until} --quiet --jobs 1 --out ${at(`${game}-until`)}`);
    await run(`sweep ${until} --quiet --jobs 3 --out ${at(`${game}-until-3`)}`);
    expect(filesOf(`${game}-until-3`)).toEqual(filesOf(`${game}-until`));
    for (const { tally } of readRun(at(`${game}-until`)).matchups)
      expect(tally.sets % 512 === 0 || tally.sets === 0).toBe(true);
  });
});

describe('what is said of them', () => {
  test('three sides: shares of first add up to one, and rates to the mean of all', () => {
    const rows = rowsOf('bidding-one', 'places.csv');
    const matchups = new Set(rows.map(({ matchup }) => matchup));
    expect(matchups.size).toBeGreaterThan(5);
    for (const matchup of matchups) {
      const own = rows.filter((row) => row.matchup === matchup);
      expect(own).toHaveLength(3);
      expect(own.reduce((sum, { first }) => sum + Number(first), 0)).toBeCloseTo(1, 5);
      expect(own.reduce((sum, { rate }) => sum + Number(rate), 0)).toBeCloseTo(1.5, 5);
    }
  });

  test('one side: the rate is that of its endings, and nothing is said to beat anything', async () => {
    const { out } = await run(`report ${at('doom-one')}`);
    expect(out).not.toMatch(/beats|Elo|first player|row/);
    const json = (await run(`report ${at('doom-one')} --json`)).out;
    expect(json).not.toMatch(/elo|beats|firstSeat/i);
    const endings = rowsOf('doom-one', 'endings.csv');
    for (const { matchup, rate, games: played } of rowsOf('doom-one', 'wins.csv')) {
      const won = endings.find((row) => row.matchup === matchup && row.ending === 'all portals closed');
      expect(Number(rate)).toBeCloseTo(Number(won?.games) / Number(played), 5);
    }
  });

  test('two sides of two: as a duel, each side under its parties', () => {
    const rows = rowsOf('relay-one', 'matchups.csv');
    expect(rows).toHaveLength(6);
    for (const { a_fable: one = '' } of rows) expect(one).toMatch(/^\w+\+\w+&\w+\+\w+$/);
  });
});

test('power asks for sets by the widest side, and counts all their games', async () => {
  const { code, out } = await run(`power --half-width 1pp --run ${at('bidding-one')} --json`);
  expect(code).toBe(0);
  const [need] = JSON.parse(out).needs as { pairs: number; games: number }[];
  expect(need?.games).toBe(3 * (need?.pairs ?? 0));
});

test('watch plays every mode', async () => {
  const { code, out } = await run('watch --game doom --mode 4-heroes --bots random --seed 2');
  expect(code).toBe(0);
  expect(out).toContain('watch --game doom --mode 4-heroes --fables knight,sage,knight,sage ');
  expect((await run('watch --game relay --mode 5v5 --bots random')).err).toContain(
    'mode: found "5v5", expected one of 2v2, 1v1',
  );
});
