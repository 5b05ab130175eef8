// What a file may be, and what becomes of everything in it: one meaning, or a mistake at its place.
import { describe, expect, test } from 'vitest';
import { Mistake, placeText, readSource, type Source } from '../../../src/lab/text/source.ts';

/** As the rest of the lab sees it; a number that is written in another way than by its digits is NaN. */
function plain(source: Source): unknown {
  if (source.is === 'list') return source.items.map(plain);
  if (source.is === 'scalar') return source.value;
  return Object.fromEntries(source.entries.map(({ key, value }) => [key, plain(value)]));
}

function read(text: string): unknown {
  try {
    return plain(readSource('f', text));
  } catch (error) {
    if (error instanceof Mistake) return `${placeText(error.at)}: ${error.message}`;
    throw error;
  }
}

describe('a value', () => {
  test.each<[string, unknown]>([
    ['10', 10],
    ['0', 0],
    ['-3', -3],
    ['9007199254740991', 9007199254740991],
    ...['9007199254740992', '-0', '+5', '007', '00', '1e3', '0x10', '0o17', '.5', '5.', '10.0', '1.5', '-0.0'].map(
      (text): [string, number] => [text, Number.NaN],
    ),
    ...['.inf', '-.inf', '.nan', '1e400', '12345678901234567890'].map((text): [string, number] => [text, Number.NaN]),
    ...['1_000', '0b11', '1:30', '2001-12-14', 'yes', 'no', 'on', 'off', 'y', '1,5', '١'].map((text): [string, string] => [
      text,
      text,
    ]),
    ['"0x10"', '0x10'],
    ['" 10 "', ' 10 '],
    ["'10'", '10'],
    ['   10   # ten', 10],
    ['true', true],
    ['False', false],
    ['~', null],
    ['null', null],
    ['', null],
    ['"~"', '~'],
    ['&a x', 'x'],
    ['|\n  two\n  lines', 'two\nlines\n'],
    ['"\\u001b[31m"', '\u001b[31m'],
    ['a\tb', 'a\tb'],
  ])('%j', (text, value) => {
    expect(read(`a: ${text}`)).toEqual({ a: value });
  });
});

describe('a file', () => {
  test.each<[string, unknown]>([
    ['', null],
    ['# only a comment', null],
    ['---\na: 1\n...\n', { a: 1 }],
    ['\ufeffa: 1', { a: 1 }],
    ['a: 1\r\nb: |\r\n  x\r\n  y\r\n', { a: 1, b: 'x\ny\n' }],
    ['{ a, b: }', { a: null, b: null }],
    ['1e3: x\n0x1: y\nTrue: z\n1: 1', { '1e3': 'x', '0x1': 'y', True: 'z', 1: 1 }],
    ['a: &x [1]\nb: [*x, *x]', { a: [1], b: [[1], [1]] }],
    ['a: &x 1\nb: &x 2\nc: *x', { a: 1, b: 2, c: 2 }],
    ['a: &x { k: 1 }\nb: { <<: *x }', { a: { k: 1 }, b: { '<<': { k: 1 } } }],
    ['constructor: 1', { constructor: 1 }],
    ['["__proto__"]', ['__proto__']],
  ])('%j', (text, value) => {
    expect(read(text)).toEqual(value);
  });

  test('keeps a name that objects have of their own', () => {
    const source = readSource('f', '__proto__: 1');
    expect(source.is === 'map' && source.entries.map(({ key }) => key)).toEqual(['__proto__']);
  });
});

describe('a mistake', () => {
  test.each([
    ['a: !!js/function x', '1:18: found the tag "tag:yaml.org,2002:js/function", expected a value without one'],
    ['a: !foo x', '1:9: found the tag "!foo", expected a value without one'],
    ['a: ! 5', '1:6: found the tag "!", expected a value without one'],
    ['a: !!str 5', '1:10: found the tag "tag:yaml.org,2002:str", expected a value without one'],
    ['a: !!binary aGk=', '1:13: found the tag "tag:yaml.org,2002:binary", expected a value without one'],
    ['a: !!set { x, y }', '1:10: found the tag "tag:yaml.org,2002:set", expected a value without one'],
    ['a: !!omap [x: 1]', '1:11: found the tag "tag:yaml.org,2002:omap", expected a value without one'],
    ['a: !!timestamp 2001-12-14', '1:16: found the tag "tag:yaml.org,2002:timestamp", expected a value without one'],
    ['%YAML 9.9\n---\na: 1', '1:1: found "%YAML 9.9", expected no line that begins with %'],
    ['%YAML 1.1\n---\na: yes', '1:1: found "%YAML 1.1", expected no line that begins with %'],
    ['%TAG ! tag:x:\n---\na: 1', '1:1: found "%TAG ! tag:x:", expected no line that begins with %'],
    ['a: 1\n---\nb: 2', '2:1: found a second document, expected one'],
    ['a: 1\n...\nb: 2', '3:1: found a second document, expected one'],
    ['---\n---\n', '2:1: found a second document, expected one'],
    ['a: x\0y', '1:5: found "\\u0000", expected text; in quotes it may be written so'],
    ['a: "\u001b[31m"', '1:5: found "\\u001b", expected text; in quotes it may be written so'],
    ['a: 1\rb: 2', '1:5: found "\\r", expected text; in quotes it may be written so'],
    ['a: \ud800', '1:4: found "\\ud800", expected text; in quotes it may be written so'],
    ['a: 1\nb: \ufeff2', '2:4: found "\\ufeff", expected text; in quotes it may be written so'],
    ['a:\n\tb: 1', '2:1: Tabs are not allowed as indentation'],
    ['a: 1\n"a": 2', '2:1: found "a" twice, expected once'],
    ['1: a\n"1": b', '2:1: found "1" twice, expected once'],
    ['- { x: 1, y: 2, x: 3 }', '1:17: found "x" twice, expected once'],
    ['null: a', '1:1: found nothing as a name, expected a word'],
    [': a', '1:1: found nothing as a name, expected a word'],
    ['? [a]\n: b', '1:3: found a list as a name, expected a word'],
    ['? { a: b }\n: c', '1:3: found a map as a name, expected a word'],
    ['a: &x [1, *x]', '1:11: found the alias *x inside of what it stands for'],
    ['&x a: { b: *x, c: *y }', '1:19: found the alias *y, expected an anchor of that name above, or quotes …'],
    ['a: *x\nb: &x 1', '1:4: found the alias *x, expected an anchor of that name above, or quotes …'],
    ['a: @x', '1:4: Plain value cannot start with reserved character @'],
  ])('%j', (text, message) => {
    const [start = '', end] = message.split('…');
    const found = String(read(text));
    expect(end === undefined ? found : found.slice(0, start.length + 2)).toBe(`f:${start}`);
  });
});

describe('more than is read', () => {
  const nested = (depth: number) => `${'['.repeat(depth)}${']'.repeat(depth)}`;
  const inBlocks = (depth: number) => Array.from({ length: depth }, (_, at) => `${' '.repeat(at)}a:`).join('\n');
  const aliases = (count: number) => `[&a 1${', *a'.repeat(count)}]`;
  const bomb = (values: number, times: number) => `[&a [${'1,'.repeat(values)}]${', *a'.repeat(times)}]`;

  test.each([
    ['depth', nested(100), null],
    ['depth', nested(101), '1:101: found lists and maps nested deeper than 100, expected fewer'],
    ['depth', nested(1_000_000), '1:103: found lists and maps nested deeper than 100, expected fewer'],
    ['depth by lines', inBlocks(100), null],
    ['depth by lines', inBlocks(2000), /^f:10[0-9]:[0-9]+: found lists and maps nested deeper than 100, expected fewer$/],
    ['depth by dashes', `${'- '.repeat(5000)}a`, /^f:1:\d+: found lists and maps nested deeper than 100, expected fewer$/],
    ['aliases', aliases(100), null],
    ['aliases', aliases(101), '1:408: found more than 100 aliases, expected fewer'],
    ['repeated', bomb(99, 100), null],
    ['repeated', bomb(100, 100), '1:605: found aliases that repeat more than 10000 values, expected fewer'],
    ['words', `[${'a,'.repeat(1_500_000)}]`, /^f:1:\d+: found more than 500000 words, signs and line ends, expected fewer$/],
    ['lines', '\n'.repeat(1_000_000), /^f:\d+:1: found more than 500000 words, signs and line ends, expected fewer$/],
    ['size', `a: ${'x'.repeat(4_999_997)}`, null],
    ['size', `a: ${'x'.repeat(4_999_998)}`, '1:1: found 5.000001 MB, expected at most 5 MB'],
    ['size', `a: ${'雪'.repeat(2_100_000)}`, '1:1: found 6.3 MB, expected at most 5 MB'],
  ])('%s', (_, text, message) => {
    const found = read(text);
    if (message === null) expect(typeof found).toBe('object');
    else if (typeof message === 'string') expect(found).toBe(`f:${message}`);
    else expect(found).toMatch(message);
  });

  test('a billion by aliases of aliases', () => {
    const lines = ['a: &a [x,x,x,x,x,x,x,x,x]'];
    for (const [at, name] of [...'bcdefghi'].entries()) lines.push(`${name}: &${name} [${`*${'abcdefgh'[at]},`.repeat(9)}]`);
    expect(read(lines.join('\n'))).toMatch(/^f:\d:\d+: found aliases that repeat more than 10000 values/);
  });
});
