// cards.csv, strategies.csv and tempo.csv of studies written by hand.

import { describe, expect, test } from 'vitest';
import { loadBox } from '../../../src/games/index.ts';
import { type Counts, newCounts } from '../../../src/lab/contest/counts.ts';
import * as P from '../../../src/lab/contest/study/study-plan.ts';
import { contrastOf } from '../../../src/lab/report/contrast.ts';
import { bestStrategies, type RankedCard, rankedCards } from '../../../src/lab/report/ranked.ts';
import type { DuelRun } from '../../../src/lab/report/results.ts';
import { RunReports } from '../../../src/lab/report/run-reports.ts';
import { verdictOf } from '../../../src/lab/report/verdict.ts';
import { jeffreys } from '../../../src/lab/statistics/jeffreys.ts';
import { CELLS, SUMS } from '../../../src/lab/statistics/pair-counts.ts';
import { sumsOfCells } from '../../../src/lab/statistics/set-contrast.ts';
import { explainedIn, makeReports, matchup, runOf, tallyOf } from './made-up.ts';

const box = await loadBox('twisted-fables');
const plan = P.planOf(box) as P.StudyPlan;
const files = ['cards', 'strategies', 'tempo'];
const cardAt = (fable: string, card: string) =>
  plan.studies.cards(box.roster.findIndex(({ id }) => id === fable)).indexOf(card);

const eventAt = (event: string) => plan.studies.events.findIndex(({ name }) => name === event);

/** Pairs of two games each, the states of which are alike: `[has, half points, pairs]`. */
type Alike = readonly (readonly [has: 0 | 1, half: number, pairs: number])[];

function fill(study: Counts, side: 0 | 1, cells: number, alike: Alike): void {
  for (const [has, half, pairs] of alike) {
    if (has === 1) study.counts[side * plan.partSize + cells + (3 + half) * 6 + 3 + half] = pairs;
  }
}

function setSums(study: Counts, at: number, pairs: number, x: number, y: number): void {
  study.counts.set([pairs * x, pairs * y, pairs * x * x, pairs * x * y, pairs * y * y], at);
}

/** 400 pairs, 240 of which she won both games of. */
function made(): Counts {
  const study = newCounts(plan);
  study.counts[plan.scores + 8] = 240;
  study.counts[plan.scores] = 160;
  const event = (name: string, card: string) => eventAt(name) * plan.cards + cardAt('red-riding-hood', card);
  // Wild: bought in 200 pairs, 150 of which were won, so 90 of the other 200.
  fill(study, 0, plan.cardThings + event('bought', 'wild') * CELLS, [
    [1, 2, 150],
    [1, 0, 50],
  ]);
  setSums(study, plan.copies + event('bought', 'wild') * SUMS, 200, 2, 3);
  setSums(study, plan.firstTurns + cardAt('red-riding-hood', 'wild') * SUMS, 200, 2, 10);
  setSums(study, plan.chances + cardAt('red-riding-hood', 'wild') * SUMS, 200, 2, 2);
  // Attack-2: never bought, though she could in every game; poison-1: drawn in 5 pairs.
  setSums(study, plan.chances + cardAt('red-riding-hood', 'attack-2') * SUMS, 400, 2, 0);
  fill(study, 0, plan.cardThings + event('drawn', 'poison-1') * CELLS, [[1, 0, 5]]);
  setSums(study, plan.copies + event('drawn', 'poison-1') * SUMS, 5, 2, 2);
  return study;
}

const run = (study: Counts | null) =>
  runOf([matchup('red-riding-hood', 'snow-white', tallyOf(240, 0, 0, 160, { study }))], files);

function rowsOf(of: DuelRun, file: string): Record<string, string>[] {
  const text = makeReports(box, of).find(({ name }) => name === file)?.text ?? '';
  const [head = [], ...rows] = text
    .trim()
    .split('\n')
    .map((line) => line.split(','));
  return rows.map((row) => Object.fromEntries(head.map((name, at) => [name, row[at] ?? ''])));
}

const six = (value: number) => value.toFixed(6);

describe('the files', () => {
  test('are made where the scenario asks for them, and each column is explained', () => {
    const reports = makeReports(box, run(made()));
    expect(reports.map(({ name }) => name)).toEqual([
      ...files.map((name) => `${name}.csv`),
      ...['report.md', 'datapackage.json'],
    ]);
    for (const [at, { columns }] of explainedIn(reports.at(-1)?.text).entries()) {
      expect(columns.map(({ name }) => name).join(',')).toBe(reports[at]?.text.split('\n')[0]);
      expect(new Set(columns.map(({ name }) => name)).size).toBe(columns.length);
    }
    for (const { text } of reports) expect(text).not.toMatch(/NaN|Infinity|undefined/);
  });

  test('speak of the game in its own words, and of players in no other', () => {
    const text = makeReports(box, run(made())).at(-1)?.text ?? '';
    expect(text).toContain('the lead in share of HP left passed to another side');
    expect(text).toContain('start (it is in her starting deck), bought (by her), drawn (first hands too)');
    const bare = { ...box, studies: { ...plan.studies, events: [], groupings: [], habits: [], tempo: [], lead: 'points' } };
    const none = makeReports(bare, { ...run(null), matchups: [] });
    const explained = explainedIn(none.at(-1)?.text);
    const [cards] = none;
    const own = explained.filter(({ file }) => file !== 'tempo.csv');
    expect(own).toHaveLength(2);
    expect(JSON.stringify(own)).not.toMatch(/\b(she|her|hers|HP)\b/);
    expect(cards?.text).not.toMatch(/first_turn|mark|affordable/);
  });

  test('say that they are observational, and what the trap is', () => {
    const [cards, strategies, , , { text = '' } = {}] = makeReports(box, run(made()));
    for (const file of [cards, strategies]) expect(file?.text.split('\n')[0]).toContain(',observational_difference,');
    expect(text.match(/OBSERVATIONAL/g)?.length).toBeGreaterThanOrEqual(2);
    expect(text).toContain('what is done when behind looks bad');
  });

  test('no estimate stands without its interval', () => {
    for (const { columns } of explainedIn(makeReports(box, run(made())).at(-1)?.text)) {
      const names = columns.map(({ name }) => name);
      for (const { name, method } of columns) {
        if (method === undefined || /^[pq]$|_(low|high)$/.test(name)) continue;
        expect(names).toEqual(expect.arrayContaining([`${name}_low`, `${name}_high`]));
      }
    }
  });

  test('have no rows where nothing was studied', () => {
    for (const file of files) expect(rowsOf(run(null), `${file}.csv`)).toEqual([]);
  });

  test('of a study counted by another version are not made', () => {
    expect(() => makeReports(box, run({ ...made(), plan: 'old' }))).toThrow('another version');
  });
});

describe('cards.csv', () => {
  const rows = rowsOf(run(made()), 'cards.csv');
  const row = (card: string) => rows.find((one) => one.card === card) ?? {};

  test('has a row for what happened, and for what could have been bought', () => {
    expect(rows.map(({ entrant, card, event }) => `${entrant} ${card} ${event}`)).toEqual([
      'red-riding-hood attack-2 bought',
      'red-riding-hood wild bought',
      'red-riding-hood poison-1 drawn',
    ]);
  });

  test('rates with and without, and their difference', () => {
    expect(row('wild')).toMatchObject({ games: '800', games_with: '400', share: '0.500000', rate_with: '0.750000' });
    expect(row('wild')).toMatchObject({ rate_without: '0.450000', observational_difference: '0.300000' });
    expect(row('wild').observational_shrunk).toBe('0.300000');
    // The two games of a pair are alike, so pairs are all there is: a difference of two rates of 200 each, in CR3 form.
    const error = Math.sqrt((0.75 * 0.25) / 200 + (0.45 * 0.55) / 200) / (1 - 1 / 400);
    expect(Number(row('wild').observational_difference_high) - 0.3).toBeCloseTo(1.96 * error, 3);
    expect(Number(row('wild').q)).toBeLessThan(0.001);
  });

  test('copies, first turns, and purchases where they could be made', () => {
    expect(row('wild')).toMatchObject({ copies: '1.500000', first_turn: '5.000000', affordable_games: '400' });
    expect(row('wild')).toMatchObject({ bought_where_affordable: '1.000000', mark: 'always' });
    expect(row('attack-2')).toMatchObject({
      games_with: '0',
      rate_with: '',
      bought_where_affordable: '0.000000',
      mark: 'dead',
    });
  });

  test.each([
    [9, 500, 'dead'],
    [10, 500, ''],
    [900, 500, ''],
    [901, 500, 'always'],
    [0, 100, 'dead'],
    [0, 99, ''],
  ])('a card bought in %i games of %i pairs in which it could be is marked "%s"', (games, pairs, mark) => {
    const study = made();
    const at = plan.chances + cardAt('red-riding-hood', 'attack-2') * SUMS;
    study.counts.set([2 * pairs, games, 4 * pairs, 2 * games, games], at);
    const found = rowsOf(run(study), 'cards.csv').find(({ card }) => card === 'attack-2');
    expect(found).toMatchObject({ affordable_games: `${2 * pairs}`, mark });
  });

  test('few games have the interval of Jeffreys, by pairs, and no difference', () => {
    expect(row('poison-1')).toMatchObject({ games_with: '10', rate_with: '0.000000', rate_with_low: '0.000000' });
    expect(row('poison-1')).toMatchObject({
      rate_with_high: six(jeffreys(0, 5).high),
      observational_difference: '',
      q: '',
      mark: '',
    });
  });

  test('a mirror is studied like any other matchup, and once: its sides have the same games', () => {
    const mirror = matchup('red-riding-hood', 'red-riding-hood', tallyOf(240, 0, 0, 160, { study: made() }));
    const hers = (all: Record<string, string>[]) => all.filter(({ entrant }) => entrant === 'red-riding-hood');
    expect(hers(rowsOf(runOf([mirror], files), 'cards.csv'))).toEqual(hers(rows));
    const both = rowsOf(runOf([...run(made()).matchups, mirror], files), 'cards.csv');
    const bought = (all: Record<string, string>[]) => all.find(({ card, event }) => card === 'wild' && event === 'bought');
    expect(Number(bought(both)?.games_with)).toBe(2 * Number(bought(rows)?.games_with));
  });

  test('the second player has her own side', () => {
    const study = newCounts(plan);
    study.counts[plan.partSize + plan.scores + 8] = 160;
    study.counts[plan.partSize + plan.scores] = 240;
    const at = eventAt('played') * plan.cards + cardAt('snow-white', 'shard-storm');
    fill(study, 1, plan.cardThings + at * CELLS, [[1, 2, 100]]);
    expect(rowsOf(run(study), 'cards.csv')).toEqual([
      expect.objectContaining({
        entrant: 'snow-white',
        card: 'shard-storm',
        event: 'played',
        rate_with: '1.000000',
        rate_without: '0.200000',
      }),
    ]);
  });
});

describe('strategies.csv', () => {
  const study = made();
  const group = (by: P.Group['by'], name: string) => plan.groups.findIndex((one) => one.by === by && one.name === name);
  for (const [at, won, lost] of [
    [P.ALL, 240, 160],
    [P.WON, 240, 0],
    [group('deck', 'basics'), 180, 20],
    [group('deck', 'attack_skills'), 60, 140],
  ] as const) {
    fill(study, 0, plan.groupThings + at * CELLS, [
      [1, 2, won],
      [1, 0, lost],
    ]);
    // Of 20 power a pair 15 on basics; 8 cards bought a pair.
    const { habits } = plan.studies;
    const means = plan.groupMeans + at * habits.length * SUMS;
    setSums(study, means, won + lost, 20, 15);
    setSums(study, means + habits.findIndex(({ name }) => name === 'mean_purchases') * SUMS, won + lost, 2, 8);
  }
  const rows = rowsOf(run(study), 'strategies.csv');

  test('groups with games, their rates, and how she played', () => {
    expect(rows.map(({ grouped_by, group: name }) => `${grouped_by} ${name}`)).toEqual([
      'all all',
      'result won',
      'deck basics',
      'deck attack_skills',
    ]);
    const [all, won, basics] = rows;
    expect(all).toMatchObject({ games_with: '800', rate_with: '0.600000', observational_difference: '' });
    expect(all).toMatchObject({ power_basics: '0.750000', mean_purchases: '4.000000', mean_purchases_low: '4.000000' });
    expect(won).toMatchObject({ games_with: '480', share: '0.600000', rate_with: '', observational_difference: '' });
    expect(basics).toMatchObject({
      games_with: '400',
      rate_with: '0.900000',
      rate_without: '0.300000',
      observational_difference: '0.600000',
    });
  });

  test('the best strategy is the one that goes best with winning', () => {
    expect(bestStrategies(new RunReports(box, run(study))).map(({ group: { name } }) => name)).toEqual(['basics']);
    const cards = { ...run(study), config: { ...run(study).config, reports: ['cards'] } };
    expect(bestStrategies(new RunReports(box, cards))).toEqual([]);
  });
});

describe('tempo.csv', () => {
  test('three rows a matchup: both, a and b', () => {
    const study = newCounts(plan);
    setSums(study, plan.leads + P.LEAD_CHANGES * SUMS, 400, 2, 5);
    setSums(study, plan.leads + P.COMEBACKS * SUMS, 400, 2, 1);
    setSums(study, plan.leads + (P.COMEBACKS + 1) * SUMS, 400, 2, 1);
    setSums(study, plan.leads + (P.COMEBACKS + 2) * SUMS, 400, 2, 0);
    setSums(study, plan.leads + (P.decidedEarlyAt(plan) + 2) * SUMS, 400, 2, 2);
    setSums(study, plan.tempo, 400, 4, 40);
    setSums(study, plan.tempo + plan.studies.tempo.length * SUMS, 400, 2, 30);
    const [both, a, b] = rowsOf(run(study), 'tempo.csv');
    expect(both).toMatchObject({ scope: 'both', games: '800', lead_changes: '2.500000', comebacks: '0.500000' });
    expect(both).toMatchObject({ comebacks_low: six(jeffreys(200, 400).low), damage_attacks: '10.000000' });
    expect(a).toMatchObject({ scope: 'a', lead_changes: '', comebacks: '0.500000', damage_attacks: '15.000000' });
    expect(b).toMatchObject({ scope: 'b', comebacks: '0.000000', decided_early: '1.000000', damage_attacks: '' });
  });
});

describe('a contrast', () => {
  const cells = new Array<number>(CELLS).fill(0);
  // Both games alike: 60 pairs with it won and 40 lost, 50 and 50 without.
  for (const [state, pairs] of [
    [5, 60],
    [3, 40],
    [2, 50],
    [0, 50],
  ] as const)
    cells[6 * state + state] = pairs;
  const sums = sumsOfCells(cells);

  test('of pairs and of sets says the same of games and rates', () => {
    const [pairs, sets] = [contrastOf([{ cells }]), contrastOf([sums])];
    for (const found of [pairs, sets]) expect(found).toMatchObject({ games: 400, gamesWith: 200 });
    for (const rate of ['share', 'rateWith', 'rateWithout'] as const) {
      expect(sets[rate]?.mean).toBeCloseTo(pairs[rate]?.mean ?? Number.NaN, 12);
      expect(sets[rate]?.low).toBeCloseTo(pairs[rate]?.low ?? Number.NaN, 12);
    }
    expect(pairs.rateWith?.mean).toBeCloseTo(0.6, 12);
    expect(pairs.difference?.mean).toBeCloseTo(0.1, 12);
    expect(sets.difference?.mean).toBeCloseTo(0.1, 12);
  });

  test('of both kinds adds the pairs up', () => {
    const table = { ...sums, most: 4 };
    expect(contrastOf([{ cells }, table])).toEqual(contrastOf([sums, table]));
    expect(contrastOf([{ cells }, table])).toMatchObject({ games: 800, rateWith: { mean: expect.closeTo(0.45, 12) } });
  });
});

describe('the strongest and weakest cards', () => {
  /** Cards bought or played in 100 pairs, so many of which were won; and those bought in no or in all games in which they could be. */
  function ranked(
    cards: Readonly<Record<string, readonly ['bought' | 'played', number]>>,
    could: Readonly<Record<string, 'none' | 'all'>> = {},
  ) {
    const study = made();
    study.counts.fill(0, plan.cardThings, plan.partSize);
    for (const [card, [event, won]] of Object.entries(cards)) {
      const at = eventAt(event) * plan.cards + cardAt('red-riding-hood', card);
      fill(study, 0, plan.cardThings + at * CELLS, [
        [1, 2, won],
        [1, 0, 100 - won],
      ]);
    }
    for (const [card, bought] of Object.entries(could)) {
      setSums(study, plan.chances + cardAt('red-riding-hood', card) * SUMS, 100, 2, bought === 'all' ? 2 : 0);
    }
    return rankedCards(new RunReports(box, run(study)))[0]!;
  }
  const named = (rows: readonly RankedCard[]) => rows.map(({ card, event }) => `${card} ${event}`);
  const ends = (cards: Parameters<typeof ranked>[0]) => {
    const { strongest, weakest } = ranked(cards);
    return [named(strongest), named(weakest)];
  };

  test('no card is in both lists, and what others do to her is in none', () => {
    expect(
      ends({ wild: ['bought', 90], 'attack-2': ['bought', 50], 'pot-shot': ['played', 70], 'poison-1': ['played', 5] }),
    ).toEqual([['wild bought', 'pot-shot played'], ['attack-2 bought']]);
  });

  test('five of each at most, from the most extreme on', () => {
    const names = ['attack-1', 'attack-2', 'attack-3', 'defense-1', 'defense-2', 'defense-3', 'movement-1', 'movement-2'];
    const more = ['movement-3', 'wild', 'crack-shot', 'sniper-shot'];
    const cards = Object.fromEntries([...names, ...more].map((card, at) => [card, ['bought', 40 + 4 * at] as const]));
    expect(ends(cards)).toEqual([
      [...names, ...more]
        .toReversed()
        .slice(0, 5)
        .map((card) => `${card} bought`),
      names.slice(0, 5).map((card) => `${card} bought`),
    ]);
  });

  test('what comes to whoever is behind is not ranked, and what nobody takes is named', () => {
    const found = ranked(
      { wild: ['bought', 90], 'pot-shot': ['played', 70], 'raining-vengeance': ['played', 5] },
      { wild: 'all', 'attack-2': 'none' },
    );
    expect(named([...found.strongest, ...found.weakest])).toEqual(['wild bought', 'pot-shot played']);
    expect(named(found.toThoseBehind)).toEqual(['raining-vengeance played']);
    expect(found.dead).toEqual(['attack-2']);
    expect(found.strongest[0]?.mark).toBe('always');
  });
});

describe('the verdict on a card', () => {
  const rate = (low: number, high: number) => ({ mean: (low + high) / 2, low, high });

  test.each([
    ['strong', rate(0.01, 0.2), 0.05],
    ['weak', rate(-0.2, -0.01), 0.05],
    ['unclear', rate(-0.01, 0.2), 0.01],
    ['unclear', rate(0.01, 0.2), 0.051],
    ['unclear', null, null],
  ])('%s: %j, q %d', (verdict, shrunk, q) => {
    expect(verdictOf({ shrunk, q })).toBe(verdict);
  });
});
