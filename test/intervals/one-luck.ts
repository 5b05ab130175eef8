// Cooperative ladders without a game: two bots and three line-ups under one luck, which they share in part, so that they differ
// less than by luck of their own. Rates by bot, and their difference set by set.
import type { Box, Mode } from '../../src/core/contract.ts';
import { newTally } from '../../src/lab/contest/tally.ts';
import type { SetScores } from '../../src/lab/ladder/set-scores.ts';
import { differencesOf, winsByBot } from '../../src/lab/ladder/wins.ts';
import { type Count, Counts } from './coverage.ts';
import { Luck } from './luck.ts';

export const SETS = 300;

export const bots = ['one', 'other'];

/** By bot and line-up: the chance to win. */
const chances = [
  [0.6, 0.35, 0.8],
  [0.5, 0.35, 0.7],
];

/** The chance of a game that is neither won nor lost. */
const NEITHER = 0.02;

/** How often a line-up has the luck of its set, and a bot that of its line-up. */
const OF_SET = 0.9;
const OF_LINEUP = 0.8;

const mode: Mode = { name: '2-heroes', sides: [[0, 1]], party: 1 };
const box = { endings: ['over'] } as unknown as Box;

/** How often a bot wins, line-ups weighing the same. */
export function truthOfBot(bot: number): number {
  const own = chances[bot]!;
  return own.reduce((sum, chance) => sum + chance + NEITHER / 2, 0) / own.length;
}

/** Half points by bot and line-up, and by set. Sweep number `sweep`: the same number gives the same sweep. */
export function oneLuckSweep(seed: number, sweep: number, sets = SETS): SetScores[] {
  const luck = new Luck(seed, sweep);
  const scores = chances.flat().map(() => new Uint8Array(sets));
  const lineups = chances[0]!.length;
  for (let set = 0; set < sets; set++) {
    const common = luck.uniform();
    for (let lineup = 0; lineup < lineups; lineup++) {
      const own = luck.uniform() < OF_SET ? common : luck.uniform();
      for (const bot of bots.keys()) {
        const game = luck.uniform() < OF_LINEUP ? own : luck.uniform();
        const chance = chances[bot]![lineup]!;
        scores[bot * lineups + lineup]![set] = game < chance ? 2 : game < chance + NEITHER ? 1 : 0;
      }
    }
  }
  return scores;
}

/** How often the intervals of the ladder hold the truth. */
export function oneLuckCoverage(seed: number, sweeps: number): Count[] {
  const counts = new Counts();
  const matchups = chances.flat().map(() => ({ players: [], tally: newTally(box, false, mode) }));
  const truths = bots.map((_, bot) => truthOfBot(bot));
  for (let sweep = 0; sweep < sweeps; sweep++) {
    const scores = oneLuckSweep(seed, sweep);
    for (const [at, { rate }] of winsByBot({ bots }, matchups, scores).entries()) {
      counts.add('one luck: rate of a bot', rate.low <= truths[at]! && truths[at]! <= rate.high);
    }
    const truth = truths[0]! - truths[1]!;
    for (const { difference } of differencesOf({ bots }, scores)) {
      counts.add('one luck: difference of two bots', difference.low <= truth && truth <= difference.high);
    }
  }
  return counts.all();
}
