// What must be true afterwards: values by seat, the result, and the decision that is open.
import type { Box } from '../../core/contract.ts';
import type { PositionField, Positions } from '../../core/position.ts';
import { asList, asMap, asNumber, asWords, type Entry, Mistake, oneOf, type Source } from '../text/source.ts';
import { MOST_CARDS, readValue } from './forms.ts';
import { type Mistakes, Unclear } from './mistakes.ts';
import { type Seats, seatOf } from './read-position.ts';
import { type Expectation, endingName, type Sign, signs, TABLE } from './situation.ts';
import { checkWords } from './vocabulary.ts';

/** Of a situation that is being read: what its lines and expectations speak of. */
export interface Spoken {
  readonly box: Box;
  readonly positions: Positions;
  readonly seats: Seats;
}

export const NOBODY_NAMED = 'nobody';

const expectKeys = ['winner', 'ending', 'turn', 'asked', 'offered', 'offered-exactly', 'not-offered'] as const;

/** `spokenTo` is the seat of the line before, TABLE where there is none: what is not offered is not offered to her. */
export function readExpectations(source: Source, spoken: Spoken, spokenTo: number, mistakes: Mistakes): Expectation[] {
  const { seats, positions } = spoken;
  const table = positions.tableFields.map((field) => field.name);
  const entries = asMap(source, 'expect', 'a map of what must be true');
  const read = mistakes.keepEach(entries, (entry): Expectation[] => {
    const seat = seatOf(entry.at, 'expect', entry.key, seats, [...expectKeys, ...table]);
    if (seat >= 0) return readSeat(entry, seat, spoken, mistakes);
    const field = positions.tableFields.find(({ name }) => name === entry.key);
    if (field !== undefined) return [readField(entry, TABLE, field, entry.key, 0, mistakes)];
    return readResult(entry, spoken, mistakes);
  });
  const all = read.flat();
  const seat = all.flatMap((one) => (one.is === 'asked' ? one.seat : []))[0] ?? spokenTo;
  return all.map((one) => (one.is === 'not-offered' ? { ...one, seat } : one));
}

function readSeat({ key, value }: Entry, seat: number, { seats, positions }: Spoken, mistakes: Mistakes): Expectation[] {
  const entrant = seats.entrants[seat];
  if (entrant === undefined) throw new Unclear();
  const fields = positions.seatFields.filter((field) => field.form(entrant) !== null);
  return mistakes.keepEach(asMap(value, key, 'a map of fields'), (entry) => {
    const name = oneOf(entry.at, key, entry.key, fields.map((field) => field.name), ''); // biome-ignore format: one thought
    const field = fields.find((known) => known.name === name) as PositionField;
    return readField(entry, seat, field, `${key} ${name}`, entrant, mistakes);
  });
}

/** `<= 5` */
const BOUND = new RegExp(`^(${signs.join('|')}) *(\\d+)$`);

function boundIn(value: Source): { sign: Sign; value: number } | null {
  const [, sign, number] = (value.is === 'scalar' && BOUND.exec(String(value.value))) || [];
  return sign === undefined ? null : { sign: sign as Sign, value: Number(number) };
}

/** A pile may also be given by its size, and a number or a size by a bound. */
function readField(
  { at, value }: Entry,
  seat: number,
  field: PositionField,
  what: string,
  entrant: number,
  mistakes: Mistakes,
): Expectation {
  const common = { what, at: value.at, seat, field: field.name };
  const form = field.form(entrant);
  if (form === null) throw new Mistake(at, `${what}: expected no such field`);
  const bound = form.is === 'number' || form.is === 'names' ? boundIn(value) : null;
  if (bound !== null) return { ...common, is: 'bound', ...bound };
  if (form.is === 'names' && value.is === 'scalar' && typeof value.value === 'number') {
    return { ...common, is: 'count', value: asNumber(value, what, 0, MOST_CARDS) };
  }
  return { ...common, is: 'value', form, value: readValue(value, form, what, mistakes) };
}

function readResult({ key, at, value }: Entry, spoken: Spoken, mistakes: Mistakes): Expectation[] {
  const { seats, box } = spoken;
  const common = { what: key, at: value.at };
  switch (key) {
    case 'winner':
    case 'asked':
    case 'turn': {
      const more = key === 'turn' ? [] : [NOBODY_NAMED];
      return [{ ...common, is: key, seat: seatOf(value.at, key, asWords(value, key), seats, more) }];
    }
    case 'ending': {
      const words = oneOf(value.at, key, asWords(value, key), box.endings.map(endingName), '');
      return [{ ...common, is: key, words }];
    }
    default: {
      const items = asList(value, key, 'a list of options');
      const options = mistakes.keepEach(items, (item) => ({
        words: checkWords(item.at, key, asWords(item, key, 'an option in words'), spoken),
        at: item.at,
      }));
      if (key === 'offered') return options.map((option) => ({ what: key, is: key, ...option }));
      if (key === 'not-offered') return options.map((option) => ({ what: key, is: key, seat: TABLE, ...option }));
      if (items.length === 0) throw new Mistake(at, `${key}: found an empty list, expected options`);
      return [{ ...common, is: 'offered-exactly', options: options.map(({ words }) => words) }];
    }
  }
}
