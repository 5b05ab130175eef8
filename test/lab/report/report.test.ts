import { describe, expect, test } from 'vitest';
import { loadBox } from '../../../src/games/index.ts';
import type { DuelRun } from '../../../src/lab/report/results.ts';
import { bradleyTerry, eloOf } from '../../../src/lab/statistics/bradley-terry.ts';
import { pairInterval } from '../../../src/lab/statistics/pair-interval.ts';
import { wilson } from '../../../src/lab/statistics/wilson.ts';
import { fakeTerminal } from '../../cli/fake-terminal.ts';
import { explainedIn, makeReports, matchup, runOf, runSummary, tallyOf } from './made-up.ts';

const box = await loadBox('twisted-fables');
const filesOf = (run: DuelRun) => new Map(makeReports(box, run).map(({ name, text }) => [name, text]));

const summaryOf = (run: DuelRun) => runSummary(box, run, 'reports/x', fakeTerminal().terminal);

/** No cell has a comma in it. */
function rowsOf(run: DuelRun, file: string): Record<string, string>[] {
  const [head = [], ...rows] = (filesOf(run).get(file) ?? '')
    .trim()
    .split('\n')
    .map((line) => line.split(','));
  return rows.map((row) => Object.fromEntries(head.map((name, at) => [name, row[at] ?? ''])));
}

const six = (value: number) => value.toFixed(6).replace('-0.000000', '0.000000');
const threes = runOf([
  matchup('red', 'snow', tallyOf(40, 20, 15, 25)),
  matchup('red', 'alice', tallyOf(20, 30, 20, 30)),
  matchup('snow', 'alice', tallyOf(30, 30, 20, 20)),
]);

describe('the files', () => {
  test('are those that the scenario asks for, all in one, and what explains them', () => {
    const others = ['report.md', 'datapackage.json'];
    expect([...filesOf(threes).keys()]).toEqual([
      ...['matchups', 'matrix', 'entrants', 'seats', 'lengths'].map((name) => `${name}.csv`),
      ...others,
    ]);
    expect([...filesOf(runOf(threes.matchups, ['seats'])).keys()]).toEqual(['seats.csv', ...others]);
  });

  test('are the same bytes every time, whatever order the counts were added in', () => {
    expect(makeReports(box, threes)).toEqual(makeReports(box, structuredClone(threes)));
  });

  test('datapackage.json explains every column of every file, in order, and nothing else', () => {
    const files = filesOf(threes);
    const explained = explainedIn(files.get('datapackage.json'));
    expect(explained.map(({ file }) => file)).toEqual([...files.keys()].filter((name) => name.endsWith('.csv')));
    for (const { file, layout, columns } of explained) {
      const [head, first] = (files.get(file) ?? '').split('\n');
      expect(columns.map(({ name }) => name).join(',')).toBe(head);
      expect(first?.split(',')[0]).toBe(layout);
      for (const { description } of columns) expect(description.length).toBeGreaterThan(4);
    }
  });

  test('no estimate stands without its interval and its method', () => {
    const files = explainedIn(filesOf(threes).get('datapackage.json'));
    const test = /^(p|q|fit_chi2|fit_p|cyclic_chi2|cyclic_p|homogeneity_chi2|homogeneity_p)$/;
    for (const { columns } of files) {
      const names = columns.map(({ name }) => name);
      const estimates = columns.filter(
        ({ name, method }) => method !== undefined && !test.test(name) && !/_(low|high)$/.test(name),
      );
      for (const { name } of estimates) expect(names).toEqual(expect.arrayContaining([`${name}_low`, `${name}_high`]));
      const rates = names.filter((name) => /rate$|share$|advantage$|elo$|turns$|efficiency$/.test(name) && name !== 'turns');
      expect(rates.filter((name) => !estimates.some((one) => one.name === name))).toEqual([]);
    }
  });

  test('files made elsewhere are explained too', () => {
    const other = {
      file: 'raw.csv',
      schema: 'raw/1',
      about: 'games',
      columns: [{ name: 'key', about: 'luck', type: 'text' as const }],
    };
    expect(makeReports(box, threes, [other]).at(-1)?.text).toContain('"path": "raw.csv"');
  });
});

describe('matchups.csv', () => {
  test('has the counts, the rates by pairs and by seat, and their intervals', () => {
    const [row = {}] = rowsOf(threes, 'matchups.csv');
    const { mean, low, high } = pairInterval([25, 0, 35, 0, 40]);
    expect(row).toMatchObject({
      matchup: '1',
      a_entrant: 'red',
      a_bot: 'greedy',
      b_entrant: 'snow',
      pairs: '100',
      games: '200',
    });
    expect(row).toMatchObject({ rate: six(mean), rate_low: six(low), rate_high: six(high) });
    expect(row).toMatchObject({ seat0_rate: '0.600000', seat1_rate: '0.550000', seat0_rate_low: six(wilson(0.6, 100).low) });
    expect(row).toMatchObject({ no_results: '0', no_result_rate: '0.000000', mean_turns: '20.500000', left_out_pairs: '0' });
  });

  test('a game without a result counts one half, and is counted', () => {
    const drawn = tallyOf(0, 0, 0, 0, {
      sets: 10,
      sides: [[0, 4, 2, 4, 0]],
      results: [
        [
          [3, 4, 3],
          [3, 4, 3],
        ],
      ],
      lengths: [0, 20],
    });
    const [row = {}] = rowsOf(runOf([matchup('red', 'snow', drawn)]), 'matchups.csv');
    expect(row).toMatchObject({ seat0_rate: '0.500000', no_results: '8', no_result_rate: '0.400000' });
  });

  test('pairs left out are in no rate', () => {
    const [row = {}] = rowsOf(runOf([matchup('red', 'snow', tallyOf(40, 20, 15, 25, { leftOut: 7 }))]), 'matchups.csv');
    const [whole = {}] = rowsOf(threes, 'matchups.csv');
    expect(row).toMatchObject({ left_out_pairs: '7', pairs: '100', rate: whole.rate, rate_low: whole.rate_low });
  });

  test('a mirror is even by design: exactly 0.5, no test, and none of the family', () => {
    const mirror = matchup('red', 'red', tallyOf(0, 60, 40, 0));
    const rows = rowsOf(runOf([...threes.matchups, mirror]), 'matchups.csv');
    expect(rows[3]).toMatchObject({ rate: '0.500000', p: '', q: '', efficiency: '' });
    expect(rows.slice(0, 3)).toEqual(rowsOf(threes, 'matchups.csv'));
  });

  test('where all pairs are left out nothing is known', () => {
    const run = runOf([
      matchup('red', 'snow', tallyOf(0, 0, 0, 0, { leftOut: 9, lengths: [] })),
      ...threes.matchups.slice(1),
    ]);
    const [row = {}] = rowsOf(run, 'matchups.csv');
    const { pairs, left_out_pairs, no_results, ...rest } = row;
    expect([pairs, left_out_pairs, no_results]).toEqual(['0', '9', '0']);
    for (const name of Object.keys(rest).filter((one) => /rate|turns|^p$|^q$|efficiency/.test(one)))
      expect(row[name]).toBe('');
    for (const { text } of makeReports(box, run)) expect(text).not.toMatch(/NaN|Infinity|undefined/);
  });
});

describe('entrants.csv', () => {
  test('rates are means over matchups; best and worst are among them', () => {
    const [red = {}, snow = {}, alice = {}] = rowsOf(threes, 'entrants.csv');
    expect(red).toMatchObject({ entrant: 'red', matchups: '2', pairs: '200', rate: six((0.575 + 0.45) / 2) });
    expect(red).toMatchObject({
      best_entrant: 'snow',
      best_rate: '0.575000',
      worst_entrant: 'alice',
      worst_rate: '0.450000',
    });
    expect(snow).toMatchObject({ best_entrant: 'alice', worst_entrant: 'red', worst_rate: '0.425000' });
    expect(alice).toMatchObject({ entrant: 'alice', best_entrant: 'red', best_rate: '0.550000' });
  });

  test('ratings are those of Bradley and Terry, and add up to zero', () => {
    const rows = rowsOf(threes, 'entrants.csv');
    const games = [100, 100] as const;
    const fit = bradleyTerry(3, [
      { a: 0, b: 1, games, means: [0.6, 0.55] },
      { a: 0, b: 2, games, means: [0.5, 0.4] },
      { a: 1, b: 2, games, means: [0.6, 0.5] },
    ]);
    expect(rows.map(({ elo }) => elo)).toEqual(fit?.ratings.map((rating) => six(eloOf(rating))));
    expect(rows[0]).toMatchObject({ rating_group: '1', seat_elo: six(eloOf(fit?.seatEffect ?? 0)), fit_df: '3' });
    for (const { elo, elo_low, elo_high } of rows) {
      expect(Number(elo_low)).toBeLessThan(Number(elo));
      expect(Number(elo_high)).toBeGreaterThan(Number(elo));
    }
  });

  test('who always wins is on no scale with the others, and they keep theirs', () => {
    const giant = ['red', 'snow', 'alice'].map((fable) => matchup('giant', fable, tallyOf(100, 0, 0, 0)));
    const rows = rowsOf(runOf([...threes.matchups, ...giant]), 'entrants.csv');
    const small = rowsOf(threes, 'entrants.csv');
    expect(rows[3]).toMatchObject({ entrant: 'giant', rate: '1.000000', rating_group: '', elo: '', fit_p: '' });
    expect(rows.slice(0, 3).map(({ elo }) => elo)).toEqual(small.map(({ elo }) => elo));
  });

  describe('two groups of which one beats the other', () => {
    const strong = ['red', 'snow', 'alice'];
    const weak = strong.map((party) => `${party}/random`);
    const even = tallyOf(20, 30, 30, 20);
    const within = [strong, weak].flatMap((own) =>
      own.flatMap((one, at) => own.slice(at + 1).map((two) => matchup(one, two, even))),
    );
    /** Each of the strong against each of the weak; the first of these has lost so many games. */
    const run = (lost: number) => {
      const between = strong.flatMap((one) => weak.map((other) => [one, other] as const));
      const met = between.map(([one, other], at) =>
        matchup(one, other, at === 0 ? tallyOf(100 - lost, lost, 0, 0) : tallyOf(100, 0, 0, 0)),
      );
      return runOf([...within, ...met]);
    };
    const elos = (lost: number) =>
      rowsOf(run(lost), 'entrants.csv').map(({ rating_group: group, elo }) => `${group} ${Math.round(Number(elo))}`);

    test('always: each group has a scale of its own', () => {
      expect(elos(0)).toEqual(['1 0', '1 0', '1 0', '2 0', '2 0', '2 0']);
    });

    test('but for one pair: still, because that pair alone would say by how much', () => {
      expect(elos(1)).toEqual(elos(0));
      expect(summaryOf(run(1)).match(/\) +0 \(−20 to 20\)$/gm)).toHaveLength(6);
    });

    test('but for a few: one scale, and as sure as a few of 900 pairs can be', () => {
      const rows = rowsOf(run(4), 'entrants.csv');
      expect(new Set(rows.map(({ rating_group: group }) => group))).toEqual(new Set(['1']));
      for (const { elo, elo_low, elo_high } of rows) {
        // 1 in 450 games: odds of 6.1, so 1,061 points apart; half of that each, and half of 1 / √4 of its logarithm to doubt.
        expect(Math.abs(Number(elo))).toBeGreaterThan(450);
        expect(Number(elo_high) - Number(elo_low)).toBeLessThan(2 * 150);
      }
    });

    test('who has none is told so, and why', () => {
      const giant = strong.map((fable) => matchup('mulan', fable, tallyOf(100, 0, 0, 0)));
      const text = summaryOf(runOf([...within.slice(0, 3), ...giant]));
      expect(text).toContain(
        'Mulan: no finite rating: but for one pair at most, it beat each of the others always or never, or sitting first decided everything.\n',
      );
      expect(summaryOf(run(0))).not.toContain('no finite rating');
      const why = explainedIn(filesOf(run(0)).get('datapackage.json')).find(({ file }) => file === 'entrants.csv');
      expect(why?.columns.find(({ name }) => name === 'rating_group')?.description).toContain(
        'empty: no finite rating: but for one pair',
      );
    });
  });

  test('a fable by two bots is two players', () => {
    const run = runOf([matchup('red/greedy', 'red/random', tallyOf(60, 20, 15, 5))]);
    expect(rowsOf(run, 'entrants.csv').map(({ entrant, bot, matchups }) => [entrant, bot, matchups])).toEqual([
      ['red', 'greedy', '1'],
      ['red', 'random', '1'],
    ]);
  });

  test('mirrors alone say nothing about strength', () => {
    const [row = {}] = rowsOf(runOf([matchup('red', 'red', tallyOf(0, 60, 40, 0))]), 'entrants.csv');
    expect(row).toMatchObject({ entrant: 'red', matchups: '0', rate: '', best_entrant: '', elo: '' });
  });
});

describe('seats.csv', () => {
  test('a row a matchup, and one for all', () => {
    const rows = rowsOf(threes, 'seats.csv');
    const { low } = pairInterval([15, 0, 65, 0, 20]);
    expect(rows.map(({ scope }) => scope)).toEqual(['matchup', 'matchup', 'matchup', 'all']);
    expect(rows[0]).toMatchObject({ matchup: '1', advantage: '0.025000', advantage_low: six(low - 0.5), homogeneity_p: '' });
    expect(rows[3]).toMatchObject({
      matchup: '',
      matchups: '3',
      pairs: '300',
      advantage: six(0.125 / 3),
      homogeneity_df: '2',
    });
  });

  test('mirrors have a row of their own', () => {
    const rows = rowsOf(runOf([...threes.matchups, matchup('red', 'red', tallyOf(0, 60, 40, 0))]), 'seats.csv');
    expect(rows.slice(4).map(({ scope, advantage }) => [scope, advantage])).toEqual([
      ['all', six((0.125 + 0.1) / 4)],
      ['mirrors', '0.100000'],
      ['others', six(0.125 / 3)],
    ]);
  });
});

describe('lengths.csv', () => {
  test('every game is in it, once', () => {
    const rows = rowsOf(threes, 'lengths.csv');
    expect(rows.slice(0, 2).map(({ matchup: at, turns, games }) => [at, turns, games])).toEqual([
      ['1', '20', '100'],
      ['1', '21', '100'],
    ]);
    expect(rows.reduce((sum, { games }) => sum + Number(games), 0)).toBe(600);
  });
});
