import { describe, expect, test } from 'vitest';
import { bot } from '../../src/core/bot.ts';
import { MatchError } from '../../src/core/match.ts';
import { matchupId, type Player, pairKey } from '../../src/lab/matchup.ts';
import { Duel } from '../../src/lab/pairs.ts';
import { summarize } from '../../src/lab/summary.ts';
import { box, gambler, keeper } from './high-card.ts';

const elf: Player = { fable: 'elf', bot: 'keeper' };
const dwarf: Player = { fable: 'dwarf', bot: 'gambler' };
const sum = (counts: readonly number[]) => counts.reduce((total, count) => total + count, 0);

function played(players: [Player, Player], bots: Parameters<typeof newDuel>[1], pairs: number) {
  const duel = newDuel(players, bots);
  duel.play(pairs);
  return duel.tally;
}

function newDuel(players: [Player, Player], bots: readonly (typeof keeper)[]) {
  return new Duel(box, players, bots, 1);
}

describe('seat-swapped pairs', () => {
  test('counts add up', () => {
    const tally = played([elf, dwarf], [keeper, gambler as typeof keeper], 500);
    expect(tally.pairs).toBe(500);
    expect(tally.games).toBe(1000);
    expect(sum(tally.playerBins)).toBe(500);
    expect(sum(tally.seatBins)).toBe(500);
    expect(sum(tally.playerWins) + tally.noResults).toBe(1000);
    expect(sum(tally.seatWins)).toBe(sum(tally.playerWins));
    expect(tally.endings).toEqual([1000 - tally.noResults, tally.noResults]);
    expect(tally.turns).toBe(2000);
    // Quarters of pairs and half points of games are the same points counted twice.
    const quarters = tally.playerBins.reduce((total, count, k) => total + count * k, 0);
    expect(quarters).toBe(2 * tally.playerWins[0] + tally.noResults);
  });

  test('the higher cards win more often', () => {
    const { winRate } = summarize(played([elf, dwarf], [keeper, keeper], 2000));
    // Elf against dwarf, cards kept: 10 of 36 won, 5 of 36 drawn.
    expect(winRate.low).toBeLessThan(12.5 / 36);
    expect(winRate.high).toBeGreaterThan(12.5 / 36);
  });

  test('a mirror with equal bots is exactly even: the luck stays with the seat', () => {
    const tally = played([elf, elf], [keeper, keeper], 200);
    expect(tally.playerBins).toEqual([0, 0, 200, 0, 0]);
    expect(summarize(tally).winRate.mean).toBe(0.5);
  });

  test('naming the players the other way round turns the counts round', () => {
    const one = played([elf, dwarf], [keeper, gambler as typeof keeper], 300);
    const other = played([dwarf, elf], [gambler as typeof keeper, keeper], 300);
    expect(other.playerBins).toEqual(one.playerBins.toReversed());
    expect(other.seatBins).toEqual(one.seatBins);
    expect(other.playerWins).toEqual(one.playerWins.toReversed());
  });

  test('played in pieces or at once, the games are the same', () => {
    const duel = newDuel([elf, dwarf], [keeper, keeper]);
    for (const pairs of [1, 2, 47, 50]) duel.play(pairs);
    expect(duel.tally).toEqual(played([elf, dwarf], [keeper, keeper], 100));
  });

  test('a key hangs on names and number, not on order', () => {
    expect(matchupId([elf, dwarf])).toBe(matchupId([dwarf, elf]));
    expect(pairKey(1, [elf, dwarf], 3)).toEqual(pairKey(1, [dwarf, elf], 3));
    expect(pairKey(1, [elf, dwarf], 3)).not.toEqual(pairKey(1, [elf, dwarf], 4));
    expect(pairKey(1, [elf, dwarf], 3)).not.toEqual(pairKey(2, [elf, dwarf], 3));
    expect(pairKey(1, [elf, { ...dwarf, bot: 'keeper' }], 3)).not.toEqual(pairKey(1, [elf, dwarf], 3));
  });

  test('a bot that breaks leaves with the line of its game', () => {
    const broken = bot('breaks', () => {
      throw new Error('out of ideas');
    });
    const duel = newDuel([elf, dwarf], [broken, keeper]);
    expect(() => duel.play(5)).toThrow(MatchError);
    expect(() => duel.play(5)).toThrow('out of ideas');
    try {
      duel.play(5);
    } catch (error) {
      expect((error as MatchError).line).toMatch(/^high-card elf,dwarf key=[0-9a-f]{16} tape=$/);
    }
  });
});
