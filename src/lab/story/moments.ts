// A game as a sequence of moments, in the game's own words: what the story and the JSON lines are made of.
// Steps a match and knows the contract and no game.
import { type Mode, type Question, READER } from '../../core/contract.ts';
import { TURN_BEGINS } from '../../core/events.ts';
import type { Match } from '../../core/match.ts';
import { winningSide } from '../../core/modes.ts';
import { type Answer, TapeError } from './answers.ts';
import type { Telling } from './telling.ts';

export interface OpenDecision {
  readonly turn: number;
  readonly seat: number;
  readonly question: string;
  readonly options: readonly string[];
}

export interface Decided extends OpenDecision {
  readonly is: 'decision';
  readonly answer: number;
  /** What followed. */
  readonly events: readonly string[];
}

export type Moment =
  | Decided
  | { readonly is: 'turn'; readonly title: string; readonly picture: string }
  /** What happened without anybody being asked. */
  | { readonly is: 'events'; readonly events: readonly string[] }
  /** Nobody answered. */
  | ({ readonly is: 'open' } & OpenDecision)
  /** `scores` by side; `winners` are the seats of the side that beat all others, or won alone. */
  | {
      readonly is: 'end';
      readonly ending: string;
      readonly scores: readonly number[];
      readonly winners: readonly number[];
      readonly turns: number;
    };

export function* moments(telling: Telling, answer: Answer): Generator<Moment, void> {
  const { match } = telling;
  const { game } = match;
  yield* untold(match);
  for (let q = match.open(); q !== null; q = match.open()) {
    const { moment, fault } = q.count === 1 ? forced(match) : nextStep(match, q, answer);
    if (moment !== null) yield moment;
    yield* untold(match);
    if (fault !== null) throw fault;
    if (moment?.is === 'open') return;
  }
  const ending = telling.box.endings[game.ending()] ?? `ending ${game.ending()}`;
  const scores = game.mode.sides.map((_, side) => game.score(side));
  yield { is: 'end', ending, scores, winners: winnersOf(game.mode, scores), turns: game.turn() };
}

function winnersOf({ sides }: Mode, scores: readonly number[]): readonly number[] {
  return [...(sides[winningSide(scores)] ?? [])].sort((a, b) => a - b);
}

/** What happened without an answer, or after an answer in the turns that followed. */
function* untold(match: Match): Generator<Moment, void> {
  const { game } = match;
  let events: string[] = [];
  for (let index = 0; index < game.events.count; index++) {
    if (game.events.at(index, 0) !== TURN_BEGINS) {
      events.push(game.describeEvent(index, READER));
      continue;
    }
    if (events.length > 0) yield { is: 'events', events };
    events = [];
    yield { is: 'turn', title: game.describeEvent(index, READER), picture: game.picture(READER) };
  }
  game.events.clear();
  if (events.length > 0) yield { is: 'events', events };
}

/** What happened up to a fault is still told. */
interface ToldStep {
  readonly moment: Moment | null;
  readonly fault: Error | null;
}

function nextStep(match: Match, question: Question, answer: Answer): ToldStep {
  const { game } = match;
  const asked: OpenDecision = {
    turn: game.turn(),
    seat: question.seat,
    question: game.describeQuestion(),
    options: Array.from(match.options.subarray(0, question.count), (option) => game.describe(option)),
  };
  const [index, mistake] = attempt(match, () => answer(match, question));
  if (index === null) return { moment: { is: 'open', ...asked }, fault: mistake };
  const [, fault] = attempt(match, () => match.answer(index));
  return { moment: { is: 'decision', ...asked, answer: index, events: takeEvents(match) }, fault };
}

/** One option is taken without asking: here, because `match.next` might take several, one after the other. */
function forced(match: Match): ToldStep {
  const [, fault] = attempt(match, () => match.answer(0));
  return { moment: null, fault };
}

function attempt<T>(match: Match, act: () => T): [T | null, Error | null] {
  try {
    return [act(), null];
  } catch (error) {
    return [null, error instanceof TapeError ? error : match.faultOf(error)];
  }
}

/** The events of this turn so far; what lies beyond the beginning of another is left to be told after it. */
function takeEvents(match: Match): string[] {
  const { events } = match.game;
  const words: string[] = [];
  while (words.length < events.count && events.at(words.length, 0) !== TURN_BEGINS) {
    words.push(match.game.describeEvent(words.length, READER));
  }
  events.drop(words.length);
  return words;
}
