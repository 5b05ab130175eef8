import { describe, expect, test } from 'vitest';
import { addOuter, dot, inverse, zeros } from '../../../src/lab/statistics/linear.ts';
import { twoSided } from '../../../src/lab/statistics/normal.ts';
import { CELLS } from '../../../src/lab/statistics/pair-counts.ts';
import { halfPoints, withLessWithout } from '../../../src/lab/statistics/with-without.ts';
import { luck } from './luck.ts';

/** Of each game of a pair: has it, half points. */
type Game = readonly [has: number, half: number];
type Pair = readonly [Game, Game];

function cellsOf(pairs: readonly Pair[]): number[] {
  const cells = new Array<number>(CELLS).fill(0);
  for (const [[h0, s0], [h1, s1]] of pairs) cells[(3 * h0 + s0) * 6 + 3 * h1 + s1]!++;
  return cells;
}

/** Luck shared by the two games; having it follows the shared luck, so that pairs are clusters. */
function drawPairs(next: () => number, pairs: number, chance: number, base: number, effect: number): Pair[] {
  return Array.from({ length: pairs }, () => {
    const shared = next() < 0.5 ? next() : -1;
    const game = (seat: number): Game => {
      const has = (next() < 0.3 && shared >= 0 ? shared : next()) < chance ? 1 : 0;
      const uniform = shared >= 0 && next() < 0.5 ? shared : next();
      return [has, uniform < base + 0.1 * seat + effect * has ? 2 : 0];
    };
    return [game(0), game(1)];
  });
}

describe('with less without', () => {
  // Oracle: least squares by the normal equations, a dummy for every matchup and seat, on the games themselves.
  test('is least squares with an effect of every matchup and seat', () => {
    const next = luck(3);
    const matchups = [drawPairs(next, 60, 0.2, 0.3, 0.2), drawPairs(next, 90, 0.6, 0.6, 0.1)];
    const [information, slope] = [zeros(5), [0, 0, 0, 0, 0]];
    for (const [at, pairs] of matchups.entries()) {
      for (const pair of pairs) {
        for (const [seat, [has, half]] of pair.entries()) {
          const row = [has, 0, 0, 0, 0];
          row[1 + 2 * at + seat] = 1;
          addOuter(information, row, row, 1);
          for (const [k, x] of row.entries()) slope[k]! += (x * half) / 2;
        }
      }
    }
    const fitted = dot(inverse(information)?.[0] ?? [], slope);
    expect(withLessWithout(matchups.map(cellsOf))?.mean).toBeCloseTo(fitted, 10);
  });

  // Oracle: the jackknife, every pair left out in turn and all fitted anew. CR3 is its approximation.
  test('is as sure as the jackknife by pairs says', () => {
    const pairs = drawPairs(luck(4), 150, 0.4, 0.4, 0.1);
    const whole = withLessWithout([cellsOf(pairs)]);
    const squares = pairs.reduce((sum, _, at) => {
      const without = withLessWithout([cellsOf(pairs.filter((__, other) => other !== at))]);
      return sum + ((without?.mean ?? 0) - (whole?.mean ?? 0)) ** 2;
    }, 0);
    expect(Math.sqrt((whole?.squaredError ?? 0) / squares)).toBeCloseTo(1, 1.7);
  });

  // By hand: one matchup; half of the games of each seat have it, 30 of 40 won with it and 10 of 40 without, in both seats alike.
  test('is the difference of two rates where nothing else differs', () => {
    const game = (at: number): Game => [at < 40 ? 1 : 0, at % 4 < (at < 40 ? 3 : 1) ? 2 : 0];
    const pairs = Array.from({ length: 80 }, (_, at): Pair => [game(at), game(at)]);
    expect(withLessWithout([cellsOf(pairs)])?.mean).toBeCloseTo(0.5, 12);
  });

  test('compares within matchups: what only the stronger side has makes no difference', () => {
    const weak = Array.from(
      { length: 100 },
      (_, at): Pair => [
        [0, at % 4 === 0 ? 2 : 0],
        [0, 0],
      ],
    );
    const strong = Array.from(
      { length: 100 },
      (_, at): Pair => [
        [1, at % 4 === 0 ? 0 : 2],
        [1, 2],
      ],
    );
    expect(withLessWithout([cellsOf(weak), cellsOf(strong)])).toBeNull();
    const mixed = Array.from(
      { length: 100 },
      (_, at): Pair => [
        [at % 2, at % 4 < 2 ? 2 : 0],
        [at % 2, at % 8 < 4 ? 2 : 0],
      ],
    );
    expect(withLessWithout([cellsOf(weak), cellsOf(strong), cellsOf(mixed)])?.mean).toBeCloseTo(0, 12);
  });

  // 40 games without it, all won: one interval of Jeffreys has its lower end at 0.94.
  test('games that all ended alike leave some doubt', () => {
    const pairs = Array.from({ length: 1000 }, (_, at): Pair => {
      const game: Game = at < 40 ? [0, 2] : [1, 2 * (at % 2)];
      return [game, game];
    });
    const found = withLessWithout([cellsOf(pairs)]);
    expect(found?.mean).toBeCloseTo(-0.5, 12);
    expect(Math.sqrt(found?.squaredError ?? 0)).toBeGreaterThan(0.025);
    expect(Math.sqrt(found?.squaredError ?? 0)).toBeLessThan(0.035);
  });

  // Oracle: the score test of Pearson for two rates, 30 of 40 against 10 of 40: χ² = n (ad − bc)² over the
  // products of the margins; both games of a pair alike are one observation of twice the size.
  test('has the p-value of a score test', () => {
    const game = (at: number): Game => [at < 40 ? 1 : 0, at % 4 < (at < 40 ? 3 : 1) ? 2 : 0];
    const pairs = Array.from({ length: 80 }, (_, at): Pair => [game(at), game(at)]);
    const chiSquare = (80 * (30 * 30 - 10 * 10) ** 2) / (40 * 40 * 40 * 40);
    expect(withLessWithout([cellsOf(pairs)])?.p).toBeCloseTo(twoSided(Math.sqrt(chiSquare)), 12);
  });

  test('says nothing of few games', () => {
    const pairs = (some: number) =>
      Array.from(
        { length: 300 },
        (_, at): Pair => [
          [at < some ? 1 : 0, 2 * (at % 2)],
          [0, 2 * (at % 2)],
        ],
      );
    expect(withLessWithout([cellsOf(pairs(19))])).toBeNull();
    expect(withLessWithout([cellsOf(pairs(20))])).not.toBeNull();
    expect(withLessWithout([])).toBeNull();
  });

  // Sweeps of three uneven matchups; few games have it, and games of a pair go together.
  test.each([
    ['common', 0.4, 200],
    ['rare', 0.04, 300],
  ])('its interval covers and its p-value is uniform where it is %s', (_, chance, pairs) => {
    const next = luck(5);
    let [held, found, rarely, of] = [0, 0, 0, 0];
    for (let sweep = 0; sweep < 1600; sweep++) {
      const effect = sweep % 2 === 0 ? 0.15 : 0;
      const matchups = [0.25, 0.45, 0.6].map((base) => cellsOf(drawNull(next, pairs, chance, base, effect)));
      const difference = withLessWithout(matchups);
      if (difference === null) continue;
      of++;
      const z = (difference.mean - effect) / Math.sqrt(difference.squaredError);
      if (Math.abs(z) <= 1.96) held++;
      if (effect !== 0) continue;
      if (difference.p <= 0.05) found++;
      if (difference.p <= 0.005) rarely++;
    }
    expect(of).toBeGreaterThan(1000);
    expect(held / of).toBeGreaterThan(0.93);
    expect(held / of).toBeLessThan(0.97);
    expect(found / (of / 2)).toBeLessThan(0.075);
    // Far out too, where the smallest of many p-values are.
    expect(rarely / (of / 2)).toBeLessThan(0.0075);
  });
});

/** Having it is luck of its own, though shared in a pair; so is winning. */
function drawNull(next: () => number, pairs: number, chance: number, base: number, effect: number): Pair[] {
  return Array.from({ length: pairs }, () => {
    const [luckOfHaving, luckOfWinning] = [next(), next()];
    const game = (): Game => {
      const has = (next() < 0.5 ? luckOfHaving : next()) < chance ? 1 : 0;
      return [has, (next() < 0.5 ? luckOfWinning : next()) < base + effect * has ? 2 : 0];
    };
    return [game(), game()];
  });
}

test('half points of games with it and without it, by pairs', () => {
  const cells = cellsOf([
    [
      [1, 2],
      [1, 1],
    ],
    [
      [1, 0],
      [0, 2],
    ],
    [
      [0, 1],
      [0, 2],
    ],
  ]);
  expect(halfPoints(cells, 1)).toEqual({ pairs: 3, sums: [3, 3, 5, 6, 9] });
  expect(halfPoints(cells, 0)).toEqual({ pairs: 3, sums: [3, 5, 5, 8, 13] });
});
