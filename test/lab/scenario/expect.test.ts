// What scenarios may expect: spelled out, with limits as fractions, and every mistake named by its place.
import { describe, expect, test } from 'vitest';
import type { Expected } from '../../../src/lab/contest/expected.ts';
import { readScenario } from '../../../src/lab/scenario/read.ts';
import { mistakesOf } from './check.ts';

const three = 'game: twisted-fables\nentrants: { fables: [red-riding-hood, alice, kaguya], bots: greedy }\n';
const read = (lines: string, more = '') => readScenario({ file: 'my.yaml', text: `${three}${more}expect:\n  ${lines}\n` });
const expectOf = async (lines: string, more = ''): Promise<readonly Expected[]> => (await read(lines, more)).expect ?? [];
const limits = ({ min, max, margin }: Expected) => [min, max, margin];

describe('a line', () => {
  test.each([
    ['matchup.*.rate: { between: [40, 60] }', [0.4, 0.6, 0.005]],
    ['matchup.*.rate: { min: 45 %, margin: 1pp }', [0.45, undefined, 0.01]],
    ['entrant.*.rate: { within: 2.5 }', [0.475, 0.525, 0.005]],
    ['entrant.*.rating: { max: 60 }', [undefined, 60, 5]],
    ['entrant.*.rating: { between: [-40, 60], margin: 10 }', [-40, 60, 10]],
    ['first-player: { within: 3pp }', [0.47, 0.53, 0.005]],
    // At most half of what lies between the limit and 0.
    ['no-result: { max: 0.1% }', [undefined, 0.001, 0.0005]],
    ['card.*.bought: { min: 1% }', [0.01, undefined, 0.005]],
    ['length.p95: { max: 40 }', [undefined, 0.05, 0.005]],
    ['vs-baseline: { max-shift: 2pp }', [-0.02, 0.02, 0.005]],
  ])('%s', async (line, expected) => {
    const found = await expectOf(line);
    for (const one of found) expect(limits(one)).toEqual(expected);
    expect(found.length).toBeGreaterThan(0);
  });

  test('stars are spelled out, mirrors left out', async () => {
    const named = async (line: string) => (await expectOf(line)).map(({ name }) => name);
    expect(await named('matchup.*.rate: { min: 40 }')).toEqual([
      'matchup.red-riding-hood,alice.rate',
      'matchup.red-riding-hood,kaguya.rate',
      'matchup.alice,kaguya.rate',
    ]);
    expect(await named('entrant.*.rating: { within: 90 }')).toEqual([
      'entrant.red-riding-hood.rating',
      'entrant.alice.rating',
      'entrant.kaguya.rating',
    ]);
    expect(await named('vs-baseline.entrant.*: { max-shift: 2 }')).toHaveLength(3);
    // Cards without a price are dealt, or come by themselves.
    const bought = await named('card.alice.*.bought: { min: 1 }');
    expect(bought).toContain('card.alice.attack-2.bought');
    expect(bought).toHaveLength(16);
    expect(await named('card.crack-shot.bought: { min: 1 }')).toEqual(['card.red-riding-hood.crack-shot.bought']);
  });

  test('a matchup is named either way round, and its rate is that of the one named first', async () => {
    const [one] = await expectOf('matchup.kaguya,alice.rate: { min: 50 }');
    expect(one?.figure).toEqual({ is: 'matchup-rate', matchup: 2, side: 1 });
    const [other] = await expectOf('matchup.3.rate: { min: 50 }');
    expect(other?.figure).toEqual({ is: 'matchup-rate', matchup: 2, side: 0 });
  });

  test('a percentile is a share of games that are longer', async () => {
    const [line] = await expectOf('length.p97.5: { max: 40 }');
    expect(line).toEqual({ name: 'length.p97.5', figure: { is: 'longer', turns: 40 }, max: 0.025, margin: 0.005 });
  });

  test('cards are studied though no report wants them', async () => {
    expect((await read('card.*.bought: { min: 1 }', 'reports: [matchups]\n')).studies).toBe('each');
    expect((await read('first-player: { within: 2 }', 'reports: [matchups]\n')).studies).toBeUndefined();
  });
});

describe('a mistake is named', () => {
  test.each([
    ['matchup.*.rat: { min: 40 }', 'matchup.<who>.rate'],
    ['macthup.*.rate: { min: 40 }', 'did you mean "matchup"?'],
    ['matchup.alice,mulan.rate: { min: 40 }', 'but no matchup "alice,mulan"'],
    ['entrant.kaguia.rate: { min: 40 }', 'did you mean "kaguya"?'],
    ['card.crak-shot.bought: { min: 1 }', 'did you mean "crack-shot"?'],
    ['card.*.bougt: { min: 1 }', 'did you mean "bought"?'],
    ['length.95: { max: 40 }', 'length.p50, length.p95'],
    ['first-player: { max: 40 }', 'found "max", expected one of within, margin'],
    ['matchup.*.rate: { }', 'found no limit'],
    ['matchup.*.rate: { between: [60, 40] }', 'the lower limit first'],
    ['matchup.*.rate: { max: 160 }', 'above 0 and below 100 %'],
    ['matchup.*.rate: { max: many }', 'found "many", expected a number such as 2.5'],
    ['matchup.*.rate: { max: 60, margin: 30 }', 'expected at most 20'],
    ['matchup.*.rate: { between: [40, 60], max: 50 }', 'expected one of them, or min and max'],
    ['length.p95: { max: 40.5 }', 'expected a whole number of turns'],
    ['vs-baseline.matchup.alice: { max-shift: 2 }', 'but no matchup "alice"'],
    [
      'matchup.*.rate: { min: 40 }\n  matchup.alice,kaguya.rate: { max: 60 }',
      'found two lines for matchup.alice,kaguya.rate',
    ],
  ])('%s', async (line, words) => {
    const [first, ...others] = await mistakesOf(read(line));
    expect(first).toContain(words);
    expect(first).toMatch(/^my\.yaml:\d+:\d+: /);
    expect(others).toEqual([]);
  });

  test('all of them at once', async () => {
    expect(await mistakesOf(read('first-player: { max: 4 }\n  no-result: { within: 2 }'))).toHaveLength(2);
  });
});
