// What others wrote, as messages and the screen show it.
import { describe, expect, test } from 'vitest';
import { brief, harmless, quoted, told, visible } from '../../../src/lab/text/quote.ts';

const ESC = '\u001b';

test.each([
  ['plain words, é, 雪, 🂡, "quotes" and \\', 'plain words, é, 雪, 🂡, "quotes" and \\'],
  [`${ESC}[31mred${ESC}]0;title\u0007`, '\\u001b[31mred\\u001b]0;title\\u0007'],
  ['a\nb\r\tc\0', 'a\\nb\\r\\tc\\u0000'],
  ['\u007f\u0080\u009b31m\u0085', '\\u007f\\u0080\\u009b31m\\u0085'],
  ['left\u202eright\u2066\ufeff\u00ad', 'left\\u202eright\\u2066\\ufeff\\u00ad'],
  ['\u2028\u2029\u00a0', '\\u2028\\u2029\\u00a0'],
  ['\ud83d half', '\\ud83d half'],
  ['\u{e0041}', '\\u{e0041}'],
])('%j is visible', (text, shown) => {
  expect(visible(text)).toBe(shown);
});

describe('long words', () => {
  test('are cut at 200 letters, and quoted with their length', () => {
    expect(quoted('x'.repeat(200))).toBe(`"${'x'.repeat(200)}"`);
    expect(quoted('x'.repeat(201))).toBe(`"${'x'.repeat(200)}…" (201 characters)`);
    expect(quoted('x'.repeat(1_500_000))).toBe(`"${'x'.repeat(200)}…" (1500000 characters)`);
    expect(brief('x'.repeat(1000))).toBe(`${'x'.repeat(200)}…`);
    expect(quoted(`\n${'x'.repeat(300)}`)).toBe(`"\\n${'x'.repeat(199)}…" (301 characters)`);
  });

  test('are not cut in the middle of a letter', () => {
    expect(quoted('🂡'.repeat(200))).toBe(`"${'🂡'.repeat(200)}"`);
    expect(quoted('🂡'.repeat(201))).toBe(`"${'🂡'.repeat(200)}…" (402 characters)`);
    expect(brief(`x${'🂡'.repeat(300)}`)).toBe(`x${'🂡'.repeat(199)}…`);
  });

  test('in the messages of others are cut where they are quoted; their lines stay', () => {
    const long = 'x'.repeat(300);
    expect(told(`one: found "${long}", expected "a"\ntwo${ESC}`)).toBe(
      `one: found ${quoted(long)}, expected "a"\ntwo\\u001b`,
    );
    const ours = `one: found ${quoted(long)}, expected one of ${long}; did you mean "x"?`;
    expect(told(ours)).toBe(ours);
    const short = `one: found "y", expected one of ${long}; did you mean "x"?`;
    expect(told(short)).toBe(short);
  });
});

test('a terminal gets lines and colours, and nothing else that it obeys', () => {
  const ours = `\r${ESC}[1m${ESC}[38;5;9mbold${ESC}[0m\t${ESC}[K\n`;
  expect(harmless(ours)).toBe(ours);
  expect(harmless(`${ESC}[2J${ESC}]0;x\u0007\u009b2J${ESC}c\u202e`)).toBe(
    '\\u001b[2J\\u001b]0;x\\u0007\\u009b2J\\u001bc\\u202e',
  );
});
