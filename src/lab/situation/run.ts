// Runs a situation: lays the position out, takes the decisions, compares.
import { type Game, type Question, READER } from '../../core/contract.ts';
import { Match } from '../../core/match.ts';
import { modeOfSeats } from '../../core/modes.ts';
import { PositionError } from '../../core/position.ts';
import { quoted } from '../text/quote.ts';
import { Mistake, type Place } from '../text/source.ts';
import { differences } from './compare.ts';
import type { LoadedBots } from './load-bots.ts';
import type { Difference, MetDecision, Outcome } from './outcome.ts';
import { positionMistake } from './position-mistake.ts';
import { isAboutQuestion, type ScriptLine, type Situation } from './situation.ts';
import { isMeant, isOffered } from './vocabulary.ts';
import { notOffered, wasForced, wrongSeat } from './wrong-line.ts';

const NO_BOTS: LoadedBots = new Map();

/**
 * `bots` are those that take part. `change` comes before the situation's own: for seeing whether a number matters. `told`:
 * with story and decisions.
 */
export function runSituation(
  situation: Situation,
  bots: LoadedBots = NO_BOTS,
  told = true,
  change: Readonly<Record<string, number>> = {},
): Outcome {
  const script = new Script(situation, bots, told, change);
  const outcome = (result: Outcome['result'], found: readonly Difference[], message: string, at: Place): Outcome => {
    const { story, met } = script;
    return { situation, result, differences: found, message, at, story, met };
  };
  try {
    script.begin();
    const found = script.play();
    return outcome(found.length === 0 ? 'ok' : 'failed', found, '', situation.at);
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    const mistake = error instanceof PositionError ? positionMistake(error, situation) : error;
    if (mistake instanceof Mistake) return outcome('mistake', [], mistake.message, mistake.at);
    return outcome('fault', [], message, situation.at);
  }
}

/** One table, and how far the script has come. */
class Script {
  readonly story: string[] = [];
  readonly met: MetDecision[] = [];
  readonly game: Game;
  private readonly match: Match;
  /** The open decision; null when the game is over. */
  private question: Question | null = null;
  /** What was taken without asking since the last line. */
  private forced: { seat: number; words: string }[] = [];
  private steps = 0;

  constructor(
    readonly situation: Situation,
    private readonly bots: LoadedBots,
    private readonly told: boolean,
    change: Readonly<Record<string, number>>,
  ) {
    const { box, keys, options } = situation;
    this.game = box.open({ mode: modeOfSeats(box, keys.length)?.name, options, change: { ...change, ...situation.change } });
    this.game.events.on = told;
    this.match = new Match(this.game);
  }

  begin(): void {
    const { positions, position } = this.situation;
    const [wrong] = positions.layOut(this.game, position);
    if (wrong !== undefined) throw wrong;
    this.match.beginLaidOut(
      position.key,
      position.entrants.map((entrant) => [entrant]),
    );
    this.tell();
    this.question = this.match.open();
  }

  play(): Difference[] {
    const { situation, game } = this;
    const found: Difference[] = [];
    for (const line of situation.lines) {
      if (line.is === 'look') {
        this.runToRest();
        found.push(...differences(line.expect, situation, game, this.options()));
      } else {
        const wrong =
          line.is === 'plays' ? this.playTurn(line.at) : line.is === 'answer' ? this.answer(line) : this.take(line);
        if (wrong !== null) return [...found, wrong];
      }
    }
    this.runToRest();
    if (this.told && this.question !== null) this.meet(-1, false);
    return [...found, ...this.loose(), ...differences(situation.expect, situation, game, this.options())];
  }

  /** On to the decision of a line; returns what is wrong if the game is over before. */
  private runTo({ seat, at }: ScriptLine & { is: 'decision' | 'answer' }, words: string): Difference | null {
    const { situation, game } = this;
    for (; this.question?.count === 1; this.choose(0, true)) {
      // The only option may be written, in its place.
      if (game.decider() === seat && this.words(0) === words) break;
    }
    if (this.question !== null) return null;
    return { what: 'do', expected: `${situation.keys[seat]}: ${words}`, found: 'the game is over', at };
  }

  /** What the bot answers must be what the line says. */
  private answer(line: ScriptLine & { is: 'answer' }): Difference | null {
    const { situation, game } = this;
    const { seat, not, at } = line;
    const words = line.words.join(' or ');
    const over = this.runTo(line, words);
    if (over !== null) return over;
    const options = this.options();
    if (game.decider() !== seat) throw wrongSeat(line, situation, game, options);
    // What is not offered can be neither demanded nor forbidden.
    const strange = line.words.find((one) => !isOffered(one, options));
    if (strange !== undefined) throw notOffered({ at, seat, words: strange }, situation, game, options);
    const bot = situation.bots[seat] ?? '';
    const index = this.ask(bot);
    const answer = options[index] ?? '';
    if (line.words.some((one) => isMeant(one, answer, options)) === not) {
      const found = `${answer}, of ${options.join(' | ')}`;
      return { what: `${situation.keys[seat]} by ${bot}`, expected: not ? `not ${words}` : words, found, at };
    }
    this.forced = [];
    this.choose(index, false);
    return null;
  }

  /** The bots decide by themselves until it is another's turn, or the game is over. */
  private playTurn(at: Place): null {
    const { situation, game } = this;
    const { positions, bots, keys } = situation;
    const whose = positions.active(game);
    while (this.question !== null && positions.active(game) === whose) {
      const bot = bots[game.decider()] ?? null;
      const forced = this.question.count === 1;
      if (!forced && bot === null) {
        const asked = `${keys[game.decider()]} is asked: ${game.describeQuestion()}`;
        throw new Mistake(at, `plays: ${asked}, and no bot answers for her; expected bot: with a name alone`);
      }
      this.choose(forced || bot === null ? 0 : this.ask(bot), forced);
    }
    this.forced = [];
    return null;
  }

  /** Takes the decision of a line. */
  private take(line: ScriptLine & { is: 'decision' }): Difference | null {
    const { situation, game } = this;
    const over = this.runTo(line, line.words);
    if (over !== null) return over;
    const options = this.options();
    const index = options.indexOf(line.words);
    if (game.decider() !== line.seat || index < 0) {
      if (this.forced.some(({ seat, words }) => seat === line.seat && words === line.words)) throw wasForced(line);
      if (game.decider() !== line.seat) throw wrongSeat(line, situation, game, options);
      throw notOffered(line, situation, game, options);
    }
    if (options.indexOf(line.words, index + 1) >= 0)
      throw new Mistake(line.at, `found two options called ${quoted(line.words)}`);
    this.forced = [];
    this.choose(index, false);
    return null;
  }

  /** Inside an effect a single option is taken; where nothing is half done the table is left as it is. */
  private runToRest(): void {
    while (this.question?.count === 1 && !this.situation.positions.isAtRest(this.game)) this.choose(0, true);
  }

  /** A script that ends inside an effect, and luck that never came. */
  private loose(): Difference[] {
    const { situation, game } = this;
    const { positions, places, expect, at } = situation;
    const found = positions.luckLeft(game).map((path): Difference => {
      const place = places.get(path.join('/')) ?? at;
      return { what: `luck of ${situation.keys[Number(path[1])]}`, expected: `a ${path[2]}`, found: 'none', at: place };
    });
    if (this.question !== null && !positions.isAtRest(game) && !expect.some(isAboutQuestion)) {
      const asked = situation.keys[game.decider()] ?? '';
      const expected = `a line for ${asked}, or offered: in expect`;
      found.push({ what: 'the end of do', expected, found: `${asked} is asked: ${game.describeQuestion()}`, at });
    }
    return found;
  }

  /** What the bot of this name answers to the open decision. */
  private ask(name: string): number {
    const bot = this.bots.get(name);
    if (bot === undefined) throw new Error(`bot: found "${name}", expected one that was loaded`);
    try {
      return this.match.ask(bot);
    } catch (error) {
      // Without the line: it would show a game that was dealt, not a table laid out.
      throw new Error(`${name}: ${this.match.faultOf(error).message}`, { cause: error });
    }
  }

  private words(index: number): string {
    return this.game.describe(this.match.options[index] ?? 0);
  }

  private options(): string[] {
    return Array.from({ length: this.question?.count ?? 0 }, (_, index) => this.words(index));
  }

  private choose(index: number, forced: boolean): void {
    const { game, situation } = this;
    if (++this.steps > situation.box.limits.decisions) throw new Error(`more than ${this.steps - 1} decisions`);
    const seat = game.decider();
    const words = this.words(index);
    if (forced) this.forced.push({ seat, words });
    if (this.told) {
      this.meet(index, forced);
      this.story.push(`${game.name(seat)}: ${words}${forced ? ' (the only option)' : ''}`);
    }
    this.match.answer(index);
    this.tell();
    this.question = this.match.open();
  }

  private meet(answer: number, forced: boolean): void {
    const { game } = this;
    const question = game.describeQuestion();
    this.met.push({ seat: game.decider(), question, options: this.options(), answer, forced });
  }

  private tell(): void {
    const { game } = this;
    for (let index = 0; index < game.events.count; index++) this.story.push(`  ${game.describeEvent(index, READER)}`);
    game.events.clear();
  }
}
