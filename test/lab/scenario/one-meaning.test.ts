// However a number, a word, a flag, a list or a map is written: wherever one is expected it means one thing, or is a mistake there. The
// table is that of docs/scenarios.md. Flags take the same words.
import { describe, expect, test } from 'vitest';
import { box } from '../../../src/games/twisted-fables/game.ts';
import { readPatch } from '../../../src/lab/scenario/patch.ts';
import { readSituations } from '../../../src/lab/situation/read.ts';
import { Mistake } from '../../../src/lab/text/mistake.ts';
import { run } from '../../cli/fake-terminal.ts';
import { mistakesOf, read } from './check.ts';

const duel = 'game: twisted-fables\nentrants: { fables: [alice, mulan], bots: [greedy] }\n';

/** Written in ways of which each programming language has others. */
const oddNumbers = [
  ...['-0', '+5', '007', '1e3', '0x10', '0o17', '.5', '5.', '10.0', '1.5', '.inf', '-.inf', '.nan', '1e400'],
  ...['9007199254740992', '12345678901234567890'],
];
/** With what a message calls them. */
const noNumbers: readonly (readonly [written: string, shown: string])[] = [
  ...['"10"', '" 10 "', '"0x10"'].map((words) => [words, words] as const),
  ...['1_000', '0b11', '1:30', '2001-12-14', 'yes'].map((words) => [words, `"${words}"`] as const),
  ...[['true', 'true'] as const, ['~', 'nothing'] as const, ['', 'nothing'] as const],
  ...[['[10]', 'a list of 1'] as const, ['{ a: 1 }', 'a map'] as const],
];
const all = [...oddNumbers.map((words) => [words, words] as const), ...noNumbers];

async function afterKey(key: string, written: string): Promise<string[]> {
  return mistakesOf(read(`${duel}${key}: ${written}`));
}

describe('a number', () => {
  test.each(['pairs', 'sets', 'sample'])('%s', async (key) => {
    expect(await afterKey(key, '10')).toEqual([]);
    for (const [odd, shown] of all) {
      const wrong = expect.stringContaining(`: ${key}: found ${shown}, expected a whole number from 1 to `);
      expect([odd, await afterKey(key, odd)]).toEqual([odd, [wrong]]);
    }
  });

  test('a seed is a number or words', async () => {
    for (const [written, seed] of [
      ['10', '10'],
      ['"10"', '10'],
      ['"0x10"', '0x10'],
      ['"007"', '007'],
      ['1_000', '1_000'],
      ['2001-12-14', '2001-12-14'],
      ['no', 'no'],
      ['"a b"', 'a b'],
    ] as const) {
      expect((await read(`${duel}seed: ${written}`)).seed).toBe(seed);
    }
    for (const odd of [...oddNumbers, '" 10 "', '"a "', '" "', '""', 'true', '~', '[1]']) {
      expect([odd, await afterKey('seed', odd)]).toEqual([
        odd,
        [
          expect.stringMatching(
            /my\.yaml:3:.*: seed: found .*, expected a whole number from 0 to 9007199254740991, or words$/,
          ),
        ],
      ]);
    }
  });

  test('a changed number', async () => {
    expect((await read(`${duel}change: { alice.hp: 10 }`)).change).toEqual({ 'alice.hp': 10 });
    expect((await read(`${duel}change: { alice.hp: "10" }`)).change).toEqual({ 'alice.hp': 10 });
    expect((await read(`${duel}change: { alice.hp: -0, mulan.hp: +0 }`)).change).toEqual({});
    for (const odd of [
      '007',
      '+01',
      'x01',
      '1e3',
      '0x10',
      '0o17',
      '.5',
      '10.0',
      '" 10 "',
      '"0x10"',
      '1_000',
      '.inf',
      '.nan',
      '12345678901234567890',
      'true',
      '~',
      '[10]',
      `x${'1'.repeat(60)}`,
    ]) {
      expect([odd, await afterKey('change', `{ alice.hp: ${odd} }`)]).toEqual([
        odd,
        [expect.stringContaining('my.yaml:3:21: change.alice.hp: found ')],
      ]);
      expect([
        odd,
        await mistakesOf((async () => readPatch({ file: 'p.yaml', text: `change: { alice.hp: ${odd} }` }, box))()),
      ]).toEqual([odd, [expect.stringContaining('p.yaml:1:21: change.alice.hp: found ')]]);
    }
  });

  test("an option's number", async () => {
    for (const fine of ['30', '"30"'])
      expect((await read(`${duel}options: { turn-cap: ${fine} }`)).options).toEqual({ 'turn-cap': '30' });
    for (const odd of [...oddNumbers, '" 30 "', '"0x1e"', '"3e1"', '"030"', '1_000', 'true', '~', '[30]']) {
      expect([odd, await afterKey('options', `{ turn-cap: ${odd} }`)]).toEqual([
        odd,
        [expect.stringMatching(/my\.yaml:3:2\d: option.*turn-cap: found .*, expected a w/)],
      ]);
    }
  });

  test('of a situation', () => {
    const hp = (written: string) => situation(`{ alice: { hp: ${written} }, mulan: }`);
    expect(hp('10')).toBe('read');
    for (const [odd] of all)
      expect([odd, hp(odd)]).toEqual([
        odd,
        expect.stringMatching(/^2:\d+: alice hp: found .*, expected a whole number from 0 to \d+$/),
      ]);
    const hand = (written: string) => situation(`{ alice: { hand: [${written}] }, mulan: }`);
    expect(hand('2 attack-1')).toBe('read');
    for (const odd of ['02 attack-1', '9999999999 attack-1', '501 attack-1'])
      expect(hand(odd)).toBe(`2:29: alice hand: found "${odd}", expected a whole number from 1 to 500 before the name`);
    for (const odd of ['2e0 attack-1', '-1 attack-1', '0x2 attack-1'])
      expect(hand(odd)).toMatch(/^2:29: alice hand: found ".*", expected a card of Alice/);
  });
});

function situation(fables: string, more = ''): string {
  const [read] = readSituations('s.yaml', `- title: x\n  fables: ${fables}\n  expect: { winner: nobody }\n${more}`, box);
  return read instanceof Mistake ? `${read.at.line}:${read.at.column}: ${read.message}` : 'read';
}

describe('a flag of a file', () => {
  test.each(['keep-sets', 'mirrors'])('%s', async (key) => {
    for (const fine of ['true', 'True', 'FALSE']) expect(await afterKey(key, fine)).toEqual([]);
    for (const odd of ['yes', 'no', 'on', 'off', 'y', '1', '0', '"true"', '~', '[true]'])
      expect([odd, await afterKey(key, odd)]).toEqual([odd, [expect.stringContaining(`: ${key}: found `)]]);
  });
});

describe('words', () => {
  test('are what is written, where YAML sees no number, flag or nothing', async () => {
    for (const [written, about] of [
      ['yes', 'yes'],
      ['2001-12-14', '2001-12-14'],
      ['1_000', '1_000'],
      ['"1e3"', '1e3'],
      ['" x "', ' x '],
      ['"\\u001b[31m"', '\u001b[31m'],
    ] as const) {
      expect((await read(`${duel}about: ${written}`)).about).toBe(about);
    }
    for (const odd of ['10', '1e3', '-0', 'true', '~', '', '[a]', '{ a: b }', '.nan'])
      expect([odd, await afterKey('about', odd)]).toEqual([odd, [expect.stringContaining(': about: found ')]]);
  });

  test('a name that objects have of their own is none of ours', async () => {
    for (const name of ['__proto__', 'constructor', 'toString', 'hasOwnProperty', '<<']) {
      for (const text of [
        `${name}: 1`,
        `change: { ${name}: 1 }`,
        `options: { ${name}: 1 }`,
        `seats: [{ ${name}: 1, fable: alice, bot: greedy }, { fable: alice, bot: greedy }]`,
        `reports: [${name}]`,
      ]) {
        const who = text.startsWith('seats') ? 'game: twisted-fables\n' : duel;
        expect([text, await mistakesOf(read(`${who}${text}`))]).toEqual([
          text,
          [expect.stringContaining(`found "${name}", expected `)],
        ]);
      }
      expect(await mistakesOf(read(duel, { set: [`${name}=1`] }))).toEqual([
        expect.stringContaining(`--set ${name}=1: path: found "${name}"`),
      ]);
      expect(await mistakesOf(read(duel, { set: [`entrants.${name}=1`] }))).toEqual([
        expect.stringContaining(`found "${name}", expected one of fables, entrants, bots`),
      ]);
      expect(await mistakesOf((async () => readPatch({ file: 'p', text: `${name}: 1` }, box))())).toEqual([
        expect.stringContaining(`patch: found "${name}"`),
      ]);
      expect(situation(`{ ${name}: , mulan: }`)).toContain(`found "${name}"`);
      expect(situation(`{ alice: { ${name}: 1 }, mulan: }`)).toContain(`found "${name}"`);
      expect(situation('{ alice: , mulan: }', `  ${name}: 1`)).toContain(`found "${name}"`);
    }
  });
});

describe('a list and a map', () => {
  test.each([
    ['entrants', ['a', '[a]', '~', '5']],
    ['reports', ['matchups', '{ a: b }', '~', '5', 'true']],
    ['change', ['a', '[a]', '~', '5', '']],
    ['options', ['a', '[a]', '~', '5', '']],
  ])('%s', async (key, odds) => {
    for (const odd of odds) {
      const text = key === 'entrants' ? `game: twisted-fables\nentrants: ${odd}` : `${duel}${key}: ${odd}`;
      expect([odd, await mistakesOf(read(text))]).toEqual([odd, [expect.stringContaining(`: ${key}: found `)]]);
    }
  });
});

describe('flags take the words of files', () => {
  test.each([
    '-0',
    '+5',
    '007',
    '1e3',
    '0x10',
    '.5',
    '10.0',
    ' 2',
    '2 ',
    '1_000',
    'NaN',
    'Infinity',
    '9007199254740992',
    '',
  ])('%j', async (odd) => {
    for (const flag of ['--seed', '--pairs', '--jobs', '--patience']) {
      if (odd === '10.0' && flag === '--patience') continue;
      const { code, err } = await run(['', `${flag}=${odd}`].slice(1));
      expect([flag, code, err]).toEqual([flag, 2, expect.stringMatching(/: found .*, expected /)]);
    }
    expect(await mistakesOf(read(duel, { pairs: odd }))).toEqual([expect.stringContaining('--pairs: ')]);
    if (odd !== '1_000' && !/^[NI]/.test(odd))
      expect(await mistakesOf(read(duel, { seed: odd }))).toEqual([expect.stringContaining('--seed: ')]);
  });

  test('and as many sets as anybody needs', async () => {
    const set = Array.from({ length: 1001 }, () => 'alice.hp=+0');
    expect(await mistakesOf(read(duel, { set }))).toEqual(['--set: found 1001 of them, expected at most 1000']);
    expect((await read(duel, { set: set.slice(1) })).change).toEqual({});
  });
});
