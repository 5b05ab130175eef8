import { describe, expect, test } from 'vitest';
import { chanceOf } from '../../src/lab/statistics/bradley-terry.ts';
import { pairInterval, pairMoments } from '../../src/lab/statistics/pair-interval.ts';
import { type Count, coverage, isKept } from './coverage.ts';
import { bots, oneLuckCoverage, oneLuckSweep, SETS, truthOfBot } from './one-luck.ts';
import { realCoverage, realSweep, truthOf as truthOfCards, twos } from './real-games.ts';
import { efficiencyOf, sweepOf, truthOf, twosOf } from './synthetic.ts';
import { tableCoverage } from './table-coverage.ts';
import { studiedCoverage, studiedRows, truthOf as truthOfThing } from './table-studies.ts';
import { ratingsOf, tableSweep, truthOfTable } from './tables.ts';
import { crews, GAMES, togetherCoverage, togetherSweep, truthOfCrew } from './together.ts';
import { tableWorlds, worlds } from './worlds.ts';

// Oracle: the intervals' own promise, on sweeps whose truth is known. `npm run intervals` does the same at length.
describe.each(Object.entries(worlds))('%s', (name, world) => {
  const counts = coverage(world, Object.keys(worlds).indexOf(name) + 1, 250);

  test.each(counts.map((count) => [count.what, count] as const))('%s', (_, count) => {
    expect(count.of).toBeGreaterThan(0);
    expect({ ...count, kept: isKept(count) }).toMatchObject({ kept: true });
  });

  test('looks at everything', () => {
    expect(counts.length).toBe(name.endsWith('uneven') ? 23 : 26);
  });
});

// Oracle: counting all deals. Every game has luck of its own and is played by its bots, through Duel.
describe('independent, real games', () => {
  const counts = realCoverage(1, 250);

  test.each(counts.map((count) => [count.what, count] as const))('%s', (_, count) => {
    expect({ ...count, kept: isKept(count) }).toMatchObject({ kept: true });
  });

  test('looks at everything', () => {
    expect(counts.map(({ of }) => of)).toEqual([750, 750, 750, 750, 750, 750, 250, 250]);
  });

  // Of 36 deals the elf wins 10 and draws 5 against the dwarf.
  test('knows the truth of its game', () => {
    expect(truthOfCards(twos[1]!)).toEqual({ rate: expect.closeTo(12.5 / 36, 12), equal: expect.closeTo(5 / 36, 12) });
    for (const [at, { tally }] of realSweep('long', 50_000).matchups.entries()) {
      expect(pairInterval(tally.sides[0]!).mean).toBeCloseTo(truthOfCards(twos[at]!).rate, 2);
    }
  });
});

describe.each(Object.entries(tableWorlds))('%s', (name, world) => {
  const counts = tableCoverage(world, Object.keys(tableWorlds).indexOf(name) + 11, 250);

  test.each(counts.map((count) => [count.what, count] as const))('%s', (_, count) => {
    expect({ ...count, kept: isKept(count) }).toMatchObject({ kept: true });
  });

  test('looks at everything', () => {
    expect(counts.map(({ of }) => of)).toEqual([3750, 3750, 3750, 3750, 3750, 750, 1000]);
  });

  // Oracle: the law of large numbers on one long sweep; two decimals.
  test('knows its truth', () => {
    const { matchups } = tableSweep({ ...world, sets: 100_000 }, 5, 0);
    for (const [at, { tally }] of matchups.entries()) {
      const truth = truthOfTable(world, world.matchups[at]!);
      const games = 3 * tally.sets;
      for (const side of [0, 1, 2]) {
        expect(pairMoments(tally.sides[side]!).mean).toBeCloseTo(truth.scores[side]! / 4, 2);
        expect(pairMoments(tally.chairs[side]!).mean).toBeCloseTo(truth.chairs[side]! / 4, 2);
        expect(tally.firsts[side]![0] / 6 / games).toBeCloseTo(truth.firsts[side]!, 2);
        expect(tally.points[side]![0] / 100 / games).toBeCloseTo(truth.points[side]! / 100, 2);
      }
    }
  });
});

describe('all together', () => {
  const counts = togetherCoverage(21, 250);

  test.each(counts.map((count) => [count.what, count] as const))('%s', (_, count) => {
    expect({ ...count, kept: isKept(count) }).toMatchObject({ kept: true });
  });

  test('looks at everything', () => {
    expect(counts.map(({ of }) => of)).toEqual([750, 750, 750, 750, 750, 750]);
  });

  // Oracle: the law of large numbers, and one crew by hand: 0.6 and half of 0.02; 0.6 · 20 + 0.2 · 30 + 0.18 · 15 + 0.02 · 40.
  test('knows its truth', () => {
    expect(truthOfCrew(crews[0]!)).toEqual({ rate: expect.closeTo(0.61, 12), turns: expect.closeTo(21.5, 12) });
    const games = 100 * GAMES;
    for (const [at, { tally }] of togetherSweep(5, 0, games).matchups.entries()) {
      const { rate, turns } = truthOfCrew(crews[at]!);
      expect(pairMoments(tally.sides[0]!).mean).toBeCloseTo(rate, 2);
      expect(tally.turns / games / 10).toBeCloseTo(turns / 10, 2);
      for (const [ending, chance] of crews[at]!.entries()) expect(tally.endings[ending]! / games).toBeCloseTo(chance, 2);
    }
  });
});

describe('one luck for two bots', () => {
  const counts = oneLuckCoverage(31, 500);
  const mean = (values: ArrayLike<number>) => Array.from(values).reduce((sum, value) => sum + value, 0) / values.length;

  test.each(counts.map((count) => [count.what, count] as const))('%s', (_, count) => {
    expect({ ...count, kept: isKept(count) }).toMatchObject({ kept: true });
  });

  test('looks at everything', () => {
    expect(counts.map(({ of }) => of)).toEqual([1000, 500]);
  });

  // Oracle: the law of large numbers.
  test('knows its truth', () => {
    const scores = oneLuckSweep(5, 0, 100_000);
    for (const [bot] of bots.entries()) {
      const own = scores.slice(3 * bot, 3 * bot + 3);
      expect(mean(own.map((one) => mean(one) / 2))).toBeCloseTo(truthOfBot(bot), 2);
    }
  });

  test('would notice intervals that take bots or line-ups for independent', () => {
    let [bySets, byRates] = [0, 0];
    const of = 500;
    for (let sweep = 0; sweep < of; sweep++) {
      const scores = oneLuckSweep(32, sweep);
      const means = scores.map((one) => mean(one) / 2);
      const variance = (at: number) => mean(Array.from(scores[at]!, (score) => (score / 2 - means[at]!) ** 2));
      const errors = [0, 3].map((first) => [0, 1, 2].reduce((sum, at) => sum + variance(first + at) / 9 / SETS, 0));
      const [one = 0, other = 0] = [0, 3].map((first) => mean(means.slice(first, first + 3)));
      if (Math.abs(one - truthOfBot(0)) <= 1.96 * Math.sqrt(errors[0]!)) bySets++;
      if (Math.abs(one - other - truthOfBot(0) + truthOfBot(1)) <= 1.96 * Math.sqrt(errors[0]! + errors[1]!)) byRates++;
    }
    for (const held of [bySets, byRates])
      expect(isKept({ what: '', promise: 'exact', promised: 0.95, held, of })).toBe(false);
  });
});

describe.each([false, true])('three equal players, pooled: %s', (pooled) => {
  const counts = studiedCoverage(pooled, 31, 250);

  test.each(counts.map((count) => [count.what, count] as const))('%s', (_, count) => {
    expect({ ...count, kept: isKept(count) }).toMatchObject({ kept: true });
  });

  test('looks at everything', () => {
    expect(counts.map(({ of }) => of)).toEqual([...new Array<number>(14).fill(750), 1500, 1500, 1500]);
  });

  // Oracle: the law of large numbers on one long sweep, and by hand: who has nothing that others have is level with them.
  test('knows its truth', () => {
    for (const name of ['common', 'rare'] as const) {
      expect(truthOfThing(name)).toEqual({ having: expect.closeTo(0.5, 12), lacking: expect.closeTo(0.5, 12) });
    }
    const { having, lacking } = truthOfThing('good');
    expect(0.3 * having + 0.7 * lacking).toBeCloseTo(0.5, 12);
    const long = studiedRows(pooled, 5, 0, 30_000).find(({ card }) => card === 'good');
    expect(Number(long?.rate_with)).toBeCloseTo(having, 2);
    expect(Number(long?.rate_without)).toBeCloseTo(lacking, 2);
  });
});

describe('the check itself', () => {
  const count = (promise: Count['promise'], held: number): Count => ({
    what: '',
    promise,
    promised: 0.95,
    held,
    of: 10_000,
  });

  test('notices what is broken', () => {
    expect([9500, 9450, 9560].map((held) => isKept(count('exact', held)))).toEqual([true, true, true]);
    expect([9400, 9600].map((held) => isKept(count('exact', held)))).toEqual([false, false]);
    expect([9400, 9900].map((held) => isKept(count('at-least', held)))).toEqual([false, true]);
    expect([9400, 9900].map((held) => isKept(count('at-most', held)))).toEqual([true, false]);
  });

  // In these pairs the games share their luck: a width that forgets it is wrong.
  test('would notice intervals that take the games of a pair for independent', () => {
    const world = worlds['paired, even']!;
    let held = 0;
    const of = 2_000;
    for (let sweep = 0; sweep < of / 10; sweep++) {
      for (const { tally } of sweepOf(world, 9, sweep).matchups) {
        const { mean } = pairInterval(tally.sides[0]!);
        if (Math.abs(mean - 0.5) <= 1.96 * Math.sqrt(0.25 / (2 * tally.sets))) held++;
      }
    }
    expect(isKept({ what: '', promise: 'exact', promised: 0.95, held, of })).toBe(false);
  });

  test('would notice intervals that take the games of a set for independent', () => {
    const world = tableWorlds['table of three, chairs and ties']!;
    const truths = world.matchups.map((players) => truthOfTable(world, players).chairs[0]! / 4);
    let held = 0;
    const of = 1_000;
    for (let sweep = 0; sweep < of / truths.length; sweep++) {
      for (const [at, { tally }] of tableSweep(world, 19, sweep).matchups.entries()) {
        const games = tally.results.map(([first = []]) => first).reduce((sum, one) => sum.map((n, half) => n + one[half]!));
        const { mean, variance } = pairMoments(games);
        if (Math.abs(mean - truths[at]!) <= 1.96 * Math.sqrt(variance / (3 * tally.sets))) held++;
      }
    }
    expect(isKept({ what: '', promise: 'exact', promised: 0.95, held, of })).toBe(false);
  });

  // With strength alone Bradley and Terry are right about Plackett and Luce; else ratings are those that fit, by their own words.
  test('knows the ratings of its tables', () => {
    const alone = tableWorlds['table of three, strength alone']!;
    for (const [at, rating] of ratingsOf(alone).entries()) expect(rating).toBeCloseTo(alone.ratings[at]!, 9);
    const world = tableWorlds['table of three, chairs and ties']!;
    const fitted = ratingsOf(world);
    const missed = fitted.map(() => 0);
    for (const players of world.matchups) {
      const { scores } = truthOfTable(world, players);
      for (const [side, player] of players.entries()) {
        const rivals = players.filter((_, other) => other !== side);
        const beaten = rivals.reduce((sum, rival) => sum + chanceOf(fitted[player]! - fitted[rival]!), 0);
        missed[player]! += scores[side]! / 2 - beaten;
      }
    }
    for (const one of missed) expect(one).toBeCloseTo(0, 9);
  });

  // Oracle: the law of large numbers on one long sweep; two decimals.
  test.each(Object.entries(worlds))('knows the truth of its world: %s', (_, world) => {
    const { matchups } = sweepOf({ ...world, pairs: 100_000 }, 5, 0);
    for (const [at, [a, b]] of twosOf(world).slice(0, 2).entries()) {
      const { tally } = matchups[at]!;
      const truth = truthOf(world, a, b);
      for (const seat of [0, 1] as const) {
        const [, none = 0, won = 0] = tally.results[0]![seat]!;
        expect((won + none / 2) / tally.sets).toBeCloseTo(truth[seat], 2);
      }
      const moments = tally.sides[0]!.map((n, k) => [n, k / 4] as const);
      const mean = moments.reduce((sum, [n, x]) => sum + n * x, 0) / tally.sets;
      const variance = moments.reduce((sum, [n, x]) => sum + n * (x - mean) ** 2, 0) / tally.sets;
      const squares = tally.results[0]!.map(([, none = 0, won = 0]) => (won + none / 4) / tally.sets);
      const game = (squares[0]! + squares[1]!) / 2 - mean * mean;
      expect(game / 2 / variance).toBeCloseTo(efficiencyOf(world, truth), 1);
    }
  });
});
