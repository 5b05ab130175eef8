// Shares over matchups that need not weigh the same, and the weights of one bot among others.
import { describe, expect, test } from 'vitest';
import { newTally, type Tally } from '../../../src/lab/contest/tally.ts';
import { amongRows, amongSides, comparisonsOf } from '../../../src/lab/ladder/places.ts';
import { beatenIn, firstsIn, weightedRate } from '../../../src/lab/ladder/weighted.ts';
import type { AnyMatchup } from '../../../src/lab/report/results.ts';
import { shareOfSums } from '../../../src/lab/statistics/set-sums.ts';
import { stratifiedRate } from '../../../src/lab/statistics/stratified.ts';
import { sidePlayer } from '../../../src/lab/who/matchup.ts';
import { box as bidding } from '../../tiny/bidding.ts';

/** Sets of three games by the half points of side 0; its share of first in units of 1/6. */
function tallied(bins: readonly number[], firsts: readonly number[] = []): Tally {
  const tally = newTally(bidding);
  for (const [half, sets] of bins.entries()) tally.sides[0]![half] = sets;
  tally.sets = bins.reduce((sum, sets) => sum + sets, 0);
  for (const first of firsts) {
    tally.firsts[0]![0] += first;
    tally.firsts[0]![1] += first * first;
  }
  return tally;
}

describe('the weighted rate', () => {
  const bins = [
    [3, 0, 0, 5, 0, 2, 9, 0, 0, 0, 0, 1, 4],
    [0, 0, 0, 0, 0, 0, 8, 0, 0, 0, 0, 0, 0],
    [0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 30],
  ];

  test('is the stratified one where all weigh the same', () => {
    const { mean, low, high } = stratifiedRate(bins);
    for (const weight of [1, 3]) {
      const rate = weightedRate(bins.map((own) => beatenIn(tallied(own), 0, weight)));
      expect(rate.mean).toBeCloseTo(mean, 12);
      expect(rate.low).toBeCloseTo(low, 12);
      expect(rate.high).toBeCloseTo(high, 12);
    }
  });

  test('of one matchup is its own, of rivals beaten and of first places', () => {
    const firsts = [0, 18, 6, 9, 9, 3, 18, 0];
    const tally = tallied([0, 0, 0, 0, 0, 0, 8], firsts);
    const [sum, squares] = tally.firsts[0]!;
    const own = shareOfSums({ sets: 8, sum, squares, per: 18 });
    const rate = weightedRate([firstsIn(tally, 0, 2)]);
    for (const end of ['mean', 'low', 'high'] as const) expect(rate[end]).toBeCloseTo(own[end], 12);
  });

  test('weighs a matchup as often as it is told, with the variance of one', () => {
    const [a, b] = [beatenIn(tallied(bins[0]!), 0, 2), beatenIn(tallied(bins[2]!), 0, 1)];
    const rate = weightedRate([a, b]);
    expect(rate.mean).toBeCloseTo((2 * a.mean + b.mean) / 3, 12);
    const twice = stratifiedRate([bins[0]!, bins[0]!, bins[2]!]);
    expect(rate.mean).toBeCloseTo(twice.mean, 12);
    expect(rate.high - rate.low).toBeGreaterThan(twice.high - twice.low);
  });

  test('is not known while a matchup has no sets; at the ends it stays within', () => {
    expect(weightedRate([beatenIn(tallied([]), 0, 1), beatenIn(tallied(bins[0]!), 0, 1)]).mean).toBeNaN();
    expect(weightedRate([]).mean).toBeNaN();
    const all = [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 7];
    const rate = weightedRate([1, 2, 4].map((weight) => beatenIn(tallied(all), 0, weight)));
    expect(rate).toMatchObject({ mean: 1, high: 1 });
    expect(rate.low).toBeGreaterThan(0.5);
    expect(rate.low).toBeLessThan(1);
  });
});

describe('one among others', () => {
  const asked = { box: bidding, bots: ['x', 'y'], entrants: ['merchant', 'gambler'], seed: 1, sets: 4 };
  const lineups = {
    all: [
      [['merchant'], ['merchant'], ['gambler']],
      [['gambler'], ['gambler'], ['gambler']],
    ],
    isSpread: false,
  };
  const sides = amongSides(asked, lineups);

  test('has every party of every line-up, and those that differ once', () => {
    const written = sides.map((all) => all.map((side) => side.map(({ party, bot }) => `${party}/${bot}`).join()).join(' '));
    expect(written).toEqual([
      'merchant/x merchant/y gambler/y',
      'merchant/y merchant/y gambler/x',
      'gambler/x gambler/y gambler/y',
      'merchant/y merchant/x gambler/x',
      'merchant/x merchant/x gambler/y',
      'gambler/y gambler/x gambler/x',
    ]);
  });

  /** Four sets in which these sides came first, in sixths of a game. */
  const played = (first: (party: string, bot: string, sides: readonly string[]) => number): AnyMatchup[] =>
    sides.map((all) => {
      const players = all.map(sidePlayer);
      const tally = newTally(bidding);
      tally.sets = 4;
      for (const [side, { party, bot }] of players.entries()) {
        const value =
          3 *
          first(
            party,
            bot,
            players.map((one) => one.party),
          );
        tally.firsts[side] = [4 * value, 4 * value * value];
        tally.sides[side]![6] = 4;
      }
      return { players, tally };
    });

  test('is even among equals, however parties differ', () => {
    // Wherever merchants sit, a gambler comes first.
    const rows = amongRows(
      asked,
      played((party, _, all) => (all.includes('merchant') ? (party === 'gambler' ? 6 : 0) : 2)),
    );
    expect(rows.map(({ bot, among, sets }) => [bot, among, sets])).toEqual([
      ['x', 'y', 12],
      ['y', 'x', 12],
    ]);
    for (const { first } of rows) expect(first.mean).toBeCloseTo(1 / 3, 12);
    expect(comparisonsOf(asked, rows, 3)).toEqual([{ a: 'x', b: 'y', better: null }]);
  });

  test('is better if it surely comes first more often, and the others less often among its like', () => {
    const better = (first: (bot: string) => number) => {
      const rows = amongRows(
        asked,
        played((_, bot) => first(bot)),
      );
      return comparisonsOf(asked, rows, 3)[0]?.better;
    };
    expect(better((bot) => (bot === 'x' ? 6 : 0))).toBe('x');
    expect(better((bot) => (bot === 'y' ? 6 : 0))).toBe('y');
    expect(better(() => 2)).toBeNull();
  });
});
