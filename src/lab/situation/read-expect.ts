// What must be true afterwards: values by seat, the result, and the decision that is open.
import type { PositionField } from '../../core/position.ts';
import { asList, asMap, asNumber, asWords, type Entry, Mistake, oneOf, type Source } from '../text/source.ts';
import { readValue } from './forms.ts';
import { type Expectation, endingName, type Sign, type Situation, signs, TABLE } from './situation.ts';
import { checkWords } from './vocabulary.ts';

/** A situation that is being read. */
export type Expected = Omit<Situation, 'bots' | 'lines' | 'expect'>;

export const NOBODY_NAMED = 'nobody';
const MOST_CARDS = 500;

const expectKeys = ['winner', 'ending', 'turn', 'asked', 'offered', 'not-offered'] as const;

export function readExpectations(source: Source, situation: Expected): Expectation[] {
  const { keys, positions } = situation;
  const table = positions.tableFields.map((field) => field.name);
  return asMap(source, 'expect', 'a map of what must be true').flatMap((entry) => {
    const key = oneOf(entry.at, 'expect', entry.key, [...keys, ...expectKeys, ...table], '');
    const seat = keys.indexOf(key);
    if (seat >= 0) return readSeat(entry, seat, situation);
    const field = positions.tableFields.find(({ name }) => name === key);
    return field === undefined ? readResult(entry, situation) : [readField(entry, TABLE, field, key, situation)];
  });
}

function readSeat({ key, value }: Entry, seat: number, situation: Expected): Expectation[] {
  const entrant = situation.position.entrants[seat] ?? 0;
  const fields = situation.positions.seatFields.filter((field) => field.form(entrant) !== null);
  return asMap(value, key, 'a map of fields').map((entry) => {
    const name = oneOf(entry.at, key, entry.key, fields.map((field) => field.name), ''); // biome-ignore format: one thought
    const field = fields.find((known) => known.name === name) as PositionField;
    return readField(entry, seat, field, `${key} ${name}`, situation);
  });
}

/** `<= 5` */
const BOUND = new RegExp(`^(${signs.join('|')}) *(\\d+)$`);

function boundIn(value: Source): { sign: Sign; value: number } | null {
  const [, sign, number] = (value.is === 'scalar' && BOUND.exec(String(value.value))) || [];
  return sign === undefined ? null : { sign: sign as Sign, value: Number(number) };
}

/** A pile may also be given by its size, and a number or a size by a bound. */
function readField(entry: Entry, seat: number, field: PositionField, what: string, situation: Expected): Expectation {
  const { value } = entry;
  const common = { what, at: value.at, seat, field: field.name };
  const form = field.form(situation.position.entrants[seat] ?? 0);
  if (form === null) throw new Mistake(entry.at, `${what}: expected no such field`);
  const bound = form.is === 'number' || form.is === 'names' ? boundIn(value) : null;
  if (bound !== null) return { ...common, is: 'bound', ...bound };
  if (form.is === 'names' && value.is === 'scalar' && typeof value.value === 'number') {
    return { ...common, is: 'count', value: asNumber(value, what, 0, MOST_CARDS) };
  }
  return { ...common, is: 'value', form, value: readValue(value, form, what) };
}

function readResult({ key, value }: Entry, situation: Expected): Expectation[] {
  const { keys, box } = situation;
  const common = { what: key, at: value.at };
  switch (key) {
    case 'winner':
    case 'asked':
    case 'turn': {
      const names = key === 'turn' ? keys : [...keys, NOBODY_NAMED];
      return [{ ...common, is: key, seat: keys.indexOf(oneOf(value.at, key, asWords(value, key), names, '')) }];
    }
    case 'ending': {
      const words = oneOf(value.at, key, asWords(value, key), box.endings.map(endingName), '');
      return [{ ...common, is: key, words }];
    }
    default:
      return asList(value, key, 'a list of options').map((item) => {
        const words = checkWords(item.at, key, asWords(item, key, 'an option in words'), situation);
        return { what: key, at: item.at, is: key as 'offered' | 'not-offered', words };
      });
  }
}
