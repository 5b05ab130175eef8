// What a training is a pure function of, and the games that it is made of.
import type { Box, Training } from '../../core/contract.ts';
import type { Lists, Task } from './protocol.ts';

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

/** How the candidates' own kind is called among those they meet. */
const ITSELF = 'itself';

/** Whom every candidate meets: its own kind first. */
export const opponentsOf = ({ against }: Plan): string[] => [ITSELF, ...against];

/** One candidate of a fable against everybody: opponent by opponent, fable by fable. */
export function candidateTasks(plan: Plan, generation: number, fable: string, lists: Lists, means: Lists): Task[] {
  const { seed, pairs } = plan;
  const luck = `train ${seed} ${generation}`;
  return opponentsOf(plan).flatMap((called) =>
    rosterOf(plan).map((foe) => ({ fable, lists, foe, by: called === ITSELF ? means : called, called, luck, pairs })),
  );
}

/** These weights of a fable against what all fables started from; the luck is the same for all weights. */
export function checkTasks(plan: Plan, fable: string, lists: Lists): Task[] {
  const shared = {
    fable,
    lists,
    by: startLists(plan),
    called: 'start',
    luck: `check ${plan.seed}`,
    pairs: checkPairs(plan),
  };
  return rosterOf(plan).map((foe) => ({ ...shared, foe }));
}

/** Games of the whole training. */
export function gamesOf(plan: Plan): number {
  const { box, fables, generations, population, pairs } = plan;
  const training = generations * population * opponentsOf(plan).length * pairs;
  return 2 * fables.length * box.roster.length * (training + 2 * checkPairs(plan));
}
