// Tapes as text.
import { expect, test } from 'vitest';
import { parseTape, tapeText } from '../../src/core/tape.ts';

const text = (answers: readonly number[]) => tapeText(Uint16Array.from(answers), answers.length);

test.each([
  [[], ''],
  [[0, 1, 25, 26, 61, 62, 63], 'ABZa9-_'],
  [[64, 0], '.ABAA'],
  [[65535], '.P__'],
])('%j is "%s"', (answers, expected) => {
  expect(text(answers)).toBe(expected);
  expect(parseTape(expected)).toEqual(answers);
});

test('every answer comes back', () => {
  const all = Array.from({ length: 65536 }, (_, i) => i);
  expect(parseTape(text(all))).toEqual(all);
});

test('only the answers given are written', () => {
  expect(tapeText(Uint16Array.of(1, 2, 3), 2)).toBe('BC');
});

test.each([
  ['AB!C', 'tape: found "!" at character 3'],
  ['A B', 'tape: found " " at character 2'],
  ['A.BC', 'tape: found "the end" at character 5'],
  ['.B.A', 'tape: found "." at character 3'],
])('"%s" is no tape', (bad, message) => {
  expect(() => parseTape(bad)).toThrow(message);
});
