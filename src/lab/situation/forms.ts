// Values of a position: read from a file by their form, compared, and put into words.
import type { Value, Values } from '../../core/face.ts';
import type { Form } from '../../core/position.ts';
import { wholeNumberIn } from '../text/number-words.ts';
import { asFlag, asList, asMap, asNumber, asWords, foundText, Mistake, oneOf, type Source } from '../text/source.ts';
import type { Mistakes } from './mistakes.ts';

/** More of one card than any zone could hold. */
export const MOST_CARDS = 500;

/** Of lists and records what is right, where some of it is a mistake. */
export function readValue(source: Source, form: Form, what: string, mistakes: Mistakes): Value {
  switch (form.is) {
    case 'number':
      return asNumber(source, what, form.from, form.to);
    case 'flag':
      return asFlag(source, what);
    case 'name':
      return oneOf(source.at, what, asWords(source, what, form.what), form.names, form.what);
    case 'names':
      return mistakes
        .keepEach(asList(source, what, `a list, each ${form.what}`), (item) => readNames(item, form.names, form.what, what))
        .flat();
    case 'list':
      return mistakes.keepEach(asList(source, what), (item) => readValue(item, form.of, what, mistakes));
    case 'record':
      return readRecord(source, form, what, mistakes);
  }
}

/** `attack-1`, or `3 attack-1` for three of them. */
function readNames(item: Source, names: readonly string[], kind: string, what: string): string[] {
  const words = asWords(item, what, kind);
  const [, count = '1', name = ''] = /^(?:(\d+) +)?(.*)$/.exec(words) ?? [];
  const card = oneOf(item.at, what, name, names, kind);
  const cards = wholeNumberIn(count);
  if (cards !== null && cards >= 1 && cards <= MOST_CARDS) return new Array<string>(cards).fill(card);
  throw new Mistake(
    item.at,
    `${what}: found ${foundText(item)}, expected a whole number from 1 to ${MOST_CARDS} before the name`,
  );
}

function readRecord(source: Source, form: Form & { is: 'record' }, what: string, mistakes: Mistakes): Values {
  const names = Object.keys(form.fields);
  const entries = asMap(source, what, `a map of ${names.join(', ')}`);
  const found = new Map(
    mistakes.keepEach(entries, ({ key, at, value }): [string, Value] => {
      const field = form.fields[oneOf(at, what, key, names, '')] as Form;
      return [key, readValue(value, field, `${what}, ${key}`, mistakes)];
    }),
  );
  const missing = form.all ? names.find((name) => entries.every(({ key }) => key !== name)) : undefined;
  if (missing !== undefined) throw new Mistake(source.at, `${what}: found no ${missing}, expected ${names.join(' and ')}`);
  // In the order of the form, so that equal records are equal texts.
  return Object.fromEntries(names.flatMap((name) => (found.has(name) ? [[name, found.get(name)]] : []))) as Values;
}

/** True if `found` is as a file expects it: of a record only what is named counts, of a pile not the order. */
export function isAsExpected(form: Form, expected: Value, found: Value): boolean {
  if (form.is === 'record') {
    const [wanted, present] = [expected as Values, found as Values];
    return Object.entries(form.fields).every(([name, field]) => {
      const value = wanted[name];
      return value === undefined || isAsExpected(field, value, present[name] ?? '');
    });
  }
  return comparableText(form, expected) === comparableText(form, found);
}

function comparableText(form: Form, value: Value): string {
  const isPile = form.is === 'list' || (form.is === 'names' && !form.ordered);
  return isPile ? JSON.stringify((value as Value[]).map((item) => JSON.stringify(item)).sort()) : JSON.stringify(value);
}

/** As a file would say it; a record with what `expected` names. */
export function valueWords(form: Form, value: Value, expected: Value = value): string {
  switch (form.is) {
    case 'names':
      return `[${pileWords(form.ordered ? (value as string[]) : (value as string[]).toSorted())}]`;
    case 'list':
      return `[${(value as Value[]).map((item) => valueWords(form.of, item)).join(', ')}]`;
    case 'record': {
      const named = Object.keys(form.fields).filter((name) => (expected as Values)[name] !== undefined);
      const words = named.map((name) => `${name}: ${valueWords(form.fields[name] as Form, (value as Values)[name] ?? '')}`);
      return `{ ${words.join(', ')} }`;
    }
    default:
      return String(value);
  }
}

/** Equal neighbours are counted: `3 attack-1, wild`. */
function pileWords(names: readonly string[]): string {
  const runs: { name: string; count: number }[] = [];
  for (const name of names) {
    const last = runs.at(-1);
    if (last?.name === name) last.count++;
    else runs.push({ name, count: 1 });
  }
  return runs.map(({ name, count }) => (count === 1 ? name : `${count} ${name}`)).join(', ');
}
