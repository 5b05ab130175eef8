// The parts of a position: who plays, what each seat has, which options and numbers are changed.
import type { Box } from '../../core/contract.ts';
import type { Value, Values } from '../../core/face.ts';
import { modeOfSeats, seatCount } from '../../core/modes.ts';
import type { Field, Form, Positions } from '../../core/position.ts';
import { readChanges } from '../text/changed-number.ts';
import { asMap, asWords, type Entry, Mistake, oneOf, type Place, type Source } from '../text/source.ts';
import { readValue } from './forms.ts';

export interface Seats {
  readonly keys: readonly string[];
  readonly entrants: readonly number[];
}

interface SeatsRead extends Seats {
  readonly values: readonly Values[];
  readonly places: ReadonlyMap<string, Place>;
}

export function readSeats(source: Source, box: Box, positions: Positions): SeatsRead {
  const entries = asMap(source, positions.seats, 'a map of the seats in order');
  if (modeOfSeats(box, entries.length) === undefined) {
    const expected = box.modes.map((mode) => seatCount(mode)).join(' or ');
    throw new Mistake(source.at, `${positions.seats}: found ${entries.length}, expected ${expected}`);
  }
  const keys = entries.map((entry) => entry.key);
  const entrants = entries.map(({ key, at }, seat) => readEntrant(key, at, seat, box, positions));
  const places = new Map<string, Place>();
  const values = entries.map(({ key, at, value }, seat) => {
    places.set(`seats/${seat}`, at);
    return readFields(entriesOf(value, key), positions.seatFields, entrants[seat] ?? 0, key, `seats/${seat}`, places);
  });
  return { keys, entrants, values, places };
}

/** `snow-white`, or with the number of the seat where she meets herself: `snow-white 2`. */
function readEntrant(key: string, at: Place, seat: number, box: Box, positions: Positions): number {
  const [, name = '', number] = /^(.*?)(?: (\d+))?$/.exec(key) ?? [];
  const names = box.roster.map((entrant) => entrant.id);
  const entrant = names.indexOf(oneOf(at, positions.seats, name, names, ''));
  if (number !== undefined && Number(number) !== seat + 1) {
    throw new Mistake(at, `${positions.seats}: found "${key}" in seat ${seat + 1}, expected "${name} ${seat + 1}"`);
  }
  return entrant;
}

/** Values by field; notes where each is written, lists item by item. `who` is empty for the table. */
export function readFields(
  entries: readonly Entry[],
  fields: readonly Field[],
  entrant: number,
  who: string,
  path: string,
  places: Map<string, Place>,
): Values {
  const values: Record<string, Value> = {};
  const own = new Map(
    fields.map((field) => [field.name, field.form(entrant)]).filter(([, form]) => form !== null) as [string, Form][],
  );
  for (const { key, at, value } of entries) {
    const form = own.get(oneOf(at, who, key, [...own.keys()], ''));
    if (form === undefined) continue;
    values[key] = readValue(value, form, `${who} ${key}`.trim());
    places.set(`${path}/${key}`, value.at);
    if (value.is === 'list') value.items.forEach((item, index) => void places.set(`${path}/${key}/${index}`, item.at));
  }
  return values;
}

/** By seat: the random events that are decided. */
export function readLuck(
  source: Source | undefined,
  seats: Seats,
  positions: Positions,
  places: Map<string, Place>,
): Values[] {
  const luck = seats.keys.map((): Values => ({}));
  for (const { key, at, value } of source === undefined ? [] : asMap(source, 'luck')) {
    const seat = seats.keys.indexOf(oneOf(at, 'luck', key, seats.keys, ''));
    const entrant = seats.entrants[seat] ?? 0;
    luck[seat] = readFields(asMap(value, key), positions.luckFields, entrant, key, `luck/${seat}`, places);
  }
  return luck;
}

/** `snow-white:` alone is a seat of which nothing is said. */
function entriesOf(source: Source, what: string): readonly Entry[] {
  return source.is === 'scalar' && source.value === null ? [] : asMap(source, what, 'a map of fields');
}

export function readOptions(source: Source | undefined, box: Box): Record<string, string> {
  const options: Record<string, string> = {};
  const names = box.options.map((option) => option.name);
  for (const { key, at, value } of source === undefined ? [] : asMap(source, 'options')) {
    const option = box.options.find(({ name }) => name === oneOf(at, 'options', key, names, ''));
    options[key] = asWords(value, key);
    try {
      option?.parse(options[key]);
    } catch (error) {
      throw new Mistake(value.at, error instanceof Error ? error.message : String(error));
    }
  }
  return options;
}

/** A situation has its numbers as printed, or changed in the words of a scenario. */
export function readChange(source: Source | undefined, box: Box): Readonly<Record<string, number>> {
  const { change, mistakes } = readChanges(source, box.numbers());
  const [first] = mistakes;
  if (first !== undefined) throw first;
  return change;
}
