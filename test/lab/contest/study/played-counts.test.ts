import { describe, expect, test } from 'vitest';
import type { Game } from '../../../../src/core/contract.ts';
import { PlayedCounts } from '../../../../src/lab/contest/study/played-counts.ts';

/** A game of which the leads of the first side are known, and its half points. */
function gameOf(leads: readonly number[], score: number): Game {
  return tableOf(
    leads.map((lead) => [lead, -lead]),
    [score, 2 - score],
  );
}

/** Of any number of sides, by turn and side. */
function tableOf(leads: readonly (readonly number[])[], scores: readonly number[]): Game {
  const game: Pick<Game, 'counters' | 'leads' | 'turn' | 'score' | 'mode'> = {
    counters: Uint16Array.of(scores[0] ?? 0),
    leads: Int16Array.of(...scores.map(() => 0), ...leads.flat()),
    turn: () => leads.length,
    score: (side) => scores[side] ?? 0,
    mode: { name: 'made up', sides: scores.map((_, side) => [side]), party: 1 },
  };
  return game as Game;
}

function take(leads: readonly number[], score: number, into = new PlayedCounts(gameOf([], 1))): PlayedCounts {
  into.take(gameOf(leads, score));
  return into;
}

const turned = (leads: readonly number[]) => leads.map((lead) => -lead);

describe('a comeback', () => {
  test.each([
    [[-250, 10, 10, 10], 1],
    [[-249, 10, 10, 10], 0],
    [[250, 10, 10, 10], 0],
    [[10, -900, -100, 10], 1],
  ])('is won after being a quarter behind: %j, %i', (leads, comeback) => {
    expect(take(leads, 2).comeback).toBe(comeback);
    expect(take(turned(leads), 0).comeback).toBe(comeback);
  });
});

describe('a game decided early', () => {
  test.each([
    [[-1, 1, 1, 1], 1],
    [[-1, -1, 1, 1], 0],
    [[-1, 1, 1, 1, 1], 1],
    [[-1, -1, 1, 1, 1], 0],
    [[1, 1, 0, 1], 0],
  ])('has its lead in its first half, for good: %j, %i', (leads, early) => {
    expect(take(leads, 2).decidedEarly).toBe(early);
    expect(take(turned(leads), 0).decidedEarly).toBe(early);
  });
});

test('without a winner a game is neither, whatever the one before it was', () => {
  const counts = take([-300, 1, 1, 1], 2);
  expect(counts).toMatchObject({ leadChanges: 1, comeback: 1, decidedEarly: 1 });
  expect(take([-300, -300, -300, -300], 1, counts)).toMatchObject({ leadChanges: 0, comeback: 0, decidedEarly: 0 });
  expect(take([300, 300, 300, 300], 1, counts)).toMatchObject({ comeback: 0, decidedEarly: 0 });
  expect(counts.counters).toEqual(Uint16Array.of(1));
});

describe('with three sides', () => {
  /** The last side is behind, then ahead. */
  const leads = [
    [250, -20, -250],
    [-5, -5, 5],
    [-5, -5, 5],
    [-5, -5, 5],
  ];
  const taken = (scores: number[]) => {
    const counts = new PlayedCounts(tableOf([], scores));
    counts.take(tableOf(leads, scores));
    return counts;
  };

  test('only who beats all others is the winner', () => {
    expect(taken([0, 2, 4])).toMatchObject({ winner: 2, best: 4, leadChanges: 1, comeback: 1, decidedEarly: 1 });
    expect(taken([4, 2, 0])).toMatchObject({ winner: 0, best: 4, comeback: 0, decidedEarly: 0 });
    expect(taken([3, 0, 3])).toMatchObject({ winner: -1, best: 3, comeback: 0, decidedEarly: 0 });
    expect([...taken([1, 4, 1]).scores]).toEqual([1, 4, 1]);
  });

  test('a lone side is the winner where it wins', () => {
    const alone = (score: number) => {
      const counts = new PlayedCounts(tableOf([], [score]));
      counts.take(tableOf([[-300], [10], [10], [10]], [score]));
      return counts;
    };
    expect(alone(2)).toMatchObject({ winner: 0, leadChanges: 1, comeback: 1, decidedEarly: 1 });
    for (const score of [0, 1]) expect(alone(score)).toMatchObject({ winner: -1, leadChanges: 1, comeback: 0 });
  });
});
