import { describe, expect, test } from 'vitest';
import { bradleyTerry, chanceOf } from '../../../src/lab/statistics/bradley-terry.ts';
import { blocksOf, roundRobin, type TableMet } from '../../../src/lab/statistics/round-robin.ts';
import { ratingCovariance } from '../../../src/lab/statistics/sandwich.ts';
import { luck } from './luck.ts';

const sets = 300;
const pairsOf = (n: number) =>
  Array.from({ length: n }, (_, i) => Array.from({ length: n - i - 1 }, (_, at) => [i, i + 1 + at] as const)).flat();

/** One game a set, in which all pairs of sides are apart. `chance(i, j)`: how often i beats j. */
function tableOf(players: readonly number[], chance: (i: number, j: number) => number): TableMet {
  const n = players.length;
  const beaten = players.map((_, i) => players.reduce((sum, _, j) => sum + (i === j ? 0 : chance(i, j)), 0));
  const covariance = Array.from({ length: n }, () => new Array<number>(n).fill(0));
  for (const [i, j] of pairsOf(n)) {
    const variance = chance(i, j) * (1 - chance(i, j));
    covariance[i]![i]! += variance;
    covariance[j]![j]! += variance;
    covariance[i]![j]! -= variance;
    covariance[j]![i]! -= variance;
  }
  return { players, sets, games: 1, beaten, covariance, isAlike: false };
}

describe('Bradley and Terry at a table', () => {
  // Oracle: closed form. Rivals beaten as the model says are met by the ratings that say so; ten digits.
  test('finds the strengths again', () => {
    const truth = [0.9, 0.2, -0.4, -0.7];
    const chance = (players: readonly number[]) => (i: number, j: number) =>
      chanceOf(truth[players[i]!]! - truth[players[j]!]!);
    const tables = [
      [0, 1, 2],
      [1, 2, 3],
      [3, 0, 0, 1],
    ].map((players) => tableOf(players, chance(players)));
    const fit = roundRobin(4, tables)!;
    for (const [at, rating] of truth.entries()) expect(fit.ratings[at]).toBeCloseTo(rating, 10);
  });

  // Oracle: the ratings of who met whom in twos, who were as often first as second; ten digits.
  test('is that of all the pairs, which need not fit', () => {
    const rates = [0.7, 0.45, 0.8, 0.35, 0.6, 0.52];
    const pairs = pairsOf(4);
    const chance = (i: number, j: number) => {
      const at = pairs.findIndex(([a, b]) => a === Math.min(i, j) && b === Math.max(i, j));
      return i < j ? rates[at]! : 1 - rates[at]!;
    };
    const met = pairs.map(([a, b]) => {
      const means = [chance(a, b), chance(a, b)] as const;
      const variance = means[0] * (1 - means[0]);
      const variances = [variance, variance] as const;
      return {
        a,
        b,
        means,
        games: [sets / 2, sets / 2] as const,
        pairs: sets / 2,
        variances,
        covariance: 0,
        alike: [false, false] as const,
      };
    });
    const twos = bradleyTerry(4, met)!;
    const table = roundRobin(4, [tableOf([0, 1, 2, 3], chance)])!;
    const covariance = ratingCovariance(twos, met)!;
    expect(twos.seatEffect).toBeCloseTo(0, 10);
    for (let at = 0; at < 4; at++) {
      expect(table.ratings[at]).toBeCloseTo(twos.ratings[at]!, 10);
      for (let k = 0; k < 4; k++) expect(table.covariance[at]![k]).toBeCloseTo(covariance[at]![k]!, 10);
    }
  });

  test('equal totals are equal ratings, and who sits with herself changes nobody', () => {
    const fit = roundRobin(3, [tableOf([0, 1, 2], () => 0.5)])!;
    for (const rating of fit.ratings) expect(rating).toBeCloseTo(0, 10);
    const table = tableOf([0, 1, 2], (i, j) => chanceOf((j - i) / 2));
    const alone = tableOf([1, 1, 1], () => 0.5);
    const [one, other] = [roundRobin(3, [table])!, roundRobin(3, [table, alone])!];
    for (let at = 0; at < 3; at++) {
      expect(other.ratings[at]).toBeCloseTo(one.ratings[at]!, 10);
      expect(other.covariance[at]![at]).toBeCloseTo(one.covariance[at]![at]!, 10);
    }
  });

  test('games of a set that are all alike say as much as one of them', () => {
    const chance = (i: number, j: number) => chanceOf((j - i) / 3);
    const once = tableOf([0, 1, 2], chance);
    const thrice = {
      ...once,
      games: 3,
      beaten: once.beaten.map((value) => 3 * value),
      covariance: once.covariance.map((row) => row.map((value) => 9 * value)),
    };
    const [one, other] = [roundRobin(3, [once])!, roundRobin(3, [thrice])!];
    for (let at = 0; at < 3; at++) {
      expect(other.ratings[at]).toBeCloseTo(one.ratings[at]!, 10);
      expect(other.covariance[at]![at]).toBeCloseTo(one.covariance[at]![at]!, 10);
    }
  });

  test('sets that are all alike leave doubt', () => {
    const covariance = Array.from({ length: 3 }, () => [0, 0, 0]);
    const met = { players: [0, 1, 2], sets, games: 3, beaten: [4, 3, 2], covariance };
    expect(roundRobin(3, [{ ...met, isAlike: true }])!.covariance[0]![0]).toBeGreaterThan(0);
  });

  test('who beats everybody has no finite rating', () => {
    expect(roundRobin(3, [tableOf([0, 1, 2], (i, j) => (i === 0 ? 1 : j === 0 ? 0 : 0.5))])).toBeNull();
  });

  // Oracle: luck. Games of three by the model, in sets of three that share much of it: 95 % intervals hold the truth as often
  // as they say, within three standard errors of 600 tries.
  test('intervals hold the truth', () => {
    const truth = [0.5, 0, -0.5];
    const next = luck(20250101);
    let held = 0;
    for (let round = 0; round < 600; round++) {
      const totals = Array.from({ length: 60 }, () => {
        const beaten = [0, 0, 0];
        for (const [i, j] of pairsOf(3)) {
          const chance = chanceOf(truth[i]! - truth[j]!);
          const shared = next();
          for (let game = 0; game < 3; game++) beaten[(next() < 0.5 ? shared : next()) < chance ? i : j]!++;
        }
        return beaten;
      });
      const mean = [0, 1, 2].map((i) => totals.reduce((sum, one) => sum + one[i]!, 0) / 60);
      const covariance = mean.map((one, i) =>
        mean.map((other, j) => totals.reduce((sum, set) => sum + (set[i]! - one) * (set[j]! - other), 0) / 60),
      );
      const fit = roundRobin(3, [{ players: [0, 1, 2], sets: 60, games: 3, beaten: mean, covariance, isAlike: false }])!;
      if (Math.abs(fit.ratings[0]! - truth[0]!) < 1.96 * Math.sqrt(fit.covariance[0]![0]!)) held++;
    }
    expect(Math.abs(held / 600 - 0.95)).toBeLessThan(3 * Math.sqrt((0.95 * 0.05) / 600));
  });
});

/** Half points of every side over random games, some of which have sides that always win; and who scored against whom. */
function randomGames(next: () => number, sides: number, games: number) {
  const strength = Array.from({ length: sides }, () => Math.floor(next() * 3));
  const halfPoints = new Array<number>(sides).fill(0);
  const scored = Array.from({ length: sides }, () => new Array<boolean>(sides).fill(false));
  for (let game = 0; game < games; game++) {
    for (const [i, j] of pairsOf(sides)) {
      const half = strength[i] === strength[j] ? Math.floor(next() * 3) : strength[i]! > strength[j]! ? 2 : 0;
      halfPoints[i]! += half;
      halfPoints[j]! += 2 - half;
      if (half > 0) scored[i]![j] = true;
      if (half < 2) scored[j]![i] = true;
    }
  }
  return { halfPoints, scored };
}

describe('who never scored against whom', () => {
  test('some always win, and some always lose', () => {
    expect(blocksOf([12, 8, 4, 0], 2)).toEqual([0, 1, 2, 3]);
    expect(blocksOf([0, 6, 6], 2)).toEqual([1, 0, 0]);
    expect(blocksOf([5, 4, 3], 2)).toEqual([0, 0, 0]);
    expect(blocksOf([8, 2, 2], 2)).toEqual([0, 1, 1]);
  });

  // Oracle: the slow way, by steps of "scored against" from everybody to everybody.
  test('is told by the half points alone', () => {
    const next = luck(7);
    for (let round = 0; round < 300; round++) {
      const sides = 3 + (round % 3);
      const { halfPoints, scored } = randomGames(next, sides, 1 + (round % 4));
      const reach = scored.map((row, i) => row.map((direct, j) => direct || i === j));
      for (const [via] of reach.entries())
        for (const from of reach) for (const [to] of from.entries()) if (from[via] && reach[via]![to]) from[to] = true;
      const blocks = blocksOf(halfPoints, 1 + (round % 4));
      for (const [i, row] of reach.entries()) {
        for (const [j, reached] of row.entries()) expect(blocks[i]! <= blocks[j]!).toBe(reached);
      }
    }
  });
});
