// What must be true of every game and every bot: plain functions that answer with a problem or null. The battery runs them
// one by one, its controls show each of them something bad, and the fuzzer runs them all. Knows the contract only.
import { bot } from '../../bots/lib/bot.ts';
import { ALL, type Bot, type Game, type Question } from '../../src/core/contract.ts';
import type { Value } from '../../src/core/face.ts';
import type { Match } from '../../src/core/match.ts';
import { refusal } from '../../src/core/modes.ts';
import { openMatch, parseLine, replay } from '../../src/core/replay.ts';
import { type Key, keyOf, Rolls } from '../../src/core/rng.ts';
import { type AfterCheck, type DuringCheck, type Problem, type Rig, same } from './rig.ts';
import { keepsCounts } from './studies.ts';
import { fromEverySeat, storyChangesNothing, toldAnew } from './telling.ts';

/** The bot that goes where no plan leads. */
export const random: Bot = bot('takes any option, each as likely as the others', (_view, q) => q.roll(q.count));

export const duringGame: readonly DuringCheck[] = [
  { name: 'lists some options, each once, and the same when asked again', every: 1, check: listsWell },
  { name: 'tells its options apart in words', every: 10, check: speaksClearly },
  { name: 'has bots that change nothing and answer alike when asked again', every: 1, check: botIsPure },
  { name: 'hides from options and bots what their seat cannot see', every: 1, check: hidesTheHidden },
  { name: 'shows no seat what it cannot see', every: 5, check: showsNobodyTheHidden },
  { name: 'deals hidden things anew from what the seat sees alone', every: 10, check: dealsFromWhatIsSeen },
  { name: 'deals on a table for searching as on a copy', every: 20, check: viewDealsAlike },
  { name: 'plays on to the end from a game dealt anew', every: 100, check: playsOnWhenDealtAnew },
];

export const afterGame: readonly AfterCheck[] = [
  { name: 'scores every side against every other', check: scoresAddUp },
  { name: 'repeats from its line', check: lineReplays },
  { name: 'repeats on a table that has seen other games', check: tableForgets },
  { name: 'repeats with the same bots', check: botsRepeat },
  { name: 'plays the same while its story is told', check: storyChangesNothing },
  { name: 'tells no seat what lies face down', check: fromEverySeat(toldAnew) },
  { name: 'is copied whole, and leaves its original alone', check: copyPlaysOn },
  keepsCounts,
];

/** A question asked again: same seat, same options, and its rolls begin anew. */
class Again implements Question {
  readonly seat: number;
  readonly kind: number;
  readonly asker: number;
  readonly count: number;
  readonly options: Int32Array;
  private readonly rolls: Rolls;
  constructor(q: Question, key: Key) {
    ({ seat: this.seat, kind: this.kind, asker: this.asker, count: this.count } = q);
    this.options = q.options.slice(0, q.count);
    this.rolls = new Rolls(q.seat);
    this.rolls.reset(key);
  }
  roll(n: number): number {
    return this.rolls.below(n);
  }
}

/** Everything the seat to decide is told. */
function told(match: Match): string {
  const { game } = match;
  const options = match.options.slice(0, game.list(match.options));
  const words = [...options].map((option) => game.describe(option));
  return [game.decider(), game.question(), game.asker(), options, game.describeQuestion(), ...words].join('\n');
}

function listsWell({ match, trial, box }: Rig, q: Question): Problem {
  if (q.count > box.limits.options) return `${q.count} options, at most ${box.limits.options} expected`;
  const options = match.options.slice(0, q.count);
  if (new Set(options).size < q.count) return `an option is listed twice: ${options.join(' ')}`;
  const again = trial.options.slice(0, match.game.list(trial.options));
  return same(options, again) ? null : `${options.join(' ')}, then ${again.join(' ')}`;
}

function speaksClearly({ match }: Rig, q: Question): Problem {
  const { game } = match;
  const words = [...match.options.slice(0, q.count)].map((option) => game.describe(option));
  const twice = words.find((text, at) => text === '' || words.indexOf(text) < at);
  if (twice !== undefined) return `"${twice}" is one of ${q.count} options: ${words.join(', ')}`;
  return game.describeQuestion() === '' || game.picture(ALL) === '' ? 'no words for the question or the table' : null;
}

function botIsPure({ match, bots, key }: Rig, q: Question): Problem {
  const bytes = match.game.bytes.slice();
  const asked = new Again(q, key);
  const first = bots[q.seat]!.choose(match.views[q.seat]!, asked);
  if (!same(bytes, match.game.bytes)) return `seat ${q.seat} changed the table`;
  if (!same(asked.options, q.options.subarray(0, q.count))) return `seat ${q.seat} changed its options`;
  const second = bots[q.seat]!.choose(match.views[q.seat]!, new Again(q, key));
  return first === second ? null : `seat ${q.seat} answers ${first}, then ${second}`;
}

/** Asked of a redealt copy, and of the real table redealt in place: a bot may look past its view. */
function hidesTheHidden({ match, trial, bots, key, dice }: Rig, q: Question): Problem {
  const { game } = match;
  const choose = (seen: Match) => bots[q.seat]!.choose(seen.views[q.seat]!, new Again(q, key));
  const real = game.bytes.slice();
  const words = told(match);
  const answer = choose(match);
  const redeal = keyOf('redeal', dice.below(1e9));
  trial.game.copyFrom(game);
  trial.game.sample(q.seat, redeal);
  if (told(trial) !== words) return `seat ${q.seat} is told\n${words}\nand when dealt anew\n${told(trial)}`;
  if (choose(trial) !== answer) return `seat ${q.seat} answers ${answer}, and ${choose(trial)} on a copy dealt anew`;
  game.sample(q.seat, redeal);
  const blind = choose(match);
  game.bytes.set(real);
  return blind === answer ? null : `seat ${q.seat} answers ${answer}, and ${blind} when dealt anew`;
}

/** To a seat, and to all who look on. */
function showsNobodyTheHidden({ match, trial, dice }: Rig): Problem {
  const { game } = match;
  const shown = (it: Game, seat: number) => [...facts(it.face(seat)), it.picture(seat), `all see\n${it.picture(ALL)}`];
  for (let seat = 0; seat < game.seats; seat++) {
    trial.game.copyFrom(game);
    trial.game.sample(seat, keyOf('shown', dice.below(1e9)));
    const [real, dealt] = [shown(game, seat), shown(trial.game, seat)];
    const at = real.findIndex((one, i) => one !== dealt[i]);
    if (at >= 0 || real.length < dealt.length)
      return `seat ${seat} is shown\n${real.at(at)}\nand when dealt anew\n${dealt.at(at)}`;
  }
  return null;
}

/** What a face says, one by one: `seats.1.hp 30`. */
function facts(value: Value, path = ''): string[] {
  if (typeof value !== 'object') return [`${path} ${value}`];
  return Object.entries(value).flatMap(([name, part]) => facts(part, path === '' ? name : `${path}.${name}`));
}

/** Whatever was really there, the same luck deals the same game, and other luck another: the key at least is new. */
function dealsFromWhatIsSeen({ match, trial, dice }: Rig, q: Question): Problem {
  const luck = keyOf('deal', dice.below(1e9));
  trial.game.copyFrom(match.game);
  trial.game.sample(q.seat, luck);
  const dealt = trial.game.bytes.slice();
  trial.game.copyFrom(match.game);
  trial.game.sample(q.seat, keyOf('before', dice.below(1e9)));
  if (same(dealt, trial.game.bytes)) return `seat ${q.seat} is dealt the same whatever the luck`;
  trial.game.sample(q.seat, luck);
  const at = dealt.findIndex((byte, i) => byte !== trial.game.bytes[i]);
  return at < 0 ? null : `dealt anew twice, seat ${q.seat} finds byte ${at} otherwise than dealt anew once`;
}

function viewDealsAlike({ match, trial, dice }: Rig, q: Question): Problem {
  const luck = keyOf('search', dice.below(1e9));
  const bytes = match.game.bytes.slice();
  const view = match.views[q.seat]!;
  const table = view.table();
  view.sample(table, luck);
  trial.game.copyFrom(match.game);
  trial.game.sample(q.seat, luck);
  if (!same(bytes, match.game.bytes)) return `seat ${q.seat} changed the table by looking ahead`;
  return same(table.bytes, trial.game.bytes) ? null : `the view of seat ${q.seat} deals otherwise than a copy`;
}

function playsOnWhenDealtAnew(rig: Rig, q: Question): Problem {
  const { match, other, trial, dice } = rig;
  other.game.copyFrom(match.game);
  other.game.sample(q.seat, keyOf('play on', dice.below(1e9)));
  const [fault] = other.game.faults();
  if (fault !== undefined) return `fault: ${fault}`;
  rig.playOn(trial, other.game);
  return scoresOf(trial.game);
}

function scoresOf(game: Game): Problem {
  const { sides } = game.mode;
  const scores = sides.map((_, side) => game.score(side));
  const off = scores.findIndex(
    (score) => !Number.isInteger(score) || score < 0 || score > 2 * Math.max(1, sides.length - 1),
  );
  if (off >= 0) return `side ${off} scores ${scores[off]}`;
  // Who beat how many is who scored more than how many: a score says it of all rivals at once.
  const odd = scores.findIndex((score) => sides.length > 1 && score !== beaten(scores, score));
  if (odd >= 0) return `side ${odd} scores ${scores[odd]} of ${scores.join(' ')}, expected ${beaten(scores, scores[odd]!)}`;
  const leads = sides.map((_, side) => game.lead(side));
  if (!leads.every(Number.isInteger)) return `the sides lead by ${leads.join(' ')}`;
  if (game.box.endings[game.ending()] === undefined) return `ending ${game.ending()} has no name`;
  return game.turn() >= 1 ? null : `the game ends in turn ${game.turn()}`;
}

/** 2 for every lower score, 1 for every equal one but its own. Over all n sides these add up to n(n − 1). */
function beaten(scores: readonly number[], score: number): number {
  return scores.reduce((sum, other) => sum + 1 + Math.sign(score - other), -1);
}

function scoresAddUp({ match }: Rig): Problem {
  return scoresOf(match.game);
}

function lineReplays({ match, box }: Rig): Problem {
  const recording = parseLine(match.line());
  const fresh = openMatch(box, recording);
  if (!replay(fresh, recording.answers)) return 'the tape ends before the game';
  if (fresh.line() !== match.line()) return `the replay writes ${fresh.line()}`;
  if (!same(fresh.game.counters, match.game.counters)) return 'the replay counts otherwise';
  return same(fresh.game.bytes, match.game.bytes) ? null : 'the replay ends in other bytes';
}

function tableForgets(rig: Rig): Problem {
  const { match, other } = rig;
  const turned = rig.parties.toReversed();
  other.begin(keyOf('another game'), refusal(rig.box, match.game.mode, turned) === null ? turned : rig.parties);
  rig.playOn(other, other.game);
  if (!rig.again(other, rig.tape())) return 'the tape ends before the game';
  if (!same(other.game.counters, match.game.counters)) return 'a used table counts otherwise';
  return same(other.game.bytes, match.game.bytes) ? null : 'a used table ends in other bytes';
}

function botsRepeat(rig: Rig): Problem {
  const { match, other } = rig;
  rig.restart(other);
  other.play(rig.bots);
  return other.line() === match.line() ? null : `another game, ${other.line()}`;
}

/** Stops somewhere in the game, copies it, plays the copy at random and then both along the tape. */
function copyPlaysOn(rig: Rig): Problem {
  const { match, trial, other, dice } = rig;
  const tape = rig.tape();
  const middle = dice.below(tape.length + 1);
  rig.again(other, tape.slice(0, middle));
  const before = other.game.bytes.slice();
  rig.playOn(trial, other.game);
  if (!same(other.game.bytes, before)) return `playing a copy made at decision ${middle} moves the original`;
  rig.stand(trial, other.game);
  if (!same(trial.game.bytes, before)) return `a copy made at decision ${middle} has other bytes`;
  replay(trial, tape.slice(middle));
  if (!same(trial.game.bytes, match.game.bytes)) return `a copy made at decision ${middle} ends in other bytes`;
  replay(other, tape.slice(middle));
  return same(other.game.bytes, match.game.bytes) ? null : `the original ends in other bytes once copied at ${middle}`;
}
