// The bytes of a file: not more than is read, and UTF-8.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { Mistake, placeText } from '../../../src/lab/text/mistake.ts';
import { readText } from '../../../src/lab/text/read-text.ts';

const folder = mkdtempSync(join(tmpdir(), 'fablelab-text-'));
afterAll(() => rmSync(folder, { recursive: true }));

function read(bytes: string | readonly number[]): string {
  const file = join(folder, 'f');
  writeFileSync(file, typeof bytes === 'string' ? bytes : Uint8Array.from(bytes));
  try {
    return readText(file);
  } catch (error) {
    if (error instanceof Mistake) return `${placeText(error.at).slice(folder.length + 1)}: ${error.message}`;
    throw error;
  }
}

const a = 'a'.charCodeAt(0);
const expected = 'which is no text in UTF-8, expected the file to be saved as UTF-8';

test('text is text', () => {
  expect(read('é 雪 🂡\r\n')).toBe('é 雪 🂡\r\n');
  expect(read('')).toBe('');
});

test.each([
  [[0xff, 0xfe, a, 0], `f:1:1: found byte ff, ${expected}`],
  [[a, 0xff], `f:1:2: found byte ff, ${expected}`],
  [[a, 10, 0xc3, 0xa9, a, 0xe9, a], `f:2:3: found byte e9, ${expected}`],
  [[a, 0xed, 0xa0, 0x80], `f:1:2: found byte ed, ${expected}`],
  [[a, 10, 10, a, 0xe2, 0x98], `f:3:2: found byte e2, ${expected}`],
])('%j is none', (bytes, message) => {
  expect(read(bytes)).toBe(message);
});

test('not more than is read', () => {
  expect(read('x'.repeat(5_000_000)).length).toBe(5_000_000);
  expect(read('x'.repeat(6_200_000))).toBe('f:1:1: found 6.2 MB, expected at most 5 MB');
});
