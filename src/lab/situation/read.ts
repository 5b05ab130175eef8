// A file of situations, checked against the game's own names before anything runs.
import type { Box } from '../../core/contract.ts';
import { modeOfSeats } from '../../core/modes.ts';
import type { Positions } from '../../core/position.ts';
import { keyOf } from '../../core/rng.ts';
import { asList, asMap, asWords, type Entry, Mistake, oneOf, type Place, readSource, type Source } from '../text/source.ts';
import { readAnswer, readBots, type Seated } from './read-bots.ts';
import { type Expected, readExpectations } from './read-expect.ts';
import { readChange, readFields, readLuck, readOptions, readSeats } from './read-position.ts';
import type { ScriptLine, Situation } from './situation.ts';

/** What a case may say besides the game's own fields for the table. */
const caseKeys = ['title', 'bot', 'bots', 'turn', 'phase', 'options', 'change', 'luck', 'do', 'expect'] as const;

/** A file has several cases; a mistake in one leaves the others as they are. */
export function readSituations(file: string, text: string, box: Box): (Situation | Mistake)[] {
  const { positions } = box;
  if (positions === undefined)
    return [new Mistake({ file, line: 1, column: 1 }, `${box.name}: expected a game with situations`)];
  try {
    const source = readSource(file, text);
    return asList(source, 'file', 'a list of cases').flatMap((item): (Situation | Mistake)[] => {
      const read = orMistake(() => readCase(item, box, positions));
      return read instanceof Mistake ? [read] : read;
    });
  } catch (error) {
    if (error instanceof Mistake) return [error];
    throw error;
  }
}

function orMistake<T>(read: () => T): T | Mistake {
  try {
    return read();
  } catch (error) {
    if (error instanceof Mistake) return error;
    throw error;
  }
}

/** The entries of a case by key. */
class Case {
  readonly entries: ReadonlyMap<string, Entry>;
  readonly at: Place;

  constructor(source: Source, positions: Positions) {
    const known = [...caseKeys, positions.seats, ...positions.tableFields.map((field) => field.name)];
    const entries = asMap(source, 'case', 'a map with title, do, expect…');
    for (const { key, at } of entries) oneOf(at, 'case', key, known, '');
    this.entries = new Map(entries.map((entry) => [entry.key, entry]));
    this.at = source.at;
  }

  get(key: string): Source | undefined {
    return this.entries.get(key)?.value;
  }

  need(key: string): Source {
    const entry = this.entries.get(key);
    if (entry === undefined) throw new Mistake(this.at, `case: found no ${key}, expected one`);
    return entry.value;
  }
}

/** One situation, or one for each of the bots named. */
function readCase(source: Source, box: Box, positions: Positions): Situation[] {
  const at = source.at;
  const entries = new Case(source, positions);
  const title = asWords(entries.need('title'), 'title');
  const seats = readSeats(entries.need(positions.seats), box, positions);
  const places = new Map(seats.places);
  const luck = readLuck(entries.get('luck'), seats, positions, places);
  const turn = entries.get('turn');
  if (turn !== undefined) places.set('turn', turn.at);
  const tableEntries = positions.tableFields.flatMap((field) => entries.entries.get(field.name) ?? []);
  const situation = {
    box,
    positions,
    title,
    at,
    keys: seats.keys,
    options: readOptions(entries.get('options'), box),
    change: readChange(entries.get('change'), box),
    position: {
      entrants: seats.entrants,
      active: readTurn(turn, seats.keys),
      phase: readPhase(entries.get('phase'), positions),
      seats: seats.values,
      luck,
      table: readFields(tableEntries, positions.tableFields, 0, '', 'table', places),
      key: keyOf('situation'),
    },
    places,
  };
  checkSetup(situation, entries.at);
  const expect = readExpectations(entries.need('expect'), situation);
  if (expect.length === 0)
    throw new Mistake(entries.need('expect').at, 'expect: found nothing, expected something to look at');
  const named = entries.entries.get('bot') ?? entries.entries.get('bots');
  if (entries.get('bot') !== undefined && entries.get('bots') !== undefined) {
    throw new Mistake(entries.need('bots').at, 'case: found both bot and bots, expected one of them');
  }
  const all = readBots(named, box.name, seats.keys);
  return all.map((bots): Situation => {
    const lines = readLines(entries.get('do'), situation, bots);
    if (named !== undefined && !lines.some(({ is }) => is === 'answer' || is === 'plays')) {
      throw new Mistake(named.at, `${named.key}: found no line that it answers, expected some in do`);
    }
    const by = bots.find((bot) => bot !== null);
    return { ...situation, bots, lines, expect, title: all.length > 1 ? `${title} (${by})` : title };
  });
}

function readPhase(source: Source | undefined, positions: Positions): string {
  const names = positions.phases.map((phase) => phase.name);
  if (source === undefined) return names[0] ?? '';
  return oneOf(source.at, 'phase', asWords(source, 'phase'), names, '');
}

function readTurn(source: Source | undefined, keys: readonly string[]): number {
  if (source === undefined) return 0;
  return keys.indexOf(oneOf(source.at, 'turn', asWords(source, 'turn'), keys, ''));
}

/** Options that do not go together are found only by laying a table. */
function checkSetup(
  { box, keys, options, change }: Pick<Situation, 'box' | 'keys' | 'options' | 'change'>,
  at: Place,
): void {
  try {
    box.open({ mode: modeOfSeats(box, keys.length)?.name, options, change });
  } catch (error) {
    throw new Mistake(at, error instanceof Error ? error.message : String(error));
  }
}

function readLines(source: Source | undefined, situation: Expected, bots: Seated): ScriptLine[] {
  if (source === undefined) return [];
  const { keys, positions } = situation;
  return asList(source, 'do', 'a list of decisions').map((item): ScriptLine => {
    const [entry, more] = asMap(item, 'do', `one decision: <${positions.seats}>: <words>`);
    if (entry === undefined || more !== undefined)
      throw new Mistake(item.at, 'do: found several on one line, expected one decision');
    const { key, at, value } = entry;
    if (key === 'expect') return { is: 'look', expect: readExpectations(value, situation), at };
    if (key === 'plays') return readPlays(value, at, bots);
    const seat = keys.indexOf(oneOf(at, 'do', key, [...keys, 'expect', 'plays'], ''));
    if (bots[seat] !== null) return readAnswer(value, seat, key);
    return { is: 'decision', seat, words: asWords(value, key).trim().replaceAll(/\s+/g, ' '), at: value.at };
  });
}

/** `plays: turn` */
function readPlays(value: Source, at: Place, bots: Seated): ScriptLine {
  oneOf(value.at, 'plays', asWords(value, 'plays'), ['turn'], '');
  if (bots.every((bot) => bot === null)) throw new Mistake(at, 'plays: found no bot in this case, expected one');
  return { is: 'plays', at };
}
