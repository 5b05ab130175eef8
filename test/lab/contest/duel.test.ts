import { describe, expect, test } from 'vitest';
import { bot } from '../../../bots/lib/bot.ts';
import { Match, MatchError } from '../../../src/core/match.ts';
import { Contest, type Failure } from '../../../src/lab/contest/contest.ts';
import { addTally, gamesOf, newTally, noResultsOf, type Tally } from '../../../src/lab/contest/tally.ts';
import { summarize } from '../../../src/lab/report/summary.ts';
import { duelOf, matchupId, type Player, setKey } from '../../../src/lab/who/matchup.ts';
import { box, gambler, keeper } from '../high-card.ts';

const elf: Player = { party: 'elf', bot: 'keeper' };
const dwarf: Player = { party: 'dwarf', bot: 'gambler' };
const sum = (counts: readonly number[]) => counts.reduce((total, count) => total + count, 0);

function played(players: [Player, Player], bots: Parameters<typeof newDuel>[1], pairs: number) {
  return piece(newDuel(players, bots), 0, pairs);
}

function piece(duel: Contest, from: number, to: number): Tally {
  const tally = newTally(box);
  duel.play(from, to, tally);
  return tally;
}

function newDuel(players: [Player, Player], bots: readonly (typeof keeper)[]) {
  return new Contest(new Match(box.open({})), duelOf(...players), bots, 1);
}

/** Games won by the first player named, and lost. */
const winsOf = ({ results: [own = []] }: Tally) => [2, 0].map((score) => sum(own.map((byScore) => byScore[score] ?? 0)));

describe('seat-swapped pairs', () => {
  test('counts add up', () => {
    const tally = played([elf, dwarf], [keeper, gambler as typeof keeper], 500);
    expect(tally.sets).toBe(500);
    expect(gamesOf(tally)).toBe(1000);
    expect(tally.leftOut).toBe(0);
    expect(sum(tally.sides[0]!)).toBe(500);
    expect(sum(tally.chairs[0]!)).toBe(500);
    expect(tally.results.map((bySeat) => bySeat.map(sum))).toEqual([
      [500, 500],
      [500, 500],
    ]);
    expect(tally.endings).toEqual([1000 - noResultsOf(tally), noResultsOf(tally)]);
    expect(tally.lengths).toEqual([0, 0, 1000]);
    expect(tally.turns).toBe(2000);
    // Quarters of pairs and half points of games are the same points counted twice.
    const quarters = tally.sides[0]!.reduce((total, count, k) => total + count * k, 0);
    expect(quarters).toBe(2 * (winsOf(tally)[0] ?? 0) + noResultsOf(tally));
  });

  test('the higher cards win more often', () => {
    const { winRate } = summarize(played([elf, dwarf], [keeper, keeper], 2000));
    // Elf against dwarf, cards kept: 10 of 36 won, 5 of 36 drawn.
    expect(winRate.low).toBeLessThan(12.5 / 36);
    expect(winRate.high).toBeGreaterThan(12.5 / 36);
  });

  test('a mirror with equal bots is exactly even: the luck stays with the seat', () => {
    const tally = played([elf, elf], [keeper, keeper], 200);
    expect(tally.sides[0]!).toEqual([0, 0, 200, 0, 0]);
    expect(summarize(tally).winRate.mean).toBe(0.5);
  });

  test('naming the players the other way round turns the counts round', () => {
    const one = played([elf, dwarf], [keeper, gambler as typeof keeper], 300);
    const other = played([dwarf, elf], [gambler as typeof keeper, keeper], 300);
    expect(other.sides[0]).toEqual(one.sides[0]?.toReversed());
    expect(other.chairs[0]).toEqual(one.chairs[0]);
    expect(winsOf(other)).toEqual(winsOf(one).toReversed());
  });

  test('played in pieces, in any order, or at once, the games are the same', () => {
    const duel = newDuel([elf, dwarf], [keeper, keeper]);
    const borders = [0, 1, 3, 50, 100];
    const pieces = borders.slice(1).map((to, at) => piece(duel, borders[at] ?? 0, to));
    const whole = newTally(box);
    for (const tally of pieces.toReversed()) addTally(whole, tally);
    expect(whole).toEqual(played([elf, dwarf], [keeper, keeper], 100));
  });

  test('a key hangs on names and number, not on order', () => {
    expect(matchupId(duelOf(elf, dwarf))).toBe(matchupId(duelOf(dwarf, elf)));
    expect(setKey(1, duelOf(elf, dwarf), 3)).toEqual(setKey(1, duelOf(dwarf, elf), 3));
    expect(setKey(1, duelOf(elf, dwarf), 3)).not.toEqual(setKey(1, duelOf(elf, dwarf), 4));
    expect(setKey(1, duelOf(elf, dwarf), 3)).not.toEqual(setKey(2, duelOf(elf, dwarf), 3));
    expect(setKey(1, duelOf(elf, { ...dwarf, bot: 'keeper' }), 3)).not.toEqual(setKey(1, duelOf(elf, dwarf), 3));
  });

  test('a bot that breaks leaves with the line of its game', () => {
    const broken = bot('breaks', () => {
      throw new Error('out of ideas');
    });
    const duel = newDuel([elf, dwarf], [broken, keeper]);
    expect(() => piece(duel, 0, 5)).toThrow(MatchError);
    expect(() => piece(duel, 0, 5)).toThrow('out of ideas');
    try {
      piece(duel, 0, 5);
    } catch (error) {
      expect((error as MatchError).line).toMatch(/^high-card elf,dwarf key=[0-9a-f]{16} tape=$/);
    }
  });

  test('a pair is left out as a whole where one of its games fails, if somebody listens', () => {
    const failures: Failure[] = [];
    const seats: number[] = [];
    // Fails in seat 1 alone: the first game of the pair ends well.
    const shy = bot('wants to begin', (_view, q) => {
      seats.push(q.seat);
      return q.seat === 1 ? 7 : 0;
    });
    const tally = newTally(box);
    const listener = { failed: (failure: Failure) => void failures.push(failure) };
    newDuel([elf, dwarf], [shy, keeper]).play(0, 40, tally, listener);
    expect(tally.sets + tally.leftOut).toBe(40);
    expect(tally.leftOut).toBe(failures.length);
    expect(failures.length).toBeGreaterThan(20);
    expect(sum(tally.endings)).toBe(2 * tally.sets);
    expect(failures[0]).toMatchObject({ game: 'b', blame: 'bot', what: 'seat 1 answered 7 of 2 options' });
    expect(failures[0]?.line).toMatch(/^high-card dwarf,elf key=[0-9a-f]{16} tape=A?$/);
  });

  test('a game that passes its decision limit leaves its pair out', () => {
    const game = box.open({});
    game.list = () => 2;
    game.choose = () => {};
    const failures: Failure[] = [];
    const tally = newTally(box);
    const duel = new Contest(new Match(game), duelOf(elf, dwarf), [keeper, keeper], 1);
    duel.play(0, 3, tally, { failed: (failure) => void failures.push(failure) });
    expect([tally.sets, tally.leftOut]).toEqual([0, 3]);
    expect(failures[0]).toMatchObject({ set: 0, game: 'a', blame: 'limit', what: 'more than 2 decisions' });
    expect(failures[0]?.line).toMatch(/^high-card elf,dwarf key=[0-9a-f]{16} tape=AA/);
  });

  test('independent games have a key each', () => {
    const key = (swapped: 0 | 1, design: 'paired' | 'independent') =>
      new Contest(new Match(box.open({})), duelOf(elf, dwarf), [keeper, keeper], 1, design).keyText(3, swapped);
    expect(key(0, 'paired')).toBe(key(1, 'paired'));
    expect(new Set([key(0, 'independent'), key(1, 'independent'), key(0, 'paired')]).size).toBe(3);
  });
});
