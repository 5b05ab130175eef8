// Whatever the text: a scenario, a patch and situations are read, or there are mistakes at places in the file. Never anything else.
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { stringify } from 'yaml';
import { box } from '../../../src/games/twisted-fables/game.ts';
import { readPatch } from '../../../src/lab/scenario/patch.ts';
import { readScenario } from '../../../src/lab/scenario/read.ts';
import { ScenarioError } from '../../../src/lab/scenario/scenario-error.ts';
import { readSituations } from '../../../src/lab/situation/read.ts';
import { Mistake } from '../../../src/lab/text/mistake.ts';

const FILE = 'some.yaml';
const SETTINGS = { seed: 20250101, numRuns: 400 };
/** Twenty mistakes, each with a list of what is expected. */
const LONGEST = 20_000;

/** The words that files are made of, and those that break them. */
const words = fc.oneof(
  fc.constantFrom(
    ...['game', 'twisted-fables', 'about', 'seed', 'mode', '1v1', 'entrants', 'fables', 'bots', 'bot', 'seats', 'sides'],
    ...['matchups', 'mirrors', 'only', 'pairs', 'sets', 'until', 'ci<=0.5pp', 'options', 'turn-cap', 'change', 'alice.hp'],
    ...['reports', 'cards', 'alice', 'mulan', 'greedy', '*', '+1', 'x1.5', '=-1', 'title', 'do', 'expect', 'winner', 'hand'],
    ...['3 attack-1', 'offered', 'hp', 'nobody', 'turn', 'luck', 'shared', 'field', 'sample', 'phase', 'plays'],
    ...['__proto__', 'constructor', '<<', '~', 'yes', '-0', '1e3', '0x10', '10.0', '.nan', ' 10 ', '\u001b[31m', '', '\n'],
  ),
  fc.string({ unit: 'binary', maxLength: 20 }),
  fc.string({ maxLength: 300 }),
);

const leaf = fc.oneof(
  words,
  fc.constantFrom('ANCHOR', 'ALIAS', 'ITSELF', 'TAGGED', 'OCTAL', 'MINUS'),
  fc.integer(),
  fc.double(),
  fc.boolean(),
  fc.constant(null),
);

const { tree } = fc.letrec<{ tree: unknown }>((tie) => ({
  tree: fc.oneof(
    { maxDepth: 5, depthSize: 'small' },
    leaf,
    fc.array(tie('tree'), { maxLength: 5 }),
    fc.dictionary(words, tie('tree'), { maxKeys: 6 }),
  ),
}));

/** Nearly right, so that what lies further down is reached. */
const scenario = fc.record(
  {
    game: fc.constant('twisted-fables'),
    ...{ about: tree, seed: tree, mode: tree, pairs: tree, sets: tree, until: tree, design: tree, luck: tree, sample: tree },
    entrants: fc.oneof(
      fc.record({ fables: fc.constantFrom('*', ['alice', 'mulan']), bots: fc.constantFrom('greedy', ['random']) }),
      tree,
    ),
    ...{ seats: tree, sides: tree, matchups: tree, mirrors: tree, field: tree, options: tree, change: tree, reports: tree },
  },
  { requiredKeys: ['game', 'entrants'] },
);

const situation = fc.record(
  {
    title: words,
    fables: fc.oneof(fc.constant({ alice: null, mulan: null }), fc.record({ alice: tree, mulan: tree }), tree),
    ...{ do: tree, expect: fc.oneof(fc.constant({ winner: 'nobody' }), tree), options: tree, change: tree, luck: tree },
    ...{ bot: tree, turn: tree, phase: tree },
  },
  { requiredKeys: ['title', 'fables', 'expect'] },
);

/** Signs of YAML in any order. */
const garbage = fc
  .array(
    fc.oneof(
      words,
      fc.constantFrom(
        ...'{}[]:,-?&*!|>%@`#"\'\n\t \r\0\ufeff',
        '---\n',
        '...\n',
        '\n  ',
        ': ',
        '- ',
        '&a ',
        '&a [*a]',
        '*a ',
        '!!set ',
      ),
    ),
    {
      maxLength: 60,
    },
  )
  .map((parts) => parts.join(''));

/** What no value can say has a word that stands for it: anchors and aliases, tags, numbers in odd ways. */
const SPECIAL: Readonly<Record<string, string>> = {
  ANCHOR: '&a b',
  ALIAS: '*a',
  ITSELF: '&b [*b]',
  TAGGED: '!!set x',
  OCTAL: '0o17',
  MINUS: '-0',
};

function special(text: string): string {
  return text.replaceAll(/"?(ANCHOR|ALIAS|ITSELF|TAGGED|OCTAL|MINUS)"?/g, (_, word: string) => SPECIAL[word]!);
}

/** As text; and where a part of it is broken off, doubled, or another sign stands. */
function textOf(value: fc.Arbitrary<unknown>): fc.Arbitrary<string> {
  const whole = fc.oneof(
    value.map((one) => special(JSON.stringify(one))),
    value.map((one) => special(stringify(one))),
  );
  const broken = fc.tuple(whole, fc.nat(), fc.nat(), garbage).map(([text, from, length, put]) => {
    const at = from % (text.length + 1);
    return text.slice(0, at) + put + text.slice(at + (length % 20));
  });
  return fc.oneof(whole, whole, broken);
}

function checkPlaces(mistakes: readonly Mistake[], text: string): void {
  expect(mistakes.length).toBeGreaterThan(0);
  const lines = text.replaceAll('\r\n', '\n').split('\n');
  for (const { at, message } of mistakes) {
    expect(at.file).toBe(FILE);
    expect(at.line).toBeGreaterThanOrEqual(1);
    expect(at.line).toBeLessThanOrEqual(lines.length);
    expect(at.column).toBeGreaterThanOrEqual(1);
    expect(at.column).toBeLessThanOrEqual(lines[at.line - 1]!.length + 1);
    expect(message.length).toBeLessThan(LONGEST);
    expect(message).not.toMatch(/\p{Cc}/u);
  }
}

async function checkReading(read: () => unknown, text: string): Promise<void> {
  try {
    await read();
  } catch (error) {
    if (!(error instanceof ScenarioError)) throw error;
    checkPlaces(error.mistakes, text);
    expect(error.message.length).toBeLessThan(LONGEST);
  }
}

function checkSituations(text: string): void {
  const mistakes = readSituations(FILE, text, box).filter((read) => read instanceof Mistake);
  if (mistakes.length > 0) checkPlaces(mistakes, text);
}

describe('any text', () => {
  test('is a scenario, or not', async () => {
    const texts = fc.oneof(textOf(scenario), textOf(tree), garbage);
    await fc.assert(
      fc.asyncProperty(texts, (text) => checkReading(() => readScenario({ file: FILE, text }), text)),
      SETTINGS,
    );
  });

  test('is a patch, or not', async () => {
    const patch = fc.record({ about: tree, options: tree, change: tree }, { requiredKeys: [] });
    const texts = fc.oneof(textOf(patch), textOf(tree), garbage);
    await fc.assert(
      fc.asyncProperty(texts, (text) => checkReading(() => readPatch({ file: FILE, text }, box), text)),
      SETTINGS,
    );
  });

  test('is situations, or not', () => {
    const texts = fc.oneof(textOf(fc.array(situation, { maxLength: 3 })), textOf(tree), garbage);
    fc.assert(fc.property(texts, checkSituations), SETTINGS);
  });

  test('is a flag, or not', async () => {
    const text = 'game: twisted-fables\nentrants: { fables: [alice, mulan], bots: [greedy] }\n';
    const paths = fc.oneof(
      words,
      fc.constantFrom('seats.0.fable', 'change.alice.hp', 'options.turn-cap', 'entrants.bots.0'),
    );
    const set = fc.array(
      fc.tuple(paths, fc.oneof(words, garbage)).map(([path, value]) => `${path}=${value}`),
      { maxLength: 3 },
    );
    const check = async (flags: string[]) => {
      try {
        await readScenario({ file: FILE, text }, { set: flags });
      } catch (error) {
        if (!(error instanceof ScenarioError)) throw error;
        expect(error.message.length).toBeLessThan(LONGEST);
        expect(error.message.replaceAll('\n', '')).not.toMatch(/\p{Cc}/u);
      }
    };
    await fc.assert(fc.asyncProperty(set, check), SETTINGS);
  });
});
