// Plays one game: asks the seats, applies their answers, writes the tape. Knows the contract and nothing else.
import { type Bot, type Game, NOBODY, type Parties, type Question, type View } from './contract.ts';
import { partiesText } from './modes.ts';
import { type Key, keyText, Rolls } from './rng.ts';
import { tapeText } from './tape.ts';

class Asked implements Question {
  kind = 0;
  asker = 0;
  count = 0;
  readonly rolls: Rolls;
  constructor(
    readonly seat: number,
    readonly options: Int32Array,
  ) {
    this.rolls = new Rolls(seat);
  }
  roll(n: number): number {
    return this.rolls.below(n);
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
    super(what, { cause });
    this.name = 'MatchError';
  }
}

/** One table and its seats. Step it with `next` and `answer`, or let `play` do both. */
export class Match {
  readonly options: Int32Array;
  readonly views: View[] = [];
  /** The answers given so far: indices into the option lists. Decisions with one option are not written. */
  readonly tape: Uint16Array;
  length = 0;
  /** Decisions put to a seat, and options listed for them: for the bench. */
  optionsSeen = 0;
  optionsMax = 0;
  private readonly questions: Asked[] = [];
  private asked: Asked;
  private parties: Parties = [];
  private readonly key: Key = new Int32Array(2);

  constructor(
    readonly game: Game,
    private readonly setupText = '',
  ) {
    this.options = new Int32Array(game.box.limits.options);
    this.tape = new Uint16Array(game.box.limits.decisions);
    for (let seat = 0; seat < game.seats; seat++) {
      this.views.push(game.view(seat));
      this.questions.push(new Asked(seat, this.options));
    }
    this.asked = this.questions[0];
  }

  begin(key: Key, parties: Parties): void {
    this.key.set(key);
    this.parties = parties;
    this.length = 0;
    for (let seat = 0; seat < this.questions.length; seat++) this.questions[seat].rolls.reset(key);
    this.game.reset(key, parties);
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
      if (count === 0) throw this.fault('a decision without options');
      if (count > this.options.length) throw this.fault(`${count} options, more than ${this.options.length}`);
      const q = this.questions[seat];
      q.kind = game.question();
      q.asker = game.asker();
      q.count = count;
      this.optionsSeen += count;
      if (count > this.optionsMax) this.optionsMax = count;
      this.asked = q;
      return q;
    }
  }

  /** Takes an answer to the latest question; `>>> 0` turns all but whole numbers from 0 up into others. */
  answer(index: number): void {
    const { seat, count } = this.asked;
    if (index >>> 0 !== index || index >= count) {
      throw this.fault(`seat ${seat} answered ${String(index)} of ${count} options`, undefined, 'bot');
    }
    if (this.length === this.tape.length) throw this.fault(`more than ${this.tape.length} decisions`, undefined, 'limit');
    this.tape[this.length++] = index;
    this.game.choose(this.options[index]);
  }

  /** Plays the game that was begun to its end. Whatever a bot or the engine throws comes with the line that shows it. */
  play(bots: readonly Bot[]): void {
    try {
      for (let q = this.next(); q !== null; q = this.next()) {
        this.answer(this.ask(bots[q.seat], q));
      }
    } catch (error) {
      throw this.faultOf(error);
    }
  }

  /** What a bot throws is its own fault. */
  private ask(bot: Bot, q: Question): number {
    try {
      return bot.choose(this.views[q.seat], q);
    } catch (error) {
      throw this.fault(error instanceof Error ? error.message : String(error), error, 'bot');
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
    if (error instanceof MatchError) return error;
    return this.fault(error instanceof Error ? error.message : String(error), error);
  }

  fault(what: string, cause?: unknown, blame: Blame = 'engine'): MatchError {
    return new MatchError(what, this.line(), cause, blame);
  }
}
