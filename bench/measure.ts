// Times the kernel and whole games in turn, in one process, and gives the medians: a slow moment of the machine meets
// both sides of a ratio. Asserts nothing.
import { createHash } from 'node:crypto';
import type { Game } from '../src/core/contract.ts';
import { KERNEL_DECISIONS, playKernel } from './kernel.ts';
import { median } from './median.ts';
import { GAME, openTable, PAIRINGS, type Series } from './series.ts';

/** How much is measured. */
export interface Effort {
  /** Games by the kernel and by each policy before the clock runs. */
  readonly warmUp: number;
  readonly rounds: number;
  /** Games and copies per round. */
  readonly kernel: number;
  readonly random: number;
  readonly greedy: number;
  readonly copies: number;
}

// Many short rounds: neighbours of a tenth of a second meet the same machine.
export const FULL: Effort = { warmUp: 4000, rounds: 45, kernel: 2500, random: 500, greedy: 1500, copies: 100_000 };
export const SMOKE: Effort = { warmUp: 1000, rounds: 9, kernel: 500, random: 100, greedy: 300, copies: 20_000 };

/** Fixed games by each policy under the signature; the same whatever the effort. */
const SIGNED_GAMES = 200;

interface PolicyResult {
  readonly gamesPerSecond: number;
  readonly decisionsPerSecond: number;
  readonly nsPerDecision: number;
  readonly decisionsPerGame: number;
  readonly turnsPerGame: number;
  readonly optionsMean: number;
  readonly optionsMax: number;
}

export interface Result {
  readonly game: string;
  readonly node: string;
  readonly pairings: readonly (readonly string[])[];
  readonly rounds: number;
  readonly random: PolicyResult;
  readonly greedy: PolicyResult;
  /** Decisions per second over the kernel's, random play. */
  readonly ratio: number;
  /** Games per second over the kernel's. */
  readonly gameRatio: number;
  readonly gameRatioGreedy: number;
  readonly kernelGamesPerSecond: number;
  readonly bytesPerGame: number;
  readonly copyNs: number;
  readonly stateBytes: number;
  readonly signature: string;
  readonly signatureGames: number;
}

export async function measure(effort: Effort, bytesPerGame: () => number): Promise<Result> {
  const { game, random, greedy } = await openTable();
  const signature = sign(game, [random, greedy]);
  const copy = openCopier(random);
  for (const series of [random, greedy]) {
    series.play(effort.warmUp);
    series.clear();
  }
  playKernel(effort.warmUp);
  copy(effort.warmUp);

  // Games per second, by round.
  const kernelPace: number[] = [];
  const randomPace: number[] = [];
  const greedyPace: number[] = [];
  const copySeconds: number[] = [];
  for (let round = 0; round < effort.rounds; round++) {
    kernelPace.push(effort.kernel / seconds(() => playKernel(effort.kernel)));
    randomPace.push(effort.random / seconds(() => random.play(effort.random)));
    greedyPace.push(effort.greedy / seconds(() => greedy.play(effort.greedy)));
    copySeconds.push(seconds(() => copy(effort.copies)) / effort.copies);
  }

  const overKernel = (pace: number[]) => median(pace.map((games, round) => games / kernelPace[round]!));
  const gameRatio = overKernel(randomPace);
  return {
    game: GAME,
    node: process.version,
    pairings: PAIRINGS,
    rounds: effort.rounds,
    random: policyResult(random, median(randomPace)),
    greedy: policyResult(greedy, median(greedyPace)),
    ratio: rounded((gameRatio * random.decisions) / random.games / KERNEL_DECISIONS, 3),
    gameRatio: rounded(gameRatio, 3),
    gameRatioGreedy: rounded(overKernel(greedyPace), 3),
    kernelGamesPerSecond: rounded(median(kernelPace)),
    bytesPerGame: rounded(bytesPerGame(), 1),
    copyNs: rounded(1e9 * median(copySeconds), 1),
    stateBytes: game.bytes.length,
    signature,
    signatureGames: 2 * SIGNED_GAMES,
  };
}

/** A hash over the last states of fixed games: a speed-up leaves it equal, a change of rules or bots does not. */
function sign(game: Game, policies: readonly Series[]): string {
  const hash = createHash('sha256');
  for (const series of policies) {
    for (let i = 0; i < SIGNED_GAMES; i++) {
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
  const { box, seats } = series.game;
  const from = box.open({ seats });
  const to = box.open({ seats });
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
