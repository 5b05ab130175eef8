// Who answers the questions of a told game: bots, or a tape.
import type { Bot, Question } from '../../core/contract.ts';
import type { Match } from '../../core/match.ts';

/** An index into the options, or null: nobody answers, and the story stops at the open decision. */
export type Answer = (match: Match, question: Question) => number | null;

/** Lets bots answer, and holds them to the options. */
export function botsAnswer(bots: readonly Bot[]): Answer {
  return (match, question) => {
    const index = bots[question.seat]?.choose(match.views[question.seat]!, question) ?? Number.NaN;
    if (!isOption(index, question)) {
      throw match.fault(`seat ${question.seat} answered ${index} of ${question.count} options`);
    }
    return index;
  };
}

/** A tape that does not fit its game: the mistake is in the line, not in the engine. */
export class TapeError extends Error {}

/** Gives the recorded answers one by one, then none. */
export function tapeAnswer(answers: readonly number[]): Answer {
  return (match, question) => {
    const index = answers[match.length];
    if (index === undefined) return null;
    if (!isOption(index, question)) {
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

function isOption(index: number, question: Question): boolean {
  return Number.isInteger(index) && index >= 0 && index < question.count;
}
