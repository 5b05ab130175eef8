import { describe, expect, test } from 'vitest';
import { keyOf, roll } from '../../../src/core/rng.ts';
import { cyclicShare, type Edge } from '../../../src/lab/statistics/cyclic-share.ts';
import { normalQuantile } from '../../../src/lab/statistics/normal.ts';

const SMALL = 1e-12;
const edge = (a: number, b: number, logOdds: number, variance = SMALL): Edge => ({ a, b, logOdds, variance });

/** Everybody against everybody: log-odds by ratings, and more of them round the given circle. */
function field(ratings: readonly number[], circle: readonly number[], more: number, variance = SMALL): Edge[] {
  return ratings.flatMap((mine, a) =>
    ratings.slice(a + 1).map((theirs, k) => {
      const b = a + 1 + k;
      const [from, to] = [circle.indexOf(a), circle.indexOf(b)];
      const next = from >= 0 && to >= 0 && to === (from + 1) % circle.length;
      const before = from >= 0 && to >= 0 && from === (to + 1) % circle.length;
      return edge(a, b, mine - theirs + (next ? more : before ? -more : 0), variance);
    }),
  );
}

describe('cyclic share', () => {
  // Oracle: Hodge decomposition on the complete graph by hand; 9 digits.
  test('nothing where ratings say all', () => {
    expect(cyclicShare(4, field([0.7, 0.2, -0.4, -0.5], [], 0)).share?.mean).toBeCloseTo(0, 9);
  });

  test('everything in rock, paper, scissors', () => {
    expect(cyclicShare(3, field([0, 0, 0], [0, 1, 2], 0.3)).share?.mean).toBeCloseTo(1, 9);
  });

  test('a circle of three on top of ratings: 3c² of all squares', () => {
    const ratings = [0.4, 0.1, -0.5];
    const edges = field(ratings, [0, 1, 2], 0.2);
    const all = edges.reduce((sum, { logOdds }) => sum + logOdds ** 2, 0);
    expect(cyclicShare(3, edges).share?.mean).toBeCloseTo((3 * 0.2 ** 2) / all, 9);
  });

  // Oracle: the formula r_i = Σ_j L_ij / n of the complete graph, with one matchup off by 1; 9 digits.
  test('one odd matchup among four players: of its square 1 − 2/n is cyclic', () => {
    const edges = field([0, 0, 0, 0], [], 0).map((one, at) => ({ ...one, logOdds: at === 0 ? 1 : 0 }));
    expect(cyclicShare(4, edges).share?.mean).toBeCloseTo(1 / 2, 9);
  });

  // Oracle: closed form with one variance for all, Σσ²(n − 2)/n and ΣC²/σ²; 9 digits.
  test('less what luck leaves, and its test', () => {
    const [variance, c] = [0.003, 0.2];
    const edges = field([0.4, 0.1, -0.5, 0], [0, 1, 2], c, variance);
    const all = edges.reduce((sum, { logOdds }) => sum + logOdds ** 2, 0);
    const { share, test } = cyclicShare(4, edges);
    expect(share?.mean).toBeCloseTo((3 * c * c - (6 * variance * 2) / 4) / all, 9);
    expect(test.value).toBeCloseTo((3 * c * c) / variance, 9);
    expect(test.df).toBe(3);
  });

  test('luck alone has no share', () => {
    expect(cyclicShare(3, field([0, 0, 0], [0, 1, 2], 0.01, 0.01)).share).toMatchObject({ mean: 0, low: 0 });
  });

  // Oracle: with different precisions, one circle has one constraint: Q = (Σ L)² / Σ σ²; 9 digits.
  test('weighs by precision', () => {
    const edges = [edge(0, 1, 0.3, 0.01), edge(1, 2, 0.1, 0.04), edge(0, 2, -0.2, 0.02)];
    expect(cyclicShare(3, edges).test.value).toBeCloseTo((0.3 + 0.1 + 0.2) ** 2 / 0.07, 9);
  });

  // Oracle: the interval's own promise, on normal noise from a seeded source; 4 standard errors of 2000 draws.
  test.each([0.15, 0.05, 0])('its interval holds the truth, with a circle of %f', (c) => {
    const promised = 0.95;
    const [ratings, circle, variance, draws] = [[0.4, 0.1, -0.3, -0.2], [0, 1, 2], 0.002, 2000] as const;
    const truth = field(ratings, circle, c);
    const exact = (3 * c * c) / truth.reduce((sum, { logOdds }) => sum + logOdds ** 2, 0);
    let held = 0;
    for (let draw = 0; draw < draws; draw++) {
      const key = keyOf('cycles', c, draw);
      const noise = (k: number) => normalQuantile((roll(2 ** 30, key, 0, 0, k) + 0.5) / 2 ** 30) * Math.sqrt(variance);
      const seen = truth.map((one, k) => ({ ...one, variance, logOdds: one.logOdds + noise(k) }));
      const { share } = cyclicShare(4, seen);
      if (share !== null && share.low <= exact && exact <= share.high) held++;
    }
    const room = 4 * Math.sqrt((promised * (1 - promised)) / draws);
    expect(held / draws).toBeGreaterThan(promised - room);
    // Without a circle there is nothing below the truth to miss.
    if (c > 0) expect(held / draws).toBeLessThan(promised + room);
  });

  test('no circle, no share', () => {
    expect(cyclicShare(2, [edge(0, 1, 0.5)])).toEqual({
      share: null,
      test: { value: expect.closeTo(0, 9), df: 0, p: null },
    });
    expect(cyclicShare(3, [edge(0, 1, 0.5), edge(1, 2, 0.1)]).share).toBeNull();
  });

  test('matchups that were not played need not be there', () => {
    const edges = field([0.3, 0, 0, -0.3], [0, 1, 2, 3], 0.2).filter(({ a, b }) => !(a === 0 && b === 2));
    const { share, test } = cyclicShare(4, edges);
    expect(test.df).toBe(2);
    expect(share?.mean).toBeGreaterThan(0);
  });
});
