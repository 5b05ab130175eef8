// Trains the weights of a bot by self-play. All lists go side by side: in every generation the candidates of each meet the
// means of all, and other bots. The candidates of a list have the same luck, so that their scores differ by what they are.
import type { Lists } from '../../core/contract.ts';
import { MatchError } from '../../core/match.ts';
import { keyOf, Rolls } from '../../core/rng.ts';
import { Blocks } from '../crew/blocks.ts';
import type { Block, Crew } from '../crew/crew.ts';
import { playInOrder } from '../crew/play-in-order.ts';
import { normalQuantile } from '../statistics/normal.ts';
import type { Rate } from '../statistics/pair-interval.ts';
import { strataMean } from '../statistics/strata-mean.ts';
import { Optimiser } from './optimiser.ts';
import { candidateBlocks, checkBlocks, opponentIn, opponentsOf, startLists, type TrainingPlan } from './plan.ts';

/** How the candidates of a generation did, all lists together. */
export interface Generation {
  readonly number: number;
  readonly scores: readonly { readonly opponent: string; readonly rate: Rate }[];
}

export interface Gain {
  readonly all: Rate;
  /** Of the lists that were trained, in their order. */
  readonly lists: readonly Rate[];
}

export interface Trained {
  /** Those that were not trained too. */
  readonly lists: Lists;
  /** Generations that were played to their end. */
  readonly generations: number;
  /** What the score against the start weights gained, on fresh luck; null if stopped before that was known. */
  readonly gain: Gain | null;
}

export interface Watching {
  readonly signal: AbortSignal;
  /** So many pairs more. */
  played(pairs: number): void;
  generation(done: Generation): void;
}

export async function train(plan: TrainingPlan, crew: Crew, watching: Watching): Promise<Trained> {
  const steps = plan.training.weights.map(({ step }) => step);
  const start = startLists(plan);
  const optimisers = plan.lists.map((list) => new Optimiser(start[list]!, steps, plan.population));
  const listsBy = (numbers: (optimiser: Optimiser) => number[]): Lists => {
    const trained = plan.lists.map((list, at) => [list, numbers(optimisers[at]!).map(whole)] as const);
    return { ...start, ...Object.fromEntries(trained) };
  };
  const means = () => listsBy((optimiser) => optimiser.mean());
  const results = () => listsBy((optimiser) => optimiser.result());
  for (let generation = 1; generation <= plan.generations; generation++) {
    const scores = await playGeneration(plan, crew, watching, generation, optimisers, means());
    if (scores === null) return { lists: results(), generations: generation - 1, gain: null };
    watching.generation({ number: generation, scores });
  }
  return { lists: results(), generations: plan.generations, gain: await check(plan, crew, watching, results()) };
}

/** A weight is a whole number, and zero has no sign. */
function whole(value: number): number {
  return Math.round(value) + 0;
}

async function playGeneration(
  plan: TrainingPlan,
  crew: Crew,
  watching: Watching,
  generation: number,
  optimisers: readonly Optimiser[],
  means: Lists,
): Promise<Generation['scores'] | null> {
  /** By list and candidate. */
  const blocks = plan.lists.map((list, at) => {
    const candidates = optimisers[at]!.ask(normals(`sample ${plan.seed} ${generation} ${list}`));
    return candidates.map((candidate) => {
      const lists = { ...means, [list]: candidate.map(whole) };
      return candidateBlocks(plan, generation, list, lists, means);
    });
  });
  const tasks = blocks.flat(2);
  const results = await winsOf(tasks, crew, watching);
  if (results === null) return null;
  let next = 0;
  for (const [at, optimiser] of optimisers.entries()) {
    const totals = blocks[at]!.map(({ length }) => {
      const own = results.slice(next, next + length);
      next += length;
      return own.reduce((sum, scores) => sum + total(scores), 0);
    });
    optimiser.tell(totals);
  }
  return opponentsOf(plan).map((opponent) => ({ opponent, rate: candidatesRate(plan, tasks, results, opponent) }));
}

/** By task, in their order: quarters of a point per pair, of the candidate. Null if stopped before the last. */
async function winsOf(tasks: readonly Block[], crew: Crew, { signal, played }: Watching): Promise<Uint8Array[] | null> {
  const wins = tasks.map(({ to }) => new Uint8Array(to));
  let task = 0;
  const blocks = new Blocks(tasks, crew.hands);
  await playInOrder(
    crew,
    blocks,
    ({ from, to }, { scores, failures: [failure] }) => {
      // Nobody learns from games that were left out.
      if (failure !== undefined) throw new MatchError(failure.what, failure.line, undefined, failure.blame);
      wins[task]!.set(scores!.map(won), from);
      if (to === tasks[task]!.to) task++;
      played(to - from);
    },
    signal,
  );
  return task === tasks.length ? wins : null;
}

/** A game without a result is no success: who learns by it must not learn to stall. */
function won(scores: number): number {
  return (scores >= 6 ? 2 : 0) + (scores % 3 === 2 ? 2 : 0);
}

/** A stream of values of a standard normal variable. */
function normals(name: string): () => number {
  const rolls = new Rolls(0);
  rolls.reset(keyOf(name));
  const room = 2 ** 31;
  return () => normalQuantile((rolls.below(room) + 0.5) / room);
}

function total(scores: Uint8Array): number {
  return scores.reduce((sum, score) => sum + score, 0);
}

/** All candidates of a list share their luck, so a pair's mean over the candidates is one observation. */
function candidatesRate(
  plan: TrainingPlan,
  tasks: readonly Block[],
  results: readonly Uint8Array[],
  opponent: string,
): Rate {
  const strata = new Map<number, { sums: number[]; candidates: number }>();
  for (const [at, { matchup }] of tasks.entries()) {
    if (opponentIn(plan, matchup) !== opponent) continue;
    const scores = results[at]!;
    const stratum = strata.get(matchup) ?? { sums: new Array<number>(scores.length).fill(0), candidates: 0 };
    strata.set(matchup, stratum);
    stratum.candidates++;
    for (const [pair, score] of scores.entries()) stratum.sums[pair]! += score / 4;
  }
  return strataMean([...strata.values()].map(({ sums, candidates }) => sums.map((sum) => sum / candidates)));
}

/** Trained and start weights meet the same opponents with the same luck: the difference of every pair is an observation. */
async function check(plan: TrainingPlan, crew: Crew, watching: Watching, lists: Lists): Promise<Gain | null> {
  const start = startLists(plan);
  const blocks = plan.lists.map((list) => [checkBlocks(plan, list, lists), checkBlocks(plan, list, start)] as const);
  const results = await winsOf(blocks.flat(2), crew, watching);
  if (results === null) return null;
  let next = 0;
  const differences = blocks.map(([own]) => {
    const trained = results.slice(next, next + own.length);
    const before = results.slice(next + own.length, next + 2 * own.length);
    next += 2 * own.length;
    return trained.map((scores, at) => [...scores].map((score, pair) => (score - before[at]![pair]!) / 4));
  });
  return { all: strataMean(differences.flat()), lists: differences.map((strata) => strataMean(strata)) };
}
