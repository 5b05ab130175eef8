// A decision in words, for tests that play a tape and find that it does not fit.
import type { Question } from '../../src/core/contract.ts';
import type { Match } from '../../src/core/match.ts';

/** `decision 37 (turn 6, Kaguya: which action?)`: the one that the match stands at. */
export function decisionText({ game, length }: Match, q: Question): string {
  return `decision ${length + 1} (turn ${game.turn()}, ${game.name(q.seat)}: ${game.describeQuestion()})`;
}

/** Its options in words. */
export function optionTexts({ game }: Match, q: Question): string[] {
  return Array.from(q.options.subarray(0, q.count), (option) => game.describe(option));
}
