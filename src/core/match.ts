// Plays one game: asks the seats, applies their answers, writes the tape. The one place that asks; knows the contract and
// nothing else.
import { closed } from './closed.ts';
import { type Bot, type Game, NOBODY, type Parties, type Question, type View } from './contract.ts';
import { partiesText } from './modes.ts';
import { type Key, keyText, Rolls } from './rng.ts';
import { answerWords, asError, oneLine } from './said.ts';
import { tapeText } from './tape.ts';

/** Fills in what a seat is asked: for the match alone. */
let fill: (q: SeatQuestion, kind: number, asker: number, count: number) => void;

/** What one seat is asked: filled anew each time. A bot that is handed it finds nothing to write but a copy of the options. */
class SeatQuestion implements Question {
  readonly seat: number;
  readonly options: Int32Array;
  readonly #rolls: Rolls;
  #kind = 0;
  #asker = 0;
  #count = 0;
  static {
    fill = (q, kind, asker, count) => {
      q.#kind = kind;
      q.#asker = asker;
      q.#count = count;
    };
  }
  constructor(rolls: Rolls, options: Int32Array) {
    this.seat = rolls.seat;
    this.options = options;
    this.#rolls = rolls;
  }
  get kind(): number {
    return this.#kind;
  }
  get asker(): number {
    return this.#asker;
  }
  get count(): number {
    return this.#count;
  }
  roll(n: number): number {
    return this.#rolls.below(n);
  }
}

/** Whose fault it is that a game did not end: a bot's, nobody's because it passed its decision limit, or the engine's. */
export type Blame = 'bot' | 'limit' | 'engine';

/** A bot or an engine fault, with the one line that shows the game again. */
export class MatchError extends Error {
  constructor(
    what: string,
    readonly line: string,
    cause?: unknown,
    readonly blame: Blame = 'engine',
  ) {
    super(oneLine(what), { cause });
    this.name = 'MatchError';
  }
}

/** One table and its seats. Step it with `next` (or `open`) and `answer`, or let `play` do both. */
export class Match {
  readonly options: Int32Array;
  readonly views: View[] = [];
  /** The answers given so far: indices into the option lists. Decisions with one option are not written. */
  readonly tape: Uint16Array;
  length = 0;
  /** Decisions put to a seat, and options listed for them: for the bench. */
  optionsSeen = 0;
  optionsMax = 0;
  private readonly questions: SeatQuestion[] = [];
  /** The options as bots are handed them. */
  private readonly shown: Int32Array;
  private readonly rolls: Rolls[] = [];
  /** The seat that is asked, and how many options it has. */
  private seat = 0;
  private count = 0;
  private parties: Parties = [];
  private readonly key: Key = new Int32Array(2);

  constructor(
    readonly game: Game,
    private readonly setupText = '',
  ) {
    this.options = new Int32Array(game.box.limits.options);
    this.shown = new Int32Array(game.box.limits.options);
    this.tape = new Uint16Array(game.box.limits.decisions);
    for (let seat = 0; seat < game.seats; seat++) {
      this.views.push(closed(game.view(seat)));
      this.rolls.push(new Rolls(seat));
      this.questions.push(closed(new SeatQuestion(this.rolls[seat], this.shown)));
    }
  }

  begin(key: Key, parties: Parties): void {
    this.beginLaidOut(key, parties);
    this.game.reset(key, parties);
  }

  /** From the table as it lies there: the key is that of the seats' own rolls alone. */
  beginLaidOut(key: Key, parties: Parties): void {
    this.key.set(key);
    this.parties = parties;
    this.length = 0;
    for (let seat = 0; seat < this.rolls.length; seat++) this.rolls[seat].reset(key);
  }

  /** How often a seat has rolled in this game, and back to there: a question that is asked again brings the same rolls. */
  rolled(seat: number): number {
    return this.rolls[seat].count;
  }
  rollBack(seat: number, count: number): void {
    this.rolls[seat].count = count;
  }

  /** The next question, or null when the game is over. One option is not a question: it is taken, and not written. */
  next(): Question | null {
    const game = this.game;
    for (;;) {
      const seat = game.decider();
      if (seat === NOBODY) return null;
      const count = game.list(this.options);
      if (count === 1) {
        game.choose(this.options[0]);
        continue;
      }
      this.optionsSeen += count;
      if (count > this.optionsMax) this.optionsMax = count;
      return this.questionOf(seat, count);
    }
  }

  /** The decision that is open, though it may have one option: for whoever tells of every step. Null when the game is over. */
  open(): Question | null {
    const seat = this.game.decider();
    return seat === NOBODY ? null : this.questionOf(seat, this.game.list(this.options));
  }

  private questionOf(seat: number, count: number): Question {
    if (count === 0) throw this.fault('a decision without options');
    if (count > this.options.length) throw this.fault(`${count} options, more than ${this.options.length}`);
    const { options, shown } = this;
    for (let i = 0; i < count; i++) shown[i] = options[i];
    const q = this.questions[seat];
    fill(q, this.game.question(), this.game.asker(), count);
    this.seat = seat;
    this.count = count;
    return q;
  }

  /** What a bot answers to the latest question: one of its options. What else it says, and what it throws, is its own fault. */
  ask(bot: Bot): number {
    const { seat } = this;
    let index: number;
    try {
      index = bot.choose(this.views[seat], this.questions[seat]);
    } catch (error) {
      throw this.faultBy(error, 'bot');
    }
    this.check(index);
    return index;
  }

  /** Takes an answer to the latest question. */
  answer(index: number): void {
    this.check(index);
    if (this.count === 1) this.game.choose(this.options[0]);
    else this.take(index);
  }

  /** `>>> 0` turns all but whole numbers from 0 up into others; −0 is 0. What is no number is not asked to become one. */
  private check(index: number): void {
    const { seat, count } = this;
    if (typeof index !== 'number' || index >>> 0 !== index || index >= count) {
      throw this.fault(`seat ${seat} answered ${answerWords(index, count)}`, undefined, 'bot');
    }
  }

  private take(index: number): void {
    if (this.length === this.tape.length) throw this.fault(`more than ${this.tape.length} decisions`, undefined, 'limit');
    this.tape[this.length++] = index;
    this.game.choose(this.options[index]);
  }

  /** Plays the game that was begun to its end. Whatever a bot or the engine throws comes with the line that shows it. */
  play(bots: readonly Bot[]): void {
    try {
      for (let q = this.next(); q !== null; q = this.next()) {
        this.take(this.ask(bots[q.seat]));
      }
    } catch (error) {
      throw this.faultOf(error);
    }
  }

  /** The same for programs and people, who take their time. */
  async playAsync(players: readonly ((view: View, q: Question) => number | Promise<number>)[]): Promise<void> {
    try {
      for (let q = this.next(); q !== null; q = this.next()) {
        this.answer(await players[q.seat](this.views[q.seat], q));
      }
    } catch (error) {
      throw this.faultOf(error);
    }
  }

  /** One line that shows this game again: `fablelab replay --line "…"`. */
  line(): string {
    const { box, mode, setting } = this.game;
    const parties = partiesText(this.parties.map((party) => party.map((entrant) => box.roster[entrant].id)));
    const how = mode === box.modes[0] ? '' : ` mode=${mode.name}`;
    const where = setting === undefined || setting === box.settings?.[0] ? '' : ` setting=${setting.name}`;
    const setup = this.setupText === '' ? '' : ` ${this.setupText}`;
    return `${box.name} ${parties}${how}${where}${setup} key=${keyText(this.key)} tape=${tapeText(this.tape, this.length)}`;
  }

  /** Any error as one that says how to see the game again. */
  faultOf(error: unknown): MatchError {
    return error instanceof MatchError ? error : this.faultBy(error, 'engine');
  }

  private faultBy(thrown: unknown, blame: Blame): MatchError {
    const cause = asError(thrown);
    return this.fault(cause.message, cause, blame);
  }

  fault(what: string, cause?: unknown, blame: Blame = 'engine'): MatchError {
    return new MatchError(what, this.line(), cause, blame);
  }
}
