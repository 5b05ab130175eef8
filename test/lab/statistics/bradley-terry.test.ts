import { describe, expect, test } from 'vitest';
import { bradleyTerry, chanceOf, eloOf, type Met } from '../../../src/lab/statistics/bradley-terry.ts';
import { lackOfFit } from '../../../src/lab/statistics/lack-of-fit.ts';
import { varianceOfAlike } from '../../../src/lab/statistics/pair-variance.ts';
import { ratingCovariance } from '../../../src/lab/statistics/sandwich.ts';

/** Wins and losses at home: rows are Milwaukee, Detroit, Toronto, New York, Boston, Cleveland, Baltimore; so are columns. */
const baseball = [
  '- 4-3 4-2 4-3 6-1 4-2 6-0',
  '3-3 - 4-2 4-3 6-0 6-1 4-3',
  '2-5 4-3 - 2-4 4-3 4-2 6-0',
  '3-3 5-1 2-5 - 4-3 4-2 6-1',
  '5-1 2-5 3-3 4-2 - 5-2 6-0',
  '2-5 3-3 3-4 4-3 4-2 - 2-4',
  '2-5 1-5 1-6 2-4 1-6 3-4 -',
].map((row) => row.split(' ').map((cell) => cell.split('-').map(Number)));

const season: Met[] = baseball.flatMap((row, a) =>
  row.slice(0, a).map((_, b) => {
    const [won = 0, lost = 0] = baseball[a]?.[b] ?? [];
    const [lostAway = 0, wonAway = 0] = baseball[b]?.[a] ?? [];
    const games = [won + lost, lostAway + wonAway] as const;
    return { a, b, games, means: [won / games[0], wonAway / games[1]] as const };
  }),
);

describe('Bradley and Terry with a seat', () => {
  // Oracle: Agresti (2002), Categorical Data Analysis, section 10.6, American League 1987: table 10.11 and the home
  // advantage of 0.302; three decimals as printed there.
  test('the baseball season of 1987', () => {
    const { ratings, seatEffect } = bradleyTerry(7, season) ?? { ratings: [], seatEffect: 0 };
    expect(seatEffect).toBeCloseTo(0.302, 3);
    const odds = ratings.map(Math.exp);
    const total = odds.reduce((sum, one) => sum + one, 0);
    const printed = [0.22, 0.19, 0.164, 0.157, 0.137, 0.088, 0.044];
    for (const [at, ability] of printed.entries()) expect((odds[at] ?? 0) / total).toBeCloseTo(ability, 3);
    expect(ratings.reduce((sum, rating) => sum + rating, 0)).toBeCloseTo(0, 10);
  });

  // Oracle: closed form for two players: both logits are met exactly; ten digits.
  test('two players', () => {
    const { ratings, seatEffect } = bradleyTerry(2, [{ a: 0, b: 1, games: [100, 100], means: [0.7, 0.6] }]) ?? {
      ratings: [],
    };
    const [first, second] = [Math.log(0.7 / 0.3), Math.log(0.6 / 0.4)];
    expect(ratings[0]).toBeCloseTo((first + second) / 4, 10);
    expect(ratings[1]).toBeCloseTo(-(first + second) / 4, 10);
    expect(seatEffect).toBeCloseTo((first - second) / 2, 10);
  });

  // Oracle: its definition, ten to one is 400 points; twelve digits.
  test('in points of Elo', () => {
    expect(eloOf(Math.log(10))).toBeCloseTo(400, 12);
    expect(chanceOf(Math.log(3))).toBeCloseTo(0.75, 12);
  });

  test('who always wins has no finite rating', () => {
    expect(bradleyTerry(2, [{ a: 0, b: 1, games: [10, 10], means: [1, 1] }])).toBeNull();
    expect(bradleyTerry(2, [{ a: 0, b: 1, games: [10, 10], means: [1, 0] }])).toBeNull();
  });
});

describe('how sure ratings are', () => {
  const pairs = 200;
  const cells = (a: number, b: number, first: number, second: number, correlation = 0) => {
    const variances = [first * (1 - first), second * (1 - second)] as const;
    const covariance = correlation * Math.sqrt(variances[0] * variances[1]);
    const alike = [false, false] as const;
    return { a, b, pairs, games: [pairs, pairs] as const, means: [first, second] as const, variances, covariance, alike };
  };

  // Oracle: closed form for two players and independent games: the variance of a logit is 1/(n p q); ten digits.
  test('two players', () => {
    const met = [cells(0, 1, 0.7, 0.6)];
    const covariance = ratingCovariance(bradleyTerry(2, met)!, met)!;
    const [first, second] = [1 / (pairs * 0.21), 1 / (pairs * 0.24)];
    expect(covariance[0]![0]).toBeCloseTo((first + second) / 16, 10);
    expect(covariance[0]![1]).toBeCloseTo(-(first + second) / 16, 10);
    expect(covariance[2]![2]).toBeCloseTo((first + second) / 4, 10);
    expect(covariance[0]![2]).toBeCloseTo((first - second) / 8, 10);
  });

  test('games that go together say less about ratings, and more about the seat', () => {
    const [loose, tied] = [0, 0.5].map((correlation) => {
      const met = [cells(0, 1, 0.6, 0.6, correlation)];
      return ratingCovariance(bradleyTerry(2, met)!, met)!;
    });
    expect(tied![0]![0]! / loose![0]![0]!).toBeCloseTo(1.5, 10);
    expect(tied![2]![2]! / loose![2]![2]!).toBeCloseTo(0.5, 10);
  });

  // Oracle: closed form, as for two players above. Whoever wins one game in a thousand against each of many, in whichever of these
  // matchups: how often is as sure as it is over all of them; ten digits.
  test('many matchups without a loss add no doubt where one loss in some says how rare it is', () => {
    const whole = [{ ...cells(0, 1, 0.999, 0.999), pairs: 8000 }];
    // Eight losses in each seat, in eight of four hundred matchups of twenty pairs.
    const guess = varianceOfAlike(1, 20);
    const won = { ...cells(0, 1, 1, 1), pairs: 20, variances: [guess, guess] as const, alike: [true, true] as const };
    const parts = Array.from({ length: 400 }, (_, at) => (at < 8 ? { ...cells(0, 1, 0.95, 0.95), pairs: 20 } : won));
    const fit = bradleyTerry(2, [{ a: 0, b: 1, games: [8000, 8000], means: [0.999, 0.999] }])!;
    const [sure, also] = [whole, parts].map((met) => Math.sqrt(ratingCovariance(fit, met)![0]![0]!));
    expect(sure).toBeCloseTo(Math.sqrt(1 / (16_000 * 0.999 * 0.001)) / 2, 10);
    expect(also! / sure!).toBeGreaterThan(0.95);
    expect(also! / sure!).toBeLessThan(1.1);
  });

  // Oracle: closed form. Scores that follow the model exactly leave nothing over; ten digits.
  test('ratings that explain everything', () => {
    const truth = [0.4, -0.1, -0.3];
    const of = (a: number, b: number, seat: number) => chanceOf(truth[a]! - truth[b]! + seat);
    const met = (
      [
        [0, 1],
        [0, 2],
        [1, 2],
      ] as const
    ).map(([a, b]) => cells(a, b, of(a, b, 0.2), of(a, b, -0.2)));
    const fit = bradleyTerry(3, met)!;
    for (const [at, rating] of truth.entries()) expect(fit.ratings[at]).toBeCloseTo(rating, 10);
    expect(lackOfFit(fit, met)).toEqual({ value: expect.closeTo(0, 10), df: 3, p: expect.closeTo(1, 6) });
  });

  // Oracle: closed form. In a cycle of equals all ratings are 0 and all residuals remain: Σ d²/var over six cells,
  // with four pairs less for having estimated var; ten digits.
  test('rock, paper, scissors', () => {
    const met = (
      [
        [0, 1],
        [1, 2],
        [2, 0],
      ] as const
    ).map(([a, b]) => cells(a, b, 0.6, 0.6));
    const fit = bradleyTerry(3, met)!;
    for (const rating of fit.ratings) expect(rating).toBeCloseTo(0, 10);
    const { value, df } = lackOfFit(fit, met);
    expect(value).toBeCloseTo((6 * 0.01 * (pairs - 4)) / 0.24, 10);
    expect(df).toBe(3);
  });
});
