// Who answers the questions of a told game: bots, or a tape.
import type { Bot, Question } from '../../core/contract.ts';
import type { Match } from '../../core/match.ts';

/** An index into the options, or null: nobody answers, and the story stops at the open decision. */
export type Answer = (match: Match, question: Question) => number | null;

/** Lets bots answer: `bots[seat]` for each seat. */
export function botsAnswer(bots: readonly Bot[]): Answer {
  return (match, { seat }) => match.ask(bots[seat]!);
}

/** A tape that does not fit its game: the mistake is in the line, not in the engine. */
export class TapeError extends Error {}

/** Gives the recorded answers one by one, then none. */
export function tapeAnswer(answers: readonly number[]): Answer {
  return (match, question) => {
    const index = answers[match.length];
    if (index === undefined) return null;
    if (index >= question.count) {
      throw new TapeError(
        `tape: found ${index} as answer ${match.length + 1}, expected 0 to ${question.count - 1}: there are ${question.count} options`,
      );
    }
    return index;
  };
}

/** Throws if the game was over before the tape was. */
export function checkTapeUsed(answers: readonly number[], match: Match): void {
  if (match.length < answers.length) {
    throw new TapeError(`tape: found ${answers.length} answers, expected ${match.length}: then the game is over`);
  }
}
