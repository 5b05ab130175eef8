// The shape of what the bench says. How fast anything is, no test asks.
import { describe, expect, test } from 'vitest';
import { countBytes } from '../../bench/bytes.ts';
import { measure } from '../../bench/measure.ts';
import { median } from '../../bench/median.ts';
import { pairingsOf } from '../../bench/series.ts';
import { tableOf } from '../../bench/table.ts';
import { loadBox } from '../../src/games/index.ts';

const tiny = {
  warmUp: 2,
  rounds: 3,
  kernel: 2,
  random: 2,
  greedy: 4,
  sixFables: 4,
  duelRandom: 1,
  duelGreedy: 2,
  copies: 10,
  plannerRounds: 1,
};
const number = expect.toSatisfy((value) => Number.isFinite(value) && value >= 0);
const policy = {
  gamesPerSecond: number,
  decisionsPerSecond: number,
  nsPerDecision: number,
  decisionsPerGame: number,
  turnsPerGame: number,
  optionsMean: number,
  optionsMax: number,
};
const { roster } = await loadBox('twisted-fables');
const pairings = pairingsOf(roster.map((entrant) => entrant.id));
const result = await measure(tiny, () => 12.34);

test('says everything it measured, as JSON', () => {
  expect(JSON.parse(JSON.stringify(result))).toStrictEqual({
    schema: 'fablelab-bench/1',
    fixedRow: 'red-riding-hood, snow-white, sleeping-beauty, alice, mulan, kaguya; 1v1 in both seats, by greedy-v1',
    rows: [
      'random over the kernel',
      'greedy over the kernel',
      'the fixed row over the kernel',
      'duel by random over the kernel',
      'duel by greedy over the kernel',
      'planner over greedy',
      'planner-fast over greedy',
      'copies of a game over games of the kernel',
    ].map((row) => ({ row, ratios: new Array(row.startsWith('planner') ? 1 : 3).fill(number) })),
    game: 'twisted-fables',
    node: process.version,
    pairings,
    rounds: 3,
    random: policy,
    greedy: policy,
    ratio: number,
    gameRatio: number,
    gameRatioGreedy: number,
    sixFables: { gameRatio: number, gamesPerSecond: number },
    duel: {
      gameRatioGreedy: number,
      gameRatioRandom: number,
      greedyGamesPerSecond: number,
      decisionsPerGame: number,
      turnsPerGame: number,
    },
    planners: ['planner', 'planner-fast'].map((bot) => {
      return { bot, gamesPerSecond: number, overGreedy: number, nodesPerSecond: number };
    }),
    kernelGamesPerSecond: number,
    bytesPerGame: 12.3,
    copyNs: number,
    stateBytes: number,
    signature: expect.stringMatching(/^[0-9a-f]{16}$/),
    signatureGames: 20 * pairings.length,
    playSignature: expect.stringMatching(/^[0-9a-f]{16}$/),
    playSignatureGames: 13 * 36,
  });
});

test('plays every two fables in both seats', () => {
  expect(pairingsOf(['a', 'b', 'c'])).toEqual([
    ['a', 'b'],
    ['a', 'c'],
    ['b', 'a'],
    ['b', 'c'],
    ['c', 'a'],
    ['c', 'b'],
  ]);
});

test('signs the same games whatever the effort', async () => {
  const more = await measure({ ...tiny, warmUp: 5, rounds: 1, random: 3 }, () => 0);
  expect(more.signature).toBe(result.signature);
  expect(more.playSignature).toBe(result.playSignature);
});

test('draws a table with the targets beside the numbers', () => {
  const table = tableOf(result);
  expect(table).toContain(result.signature);
  expect(table).toContain(result.playSignature);
  for (const target of ['≥ 0.35', '≥ 0.45', '≤ 64', '≤ 40']) expect(table).toContain(target);
  expect(Math.max(...table.split('\n').map((line) => line.length))).toBeLessThanOrEqual(80);
});

test('counts bytes and collections', async () => {
  const count = await countBytes(2, 2);
  expect(count).toStrictEqual({ bytesPerGame: expect.any(Number), collections: expect.any(Number) });
});

describe('median', () => {
  test.each([
    [[3], 3],
    [[5, 1, 3], 3],
    [[4, 1, 3, 10], 3.5],
  ])('of %j is %d', (values, middle) => {
    expect(median(values)).toBe(middle);
  });
});
