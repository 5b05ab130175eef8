// Whether a bot answers alike when it is asked again: its games in another order, and each of its decisions on a table on which what
// its seat cannot see is dealt anew. Who keeps something between questions, rolls by itself, looks at a clock or past its view is
// found by it.
import type { Bot, Parties, Question, Setup } from '../../core/contract.ts';
import type { Match } from '../../core/match.ts';
import { type Key, keyOf } from '../../core/rng.ts';
import { tapeText } from '../../core/tape.ts';

/** Some games on one kind of table. */
export interface Trial {
  readonly setup: Setup;
  readonly key: Key;
  readonly parties: Parties;
  /** By seat. Only the one that is looked at is asked again. */
  readonly bots: readonly Bot[];
}

/** What is wrong with a bot, and the line that shows the game up to there. */
export interface Unsteady {
  readonly what: string;
  readonly line: string;
}

/** A decision as it was met. */
interface Memo {
  readonly bytes: Uint8Array;
  readonly seat: number;
  /** How often the seat had rolled before, and the place of the answer on the tape. */
  readonly rolled: number;
  readonly at: number;
  readonly answer: string;
}

interface Remembered {
  readonly trial: Trial;
  readonly memos: readonly Memo[];
  readonly tape: Uint16Array;
  /** How it went, in words: how a bot fails belongs to what it does. */
  readonly outcome: string;
  /** All of the line but the answers. */
  readonly lineHead: string;
}

export class Steadiness {
  private readonly remembered: Remembered[] = [];
  /** Decisions that were asked again. */
  decisions = 0;

  /** `open` gives a table for a setup, and may give the same one again; a game is looked at for so many answers at most. */
  constructor(
    private readonly bot: Bot,
    private readonly open: (setup: Setup) => Match,
    private readonly most: number,
  ) {}

  /** Plays a game and remembers it. `line` shows it up to where it came. */
  play(trial: Trial): Pick<Remembered, 'tape' | 'outcome'> & { readonly line: string } {
    const match = this.begin(trial);
    const memos: Memo[] = [];
    const outcome = this.through(match, trial, (memo) => void memos.push(memo));
    const tape = match.tape.slice(0, match.length);
    const line = match.line();
    const lineHead = line.replace(/tape=\S*$/, 'tape=');
    this.remembered.push({ trial, memos, tape, outcome, lineHead });
    return { tape, outcome, line };
  }

  /** Asks everything again and forgets it; null if all was answered as before. `beat` is called before each game. */
  askAgain(beat: () => void): Unsteady | null {
    for (const game of this.remembered.reverse()) {
      beat();
      const unsteady = this.inAnotherOrder(game) ?? this.dealtAnew(game);
      if (unsteady !== null) return unsteady;
      this.decisions += game.memos.length;
    }
    this.remembered.length = 0;
    return null;
  }

  private begin({ setup, key, parties }: Trial): Match {
    const match = this.open(setup);
    match.begin(key, parties);
    return match;
  }

  /** Up to the end of the game, to the most answers, or to where somebody fails; how it ended, in words. */
  private through(match: Match, { bots }: Trial, met: (memo: Memo) => void): string {
    try {
      for (let q = match.next(); q !== null && match.length < this.most; q = match.next()) {
        const bot = bots[q.seat]!;
        if (bot !== this.bot) {
          match.answer(match.ask(bot));
          continue;
        }
        const [bytes, { seat }] = [match.game.bytes.slice(), q];
        const [rolled, at] = [match.rolled(seat), match.length];
        const asked = answerOf(match, bot);
        met({ bytes, seat, rolled, at, answer: asked.words });
        match.answer(asked.index());
      }
      return 'plays';
    } catch (error) {
      const { message, cause } = match.faultOf(error);
      return String(cause ?? message);
    }
  }

  private inAnotherOrder(game: Remembered): Unsteady | null {
    const memos = game.memos.values();
    let [count, unsteady] = [0, null as Unsteady | null];
    const outcome = this.through(this.begin(game.trial), game.trial, ({ answer, seat, at }) => {
      const before = memos.next().value;
      count++;
      if (unsteady !== null || (before?.answer === answer && before.at === at)) return;
      const was = before === undefined ? 'nothing' : before.answer;
      unsteady = told(game, at, `seat ${seat} answered ${was}, then ${answer} when the games were played in another order`);
    });
    if (unsteady !== null || (outcome === game.outcome && count === game.memos.length)) return unsteady;
    return told(game, game.tape.length, `${game.outcome}, then ${outcome} when the games were played in another order`);
  }

  /** The last decision first: who remembers an earlier one does not find it. */
  private dealtAnew(game: Remembered): Unsteady | null {
    const { key, parties } = game.trial;
    const match = this.begin(game.trial);
    for (const memo of game.memos.toReversed()) {
      const asked = (deal: boolean): string => {
        match.game.bytes.set(memo.bytes);
        if (deal) match.game.sample(memo.seat, keyOf('dealt anew', memo.at));
        match.beginLaidOut(key, parties);
        match.rollBack(memo.seat, memo.rolled);
        const q = match.open() satisfies Question | null;
        return q === null ? 'nothing' : answerOf(match, this.bot).words;
      };
      const dealt = asked(true);
      if (dealt === memo.answer) continue;
      // Who keeps something may answer as before by chance; who looks past its view keeps to both answers.
      const looks = asked(false) === memo.answer && asked(true) === dealt;
      const when = looks ? 'where only what it cannot see was dealt anew' : 'when it was asked again';
      return told(game, memo.at, `seat ${memo.seat} answered ${memo.answer}, then ${dealt} ${when}`);
    }
    return null;
  }
}

/** A failure is an answer too; it fails when the answer is wanted. */
function answerOf(match: Match, bot: Bot): { readonly words: string; index(): number } {
  try {
    const index = match.ask(bot);
    return { words: String(index), index: () => index };
  } catch (error) {
    const fail = (): never => {
      throw error;
    };
    return { words: match.faultOf(error).message, index: fail };
  }
}

function told({ lineHead, tape }: Remembered, at: number, what: string): Unsteady {
  return { what, line: lineHead + tapeText(tape, at) };
}
