// The answers of a golden, given again: says which decision they no longer fit, and which choice is not what it was.
import type { Question } from '../../src/core/contract.ts';
import type { Match } from '../../src/core/match.ts';
import { type Answer, TapeError } from '../../src/lab/story/answers.ts';
import type { Telling } from '../../src/lab/story/telling.ts';
import { decisionText, optionTexts } from '../battery/decision.ts';
import type { Golden } from './golden.ts';

/** Gives the answers of a golden, and compares the words of each with those in its story. */
export class KeptAnswers {
  parting: string | null = null;
  /** The line up to the first choice that is not what it was. */
  private sameUpTo: string | null = null;
  private readonly was: readonly string[];

  constructor(
    private readonly telling: Telling,
    private readonly golden: Golden,
    private readonly answers: readonly number[],
  ) {
    this.was = choicesIn(golden.story, telling.names);
  }

  readonly answer: Answer = (match, q) => {
    const at = match.length;
    const index = this.answers[at];
    const options = optionTexts(match, q);
    if (index === undefined) throw this.unfit(`${decisionText(match, q)} has no answer, the line ends`, options);
    if (index >= q.count) {
      throw this.unfit(`${this.decisionAndWas(match, q)}the answer ${index} is out of ${q.count} options`, options);
    }
    const choices = options.map((option) => `${this.telling.names[q.seat]}: ${option}`);
    if (this.parting === null && this.was[at] !== choices[index]) this.part(match, q, choices, index);
    return index;
  };

  /** Throws if the game was over before the tape was. */
  checkUsed(): void {
    const { match } = this.telling;
    if (match.length === this.answers.length) return;
    const was = this.was[match.length];
    const then = was === undefined ? '' : `; decision ${match.length + 1} was "${was}"`;
    throw this.unfit(
      `the game is over in turn ${match.game.turn()} after ${match.length} of ${this.answers.length} answers${then}`,
      [],
    );
  }

  private decisionAndWas(match: Match, q: Question): string {
    const was = this.was[match.length];
    return `${decisionText(match, q)}${was === undefined ? ': ' : ` was "${was}", `}`;
  }

  private part(match: Match, q: Question, choices: readonly string[], index: number): void {
    const now = choices.indexOf(this.was[match.length] ?? '');
    const moved = now < 0 ? '' : ` (what it was is now the answer ${now})`;
    const what = `${this.decisionAndWas(match, q)}the answer ${index} is now "${choices[index]}"${moved}`;
    this.parting = `golden ${this.golden.name}: ${what}`;
    this.sameUpTo = match.line();
  }

  private unfit(what: string, options: readonly string[]): TapeError {
    const { golden, telling } = this;
    const line = this.sameUpTo ?? telling.match.line();
    return new TapeError(
      [
        `golden ${golden.name}: ${what}`,
        ...options.map((option, index) => `  ${String(index).padEnd(3)} ${option}`),
        ...(this.parting === null ? [] : ['It went another way before that:', this.parting]),
        'If the rule is meant to have changed, keep what still fits and let bots play on, one a seat:',
        `  rm test/golden/${telling.box.name}/${golden.name}.txt`,
        `  npm run golden:new -- ${golden.name} "${line}" --bots …`,
      ].join('\n'),
    );
  }
}

/** Who chose what, in order: `Kaguya: buy attack-2`. */
function choicesIn(story: string, names: readonly string[]): string[] {
  const choices = story.split('\n').filter((line) => names.some((name) => line.startsWith(`  ${name}: `)));
  return choices.map((line) => line.trim());
}
