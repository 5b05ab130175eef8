import { describe, expect, test } from 'vitest';
import type { Game } from '../../../src/core/contract.ts';
import { PlayedCounts } from '../../../src/lab/study/played-counts.ts';

/** A game of which the leads of seat 0 are known, and half points of hers. */
function gameOf(leads: readonly number[], score: number): Game {
  const counters = Uint16Array.of(score);
  const game: Pick<Game, 'counters' | 'leads' | 'turn' | 'score'> = {
    counters,
    leads: Int16Array.of(0, ...leads),
    turn: () => leads.length,
    score: (seat) => (seat === 0 ? score : 2 - score),
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
