// All at the table win or lose together: how often, and how it ends, from counts made by hand and from games that were played.
import { describe, expect, test } from 'vitest';
import type { Bot } from '../../../src/core/contract.ts';
import { Match } from '../../../src/core/match.ts';
import { modeOf, parseParties } from '../../../src/core/modes.ts';
import { entrantIndices } from '../../../src/core/replay.ts';
import { Contest } from '../../../src/lab/contest/contest.ts';
import { newTally } from '../../../src/lab/contest/tally.ts';
import type { AnyMatchup, AnyRun } from '../../../src/lab/report/results.ts';
import { pairInterval } from '../../../src/lab/statistics/pair-interval.ts';
import { wilson } from '../../../src/lab/statistics/wilson.ts';
import { gameKey, matchupId, type Player, sidePlayer } from '../../../src/lab/who/matchup.ts';
import { random } from '../../battery/checks.ts';
import { fakeTerminal } from '../../cli/fake-terminal.ts';
import { box, careful } from '../../tiny/doom.ts';
import { makeReports, runJson, runSummary } from './made-up.ts';

const bots: Record<string, Bot> = { random, careful: careful as Bot };
const hero = (party: string, bot: string): Player => ({ party, bot });
const heroes = [hero('knight', 'careful'), hero('sage', 'careful'), hero('sage', 'random')];
const others = [hero('knight', 'careful'), hero('knight', 'careful')];
const SETS = 200;

function runOf(matchups: readonly AnyMatchup[], reports = ['matchups', 'entrants', 'seats', 'lengths']): AnyRun {
  const config = {
    ...{ game: 'doom', about: '', seed: '1', design: 'paired' as const, options: {}, change: {}, sets: 100 },
    matchups: matchups.map(({ players }) => ({ sides: players.map((one) => [one]) })),
    reports,
  };
  return { config, matchups };
}

function played(side: readonly Player[]): AnyMatchup {
  const mode = modeOf(box, `${side.length}-heroes`);
  const tally = newTally(box, false, mode);
  const own = side.map(({ bot }) => bots[bot]!);
  new Contest(new Match(box.open({ mode: mode.name })), { mode: mode.name, sides: [side] }, own, 1).play(0, SETS, tally);
  return { players: [sidePlayer(side)], tally };
}

/** The same games by Match alone. Who sits where depends on the set, as a contest says. */
function oneByOne(side: readonly Player[]): { won: boolean; ending: string; turns: number; lead: number }[] {
  const mode = modeOf(box, `${side.length}-heroes`);
  const matchup = { mode: mode.name, sides: [side] };
  const match = new Match(box.open({ mode: mode.name }));
  const { seating } = new Contest(
    match,
    matchup,
    side.map(({ bot }) => bots[bot]!),
    1,
  );
  return Array.from({ length: SETS }, (_, set) => {
    const key = gameKey('paired', 1, matchupId(matchup), set, '');
    seating.draw(key);
    const seats = side.map((_, seat) => side[seating.playerAt[seat]!]!);
    match.begin(
      key,
      seats.map(({ party }) => entrantIndices(box, parseParties(party)[0]!)),
    );
    match.play(seats.map(({ bot }) => bots[bot]!));
    const { game } = match;
    return { won: game.score(0) === 2, ending: box.endings[game.ending()]!, turns: game.turn(), lead: game.lead(0) };
  });
}

const filesOf = (run: AnyRun) => new Map(makeReports(box, run).map(({ name, text }) => [name, text]));

/** No cell has a comma in it. */
function rowsOf(run: AnyRun, file: string): Record<string, string>[] {
  const [head = [], ...rows] = (filesOf(run).get(file) ?? '')
    .trim()
    .split('\n')
    .map((line) => line.split(','));
  return rows.map((row) => Object.fromEntries(head.map((name, at) => [name, row[at] ?? ''])));
}

const six = (value: number) => value.toFixed(6);

describe('heroes who stand together', () => {
  const run = runOf([played(heroes), played(others)]);
  const games = oneByOne(heroes);

  test('the rate is that of the games, counted one by one', () => {
    const [row] = rowsOf(run, 'wins.csv');
    const won = games.filter((game) => game.won).length;
    expect(won).toBeGreaterThan(0);
    expect(row).toMatchObject({ matchup: '1', party: 'knight&sage&sage', bot: 'careful&random', sets: '200', games: '200' });
    const { low, high } = wilson(won / SETS, SETS);
    expect(row).toMatchObject({ rate: six(won / SETS), rate_low: six(low), rate_high: six(high), neither: '0' });
    const turns = games.reduce((sum, game) => sum + game.turns, 0) / SETS;
    expect(row?.mean_turns).toBe(six(turns));
    const variance = games.reduce((sum, game) => sum + (game.turns - turns) ** 2, 0) / (SETS - 1);
    expect(Number(row?.mean_turns_high)).toBeCloseTo(turns + 1.959964 * Math.sqrt(variance / SETS), 5);
  });

  test('how close it was: the mean lead at the end of games won, and of games lost', () => {
    const [row] = rowsOf(run, 'wins.csv');
    for (const [name, won] of [['lead_won', true] as const, ['lead_lost', false] as const]) {
      const leads = games.filter((game) => game.won === won).map(({ lead }) => lead / 1000);
      const mean = leads.reduce((sum, lead) => sum + lead, 0) / leads.length;
      const variance = leads.reduce((sum, lead) => sum + (lead - mean) ** 2, 0) / (leads.length - 1);
      expect(row?.[name]).toBe(six(mean));
      expect(Number(row?.[`${name}_low`])).toBeCloseTo(mean - 1.959964 * Math.sqrt(variance / leads.length), 5);
    }
    expect(Number(row?.lead_lost)).toBeLessThan(0);
  });

  test('every ending has a row, and their shares add up to one', () => {
    const rows = rowsOf(run, 'endings.csv');
    expect(rows.slice(0, 3).map(({ ending }) => ending)).toEqual(box.endings);
    for (const { ending, games: count, share, share_low } of rows.slice(0, 3)) {
      const seen = games.filter((game) => game.ending === ending).length;
      expect([count, share, share_low]).toEqual([String(seen), six(seen / SETS), six(wilson(seen / SETS, SETS).low)]);
    }
    expect(rows.slice(3).reduce((sum, { share }) => sum + Number(share), 0)).toBeCloseTo(1, 5);
  });

  test('nobody meets anybody: no files of that', () => {
    expect([...filesOf(run).keys()]).toEqual(['wins.csv', 'endings.csv', 'lengths.csv', 'report.md', 'datapackage.json']);
    expect(rowsOf(run, 'lengths.csv')[0]).toMatchObject({ sides: '1', parties: 'knight&sage&sage' });
    for (const text of filesOf(run).values()) expect(text).not.toMatch(/beat|[Ee]lo\b|first seat|against/);
  });

  test('the summary says who wins how often and how it ends, and nothing of two who meet', () => {
    const text = runSummary(box, run, 'reports/x', fakeTerminal().terminal);
    expect(text).toMatch(/^1 +Knight & Sage & Sage \(careful&random\) +\d+\.\d % \(\d+\.\d–\d+\.\d\) +200 +\d+\.\d ±/m);
    expect(text).toMatch(/^# +hero +wins \(95 %\) +games +all portals closed, % .*lead won, % +lead lost, %$/m);
    expect(text).toContain('reports/x: wins.csv, endings.csv, lengths.csv, report.md; datapackage.json');
    expect(text).toContain('Not as printed, but authored: tests, made up for the tests.\n');
    expect(text).not.toMatch(/beat|Elo|first player|matrix|column,|NaN|undefined|uneven/);
  });

  test('as JSON', () => {
    const json = JSON.parse(runJson(box, run));
    const { wins, endings } = json.reports;
    expect(json).toMatchObject({ games: 400, left_out: 0, run: { sources: [{ name: 'tests', kind: 'authored' }] } });
    expect(wins[1]).toMatchObject({ matchup: 2, party: 'knight&knight', bot: 'careful', neither: 0 });
    for (const end of ['rate', 'rate_low', 'rate_high']) expect(wins[1][end]).toEqual(expect.any(Number));
    expect(endings).toHaveLength(6);
    expect(endings[0]).toMatchObject({ matchup: 1, ending: 'all portals closed', share_low: expect.any(Number) });
    expect(Object.keys(json.reports)).toEqual(['wins', 'endings', 'lengths']);
    expect(JSON.stringify(json)).not.toMatch(/elo|entrant|advantage|pairs/);
  });

  test('reports are the same bytes every time', () => {
    expect(makeReports(box, run)).toEqual(makeReports(box, structuredClone(run)));
  });
});

describe('by hand', () => {
  const tally = () => newTally(box, false, modeOf(box, '2-heroes'));
  const players = [sidePlayer(others)];

  test('a game neither won nor lost counts one half, and is counted', () => {
    const some = { ...tally(), sets: 10, played: 10, leftOut: 2, sides: [[3, 2, 5]], results: [[[3, 2, 5]]] };
    const run = runOf([{ players, tally: { ...some, endings: [5, 3, 2], lengths: [0, 0, 10] } }]);
    const { low } = pairInterval([3, 2, 5]);
    const [row] = rowsOf(run, 'wins.csv');
    expect(row).toMatchObject({ rate: '0.600000', rate_low: six(low), neither: '2', left_out: '2', mean_turns: '2.000000' });
    const text = runSummary(box, run, 'reports/x', fakeTerminal().terminal);
    expect(text).toContain('Games neither won nor lost count one half: 2.');
    expect(text).toContain('2 sets are left out');
  });

  test('where all sets are left out nothing is known', () => {
    const run = runOf([{ players, tally: { ...tally(), leftOut: 9 } }]);
    expect(rowsOf(run, 'wins.csv')[0]).toMatchObject({ sets: '0', left_out: '9', rate: '', mean_turns: '' });
    for (const { text } of makeReports(box, run)) expect(text).not.toMatch(/NaN|Infinity|undefined/);
    expect(runJson(box, run)).not.toContain('NaN');
    expect(runSummary(box, run, 'x', fakeTerminal().terminal)).not.toMatch(/NaN|undefined/);
  });
});
