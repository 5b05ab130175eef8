// Are the goldens awake? Each line here is tampered with, or the rules are, and the message must name the decision.
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { bot } from '../../bots/lib/bot.ts';
import type { Box } from '../../src/core/contract.ts';
import { broken } from '../battery/broken.ts';
import { box as bidding } from '../tiny/bidding.ts';
import { goldenFile } from './boxes.ts';
import { goldenText, playGolden, readGolden, tellAgain, wholeLine } from './golden.ts';

const text = readFileSync(goldenFile('bidding', 'sealed-bids'), 'utf8');
const golden = readGolden('sealed-bids', text);
const withTape = (tape: string) => golden.line.replace(/tape=.*/, `tape=${tape}`);

/** What telling it again says of a line, or of the rules. */
function complaint(line: string, box: Box = bidding): string {
  try {
    return tellAgain(box, { ...golden, line }).parting ?? 'no complaint';
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

test('a golden fits as it is', () => {
  expect(golden.line).toMatch(/tape=ABBACAABCABA$/);
  expect(tellAgain(bidding, golden)).toEqual({ story: golden.story, parting: null });
  expect(goldenText(golden)).toBe(text);
});

describe('a golden that does not fit says which decision:', () => {
  test('an answer that is no option', () => {
    const said = complaint(withTape('ABBAJAABCABA'));
    expect(said).toContain(
      'golden sealed-bids: decision 5 (turn 2, 2 Gambler: 2 Gambler bids for the prize of 4) was "2 Gambler: bid 4", the answer 9 is out of 4 options\n  0   bid 1\n',
    );
    expect(said).toContain(`npm run golden:new -- sealed-bids "${withTape('ABBA')}" --bots`);
  });

  test('a line that ends before the game', () => {
    const said = complaint(withTape('ABBACAABCAB'));
    expect(said).toContain(
      'decision 12 (turn 4, 3 Merchant: 3 Merchant bids for the prize of 2) has no answer, the line ends\n',
    );
  });

  test('a game that ends before the line', () => {
    const said = complaint(withTape('ABBACAABCABAB'));
    expect(said).toContain('the game is over in turn 5 after 12 of 13 answers\n');
  });

  test('an option that another rule has taken away, and the choice that went another way before', () => {
    const highestFirst = broken((game) => {
      const list = game.list.bind(game);
      game.list = (into) => into.subarray(0, Math.min(3, list(into))).reverse().length;
    });
    const said = complaint(withTape('ABBADAABCABA'), highestFirst);
    expect(said).toMatch(/decision 5 .* was "2 Gambler: bid 4", the answer 3 is out of 3 options/);
    expect(said).toContain(
      'golden sealed-bids: decision 1 (turn 1, 1 Merchant: 1 Merchant bids for the prize of 1) was "1 Merchant: bid 1", the answer 0 is now "1 Merchant: bid 3" (what it was is now the answer 2)',
    );
    expect(said).toContain(`"${withTape('')}"`);
  });

  test('an answer that means something else, though it fits', () => {
    expect(complaint(withTape('BBBACAABCABA'))).toMatch(
      /decision 1 .* was "1 Merchant: bid 1", the answer 1 is now "1 Merchant: bid 2"/,
    );
  });

  test('the line of another game', () => {
    expect(complaint(golden.line.replace('bidding', 'doom'))).toContain('found doom, expected bidding');
  });
});

describe('a new golden', () => {
  const last = bot('takes the last option', (_view, q) => q.count - 1);

  test('is the line and its story', () => {
    expect(playGolden(bidding, golden.name, golden.line, [])).toEqual(golden);
  });

  test('begins with a line, and the bots play on', () => {
    const { line } = playGolden(bidding, 'new', withTape('ABBA'), [last, last, last]);
    expect(line).toMatch(/tape=ABBAD/);
    expect(playGolden(bidding, 'new', line, []).line).toBe(line);
  });

  test('takes its key from a seed', () => {
    expect(wholeLine('bidding merchant,gambler,merchant', 1)).toBe(withTape(''));
    expect(wholeLine('bidding merchant,gambler,merchant', 2)).not.toBe(withTape(''));
    expect(wholeLine(golden.line, 2)).toBe(golden.line);
  });

  test('must end, with its line, and with a bot a seat', () => {
    expect(() => playGolden(bidding, 'new', withTape('ABBA'), [])).toThrow('it ends before the game');
    expect(() => playGolden(bidding, 'new', withTape('ABBACAABCABAB'), [])).toThrow('over after 12 answers');
    expect(() => playGolden(bidding, 'new', withTape(''), [last])).toThrow('found 1, expected 3');
    const crowded = golden.line.replace('merchant,', 'merchant,merchant,');
    expect(() => playGolden(bidding, 'new', crowded, [])).toThrow('found 4 seats, expected 3');
  });
});
