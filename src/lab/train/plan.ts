// What a training is a pure function of, and the games that it is made of.
import type { Box, Training } from '../../core/contract.ts';
import type { Block, Lists, Order } from '../crew/crew.ts';
import { duelOf } from '../matchup.ts';

export interface Plan {
  readonly box: Box;
  readonly bot: string;
  readonly training: Training;
  /** Who is trained, in the order of the roster; all others keep what they start from. */
  readonly fables: readonly string[];
  readonly seed: number;
  readonly generations: number;
  readonly population: number;
  /** Pairs of a candidate against each opponent. */
  readonly pairs: number;
  /** Other bots that the candidates meet, beside the means of all fables of their own. */
  readonly against: readonly string[];
}

/** Pairs of the check at the end, as a multiple of those in training: enough to see a gain of one in a hundred. */
const CHECK = 20;

export const checkPairs = ({ pairs }: Plan): number => CHECK * pairs;

const rosterOf = ({ box }: Plan): string[] => box.roster.map(({ id }) => id);

export function startLists({ box, training }: Plan): number[][] {
  return box.roster.map((_, entrant) => [...training.start(entrant)]);
}

/** How those whose weights come with a block are called: a candidate, its own kind as trained so far, and as it began. */
const CANDIDATE = 'candidate';
const ITSELF = 'itself';
const START = 'start';

/** Whom every candidate meets: its own kind first. */
export const opponentsOf = ({ against }: Plan): string[] => [ITSELF, ...against];

const allOpponentsOf = (plan: Plan): string[] => [...opponentsOf(plan), START];

/** Every fable that is trained against every fable of every opponent, and against the start, which only the check meets. The names
 * of the players are part of the luck, so that all candidates who meet an opponent have the same. */
export function trainingOrder(plan: Plan): Order {
  const { box, bot, against, fables, seed, pairs } = plan;
  const matchups = fables.flatMap((fable) =>
    allOpponentsOf(plan).flatMap((opponent) =>
      rosterOf(plan).map((foe) => duelOf({ party: fable, bot: CANDIDATE }, { party: foe, bot: opponent })),
    ),
  );
  const plain = { about: '', design: 'paired', options: {}, change: {}, reports: [] } as const;
  const config = { ...plain, game: box.name, seed: String(seed), matchups, sets: pairs };
  return { config, bots: [bot, ...against], scores: true };
}

/** Whom the candidate meets in a matchup of the order. */
export function opponentIn(plan: Plan, matchup: number): string | undefined {
  const opponents = allOpponentsOf(plan);
  return opponents[Math.floor(matchup / plan.box.roster.length) % opponents.length];
}

/** A candidate of a fable against all fables of an opponent. `lists` are the weights of those who have no file. */
function blocksOf(plan: Plan, fable: string, opponent: string, to: number, luck: string, lists: [Lists, Lists]): Block[] {
  const { bot, fables } = plan;
  const opponents = allOpponentsOf(plan);
  const first = (fables.indexOf(fable) * opponents.length + opponents.indexOf(opponent)) * plan.box.roster.length;
  const bots = {
    [CANDIDATE]: { bot, lists: lists[0] },
    ...(plan.against.includes(opponent) ? {} : { [opponent]: { bot, lists: lists[1] } }),
  };
  return plan.box.roster.map((_, foe) => ({ matchup: first + foe, from: 0, to, luck, bots }));
}

/** One candidate of a fable against everybody: opponent by opponent, fable by fable. */
export function candidateBlocks(plan: Plan, generation: number, fable: string, lists: Lists, means: Lists): Block[] {
  const luck = `train ${plan.seed} ${generation}`;
  return opponentsOf(plan).flatMap((opponent) => blocksOf(plan, fable, opponent, plan.pairs, luck, [lists, means]));
}

/** These weights of a fable against what all fables started from; the luck is the same for all weights. */
export function checkBlocks(plan: Plan, fable: string, lists: Lists): Block[] {
  return blocksOf(plan, fable, START, checkPairs(plan), `check ${plan.seed}`, [lists, startLists(plan)]);
}

/** Games of the whole training. */
export function gamesOf(plan: Plan): number {
  const { box, fables, generations, population, pairs } = plan;
  const training = generations * population * opponentsOf(plan).length * pairs;
  return 2 * fables.length * box.roster.length * (training + 2 * checkPairs(plan));
}
