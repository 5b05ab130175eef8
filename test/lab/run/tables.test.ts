// Every kind of table through the commands, as a user would: three who bid, heroes who stand together, two sides of two with
// parties of two.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'csv-parse/sync';
import { describe, expect, test } from 'vitest';
import { readRun } from '../../../src/lab/run/run-folder.ts';
import { run } from '../../cli/fake-terminal.ts';
import { withTinyGames } from '../tiny-games.ts';
import { killInWrite } from './killed.ts';
import { at, filesOf, home } from './runs.ts';

withTinyGames(home);

/** Words of a sweep, and the last game of a set. */
const tables: Record<string, { words: string; last: string }> = {
  bidding: { words: '--game bidding --bots random,last --set mirrors=true --set sets=40 --seed 3', last: 'c' },
  doom: { words: '--game doom --bots random,last --set sets=90 --seed 3', last: 'a' },
  'doom-quests': { words: '--game doom --bots random,last --set setting=* --set sets=90 --seed 3', last: 'a' },
  'relay-modes': { words: '--game relay --bots first --set mode=1v1,2v2 --set sets=10 --seed 3', last: 'b' },
  relay: { words: '--game relay --bots random,first --set sample=6 --set sets=40 --seed 3', last: 'b' },
  'bidding, studied together': {
    words: '--game bidding --bots random,last --set mirrors=true --set studies=pooled --set sets=40 --seed 3',
    last: 'c',
  },
};

const rowsOf = (folder: string, file: string): Record<string, string>[] =>
  parse(readFileSync(join(at(folder), file), 'utf8'), { columns: true });

describe.each(Object.entries(tables))('%s', (title, { words, last }) => {
  const game = title.replaceAll(/\W+/g, '-');
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
    expect(JSON.parse(out).run.game).toBe(/--game (\w+)/.exec(words)?.[1]);
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

  test('goes on where it was killed while it saved', async () => {
    const [name, what] = [`${game}-killed`, `${words} --raw --quiet`];
    expect(await killInWrite(name, 10, 5, what)).toBe('SIGKILL');
    expect((await run(`resume ${at(name)} --quiet`)).code).toBe(0);
    expect(filesOf(name)).toEqual(filesOf(`${game}-one`));
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
    const until = words.replace(/--set sets=\d+/, '--until ci<=5pp');
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
    for (const { a_entrant: one = '' } of rows) expect(one).toMatch(/^\w+\+\w+&\w+\+\w+$/);
  });
});

describe('quests', () => {
  const byQuest = (file: string, quest: string) => rowsOf('doom-quests-one', file).filter((row) => row.setting === quest);
  const withoutWhere = ({ matchup: _, ...row }: Record<string, string>) => row;

  test('the first is the game as it was, to the last count; the others are other games', () => {
    for (const file of ['wins.csv', 'endings.csv', 'lengths.csv']) {
      const before = rowsOf('doom-one', file);
      expect(before.length).toBeGreaterThan(0);
      expect(before.every(({ mode, setting }) => mode === '2-heroes' && setting === 'gates')).toBe(true);
      expect(byQuest(file, 'gates')).toEqual(before);
      for (const quest of ['crypt', 'tower']) {
        expect(byQuest(file, quest).map(withoutWhere)).not.toEqual(before.map(withoutWhere));
      }
    }
  });

  test('fewer portals are won more often, a shorter track is lost to doom more often', () => {
    const won = (quest: string) =>
      byQuest('wins.csv', quest).find(({ party, bot }) => `${party} ${bot}` === 'knight&sage random');
    expect(Number(won('crypt')?.rate_low)).toBeGreaterThan(Number(won('gates')?.rate_high));
    const doomed = (quest: string) => {
      const rows = byQuest('endings.csv', quest).filter(({ ending }) => ending === 'doomed');
      return rows.reduce((sum, { games }) => sum + Number(games), 0);
    };
    expect(doomed('tower')).toBeGreaterThan(doomed('gates') + 50);
  });

  test('luck differs from quest to quest, and every row says which it is', async () => {
    const keys = rowsOf('doom-quests-one', 'raw.csv').map(({ key }) => key);
    expect(new Set(keys).size).toBe(keys.length);
    const { out } = await run(`report ${at('doom-quests-one')}`);
    expect(out).toMatch(/^ *# +setting +hero +wins/m);
    expect(out).toMatch(/^ *5 +crypt +Knight & Sage \(/m);
    const { wins, endings } = JSON.parse((await run(`report ${at('doom-quests-one')} --json`)).out).reports;
    expect(wins.map(({ setting }: { setting: string }) => setting)).toEqual(
      ['gates', 'crypt', 'tower'].flatMap((quest) => new Array(4).fill(quest)),
    );
    expect(endings[12]).toMatchObject({ matchup: 5, mode: '2-heroes', setting: 'crypt', party: 'knight&sage' });
  });

  test('one quest alone is in the title, and in the line of its games', async () => {
    await run(`sweep --game doom --bots random --set setting=tower --set sets=5 --quiet --out ${at('tower')}`);
    const { out } = await run(`report ${at('tower')}`);
    expect(out).toContain('Doom (at tower) by random, seed 1');
    expect(out).not.toMatch(/# +setting/);
    const told = (await run(['replay', at('tower'), '1#0a', '--jsonl'])).out;
    expect(told).toContain(' setting=tower key=');
    expect((await run(['replay', at('tower'), '1#0a'])).out).toContain('(random) at tower, matchup 1, set 0, game a');
  });

  test('players who meet again at another quest are named by number', async () => {
    const { err, code } = await run(['replay', at('doom-quests-one'), 'knight/random,sage/random#0a']);
    expect(err).toContain('matchup: found "knight/random,sage/random", which are several: 1 5 9');
    expect(code).toBe(2);
  });

  test('a dry run and a broken bot know where they are', async () => {
    const words = 'sweep --game doom --set setting=crypt,tower --set sets=3 --quiet';
    expect((await run(`${words} --bots random --dry-run`)).out).toContain('2 matchups, 3 sets each: 6 games');
    const { err, code } = await run(`${words} --bots broken --out ${at('broken-quest')}`);
    expect(code).toBe(3);
    expect(err).toContain('knight/broken & sage/broken (at crypt)');
    expect(err).toContain('setting=crypt key=');
  });
});

describe('two modes of two sides', () => {
  test('are not pooled: rates, ratings and first seats of each', async () => {
    const entrants = rowsOf('relay-modes-one', 'entrants.csv');
    expect(new Set(entrants.map(({ mode }) => mode))).toEqual(new Set(['2v2', '1v1']));
    expect(entrants.every(({ mode, entrant = '' }) => entrant.includes('&') === (mode === '2v2'))).toBe(true);
    const groups = new Map(entrants.flatMap(({ rating_group: group = '', mode }) => (group === '' ? [] : [[group, mode]])));
    const all = entrants.filter(({ rating_group: group = '' }) => group !== '');
    expect(all.every(({ rating_group: group = '', mode }) => groups.get(group) === mode)).toBe(true);
    const seats = rowsOf('relay-modes-one', 'seats.csv').filter(({ scope }) => scope === 'all');
    expect(seats.map(({ mode, matchups }) => [mode, matchups])).toEqual([
      ['2v2', '3'],
      ['1v1', '15'],
    ]);
    const { out } = await run(`report ${at('relay-modes-one')}`);
    expect(out).toContain('Relay (2v2) by first, seed 3: how often the row beats the column');
    expect(out).toContain('Relay (1v1) by first, seed 3: how often the row beats the column');
    expect(out.match(/The first player wins/g)).toHaveLength(2);
    const { reports, run: about } = JSON.parse((await run(`report ${at('relay-modes-one')} --json`)).out);
    expect(about.modes).toEqual(['2v2', '1v1']);
    expect(reports.matchups[3]).toMatchObject({ matchup: 4, mode: '1v1' });
    const together = reports.seats.filter(({ scope }: { scope: string }) => scope === 'all');
    expect(together.map(({ mode }: { mode: string }) => mode)).toEqual(['2v2', '1v1']);
  });
});

test('power asks for sets by the widest side, and counts all their games', async () => {
  const { code, out } = await run(`power --half-width 1pp --run ${at('bidding-one')} --json`);
  expect(code).toBe(0);
  const [need] = JSON.parse(out).needs as { pairs: number; games: number }[];
  expect(need?.games).toBe(3 * (need?.pairs ?? 0));
});

test('watch plays at every setting: the first game of a sweep', async () => {
  const { code, out } = await run('watch --game doom --setting crypt --bots random --seed 3 --jsonl');
  expect(code).toBe(0);
  const told = JSON.parse(out.trimEnd().split('\n').at(-1) ?? '') as Record<string, string>;
  expect(told.again).toContain('watch --game doom --setting crypt --entrants knight,sage ');
  const swept = rowsOf('doom-quests-one', 'raw.csv').find(({ matchup, set }) => matchup === '5' && set === '0');
  expect(told.line).toContain(` setting=crypt key=${swept?.key} `);
  expect((await run('watch --game doom --setting crypt --bots random --seed 3')).out).toMatch(/^.* at crypt, seed 3\n/);
  // What is the game's first changes nothing, said or not.
  const first = await run('watch --game doom --setting gates --bots random --seed 3 --jsonl');
  expect(first.out).toContain(`key=${rowsOf('doom-quests-one', 'raw.csv')[0]?.key} `);
  for (const [words, message] of [
    ['--game doom --setting crpt', 'setting: found "crpt", expected one of gates, crypt, tower'],
    ['--game relay --setting crypt', 'setting: found "crypt", expected none'],
    ['--setting crypt', 'setting: found "crypt", expected none'],
  ]) {
    const wrong = await run(`watch ${words} --bots random`);
    expect(wrong.err).toContain(message);
    expect(wrong.code).toBe(2);
  }
});

test('list shows settings where a game has them', async () => {
  expect((await run('list games')).out).toMatch(/^name +title +modes +settings +about\n/);
  expect((await run('list games --json')).out).toContain('"settings": "gates, crypt, tower"');
  expect((await run('list settings --game doom')).out).toMatch(/^crypt +two portals fewer *$/m);
  expect(JSON.parse((await run('list settings --json')).out)).toMatchObject({ what: 'settings', rows: [] });
});

test('watch plays every mode', async () => {
  const { code, out } = await run('watch --game doom --mode 4-heroes --bots random --seed 2');
  expect(code).toBe(0);
  expect(out).toContain('watch --game doom --mode 4-heroes --entrants knight,sage,knight,sage ');
  expect((await run('watch --game relay --mode 5v5 --bots random')).err).toContain(
    'mode: found "5v5", expected one of 2v2, 1v1',
  );
});
