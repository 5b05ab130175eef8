// What somebody writes for a printed number: `3` sets it, `+1` and `-2` add to it, `x1.5` multiplies it, `=-1` sets it below 0. Files
// and flags say it in the same words.
import type { PrintedNumber } from '../../core/contract.ts';
import { MOST_TOLD } from './mistake.ts';
import { DIGITS } from './number-words.ts';
import { asMap, foundText, Mistake, type Source, unknownName } from './source.ts';

type NumbersByPath = Readonly<Record<string, number>>;

/** The words, as a pattern. */
export const CHANGED_NUMBER = String.raw`^(=?-?${DIGITS}|\+${DIGITS}|x${DIGITS}(\.\d+)?)$`;

const isWords = new RegExp(CHANGED_NUMBER);

/** Digits enough for any factor, and few enough to multiply by. */
const LONGEST = 50;

/** What these words make of a number; null if they are none of ours. */
export function changedNumber(number: number, words: string): number | null {
  if (words.length > LONGEST || !isWords.test(words)) return null;
  const rest = words.slice(1);
  switch (words[0]) {
    case 'x':
      return product(number, rest);
    case '=':
      // There is one 0 only.
      return Number(rest) + 0;
    case '+':
      return number + Number(rest);
    case '-':
      return number - Number(rest);
    default:
      return Number(words);
  }
}

/** Exact, and rounded half away from zero: 15 times 1.1 is 16.5 is 17. */
function product(number: number, factor: string): number {
  const [whole = '', decimals = ''] = factor.split('.');
  const parts = 10n ** BigInt(decimals.length);
  const twice = 2n * BigInt(number) * BigInt(whole + decimals);
  return Number((twice < 0n ? twice - parts : twice + parts) / (2n * parts));
}

/** A number in these words: as it is, but for those below 0, which would be taken from something. */
export function setsNumber(value: number): number | string {
  return value < 0 ? `=${value}` : value;
}

interface Changes {
  /** Only those that are not as printed, sorted by path. */
  readonly change: NumbersByPath;
  readonly mistakes: readonly Mistake[];
}

/** The map `change` of a file, on top of what is changed already. A path may be there several times: each time it is the number as
 * it is by then. */
export function readChanges(
  source: Source | undefined,
  numbers: readonly PrintedNumber[],
  before: NumbersByPath = {},
): Changes {
  const change: Record<string, number> = { ...before };
  const mistakes = source === undefined ? [] : mistakesOf(() => readMap(source, numbers, change));
  const changed = numbers.flatMap(({ path, value }) => {
    const found = change[path];
    return found === undefined || found === value ? [] : [[path, found] as const];
  });
  const sorted = changed.toSorted(([one], [other]) => (one < other ? -1 : 1));
  return { change: Object.fromEntries(sorted), mistakes };
}

const MAP = 'a map of numbers by path, see list numbers';
const PATH = 'a printed number by its path, see list numbers';

function readMap(source: Source, numbers: readonly PrintedNumber[], change: Record<string, number>): Mistake[] {
  const byPath = new Map(numbers.map((number) => [number.path, number]));
  let unknown = 0;
  return asMap(source, 'change', MAP).flatMap(({ key, at, value }) =>
    mistakesOf(() => {
      const number = byPath.get(key);
      // What was probably meant is looked for where it will be told.
      if (number === undefined) throw unknownName(at, 'change', key, unknown++ < MOST_TOLD ? [...byPath.keys()] : [], PATH);
      change[key] = readNumber(value, number, change[key] ?? number.value);
      return [];
    }),
  );
}

function mistakesOf(read: () => Mistake[]): Mistake[] {
  try {
    return read();
  } catch (error) {
    if (error instanceof Mistake) return [error];
    throw error;
  }
}

function readNumber(source: Source, { path, from, to }: PrintedNumber, before: number): number {
  const words = source.is === 'scalar' ? (source.written ?? String(source.value)) : '';
  const found = foundText(source);
  const value = changedNumber(before, words);
  const expected = `expected a whole number from ${from} to ${to}`;
  if (value === null) {
    const more = from < 0 ? '+1, -1, x1.5, =-1' : '+1, -1, x1.5';
    throw new Mistake(source.at, `change.${path}: found ${found}, ${expected}, or by how much, such as ${more}`);
  }
  if (value >= from && value <= to) return value;
  const makes = /^[=\d]/.test(words) ? '' : `, which makes ${value} of ${before}`;
  throw new Mistake(source.at, `change.${path}: found ${found}${makes}, ${expected}`);
}
