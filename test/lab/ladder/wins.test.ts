// Bots that all win or lose together, under one luck: rates and differences from sets written by hand.
import { describe, expect, test } from 'vitest';
import { newTally } from '../../../src/lab/contest/tally.ts';
import { LEFT_OUT } from '../../../src/lab/crew/crew.ts';
import { differencesOf, winsByBot } from '../../../src/lab/ladder/wins.ts';
import { pairInterval } from '../../../src/lab/statistics/pair-interval.ts';
import { pairedDifference } from '../../../src/lab/statistics/paired-difference.ts';
import { box as doom } from '../../tiny/doom.ts';

/** Two bots with two line-ups each, by set: lost, neither, won, left out. */
const asked = { bots: ['x', 'y'] };
const scoresOf = (...words: string[]) =>
  words.map((word) => Uint8Array.from(word, (letter) => (letter === 'o' ? LEFT_OUT : 'l-w'.indexOf(letter))));
const matchups = Array.from({ length: 4 }, () => ({ players: [{ party: 'knight', bot: '' }], tally: newTally(doom) }));

describe('the rate of a bot', () => {
  test('takes a set of all line-ups for one observation', () => {
    const [x, y] = winsByBot(asked, matchups, scoresOf('wwll', 'wwl-', 'wlwl', 'lwlw'));
    // In half points of two games: 4, 4, 0, 1.
    expect(x).toMatchObject({ bot: 'x', common: 4, rate: pairInterval([1, 1, 0, 0, 2]) });
    // Always one of two: as if each set were one game.
    expect(y).toMatchObject({ bot: 'y', common: 4, rate: pairInterval([0, 0, 4, 0, 0]) });
    expect(y?.rate.high).toBeLessThan(1);
  });

  test('leaves out what one of its line-ups lacks, whatever others have', () => {
    const [x, y] = winsByBot(asked, matchups, scoresOf('wolw', 'wwlo', 'wwww', 'wwww'));
    expect(x).toMatchObject({ common: 2, rate: pairInterval([1, 0, 0, 0, 1]) });
    expect(y).toMatchObject({ common: 4 });
  });

  test('is not known while there is no such set', () => {
    const [x] = winsByBot(asked, matchups, scoresOf('wooo', 'owww', 'wwww', 'wwww'));
    expect(x?.common).toBe(0);
    expect(x?.rate.mean).toBeNaN();
  });
});

describe('the difference of two', () => {
  test('is taken set by set', () => {
    const [one] = differencesOf(asked, scoresOf('wwlw', 'wlll', 'wlll', 'wll-'));
    // In half points of two games: 0, 2, 0, 1.
    expect(one).toMatchObject({ a: 'x', b: 'y', common: 4, difference: pairedDifference([0, 2, 0, 1], 4) });
    expect(one?.difference.mean).toBe(3 / 16);
  });

  test('leaves out what a line-up of either lacks', () => {
    const [one] = differencesOf(asked, scoresOf('wwlo', 'wlll', 'wlll', 'wol-'));
    expect(one).toMatchObject({ common: 2, difference: pairedDifference([0, 0], 4) });
  });

  test('says what the luck in common is worth', () => {
    const sets = 'wwllwlwlwwlwlllw';
    const other = `l${sets.slice(1, -1)}l`;
    // They differ in two sets of sixteen.
    const [one] = differencesOf(asked, scoresOf(sets, sets, other, other));
    expect(one?.gain?.mean).toBeGreaterThan(1);
    // Two line-ups that always go alike say as much as one.
    const [alone] = differencesOf(asked, scoresOf(sets, other));
    expect(alone!.gain!.mean).toBeCloseTo(2 * one!.gain!.mean, 12);
    expect(differencesOf(asked, scoresOf(sets, sets))[0]).toMatchObject({ difference: { mean: 0 }, gain: null });
  });
});
