// Times the kernel and whole games in turn, in one process, and gives the medians: a slow moment of the machine meets
// both sides of a ratio. Asserts nothing.
import { createHash } from 'node:crypto';
import type { Game } from '../src/core/contract.ts';
import type { Comparable } from './compare.ts';
import { KERNEL_DECISIONS, playKernel } from './kernel.ts';
import { median } from './median.ts';
import { measurePlanners, type PlannerResult } from './planners.ts';
import { type PlaySignature, signPlay } from './play-signature.ts';
import { rowOf } from './rows.ts';
import { type BenchTable, FIXED_ROW, GAME, openTable, type Series } from './series.ts';

/** How much is measured. */
export interface Effort {
  /** Games by the kernel and by each policy before the clock runs. */
  readonly warmUp: number;
  readonly rounds: number;
  /** Games and copies per round; games of pairings are made whole, so that all have their share. */
  readonly kernel: number;
  readonly random: number;
  readonly greedy: number;
  readonly sixFables: number;
  readonly duelRandom: number;
  readonly duelGreedy: number;
  readonly copies: number;
  /** Rounds of greedy and the planners in turn. */
  readonly plannerRounds: number;
}

// Many short rounds: neighbours of a tenth of a second meet the same machine.
export const FULL: Effort = {
  ...{ warmUp: 4000, rounds: 41, kernel: 2000, random: 330, greedy: 1200, sixFables: 1200 },
  ...{ duelRandom: 160, duelGreedy: 600, copies: 100_000, plannerRounds: 15 },
};
export const SMOKE: Effort = {
  ...{ warmUp: 1000, rounds: 9, kernel: 500, random: 90, greedy: 300, sixFables: 300 },
  ...{ duelRandom: 60, duelGreedy: 200, copies: 20_000, plannerRounds: 1 },
};

/** Fixed games of every pairing by each policy under the signature; the same whatever the effort. */
const SIGNED_KEYS = 10;

interface PolicyResult {
  readonly gamesPerSecond: number;
  readonly decisionsPerSecond: number;
  readonly nsPerDecision: number;
  readonly decisionsPerGame: number;
  readonly turnsPerGame: number;
  readonly optionsMean: number;
  readonly optionsMax: number;
}

/** The pairing of the first two fables, in both seats: comparable over time. */
interface DuelResult {
  readonly gameRatioGreedy: number;
  readonly gameRatioRandom: number;
  readonly greedyGamesPerSecond: number;
  /** Of greedy. */
  readonly decisionsPerGame: number;
  readonly turnsPerGame: number;
}

/** Six fables, 1v1, by greedy-v1: the row that never changes, so that figures stay comparable. */
interface SixFablesResult {
  readonly gameRatio: number;
  readonly gamesPerSecond: number;
}

/** What a file must be to be compared with a result. */
export const ENGINE = { schema: 'fablelab-bench/1', game: GAME, fixedRow: FIXED_ROW } as const;

export interface Result extends Omit<Comparable, keyof PlaySignature>, PlaySignature {
  readonly rounds: number;
  readonly random: PolicyResult;
  readonly greedy: PolicyResult;
  /** Decisions per second over the kernel's, random play. */
  readonly ratio: number;
  /** Games per second over the kernel's. */
  readonly gameRatio: number;
  readonly gameRatioGreedy: number;
  readonly sixFables: SixFablesResult;
  readonly duel: DuelResult;
  readonly planners: readonly PlannerResult[];
  readonly kernelGamesPerSecond: number;
  readonly bytesPerGame: number;
  readonly copyNs: number;
  readonly stateBytes: number;
  readonly signature: string;
  readonly signatureGames: number;
}

export async function measure(effort: Effort, bytesPerGame: () => number): Promise<Result> {
  const table = await openTable();
  const { game, all, sixFables, duel } = table;
  const signature = sign(game, [all.random, all.greedy]);
  const copy = openCopier(all.random);
  for (const series of [all.random, all.greedy, sixFables, duel.random, duel.greedy]) {
    series.play(effort.warmUp);
    series.clear();
  }
  playKernel(effort.warmUp);
  copy(effort.warmUp);

  const pace = timeRounds(effort, table, copy);
  const planners = await measurePlanners(effort.plannerRounds);
  const overKernel = (paces: number[]) => median(paces.map((games, round) => games / pace.kernel[round]!));
  const gameRatio = overKernel(pace.random);
  return {
    ...ENGINE,
    node: process.version,
    pairings: all.greedy.names,
    rounds: effort.rounds,
    rows: [
      rowOf('random over the kernel', pace.random, pace.kernel),
      rowOf('greedy over the kernel', pace.greedy, pace.kernel),
      rowOf('the fixed row over the kernel', pace.sixFables, pace.kernel),
      rowOf('duel by random over the kernel', pace.duelRandom, pace.kernel),
      rowOf('duel by greedy over the kernel', pace.duelGreedy, pace.kernel),
      ...planners.rows,
      rowOf('copies of a game over games of the kernel', pace.copies, pace.kernel),
    ],
    random: policyResult(all.random, median(pace.random)),
    greedy: policyResult(all.greedy, median(pace.greedy)),
    ratio: rounded((gameRatio * all.random.decisions) / all.random.games / KERNEL_DECISIONS, 3),
    gameRatio: rounded(gameRatio, 3),
    gameRatioGreedy: rounded(overKernel(pace.greedy), 3),
    sixFables: { gameRatio: rounded(overKernel(pace.sixFables), 3), gamesPerSecond: rounded(median(pace.sixFables)) },
    duel: {
      gameRatioGreedy: rounded(overKernel(pace.duelGreedy), 3),
      gameRatioRandom: rounded(overKernel(pace.duelRandom), 3),
      greedyGamesPerSecond: rounded(median(pace.duelGreedy)),
      decisionsPerGame: rounded(duel.greedy.decisions / duel.greedy.games, 1),
      turnsPerGame: rounded(duel.greedy.turns / duel.greedy.games, 1),
    },
    planners: planners.results,
    kernelGamesPerSecond: rounded(median(pace.kernel)),
    bytesPerGame: rounded(bytesPerGame(), 1),
    copyNs: rounded(1e9 / median(pace.copies), 1),
    stateBytes: game.bytes.length,
    signature,
    signatureGames: 2 * SIGNED_KEYS * all.greedy.names.length,
    ...(await signPlay(game.box)),
  };
}

/** Per second, by round. */
type Paces = Record<'kernel' | 'random' | 'greedy' | 'sixFables' | 'duelRandom' | 'duelGreedy' | 'copies', number[]>;

function timeRounds(effort: Effort, { all, sixFables, duel }: BenchTable, copy: (copies: number) => void): Paces {
  const pace: Paces = { kernel: [], random: [], greedy: [], sixFables: [], duelRandom: [], duelGreedy: [], copies: [] };
  for (let round = 0; round < effort.rounds; round++) {
    pace.kernel.push(effort.kernel / seconds(() => playKernel(effort.kernel)));
    pace.random.push(paceOf(all.random, effort.random));
    pace.greedy.push(paceOf(all.greedy, effort.greedy));
    pace.sixFables.push(paceOf(sixFables, effort.sixFables));
    pace.duelRandom.push(paceOf(duel.random, effort.duelRandom));
    pace.duelGreedy.push(paceOf(duel.greedy, effort.duelGreedy));
    pace.copies.push(effort.copies / seconds(() => copy(effort.copies)));
  }
  return pace;
}

function paceOf(series: Series, atLeast: number): number {
  const games = series.whole(atLeast);
  return games / seconds(() => series.play(games));
}

/** A hash over the last states of fixed games: a speed-up leaves it equal, a change of rules or bots does not. */
function sign(game: Game, policies: readonly Series[]): string {
  const hash = createHash('sha256');
  for (const series of policies) {
    for (let i = 0; i < SIGNED_KEYS * series.names.length; i++) {
      series.playGame(i);
      hash.update(game.bytes);
    }
  }
  return hash.digest('hex').slice(0, 16);
}

function policyResult(series: Series, gamesPerSecond: number): PolicyResult {
  const decisionsPerGame = series.decisions / series.games;
  const decisionsPerSecond = gamesPerSecond * decisionsPerGame;
  return {
    gamesPerSecond: rounded(gamesPerSecond),
    decisionsPerSecond: rounded(decisionsPerSecond),
    nsPerDecision: rounded(1e9 / decisionsPerSecond, 1),
    decisionsPerGame: rounded(decisionsPerGame, 1),
    turnsPerGame: rounded(series.turns / series.games, 1),
    optionsMean: rounded(series.match.optionsSeen / series.decisions, 2),
    optionsMax: series.match.optionsMax,
  };
}

/** Two tables of the same kind, one of them in the middle of a game. */
function openCopier(series: Series): (copies: number) => void {
  const { box } = series.game;
  const from = box.open({});
  const to = box.open({});
  series.playInto(40);
  from.copyFrom(series.game);
  return (copies) => {
    for (let i = 0; i < copies; i++) to.copyFrom(from);
  };
}

function seconds(work: () => void): number {
  const start = performance.now();
  work();
  return (performance.now() - start) / 1000;
}

function rounded(value: number, digits = 0): number {
  return Number(value.toFixed(digits));
}
