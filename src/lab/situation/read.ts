// A file of situations, checked against the game's own names and by laying out its positions, before anything is played.
import type { Box, Game } from '../../core/contract.ts';
import { modeOfSeats } from '../../core/modes.ts';
import type { Position, PositionError, Positions } from '../../core/position.ts';
import { keyOf } from '../../core/rng.ts';
import { nearest } from '../text/did-you-mean.ts';
import { asList, asMap, asWords, type Entry, Mistake, oneOf, type Place, readSource, type Source } from '../text/source.ts';
import { Mistakes, Unclear } from './mistakes.ts';
import { positionMistake } from './position-mistake.ts';
import { readAnswer, readBots, type Seated } from './read-bots.ts';
import { readExpectations, type Spoken } from './read-expect.ts';
import { NO_SEATS, readChange, readFields, readLuck, readOptions, readSeats, seatOf } from './read-position.ts';
import { type ScriptLine, type Situation, TABLE } from './situation.ts';
import { optionWords } from './vocabulary.ts';

/** What a case may say besides the game's own fields for the table. */
const caseKeys = ['title', 'bot', 'bots', 'turn', 'phase', 'options', 'change', 'luck', 'do', 'expect'] as const;

/** A file has several cases; those with mistakes leave the others as they are, and are given as their mistakes, in order. */
export function readSituations(file: string, text: string, box: Box): (Situation | Mistake)[] {
  const { positions } = box;
  if (positions === undefined)
    return [new Mistake({ file, line: 1, column: 1 }, `${box.name}: expected a game with situations`)];
  try {
    const source = readSource(file, text);
    return asList(source, 'file', 'a list of cases').flatMap((item) => readCase(item, box, positions));
  } catch (error) {
    if (error instanceof Mistake) return [error];
    throw error;
  }
}

/** The entries of a case by key. */
class Case {
  readonly entries: ReadonlyMap<string, Entry>;
  readonly at: Place;
  /** Keys that were probably meant by unknown ones. */
  private readonly meant: ReadonlySet<string | undefined>;

  constructor(source: Source, positions: Positions, mistakes: Mistakes) {
    const known = [...caseKeys, positions.seats, ...positions.tableFields.map((field) => field.name)];
    const entries = asMap(source, 'case', 'a map with title, do, expect…');
    mistakes.keepEach(entries, ({ key, at }) => oneOf(at, 'case', key, known, ''));
    this.entries = new Map(entries.map((entry) => [entry.key, entry]));
    this.at = source.at;
    this.meant = new Set(entries.flatMap(({ key }) => (known.includes(key) ? [] : nearest(key, known))));
  }

  get(key: string): Source | undefined {
    return this.entries.get(key)?.value;
  }

  need(key: string): Source {
    const entry = this.entries.get(key);
    if (entry === undefined && this.meant.has(key)) throw new Unclear();
    if (entry === undefined) throw new Mistake(this.at, `case: found no ${key}, expected one`);
    return entry.value;
  }
}

/** One situation, or one for each of the bots named; or else the mistakes. */
function readCase(source: Source, box: Box, positions: Positions): readonly (Situation | Mistake)[] {
  const mistakes = new Mistakes();
  const situations = mistakes.keep(() => {
    const entries = new Case(source, positions, mistakes);
    const title = mistakes.keep(() => asWords(entries.need('title'), 'title')) ?? '';
    const laid = readLaid(entries, box, positions, mistakes);
    return readPlayed(entries, { ...laid, title, at: source.at }, mistakes);
  });
  return mistakes.count > 0 ? mistakes.inOrder() : (situations ?? []);
}

/** What of a case is a position, with what its lines speak of. */
type LaidOut = Pick<Situation, 'box' | 'positions' | 'keys' | 'options' | 'change' | 'position' | 'places'> & Spoken;

function readLaid(entries: Case, box: Box, positions: Positions, mistakes: Mistakes): LaidOut {
  const seats = mistakes.keep(() => readSeats(entries.need(positions.seats), box, positions, mistakes)) ?? NO_SEATS;
  const inSeats = mistakes.count;
  const places = new Map(seats.places);
  const luck = mistakes.keep(() => readLuck(entries.get('luck'), seats, positions, places, mistakes)) ?? [];
  const turn = entries.get('turn');
  if (turn !== undefined) places.set('turn', turn.at);
  const tableEntries = positions.tableFields.flatMap((field) => entries.entries.get(field.name) ?? []);
  const filled = { fields: positions.tableFields, entrant: 0, who: '', path: 'table', places };
  const position: Position = {
    entrants: seats.entrants.map((entrant) => entrant ?? 0),
    active: mistakes.keep(() => (turn === undefined ? 0 : seatOf(turn.at, 'turn', asWords(turn, 'turn'), seats))) ?? 0,
    phase: mistakes.keep(() => readPhase(entries.get('phase'), positions)) ?? '',
    seats: seats.values,
    luck,
    table: readFields(tableEntries, filled, mistakes),
    key: keyOf('situation'),
  };
  const options = mistakes.keep(() => readOptions(entries.get('options'), box, mistakes)) ?? {};
  const change = readChange(entries.get('change'), box, mistakes);
  const laid = { box, positions, seats, keys: seats.keys, options, change, position, places };
  // Beside mistakes of one seat it can still be said what is wrong with another.
  const isSeated = seats.keys.length > 0 && !seats.entrants.includes(undefined);
  if (isSeated && mistakes.count === inSeats) tryOut(laid, entries.at, mistakes, inSeats === 0 ? null : seats.sound);
  return laid;
}

function readPhase(source: Source | undefined, positions: Positions): string {
  const names = positions.phases.map((phase) => phase.name);
  if (source === undefined) return names[0] ?? '';
  return oneOf(source.at, 'phase', asWords(source, 'phase'), names, '');
}

/** Options that do not go together, and positions that cannot be, are found only by laying a table. `sound`: the seats that can be judged,
 * where not all can. */
function tryOut(laid: LaidOut, at: Place, mistakes: Mistakes, sound: readonly boolean[] | null): void {
  const { box, positions, keys, options, change, position } = laid;
  const game = mistakes.keep((): Game => {
    try {
      return box.open({ mode: modeOfSeats(box, keys.length)?.name, options, change });
    } catch (error) {
      throw new Mistake(at, error instanceof Error ? error.message : String(error));
    }
  });
  if (game === undefined) return;
  const isSound = ({ path: [part, seat] }: PositionError) => sound === null || (part === 'seats' && sound[Number(seat)]);
  const errors = positions.layOut(game, position).filter(isSound);
  mistakes.add(...errors.map((error) => positionMistake(error, { ...laid, at })));
}

/** What is done, by whom, and what must come of it. */
function readPlayed(
  entries: Case,
  { seats, ...laid }: LaidOut & Pick<Situation, 'title' | 'at'>,
  mistakes: Mistakes,
): Situation[] {
  const { box, title, positions } = laid;
  const spoken = { box, positions, seats };
  const named = entries.entries.get('bot') ?? entries.entries.get('bots');
  if (entries.get('bot') !== undefined && entries.get('bots') !== undefined) {
    mistakes.add(new Mistake(entries.need('bots').at, 'case: found both bot and bots, expected one of them'));
  }
  const all = mistakes.keep(() => readBots(named, box.name, seats));
  // Of several bots each answers for the same seats, so that the lines are the same.
  const lines = mistakes.keep(() => readLines(entries.get('do'), spoken, all?.[0], mistakes)) ?? [];
  const last = spokenTo(lines);
  const expect = mistakes.keep(() => readExpectations(entries.need('expect'), spoken, last, mistakes)) ?? [];
  const expected = entries.get('expect');
  if (expected?.is === 'map' && expected.entries.length === 0) {
    mistakes.add(new Mistake(expected.at, 'expect: found nothing, expected something to look at'));
  }
  if (named !== undefined && mistakes.count === 0 && !lines.some(({ is }) => is === 'answer' || is === 'plays')) {
    mistakes.add(new Mistake(named.at, `${named.key}: found no line that it answers, expected some in do`));
  }
  return (all ?? []).map((bots): Situation => {
    const by = bots.find((bot) => bot !== null);
    return { ...laid, bots, lines, expect, title: (all ?? []).length > 1 ? `${title} (${by})` : title };
  });
}

/** Without `bots` it is not known which lines are answers of theirs. */
function readLines(source: Source | undefined, spoken: Spoken, bots: Seated | undefined, mistakes: Mistakes): ScriptLine[] {
  const { box, positions, seats } = spoken;
  const lines: ScriptLine[] = [];
  const readLine = (item: Source): ScriptLine => {
    const [entry, more] = asMap(item, 'do', `one decision: <${positions.seats}>: <words>`);
    if (entry === undefined || more !== undefined)
      throw new Mistake(item.at, 'do: found several on one line, expected one decision');
    const { key, at, value } = entry;
    if (key === 'expect') return { is: 'look', expect: readExpectations(value, spoken, spokenTo(lines), mistakes), at };
    const seat = key === 'plays' ? -1 : seatOf(at, 'do', key, seats, ['expect', 'plays']);
    if (bots === undefined) throw new Unclear();
    if (key === 'plays') return readPlays(value, at, bots);
    if (bots[seat] !== null) return readAnswer(value, seat, key, box);
    return { is: 'decision', seat, words: optionWords(asWords(value, key), box), at: value.at };
  };
  const items = source === undefined ? [] : asList(source, 'do', 'a list of decisions');
  mistakes.keepEach(items, (item) => lines.push(readLine(item)));
  return lines;
}

/** The seat of the last line, TABLE where it names none. */
function spokenTo(lines: readonly ScriptLine[]): number {
  const last = lines.findLast(({ is }) => is !== 'look');
  return last?.is === 'decision' || last?.is === 'answer' ? last.seat : TABLE;
}

/** `plays: turn` */
function readPlays(value: Source, at: Place, bots: Seated): ScriptLine {
  oneOf(value.at, 'plays', asWords(value, 'plays'), ['turn'], '');
  if (bots.every((bot) => bot === null)) throw new Mistake(at, 'plays: found no bot in this case, expected one');
  return { is: 'plays', at };
}
