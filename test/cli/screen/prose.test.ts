import { expect, test } from 'vitest';
import { wrapProse } from '../../../src/cli/screen/prose.ts';

const on = (columns: number) => ({ columns });

test('a sentence wraps between words, and keeps all of them', () => {
  expect(wrapProse('one two three four', on(9))).toBe('one two\nthree\nfour');
  expect(wrapProse('one two three four', on(7))).toBe('one two\nthree\nfour');
  expect(wrapProse('one two three four', on(18))).toBe('one two three four');
  expect(wrapProse('one two three four', on(17))).toBe('one two three\nfour');
});

test('every line fits, but for a word that is wider than the terminal', () => {
  const text = 'The files are in /a/very/long/folder: matchups.csv, entrants.csv, seats.csv; and so on.\n\nNext one.\n';
  const lines = wrapProse(text, on(20)).split('\n');
  for (const line of lines) expect(line.length).toBeLessThanOrEqual(20);
  expect(lines.join(' ').replaceAll(/ +/g, ' ').trim()).toBe(text.replaceAll(/\s+/g, ' ').trim());
  expect(wrapProse('a verylongword b', on(4))).toBe('a\nverylongword\nb');
});

test('rows of tables and commands stay as they are', () => {
  const text = 'Alice  31 ±4  38.5 ±4.0\n  fablelab resume reports/first-look\n';
  expect(wrapProse(text, on(10))).toBe(text);
});

test('on a pipe nothing wraps', () => {
  const text = 'word '.repeat(100);
  expect(wrapProse(text, on(Number.POSITIVE_INFINITY))).toBe(text);
});
