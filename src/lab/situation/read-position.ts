// The parts of a position: who plays, what each seat has, which options and numbers are changed.
import type { Box } from '../../core/contract.ts';
import type { Value, Values } from '../../core/face.ts';
import { seatCount } from '../../core/modes.ts';
import type { Field, Form, Positions } from '../../core/position.ts';
import { readChanges } from '../text/changed-number.ts';
import { quoted, told } from '../text/quote.ts';
import { asMap, asWords, type Entry, Mistake, oneOf, type Place, type Source } from '../text/source.ts';
import { readValue } from './forms.ts';
import { type Mistakes, Unclear } from './mistakes.ts';

export interface Seats {
  /** As the file calls them. */
  readonly keys: readonly string[];
  /** By seat; undefined where its name is a mistake. */
  readonly entrants: readonly (number | undefined)[];
}

interface SeatsRead extends Seats {
  readonly values: readonly Values[];
  /** Seats of which nothing is a mistake. */
  readonly sound: readonly boolean[];
  readonly places: ReadonlyMap<string, Place>;
}

/** Without seats where nothing can be said about who sits there. */
export const NO_SEATS: SeatsRead = { keys: [], entrants: [], values: [], sound: [], places: new Map() };

export function readSeats(source: Source, box: Box, positions: Positions, mistakes: Mistakes): SeatsRead {
  const entries = asMap(source, positions.seats, 'a map of the seats in order');
  const counts = box.modes.map((mode) => seatCount(mode));
  const keys = entries.map((entry) => entry.key);
  const entrants = entries.map(({ key, at }, seat) => mistakes.keep(() => readEntrant(key, at, seat, box, positions)));
  const places = new Map<string, Place>();
  const sound: boolean[] = [];
  const values = entries.map(({ key, at, value }, seat) => {
    const before = mistakes.count;
    places.set(`seats/${seat}`, at);
    const entrant = entrants[seat];
    if (entrant === undefined) return {};
    const { seatFields } = positions;
    const fields = mistakes.keep(() => entriesOf(value, key)) ?? [];
    const read = readFields(fields, { fields: seatFields, entrant, who: key, path: `seats/${seat}`, places }, mistakes);
    sound[seat] = mistakes.count === before;
    return read;
  });
  if (!counts.includes(entries.length)) {
    mistakes.add(new Mistake(source.at, `${positions.seats}: found ${entries.length}, expected ${counts.join(' or ')}`));
    return NO_SEATS;
  }
  return { keys, entrants, values, sound, places };
}

/** The seat of this name. Where not all seats are known, any name may be meant for one that is not. */
export function seatOf(
  at: Place,
  what: string,
  name: string,
  { keys, entrants }: Seats,
  more: readonly string[] = [],
): number {
  const isWhole = keys.length > 0 && entrants.every((entrant) => entrant !== undefined);
  const seat = keys.indexOf(name);
  if (seat < 0 && !isWhole && !more.includes(name)) throw new Unclear();
  return seat >= 0 ? seat : keys.indexOf(oneOf(at, what, name, [...keys, ...more], ''));
}

/** `snow-white`, or with the number of the seat where she meets herself: `snow-white 2`. */
function readEntrant(key: string, at: Place, seat: number, box: Box, positions: Positions): number {
  const [, name = '', number] = /^(.*?)(?: (\d+))?$/.exec(key) ?? [];
  const names = box.roster.map((entrant) => entrant.id);
  const entrant = names.indexOf(oneOf(at, positions.seats, name, names, ''));
  if (number !== undefined && Number(number) !== seat + 1) {
    throw new Mistake(at, `${positions.seats}: found ${quoted(key)} in seat ${seat + 1}, expected "${name} ${seat + 1}"`);
  }
  return entrant;
}

/** What is being filled in: whose fields, how messages call them, and the path under which their places are noted. */
interface Filled {
  readonly fields: readonly Field[];
  readonly entrant: number;
  /** Empty for the table. */
  readonly who: string;
  readonly path: string;
  readonly places: Map<string, Place>;
}

/** Values by field; notes where each is written, lists and records part by part. */
export function readFields(
  entries: readonly Entry[],
  { fields, entrant, who, path, places }: Filled,
  mistakes: Mistakes,
): Values {
  const own = new Map(
    fields.map((field) => [field.name, field.form(entrant)]).filter(([, form]) => form !== null) as [string, Form][],
  );
  const read = mistakes.keepEach(entries, ({ key, at, value }): [string, Value] => {
    const form = own.get(oneOf(at, who, key, [...own.keys()], '')) as Form;
    places.set(`${path}/${key}`, value.at);
    if (value.is === 'list') value.items.forEach((item, index) => void places.set(`${path}/${key}/${index}`, item.at));
    if (value.is === 'map') for (const part of value.entries) places.set(`${path}/${key}/${part.key}`, part.value.at);
    return [key, readValue(value, form, `${who} ${key}`.trim(), mistakes)];
  });
  return Object.fromEntries(read);
}

/** By seat: the random events that are decided. */
export function readLuck(
  source: Source | undefined,
  seats: Seats,
  positions: Positions,
  places: Map<string, Place>,
  mistakes: Mistakes,
): Values[] {
  const luck = seats.keys.map((): Values => ({}));
  const { luckFields } = positions;
  mistakes.keepEach(source === undefined ? [] : asMap(source, 'luck'), ({ key, at, value }) => {
    const seat = seatOf(at, 'luck', key, seats);
    const entrant = seats.entrants[seat];
    if (entrant === undefined) throw new Unclear();
    const filled = { fields: luckFields, entrant, who: key, path: `luck/${seat}`, places };
    luck[seat] = readFields(asMap(value, key), filled, mistakes);
  });
  return luck;
}

/** `snow-white:` alone is a seat of which nothing is said. */
function entriesOf(source: Source, what: string): readonly Entry[] {
  return source.is === 'scalar' && source.value === null ? [] : asMap(source, what, 'a map of fields');
}

export function readOptions(source: Source | undefined, box: Box, mistakes: Mistakes): Record<string, string> {
  const names = box.options.map((option) => option.name);
  const read = mistakes.keepEach(source === undefined ? [] : asMap(source, 'options'), ({ key, at, value }) => {
    const option = box.options.find(({ name }) => name === oneOf(at, 'options', key, names, ''));
    const words = asWords(value, key);
    try {
      option?.parse(words);
    } catch (error) {
      throw new Mistake(value.at, told(error instanceof Error ? error.message : String(error)));
    }
    return [key, words] as const;
  });
  return Object.fromEntries(read);
}

/** A situation has its numbers as printed, or changed in the words of a scenario. */
export function readChange(source: Source | undefined, box: Box, mistakes: Mistakes): Readonly<Record<string, number>> {
  const read = readChanges(source, box.numbers());
  mistakes.add(...read.mistakes);
  return read.change;
}
