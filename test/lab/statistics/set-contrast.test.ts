import cdf from '@stdlib/stats-base-dists-normal-cdf';
import { describe, expect, test } from 'vitest';
import { jeffreys } from '../../../src/lab/statistics/jeffreys.ts';
import { addOuter, dot, inverse, zeros } from '../../../src/lab/statistics/linear.ts';
import { CELLS, type Products, type Totals } from '../../../src/lab/statistics/pair-counts.ts';
import { ratioRate } from '../../../src/lab/statistics/ratio.ts';
import {
  type Contrasted,
  differenceOfSums,
  gamesHaving,
  gamesWith,
  sumsOfCells,
} from '../../../src/lab/statistics/set-contrast.ts';
import { halfPoints, withLessWithout } from '../../../src/lab/statistics/with-without.ts';
import { luck } from './luck.ts';

/** Has it, half points. */
type Game = readonly [has: number, half: number];
type GameSet = readonly Game[];

const sum = (values: readonly number[]) => values.reduce((all, value) => all + value, 0);

function contrasted(sets: readonly GameSet[], most: number): Contrasted {
  const rows = sets.map((games) => ({
    g: games.length,
    s: sum(games.map(([, half]) => half)),
    w: sum(games.map(([has]) => has)),
    t: sum(games.map(([has, half]) => has * half)),
  }));
  const of = (value: (row: (typeof rows)[number]) => number) => sum(rows.map(value));
  const totals = [of(() => 1), of(({ g }) => g), of(({ s }) => s)];
  const squares = [of(({ g }) => g * g), of(({ g, s }) => g * s), of(({ s }) => s * s)];
  const products = [of(({ w }) => w), of(({ t }) => t), of(({ w }) => w * w), of(({ w, t }) => w * t), of(({ t }) => t * t)];
  const mixed = [of(({ w, g }) => w * g), of(({ w, s }) => w * s), of(({ t, g }) => t * g), of(({ t, s }) => t * s)];
  return {
    most,
    totals: [...totals, ...squares] as unknown as Totals,
    products: [...products, ...mixed] as unknown as Products,
  };
}

/** Three at a table, one of whom comes first, one second; `chance` that each has it, which adds `effect` to its luck. */
function drawSets(next: () => number, sets: number, chance: number, effect: number, strengths = [0, 0, 0]): GameSet[] {
  return Array.from({ length: sets }, () => {
    const shared = next();
    const having = strengths.map(() => ((next() < 0.3 ? shared : next()) < chance ? 1 : 0));
    const lucks = having.map((has, seat) => next() + strengths[seat]! + effect * has);
    return lucks.map((own, seat): Game => [having[seat]!, 2 * lucks.filter((other) => other < own).length]);
  });
}

describe('the difference of sums', () => {
  const next = luck(11);
  const most = [4, 2];
  const matchups: GameSet[][] = [
    drawSets(next, 70, 0.3, 0.4).map((games) => games.slice(0, 1 + Math.floor(3 * next()))),
    drawSets(next, 50, 0.6, 0.1).map((games) => games.map(([has, half]): Game => [has, half / 2])),
  ];
  const strata = matchups.map((sets, at) => contrasted(sets, most[at]!));

  // Oracle: least squares by the normal equations, a dummy for every matchup, on the games themselves.
  test('is least squares with an effect of every matchup', () => {
    const [information, slope] = [zeros(3), [0, 0, 0]];
    for (const [at, sets] of matchups.entries()) {
      for (const [has, half] of sets.flat()) {
        const row = [has, at === 0 ? 1 : 0, at === 1 ? 1 : 0];
        addOuter(information, row, row, 1);
        for (const [k, x] of row.entries()) slope[k]! += (x * half) / most[at]!;
      }
    }
    expect(differenceOfSums(strata)?.mean).toBeCloseTo(dot(inverse(information)?.[0] ?? [], slope), 10);
  });

  // Oracle: the same by its definition, set by set.
  test('has the robust variance CR1 with sets as clusters, by its definition', () => {
    const { mean } = differenceOfSums(strata)!;
    let [weight, squares] = [0, 0];
    for (const [at, sets] of matchups.entries()) {
      const games = sets.flat();
      const share = sum(games.map(([has]) => has)) / games.length;
      const level = sum(games.map(([, half]) => half / most[at]!)) / games.length;
      weight += sum(games.map(([has]) => (has - share) ** 2));
      const scores = sets.map((own) =>
        sum(own.map(([has, half]) => (has - share) * (half / most[at]! - level - mean * (has - share)))),
      );
      squares += (sum(scores.map((score) => score ** 2)) * sets.length) / (sets.length - 1);
    }
    const effective = [0, 1].map((present) => {
      const counts = matchups.flat().map((games) => games.filter(([has]) => has === present).length);
      return sum(counts) ** 2 / sum(counts.map((count) => count ** 2));
    });
    const few = Math.min(...effective);
    expect(differenceOfSums(strata)?.squaredError).toBeCloseTo((squares / weight ** 2) * (few / (few - 1)) ** 2, 12);
  });

  // Oracle: the same by its definition, set by set, as if there were no difference.
  test('has the p-value of the score test with sets as clusters', () => {
    let [score, squares] = [0, 0];
    for (const [at, sets] of matchups.entries()) {
      const games = sets.flat();
      const share = sum(games.map(([has]) => has)) / games.length;
      const level = sum(games.map(([, half]) => half / most[at]!)) / games.length;
      const scores = sets.map((own) => sum(own.map(([has, half]) => (has - share) * (half / most[at]! - level))));
      score += sum(scores);
      squares += (sum(scores.map((one) => one ** 2)) * sets.length) / (sets.length - 1);
    }
    const z = Math.abs(score) / Math.sqrt(squares);
    expect(z).toBeGreaterThan(0.5);
    expect(differenceOfSums(strata)?.p).toBeCloseTo(2 * (1 - cdf(z, 0, 1)), 12);
  });

  // Of pairs the exact form is known: CR3 with an effect of every seat, of which there is none here.
  test('is about as sure as the exact form is of pairs', () => {
    const cells = new Array<number>(CELLS).fill(0);
    const one = luck(12);
    for (let pair = 0; pair < 600; pair++) {
      const state = () => {
        const has = one() < 0.3 ? 1 : 0;
        return 3 * has + (one() < 0.4 + 0.2 * has ? 2 : 0);
      };
      cells[6 * state() + state()]!++;
    }
    const [exact, found] = [withLessWithout([cells])!, differenceOfSums([sumsOfCells(cells)])!];
    expect(found.mean).toBeCloseTo(exact.mean, 2);
    expect(Math.sqrt(found.squaredError / exact.squaredError)).toBeCloseTo(1, 1.7);
  });

  test('says nothing of what all games have, or none, or few, or all of them in few sets', () => {
    const some = (games: number, aSet = 1): Contrasted =>
      contrasted(
        Array.from({ length: 300 }, (_, at): GameSet => {
          const having = at * aSet < games ? 1 : 0;
          return [0, 1, 2].map((seat): Game => [seat < aSet ? having : 0, (2 * (at + seat)) % 6]);
        }),
        4,
      );
    expect(differenceOfSums([])).toBeNull();
    expect(differenceOfSums([some(0)])).toBeNull();
    expect(differenceOfSums([some(19)])).toBeNull();
    expect(differenceOfSums([some(20)])).not.toBeNull();
    expect(differenceOfSums([some(27, 3)])).toBeNull();
    expect(differenceOfSums([some(30, 3)])).not.toBeNull();
    // Elsewhere all have it: that is no game without it.
    expect(differenceOfSums([some(19), some(900, 3)])).toBeNull();
  });

  // Within a set of its own nothing is lost by the level of the matchup: its games say what they differ by.
  test('matchups of a single set each are as sure as the differences of their games', () => {
    const draw = luck(15);
    const differences: number[] = [];
    const matchups = Array.from({ length: 200 }, () => {
      const halves = draw() < 0.5 ? [4, 0] : [0, 4];
      differences.push((halves[0]! - halves[1]!) / 4);
      return contrasted([halves.map((half, at): Game => [1 - at, half])], 4);
    });
    const found = differenceOfSums(matchups);
    const mean = sum(differences) / 200;
    const squares = sum(differences.map((one) => (one - mean) ** 2));
    expect(found?.mean).toBeCloseTo(mean, 12);
    expect(found?.squaredError).toBeCloseTo((squares / 200 ** 2) * (200 / 199) ** 2, 12);
  });

  test('games that all ended alike leave some doubt', () => {
    const sets = Array.from({ length: 1000 }, (_, at): GameSet => [at < 40 ? [0, 4] : [1, 4 * (at % 2)]]);
    const found = differenceOfSums([contrasted(sets, 4)]);
    expect(found?.mean).toBeCloseTo(-0.5, 12);
    expect(Math.sqrt(found?.squaredError ?? 0)).toBeGreaterThan(0.025);
    expect(Math.sqrt(found?.squaredError ?? 0)).toBeLessThan(0.035);
  });

  // What each has is luck, and does something; sets go together because one is beaten where another beats.
  test.each([
    ['common', 0.4, 300],
    ['rare', 0.04, 400],
  ])('its interval covers, and its p-value is uniform, where it is %s', (_, chance, sets) => {
    const draw = luck(13);
    let [held, found, rarely, of] = [0, 0, 0, 0];
    for (let sweep = 0; sweep < 1500; sweep++) {
      const two = [0, 1].map(() => contrasted(drawSets(draw, sets, chance, 0), 4));
      const difference = differenceOfSums(two);
      if (difference === null) continue;
      of++;
      const z = difference.mean / Math.sqrt(difference.squaredError);
      if (Math.abs(z) <= 1.96) held++;
      if (difference.p <= 0.05) found++;
      if (difference.p <= 0.005) rarely++;
    }
    expect(of).toBeGreaterThan(1000);
    expect(held / of).toBeGreaterThan(0.935);
    expect(held / of).toBeLessThan(0.965);
    expect(found / of).toBeLessThan(0.065);
    expect(rarely / of).toBeLessThan(0.0095);
  });
});

describe('rates of sums', () => {
  test('with and without are those of the games', () => {
    const sets: GameSet[] = [
      [
        [1, 4],
        [0, 2],
        [0, 0],
      ],
      [
        [1, 2],
        [1, 0],
        [0, 4],
      ],
      [[0, 1]],
    ];
    const one = contrasted(sets, 4);
    expect(gamesWith(one, 1)).toEqual({ pairs: 3, sums: [3, 1.5, 5, 2, 1.25], anySize: true });
    expect(gamesWith(one, 0)).toEqual({ pairs: 3, sums: [4, 1.75, 6, 2.25, 1.3125], anySize: true });
    expect(gamesHaving(one)).toEqual({ pairs: 3, sums: [7, 3, 19, 9, 5], anySize: true });
  });

  test('of pairs they are what their cells say', () => {
    const next = luck(14);
    const cells = Array.from({ length: CELLS }, () => Math.floor(20 * next()));
    for (const present of [0, 1] as const) {
      const exact = halfPoints(cells, present);
      const found = gamesWith(sumsOfCells(cells), present);
      const [x, y, xx, xy, yy] = exact.sums;
      expect(found).toEqual({ pairs: exact.pairs, sums: [x, y / 2, xx, xy / 2, yy / 4], anySize: true });
    }
  });

  // A third of a sixth cannot be written down: what is left of it is no spread.
  test('sets that are all alike have the interval of Jeffreys by sets, whatever is left by rounding', () => {
    const games: GameSet = [
      [1, 2],
      [1, 0],
      [1, 0],
    ];
    const found = ratioRate([gamesWith(contrasted(new Array<GameSet>(300).fill(games), 6), 1)]);
    expect(found?.mean).toBeCloseTo(1 / 9, 12);
    expect(found?.low).toBeCloseTo(jeffreys(300 / 9, 300).low, 9);
  });
});
