// More than two sides at a table: places, chairs and ratings, from counts made by hand and from games that were played.
import { describe, expect, test } from 'vitest';
import type { Bot, Box } from '../../../src/core/contract.ts';
import { Match } from '../../../src/core/match.ts';
import { modeOf } from '../../../src/core/modes.ts';
import { Contest } from '../../../src/lab/contest/contest.ts';
import { newTally, type Tally } from '../../../src/lab/contest/tally.ts';
import type { AnyMatchup, AnyRun } from '../../../src/lab/report/results.ts';
import { chanceOf, eloOf } from '../../../src/lab/statistics/bradley-terry.ts';
import { pairInterval } from '../../../src/lab/statistics/pair-interval.ts';
import { wilson } from '../../../src/lab/statistics/wilson.ts';
import { type Design, type Player, sidePlayer } from '../../../src/lab/who/matchup.ts';
import { random } from '../../battery/checks.ts';
import { fakeTerminal } from '../../cli/fake-terminal.ts';
import { box, fair } from '../../tiny/bidding.ts';
import { explainedIn, makeReports, runJson, runSummary, tallyOf, matchup as twoSided } from './made-up.ts';

const bots: Record<string, Bot> = { random, fair: fair as Bot };
const player = (party: string, bot = 'random'): Player => ({ party, bot });

function runOf(matchups: readonly AnyMatchup[], reports = ['matchups', 'entrants', 'seats', 'lengths']): AnyRun {
  const config = {
    ...{ game: 'bidding', about: '', seed: '1', design: 'paired' as const, options: {}, change: {}, sets: 100 },
    matchups: matchups.map(({ players }) => ({ sides: players.map((one) => [one]) })),
    reports,
  };
  return { config, matchups };
}

function played(players: readonly Player[], sets: number, design: Design = 'paired'): AnyMatchup {
  const sides = players.map((one) => [one]);
  const tally = newTally(box, false, modeOf(box, undefined));
  const own = players.map(({ bot }) => bots[bot]!);
  new Contest(new Match(box.open({})), { sides }, own, 1, design).play(0, sets, tally);
  return { players: sides.map(sidePlayer), tally };
}

const filesOf = (run: AnyRun, of = box) => new Map(makeReports(of, run).map(({ name, text }) => [name, text]));

/** No cell has a comma in it. */
function rowsOf(run: AnyRun, file: string, of = box): Record<string, string>[] {
  const [head = [], ...rows] = (filesOf(run, of).get(file) ?? '')
    .trim()
    .split('\n')
    .map((line) => line.split(','));
  return rows.map((row) => Object.fromEntries(head.map((name, at) => [name, row[at] ?? ''])));
}

const six = (value: number) => value.toFixed(6);
const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);
const numbers = (rows: readonly Record<string, string>[], name: string) => rows.map((row) => Number(row[name]));

/** Sets of three games by half points of each side; side i sits in chair i + game. Ranks decide who is first. */
function tallyOfSets(sets: readonly (readonly (readonly number[])[])[], points: boolean): Tally {
  const tally = newTally(box, false, modeOf(box, undefined));
  for (const games of sets) {
    tally.sets++;
    const totals = [0, 1, 2].map((side) => sum(games.map((game) => game[side]!)));
    const chairs = [0, 1, 2].map((chair) => sum(games.map((game, at) => game[(chair + 3 - at) % 3]!)));
    const firsts = [0, 1, 2].map((side) =>
      sum(
        games.map((game) => {
          const most = Math.max(...game);
          return game[side] === most ? 6 / game.filter((half) => half === most).length : 0;
        }),
      ),
    );
    for (const [side, total] of totals.entries()) {
      tally.sides[side]![total]!++;
      tally.chairs[side]![chairs[side]!]!++;
      tally.firsts[side]![0] += firsts[side]!;
      tally.firsts[side]![1] += firsts[side]! ** 2;
      if (points) tally.points[side]![0] += total;
      if (points) tally.points[side]![1] += total ** 2;
    }
    tally.played += games.length;
    for (const [at, [i, j]] of (
      [
        [0, 1],
        [0, 2],
        [1, 2],
      ] as const
    ).entries())
      tally.products[at]! += totals[i]! * totals[j]!;
  }
  tally.lengths.push(0, 0, tally.played);
  tally.endings[0] = tally.played;
  return tally;
}

const [ann, bob, cid] = [player('ann'), player('bob'), player('cid')] as const;
/** Half points of the three, game by game and set by set. Ann wins most; first places are shared in some games. */
const hand = ['420 402 420', '330 420 240', '411 042 420', '222 420 024'].map((set) =>
  set.split(' ').map((game) => [...game].map(Number)),
);

describe('places.csv', () => {
  test('has the shares of each side, and what is even', () => {
    const tally = tallyOfSets(hand, true);
    const rows = rowsOf(runOf([{ players: [ann, bob, cid], tally }]), 'places.csv');
    // By sets Ann has 12, 9, 8, 6 of 12 half points, and 3, 1.5, 2, 4/3 of 3 first places.
    const { mean, low, high } = pairInterval(tally.sides[0]!);
    expect(mean).toBeCloseTo(35 / 48, 12);
    expect(rows[0]).toMatchObject({ schema: 'fablelab-places/1', matchup: '1', side: '1', party: 'ann', bot: 'random' });
    expect(rows[0]).toMatchObject({ sides: '3', sets: '4', games: '12', left_out: '0', even: '0.500000' });
    expect(rows[0]).toMatchObject({ rate: six(mean), rate_low: six(low), rate_high: six(high), even_first: six(1 / 3) });
    const firsts = [1, 1 / 2, 2 / 3, 4 / 9];
    const first = sum(firsts) / 4;
    const variance = sum(firsts.map((share) => (share - first) ** 2)) / 4;
    expect(rows[0]).toMatchObject({ first: six(first) });
    expect(rows[0]?.first_low).toBe(six(wilson(first, (first * (1 - first) * 4) / variance).low));
    expect(rows[0]).toMatchObject({ mean_rank: six(3 - 2 * mean), mean_rank_low: six(3 - 2 * high), points: six(35 / 12) });
    expect(rows.map(({ side, party }) => [side, party])).toEqual([
      ['1', 'ann'],
      ['2', 'bob'],
      ['3', 'cid'],
    ]);
  });

  test('points are empty where the game has none, and everything where nothing counts', () => {
    const run = runOf([
      { players: [ann, bob, cid], tally: tallyOfSets(hand, false) },
      { players: [ann, ann, cid], tally: { ...tallyOfSets([], false), leftOut: 9 } },
    ]);
    const rows = rowsOf(run, 'places.csv');
    expect(rows[0]).toMatchObject({ points: '', points_low: '' });
    expect(rows[3]).toMatchObject({
      matchup: '2',
      sets: '0',
      left_out: '9',
      rate: '',
      first: '',
      mean_rank: '',
      points: '',
    });
    for (const { text } of makeReports(box, run)) expect(text).not.toMatch(/NaN|Infinity|undefined/);
  });
});

describe('three who bid', () => {
  const three = played([player('merchant', 'fair'), player('gambler'), player('merchant')], 150);
  const alike = played([player('gambler'), player('gambler'), player('gambler')], 150);
  const run = runOf([three, alike]);

  test('shares of first add up to one, and shares of rivals beaten to one half each', () => {
    for (const number of ['1', '2']) {
      const rows = rowsOf(run, 'places.csv').filter(({ matchup }) => matchup === number);
      expect(sum(numbers(rows, 'first'))).toBeCloseTo(1, 5);
      expect(sum(numbers(rows, 'rate')) / 3).toBeCloseTo(0.5, 5);
      expect(sum(numbers(rows, 'mean_rank')) / 3).toBeCloseTo(2, 5);
      const chairs = rowsOf(run, 'chairs.csv').filter(({ matchup }) => matchup === number);
      expect(chairs.map(({ chair }) => chair)).toEqual(['1', '2', '3']);
      expect(sum(numbers(chairs, 'rate')) / 3).toBeCloseTo(0.5, 5);
    }
  });

  test('everything known has its interval around it', () => {
    for (const row of rowsOf(run, 'places.csv').slice(0, 3)) {
      for (const name of ['rate', 'first', 'mean_rank', 'points']) {
        expect(Number(row[`${name}_low`])).toBeLessThan(Number(row[name]));
        expect(Number(row[`${name}_high`])).toBeGreaterThan(Number(row[name]));
      }
    }
  });

  test('who are all alike are even by design: exactly, so without an interval', () => {
    const rows = rowsOf(run, 'places.csv').slice(3);
    for (const row of rows) {
      expect(row).toMatchObject({ games: '150', rate: '0.500000', rate_low: '', first: '0.333333', first_high: '' });
      expect(row).toMatchObject({ mean_rank: '2.000000', mean_rank_low: '' });
    }
    const apart = played([player('gambler'), player('gambler'), player('gambler')], 20, 'independent');
    expect(rowsOf(runOf([apart]), 'places.csv')[0]?.rate_low).not.toBe('');
  });

  test('chairs of all matchups weigh every matchup alike', () => {
    const rows = rowsOf(run, 'chairs.csv');
    expect(rows.map(({ scope, sides }) => [scope, sides])).toEqual([
      ...new Array(6).fill(['matchup', '3']),
      ...new Array(3).fill(['all', '3']),
    ]);
    const [one = 0, , , other = 0, , , both = 0] = numbers(rows, 'rate');
    expect(both).toBeCloseTo((one + other) / 2, 5);
    expect(rows[6]).toMatchObject({ matchup: '', matchups: '2', sets: '300' });
  });

  test('lengths are there, and every file is explained', () => {
    const files = filesOf(run);
    expect([...files.keys()]).toEqual([
      'places.csv',
      'ratings.csv',
      'chairs.csv',
      'lengths.csv',
      'report.md',
      'datapackage.json',
    ]);
    const lengths = rowsOf(run, 'lengths.csv');
    expect(lengths[0]).toMatchObject({ matchup: '1', sides: '3', parties: 'merchant v gambler v merchant', turns: '5' });
    expect(sum(numbers(lengths, 'games'))).toBe(4 * 150);
    const explained = explainedIn(files.get('datapackage.json'));
    expect(explained.map(({ file }) => file)).toEqual([...files.keys()].slice(0, -2));
    for (const { file, layout, columns } of explained) {
      const [head, first] = (files.get(file) ?? '').split('\n');
      const names = columns.map(({ name }) => name);
      expect(names.join(',')).toBe(head);
      expect(first?.split(',')[0]).toBe(layout);
      const estimates = columns.filter(({ name, method }) => method !== undefined && !/_(low|high)$/.test(name));
      for (const { name } of estimates) expect(names).toEqual(expect.arrayContaining([`${name}_low`, `${name}_high`]));
    }
  });

  test('reports are the same bytes every time', () => {
    expect(makeReports(box, run)).toEqual(makeReports(box, structuredClone(run)));
    expect(runJson(box, run)).toBe(runJson(box, structuredClone(run)));
  });

  test('matchups of two sides beside them keep their files and their numbers', () => {
    const mixed = runOf([three, twoSided('merchant', 'gambler', tallyOf(40, 20, 15, 25))]);
    const files = ['matchups', 'matrix', 'places', 'entrants', 'ratings', 'seats', 'chairs', 'lengths'].map(
      (name) => `${name}.csv`,
    );
    expect([...filesOf(mixed).keys()]).toEqual([...files, 'report.md', 'datapackage.json']);
    expect(rowsOf(mixed, 'matchups.csv').map(({ matchup }) => matchup)).toEqual(['2']);
    expect(rowsOf(mixed, 'places.csv').map(({ matchup }) => matchup)).toEqual(['1', '1', '1']);
  });

  test('the summary has places, chairs and the files; nothing of two who meet', () => {
    const text = runSummary(box, run, 'reports/x', fakeTerminal().terminal);
    expect(text).toMatch(
      /^1 +Merchant \(fair\) +\d+\.\d ±\d+\.\d +\d+\.\d ±\d+\.\d +33\.3 +\d\.\d\d ±\d\.\d\d +\d+\.\d\d ±/m,
    );
    expect(text).toMatch(/^2 +Gambler \(random\) +50\.0 +33\.3 +33\.3 +2\.00 +\d\.\d\d ±/m);
    expect(text).toMatch(/^By chair, rivals beaten by whoever sits there, in percent: 1: \d+\.\d ±\d\.\d, 2: /m);
    expect(text).toContain('150 sets a matchup, of 3 games with the same luck');
    expect(text).toContain('reports/x: places.csv, ratings.csv, chairs.csv, lengths.csv, report.md; datapackage.json');
    expect(text).not.toMatch(/beats|first player|NaN|undefined/);
  });

  test('as JSON', () => {
    const json = JSON.parse(runJson(box, run));
    expect(json).toMatchObject({ schema: 'fablelab-report/3', games: 600, left_out: 0, level: 0.95 });
    const { places, chairs, ratings } = json.reports;
    expect(places).toHaveLength(6);
    expect(places[0]).toMatchObject({ matchup: 1, side: 1, party: 'merchant', bot: 'fair', sides: 3, sets: 150 });
    for (const name of ['rate', 'first', 'mean_rank', 'points']) {
      for (const end of ['', '_low', '_high']) expect(places[0][`${name}${end}`]).toEqual(expect.any(Number));
    }
    expect(places[3]).toMatchObject({ rate: 0.5, rate_low: null, rate_high: null });
    expect(chairs.slice(-3)).toMatchObject([1, 2, 3].map((chair) => ({ scope: 'all', chair })));
    expect(ratings[0]).toMatchObject({ party: 'merchant', rating_group: 1, elo_low: expect.any(Number) });
    expect(Object.keys(json.reports)).toEqual(['places', 'ratings', 'chairs', 'lengths']);
  });
});

describe('at several settings', () => {
  const quests: Box = { ...box, settings: ['lake', 'hill'].map((name) => ({ name, about: name })) };
  const [ann, bob, cid] = ['ann', 'bob', 'cid'].map((name) => player(name));
  const thrice = (order: readonly number[]) => [order, order, order];
  const often = (...orders: readonly [readonly number[], number][]) =>
    tallyOfSets(
      orders.flatMap(([order, sets]) => new Array(sets).fill(thrice(order))),
      false,
    );
  const players = [ann!, bob!, cid!];
  const lake = { players, tally: often([[4, 2, 0], 60], [[0, 2, 4], 20], [[2, 4, 0], 20]) };
  const hill = { players, tally: often([[0, 2, 4], 60], [[4, 2, 0], 20], [[2, 0, 4], 20]) };
  const both = runOf([lake, hill]);
  const run: AnyRun = {
    ...both,
    config: {
      ...both.config,
      matchups: both.config.matchups.map((one, at) => (at === 0 ? one : { ...one, setting: 'hill' })),
    },
  };
  const rowsAt = (of: AnyRun, file: string) => rowsOf(of, file, quests);

  test('nothing is pooled over them: ratings and chairs are those of each alone', () => {
    for (const file of ['ratings.csv', 'chairs.csv']) {
      const pooled = (rows: Record<string, string>[]) => rows.filter(({ scope }) => scope !== 'matchup');
      const strip = ({ setting: _, rating_group: __, ...row }: Record<string, string>) => row;
      const own = (name: string) => pooled(rowsAt(run, file)).filter(({ setting }) => setting === name);
      expect(own('lake').map(strip)).toEqual(pooled(rowsAt(runOf([lake]), file)).map(strip));
      expect(own('hill').map(strip)).toEqual(pooled(rowsAt(runOf([hill]), file)).map(strip));
    }
    const elos = (name: string) =>
      numbers(
        rowsAt(run, 'ratings.csv').filter(({ setting }) => setting === name),
        'elo',
      );
    expect(Math.sign(elos('lake')[0]!)).toBe(-Math.sign(elos('hill')[0]!));
    expect(rowsAt(run, 'ratings.csv').map(({ setting, rating_group: group }) => `${setting} ${group}`)).toEqual([
      ...['lake 1', 'lake 1', 'lake 1'],
      ...['hill 2', 'hill 2', 'hill 2'],
    ]);
  });

  test('every row says which, on the screen and as JSON', () => {
    expect(rowsAt(run, 'places.csv').map(({ mode, setting }) => `${mode} ${setting}`)).toEqual([
      ...new Array(3).fill('3-players lake'),
      ...new Array(3).fill('3-players hill'),
    ]);
    expect(rowsOf(run, 'places.csv')[0]).not.toHaveProperty('setting');
    const text = runSummary(quests, run, 'reports/x', fakeTerminal().terminal);
    expect(text).toMatch(/^1 +lake +ann .*\n +bob .*\n +cid .*\n2 +hill +ann /m);
    expect(text).toContain('By chair (3-players, at lake), rivals');
    expect(text).toContain('By chair (3-players, at hill), rivals');
    const json = JSON.parse(runJson(quests, run));
    for (const part of ['places', 'chairs', 'ratings']) {
      expect(json.reports[part][3]).toMatchObject({ mode: '3-players', setting: 'hill' });
    }
  });
});

describe('ratings.csv', () => {
  /** Every order as often as its sets: three games that end alike. */
  const ordered = (...orders: readonly [order: readonly number[], sets: number][]) =>
    tallyOfSets(
      orders.flatMap(([order, sets]) => new Array<readonly number[][]>(sets).fill([[...order], [...order], [...order]])),
      false,
    );

  // Oracle: closed form. With two equal rivals of whom each beats the other half the time, the third's odds are those of her
  // share of rivals beaten; six digits, as in the file.
  test('one who is stronger than two equals', () => {
    const tally = ordered([[4, 2, 0], 30], [[4, 0, 2], 30], [[2, 4, 0], 10], [[2, 0, 4], 10]);
    const [first, second, third] = rowsOf(runOf([{ players: [ann, bob, cid], tally }]), 'ratings.csv');
    const logOdds = Math.log(70 / 10);
    expect(chanceOf(logOdds)).toBeCloseTo(70 / 80, 12);
    expect(first).toMatchObject({
      party: 'ann',
      rating_group: '1',
      matchups: '1',
      sets: '80',
      elo: six(eloOf((2 / 3) * logOdds)),
    });
    expect(second).toMatchObject({ party: 'bob', elo: six(eloOf((-1 / 3) * logOdds)) });
    expect(third?.elo).toBe(second?.elo);
    for (const row of [first, second, third]) expect(Number(row?.elo_low)).toBeLessThan(Number(row?.elo));
  });

  test('who always wins is on no scale with the others, and they keep theirs', () => {
    const dan = player('dan');
    const both = { players: [ann, bob, cid], tally: ordered([[4, 2, 0], 60], [[0, 2, 4], 20], [[2, 4, 0], 20]) };
    const alone = rowsOf(runOf([both]), 'ratings.csv');
    const giant = { players: [dan, ann, bob], tally: ordered([[4, 2, 0], 20], [[4, 0, 2], 20]) };
    const rows = rowsOf(runOf([both, giant]), 'ratings.csv');
    expect(rows[3]).toMatchObject({ party: 'dan', rating_group: '', elo: '', matchups: '1', sets: '40' });
    // Ann and Bob are as good as each other in the second matchup: their difference becomes smaller, and no more.
    const gap = (of: readonly Record<string, string>[]) => Number(of[0]?.elo) - Number(of[1]?.elo);
    expect(gap(rows)).toBeGreaterThan(0);
    expect(gap(rows)).toBeLessThan(gap(alone));
    expect(sum(numbers(rows.slice(0, 3), 'elo'))).toBeCloseTo(0, 4);
    // Whether he always wins or always loses, he says the same about the others: nothing.
    const dwarf = { players: [ann, bob, dan], tally: ordered([[4, 2, 0], 20], [[2, 4, 0], 20]) };
    expect(rowsOf(runOf([both, dwarf]), 'ratings.csv')).toEqual(rows);
  });

  test('who are all alike say nothing about strength', () => {
    const [row] = rowsOf(runOf([{ players: [ann, ann, ann], tally: ordered([[2, 2, 2], 9]) }]), 'ratings.csv');
    expect(row).toMatchObject({ party: 'ann', rating_group: '', matchups: '0', elo: '' });
  });
});
