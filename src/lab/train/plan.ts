// What a training is a pure function of, and the games that it is made of.
import type { Box, Lists, Training } from '../../core/contract.ts';
import { partiesText } from '../../core/modes.ts';
import type { Block, Order } from '../crew/crew.ts';
import { duelOf } from '../who/matchup.ts';

export interface TrainingPlan {
  readonly box: Box;
  readonly bot: string;
  readonly training: Training;
  /** The lists that are trained, by name, in the order of the bot; all others keep what they start from. */
  readonly lists: readonly string[];
  readonly seed: number;
  readonly generations: number;
  readonly population: number;
  /** Pairs of a candidate against each opponent. */
  readonly pairs: number;
  /** Other bots that the candidates meet, beside the means of all lists of their own. */
  readonly against: readonly string[];
}

/** Pairs of the check at the end, as a multiple of those in training: enough to see a gain of one in a hundred. */
const CHECK = 20;

const checkPairs = ({ pairs }: TrainingPlan): number => CHECK * pairs;

/** Whom a seat may bring, as words; one nameless member where players are all alike. */
const partiesOf = ({ box }: Pick<TrainingPlan, 'box'>): string[] =>
  box.roster.length === 0 ? [partiesText([[]])] : box.roster.map(({ id }) => id);

/** Who plays by a list: its games are those of all of them. */
export function playersBy({ box, training }: Pick<TrainingPlan, 'box' | 'training'>, list: string): string[] {
  return partiesOf({ box }).filter((_, entrant) => training.listOf(entrant) === list);
}

/** Every list is that of one of the roster, under her name: the lab then speaks of the roster, and else of lists. */
export function isByRoster({ box, training }: Pick<TrainingPlan, 'box' | 'training'>): boolean {
  return training.lists.join() === box.roster.map(({ id }) => id).join();
}

export function startLists({ training }: Pick<TrainingPlan, 'training'>): Lists {
  return Object.fromEntries(training.lists.map((list) => [list, [...training.start(list)]]));
}

/** How those whose weights come with a block are called: a candidate, its own kind as trained so far, and as it began. */
const CANDIDATE = 'candidate';
const ITSELF = 'itself';
const START = 'start';

/** Whom every candidate meets: its own kind first. */
export const opponentsOf = ({ against }: TrainingPlan): string[] => [ITSELF, ...against];

const allOpponentsOf = (plan: TrainingPlan): string[] => [...opponentsOf(plan), START];

/** Everybody who plays by a list that is trained, list by list. */
const trainedParties = (plan: TrainingPlan): string[] => plan.lists.flatMap((list) => playersBy(plan, list));

/** Everybody who is trained against everybody of every opponent, and against the start, which only the check meets. The names of
 * the players are part of the luck, so that all candidates who meet an opponent have the same. */
export function trainingOrder(plan: TrainingPlan): Order {
  const { box, bot, against, seed, pairs } = plan;
  const matchups = trainedParties(plan).flatMap((party) =>
    allOpponentsOf(plan).flatMap((opponent) =>
      partiesOf(plan).map((foe) => duelOf({ party, bot: CANDIDATE }, { party: foe, bot: opponent })),
    ),
  );
  const plain = { about: '', design: 'paired', options: {}, change: {}, reports: [] } as const;
  const config = { ...plain, game: box.name, seed: String(seed), matchups, sets: pairs };
  return { config, bots: [bot, ...against], scores: true };
}

/** Whom the candidate meets in a matchup of the order. */
export function opponentIn(plan: TrainingPlan, matchup: number): string | undefined {
  const opponents = allOpponentsOf(plan);
  return opponents[Math.floor(matchup / partiesOf(plan).length) % opponents.length];
}

/** A candidate, brought by one who plays by its list, against everybody of an opponent. `lists` are the weights of both, where
 * they have no file. */
function blocksOf(
  plan: TrainingPlan,
  party: string,
  opponent: string,
  to: number,
  luck: string,
  lists: [Lists, Lists],
): Block[] {
  const { bot } = plan;
  const [opponents, foes] = [allOpponentsOf(plan), partiesOf(plan)];
  const first = (trainedParties(plan).indexOf(party) * opponents.length + opponents.indexOf(opponent)) * foes.length;
  const bots = {
    [CANDIDATE]: { bot, lists: lists[0] },
    ...(plan.against.includes(opponent) ? {} : { [opponent]: { bot, lists: lists[1] } }),
  };
  return foes.map((_, foe) => ({ matchup: first + foe, from: 0, to, luck, bots }));
}

/** One candidate of a list against everybody: by everybody who plays by it, opponent by opponent. */
export function candidateBlocks(plan: TrainingPlan, generation: number, list: string, lists: Lists, means: Lists): Block[] {
  const luck = `train ${plan.seed} ${generation}`;
  return playersBy(plan, list).flatMap((party) =>
    opponentsOf(plan).flatMap((opponent) => blocksOf(plan, party, opponent, plan.pairs, luck, [lists, means])),
  );
}

/** These weights of a list against what everybody started from; the luck is the same for all weights. */
export function checkBlocks(plan: TrainingPlan, list: string, lists: Lists): Block[] {
  const weights: [Lists, Lists] = [lists, startLists(plan)];
  return playersBy(plan, list).flatMap((party) =>
    blocksOf(plan, party, START, checkPairs(plan), `check ${plan.seed}`, weights),
  );
}

/** Pairs of the check, of one of both weights. */
export function pairsOfCheck(plan: TrainingPlan): number {
  return checkPairs(plan) * trainedParties(plan).length * partiesOf(plan).length;
}

/** Games of the whole training. */
export function gamesOf(plan: TrainingPlan): number {
  const { generations, population, pairs } = plan;
  const training = generations * population * opponentsOf(plan).length * pairs;
  return 2 * trainedParties(plan).length * partiesOf(plan).length * training + 4 * pairsOfCheck(plan);
}
