// The ladder: who beats whom, the same for any number of workers.
import { describe, expect, test } from 'vitest';
import { loadBox } from '../../../src/games/index.ts';
import { Blocks, sideBySide } from '../../../src/lab/crew/blocks.ts';
import { addCount, openDuel } from '../../../src/lab/crew/counted.ts';
import type { Block, BlockResult } from '../../../src/lab/crew/crew.ts';
import { playInOrder } from '../../../src/lab/crew/play-in-order.ts';
import { type LadderRequest, ladderConfig, meanRate, pairingsOf } from '../../../src/lab/ladder/ladder.ts';
import { alone } from '../../lab/crew/crews.ts';
import { run } from '../fake-terminal.ts';

const box = await loadBox('twisted-fables');

async function played(asked: LadderRequest) {
  const config = ladderConfig(asked);
  const matchups = config.matchups.map((matchup) => openDuel(box, matchup));
  const blocks = new Blocks(sideBySide(matchups.map(() => asked.sets)), 1);
  const add = ({ matchup }: Block, result: BlockResult) => addCount(matchups[matchup]!, result);
  await playInOrder(await alone({ config, bots: asked.bots }), blocks, add, new AbortController().signal);
  return matchups;
}

interface Rates {
  readonly games: number;
  readonly rate: number;
  readonly rate_low: number;
  readonly rate_high: number;
}
interface Ladder {
  readonly pairings: readonly (Rates & { a: string; b: string; entrants: readonly (Rates & { entrant: string })[] })[];
  readonly ratings: readonly { bot: string; elo: number; elo_low: number; elo_high: number }[];
  readonly speed: readonly { bot: string; games_per_second: number; ns_per_decision: number }[];
}

const small = 'ladder --fables alice,mulan,kaguya --pairs 6 --seed 5 --quiet';

describe('for programs', async () => {
  const one = await run(`${small} --bots random,greedy,greedy-v1 --json --no-speed --jobs 1`);
  const ladder = JSON.parse(one.out) as Ladder;

  test('one worker and two give the same bytes', async () => {
    expect((await run(`${small} --bots random,greedy,greedy-v1 --json --no-speed --jobs 2`)).out).toBe(one.out);
    expect(one.code).toBe(0);
  });

  test('every two bots meet over all ordered pairs of fables', () => {
    expect(Object.keys(ladder)).toEqual(['schema', 'seed', 'pairs', 'bots', 'pairings', 'ratings', 'speed']);
    expect(ladder.pairings.map(({ a, b }) => [a, b])).toEqual([
      ['random', 'greedy'],
      ['random', 'greedy-v1'],
      ['greedy', 'greedy-v1'],
    ]);
    for (const { games, entrants } of ladder.pairings) {
      expect(games).toBe(9 * 6 * 2);
      expect(entrants.map(({ entrant, games: own }) => [entrant, own])).toEqual(
        ['alice', 'mulan', 'kaguya'].map((fable) => [fable, 3 * 6 * 2]),
      );
    }
  });

  test('no rate without its interval; the rate is the mean of those by fable', () => {
    for (const { rate, rate_low, rate_high, entrants } of ladder.pairings) {
      expect(rate_low).toBeLessThanOrEqual(rate);
      expect(rate_high).toBeGreaterThanOrEqual(rate);
      expect(rate_high - rate_low).toBeGreaterThan(0);
      expect(entrants.reduce((sum, one) => sum + one.rate, 0) / 3).toBeCloseTo(rate, 5);
    }
    const [worst] = ladder.pairings;
    expect(worst?.rate_high).toBeLessThan(0.2);
  });

  test('named the other way round, the rates are complementary', async () => {
    const turned = JSON.parse((await run(`${small} --bots greedy-v1,greedy --json --no-speed`)).out) as Ladder;
    const [mine, theirs] = [ladder.pairings[2], turned.pairings[0]];
    expect(theirs?.rate).toBeCloseTo(1 - (mine?.rate ?? 0), 5);
    expect(theirs?.rate_low).toBeCloseTo(1 - (mine?.rate_high ?? 0), 5);
    expect(theirs?.rate_high).toBeCloseTo(1 - (mine?.rate_low ?? 0), 5);
  });

  test('speeds are measured apart', async () => {
    const { speed } = JSON.parse((await run(`${small} --bots greedy,random --json`)).out) as Ladder;
    expect(speed.map(({ bot }) => bot)).toEqual(['greedy', 'random']);
    for (const { games_per_second, ns_per_decision } of speed) {
      expect(games_per_second).toBeGreaterThan(0);
      expect(ns_per_decision).toBeGreaterThan(0);
    }
  });
});

test('a bot against itself is even', async () => {
  const asked = { box, bots: ['greedy', 'greedy'], entrants: ['alice', 'snow-white', 'mulan'], seed: 2, sets: 8 };
  const [pairing] = pairingsOf(asked, await played(asked));
  expect(pairing?.rate.mean).toBe(0.5);
  expect(pairing?.entrants.find(({ entrant }) => entrant === 'alice')?.rate.mean).not.toBe(0.5);
});

test('the mean of a bot takes its games from both sides', async () => {
  const asked = { box, bots: ['random', 'greedy'], entrants: ['alice', 'mulan'], seed: 2, sets: 4 };
  const matchups = await played(asked);
  expect(meanRate('random', matchups).mean).toBeCloseTo(1 - meanRate('greedy', matchups).mean, 12);
  expect(meanRate('greedy', matchups).mean).toBeGreaterThan(0.8);
});

test('for people: a matrix, ratings, fables', async () => {
  const { out, code } = await run(`${small} --bots greedy,greedy-v1,random`);
  expect(code).toBe(0);
  expect(out).toMatch(/^Twisted Fables, seed 5: how often the row beats the column, in percent\n/);
  expect(out).toMatch(/greedy +— +\d+ ±\d+ +\d+ ±\d+ +\d+\.\d ±\d+\.\d\n/);
  expect(out).toMatch(/bot +Elo \(95 %\) +games\/s +ns a decision\n/);
  expect(out).toMatch(/greedy v random +\d+ ±\d+ +\d+ ±\d+ +\d+ ±\d+ +\d+\.\d ±\d+\.\d\n/);
  expect(out).not.toContain('NaN');
});

test('Ctrl-C shows what was played so far', async () => {
  const onInterrupt = (press: () => void) => {
    setTimeout(press, 400);
    return () => {};
  };
  const { code, out, err } = await run('ladder --bots greedy,random --pairs 100000 --json', { onInterrupt });
  expect(code).toBe(130);
  expect(err).toContain('fablelab: interrupted; these are the games played so far');
  expect(JSON.parse(out)).toMatchObject({ interrupted: true, pairs: 100000, speed: [] });
});

describe('mistakes', () => {
  test.each([
    ['ladder --bots greedy', '--bots: found 1, expected two or more to meet'],
    ['ladder --bots greedy,greedy', '--bots: found "greedy" twice, expected once'],
    ['ladder --bots greedy,randem', '; did you mean "random"?'],
    ['ladder --fables alise', '; did you mean "alice"?'],
    ['ladder --pairs 0', '--pairs: found "0", expected a whole number from 1'],
  ])('%s', async (line, message) => {
    const { code, err } = await run(line);
    expect(err).toContain(message);
    expect(code).toBe(2);
  });
});
