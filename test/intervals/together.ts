// Cooperative sweeps without a game: a lone side whose games end in ways of known chances, into report files.
import type { Box, Mode } from '../../src/core/contract.ts';
import { newTally, type Tally } from '../../src/lab/contest/tally.ts';
import type { AnyRun } from '../../src/lab/report/results.ts';
import { csvFiles } from '../lab/report/made-up.ts';
import { type Count, Counts, rowsOf } from './coverage.ts';
import { Luck } from './luck.ts';
import { playerName } from './synthetic.ts';

/** Wilson on whole games jumps with their number: so many that the jumps are small. */
export const GAMES = 1000;

/** Half points, and turns, even between two numbers. */
const endings = [
  { name: 'all done', score: 2, turns: [10, 30] },
  { name: 'out of time', score: 0, turns: [30, 30] },
  { name: 'one fell', score: 0, turns: [5, 25] },
  { name: 'stopped', score: 1, turns: [40, 40] },
] as const;

/** By matchup, the chances of the endings. */
export const crews: readonly (readonly number[])[] = [
  [0.6, 0.2, 0.18, 0.02],
  [0.35, 0.4, 0.23, 0.02],
  [0.1, 0.6, 0.28, 0.02],
];

const mode: Mode = { name: '2-heroes', sides: [[0, 1]], party: 1 };
const box = { endings: endings.map(({ name }) => name) } as unknown as Box;

/** How often it wins, what is neither counting one half, and how many turns it takes. */
export function truthOfCrew(chances: readonly number[]): { rate: number; turns: number } {
  const mean = (of: (ending: (typeof endings)[number]) => number) =>
    endings.reduce((sum, ending, at) => sum + chances[at]! * of(ending), 0);
  return { rate: mean(({ score }) => score / 2), turns: mean(({ turns: [least, most] }) => (least + most) / 2) };
}

/** Sweep number `sweep`: the same number gives the same sweep. */
export function togetherSweep(seed: number, sweep: number, games = GAMES): AnyRun {
  const luck = new Luck(seed, sweep);
  const matchups = crews.map((chances, at) => ({
    players: [{ party: playerName(at), bot: 'none' }],
    tally: tallyOf(chances, games, luck),
  }));
  const config = {
    ...{ game: 'synthetic', about: '', seed: String(seed), design: 'paired' as const, options: {}, change: {} },
    matchups: matchups.map(({ players }) => ({ mode: mode.name, sides: [players] })),
    sets: games,
    reports: ['matchups'],
  };
  return { config, matchups };
}

function tallyOf(chances: readonly number[], games: number, luck: Luck): Tally {
  const tally = newTally(box, false, mode);
  tally.lengths.push(...new Array<number>(1 + Math.max(...endings.map(({ turns }) => turns[1]))).fill(0));
  for (let game = 0; game < games; game++) {
    const ending = luck.pick(chances);
    const { score, turns } = endings[ending]!;
    const length = turns[0] + luck.below(turns[1] - turns[0] + 1);
    for (const bins of [tally.sides[0]!, tally.chairs[0]!, tally.results[0]![0]!]) bins[score]!++;
    tally.endings[ending]!++;
    tally.lengths[length]!++;
    tally.turns += length;
  }
  // A game won is one first place, and so is its square.
  tally.firsts[0]!.fill(tally.sides[0]![2]!);
  tally.sets = games;
  tally.played = games;
  return tally;
}

/** How often the intervals of wins.csv and endings.csv hold the truth. */
export function togetherCoverage(seed: number, sweeps: number): Count[] {
  const counts = new Counts();
  const truths = crews.map(truthOfCrew);
  for (let sweep = 0; sweep < sweeps; sweep++) {
    const reports = csvFiles(box, togetherSweep(seed, sweep));
    const files = new Map(reports.map(({ name, text }) => [name, rowsOf(text)]));
    for (const [at, { rate, turns }] of truths.entries()) {
      const cells = files.get('wins.csv')?.[at] ?? {};
      counts.holds('lone side: rate', cells, 'rate', rate);
      counts.holds('lone side: mean turns', cells, 'mean_turns', turns);
    }
    for (const [at, cells] of (files.get('endings.csv') ?? []).entries()) {
      const chances = crews[Math.floor(at / endings.length)]!;
      counts.holds(`ending: share of "${cells.ending}"`, cells, 'share', chances[at % endings.length]!);
    }
  }
  return counts.all();
}
