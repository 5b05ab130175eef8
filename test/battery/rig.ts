// Plays games and looks at them: a table under test, two more to try things on, and the loop that runs the checks.
import type { Bot, Box, Game, Parties, Question, Setup } from '../../src/core/contract.ts';
import { Match } from '../../src/core/match.ts';
import { replay, setupText } from '../../src/core/replay.ts';
import { type Key, keyOf, Rolls } from '../../src/core/rng.ts';
import { loosened } from './broken.ts';

export type Problem = string | null;

/** Looked at before a decision, one in so many, taken at random. */
export interface DuringCheck {
  readonly name: string;
  readonly every: number;
  readonly check: (rig: Rig, q: Question) => Problem;
}

/** Looked at when a game is over. */
export interface AfterCheck {
  readonly name: string;
  readonly check: (rig: Rig) => Problem;
}

export interface Failure {
  readonly what: string;
  /** Shows the game again, up to where it went wrong. */
  readonly line: string;
}

export const same = (a: ArrayLike<number>, b: ArrayLike<number>): boolean => {
  if (a.length !== b.length) return false;
  for (let i = 0; i < a.length; i++) if (a[i] !== b[i]) return false;
  return true;
};

export class Rig {
  /** The table under test, which plays game after game. */
  readonly match: Match;
  /** A table for copies. */
  readonly trial: Match;
  /** A table that plays games again; they were looked at already. */
  readonly other: Match;
  /** For what the checks choose at random; begins anew with every game. */
  readonly dice = new Rolls(0);
  key: Key = keyOf();
  parties: Parties = [];
  bots: readonly Bot[] = [];
  decisions = 0;
  private steps = 0;

  constructor(
    readonly box: Box,
    readonly setup: Setup,
    /** Faults are slow to look for: after every decision, or after one in so many. */
    lookEvery = 1,
  ) {
    this.match = this.open(lookEvery);
    this.trial = this.open(lookEvery);
    this.other = this.open(Number.POSITIVE_INFINITY);
  }

  /** Plays one game and runs the checks; the first problem, if any. */
  play(
    key: Key,
    parties: Parties,
    bots: readonly Bot[],
    during: readonly DuringCheck[],
    after: readonly AfterCheck[],
  ): Failure | null {
    Object.assign(this, { key, parties, bots, steps: 0 });
    this.dice.reset(keyOf('checks', ...key));
    const { match } = this;
    let stage = 'plays';
    const fail = (what: string) => ({ what: `${stage}: ${what}`, line: match.line() });
    try {
      match.begin(key, parties);
      this.look(match.game, 1);
      for (let q = match.next(); q !== null; q = match.next()) {
        for (const { name, every, check } of during) {
          stage = name;
          const problem = this.dice.below(every) === 0 ? check(this, q) : null;
          if (problem !== null) return fail(problem);
        }
        stage = 'plays';
        const answer = bots[q.seat]!.choose(match.views[q.seat]!, q);
        if (!Number.isInteger(answer) || answer < 0 || answer >= q.count)
          return fail(`a bot answers ${answer} of ${q.count}`);
        match.answer(answer);
        this.decisions++;
      }
      for (const { name, check } of after) {
        stage = name;
        const problem = check(this);
        if (problem !== null) return fail(problem);
      }
      return null;
    } catch (error) {
      return fail(error instanceof Error ? (error.stack ?? error.message) : String(error));
    }
  }

  /** Plays on at random from where another game stands. */
  playOn(match: Match, from: Game): void {
    this.stand(match, from);
    for (let q = match.next(); q !== null; q = match.next()) match.answer(this.dice.below(q.count));
  }

  /** A copy of another game, with an empty tape. */
  stand(match: Match, from: Game): void {
    match.game.copyFrom(from);
    match.length = 0;
    this.steps = 0;
  }

  /** The game from its beginning, with the same deal. */
  restart(match: Match): void {
    this.steps = 0;
    match.begin(this.key, this.parties);
  }

  /** The game from its beginning, answered as on the tape; true if that ends it. */
  again(match: Match, answers: readonly number[], before?: (match: Match) => void): boolean {
    this.restart(match);
    return replay(match, answers, before);
  }

  tape(): number[] {
    return [...this.match.tape.subarray(0, this.match.length)];
  }

  private open(lookEvery: number): Match {
    const game = loosened(this.box.open(this.setup));
    const choose = game.choose.bind(game);
    game.choose = (option) => {
      choose(option);
      this.look(game, lookEvery);
    };
    return new Match(game, setupText(this.setup.options ?? {}, this.setup.change));
  }

  /** Also after decisions with one option, which nobody is asked and no limit counts. */
  private look(game: Game, every: number): void {
    const [fault] = this.steps % every === 0 ? game.faults() : [];
    if (fault !== undefined) throw new Error(`fault: ${fault}`);
    if (++this.steps > 5 * this.box.limits.decisions) throw new Error('the game goes on for ever');
  }
}
