// What a check says where there are many lines, or odd words in them: made-up lines, because no game has such.
import { describe, expect, test } from 'vitest';
import { foundText, headline, limitsText } from '../../../src/cli/summary/check/words.ts';
import type { Figure, Verdict } from '../../../src/lab/contest/expected.ts';
import type { Judged } from '../../../src/lab/report/check/judge.ts';

const line = (name: string, verdict: Verdict, more: Partial<Judged> = {}): Judged => ({
  ...{ name, figure: { is: 'no-result' }, max: 0.001, margin: 0.0005 },
  judgement: { verdict, sets: 4, games: 8, estimate: 0.5, low: 0.25, high: 0.75 },
  ...more,
});

describe('words', () => {
  test.each([
    [['fails', 'undecided', 'holds'], 'FAILS: of 3 lines 1 fails, 1 undecided, 1 holds.'],
    [['fails', 'fails'], 'FAILS: of 2 lines 2 fail, 0 hold.'],
    [['undecided', 'holds', 'holds'], 'UNDECIDED: of 3 lines 1 undecided, 2 hold.'],
    [['holds'], 'HOLDS: of 1 line 1 holds.'],
  ] as const)('%o', (verdicts, expected) => {
    expect(headline(verdicts.map((verdict) => line(verdict, verdict)))).toBe(expected);
  });

  const player = { party: 'a', bot: 'b' };
  const cases: readonly (readonly [Figure, Partial<Judged>, string, string])[] = [
    [{ is: 'entrant-rating', player }, { min: -30, max: 30 }, '1 (0 to 1) Elo', '−30 to 30 Elo'],
    [{ is: 'matchup-shift', matchup: 0 }, { min: -0.02, max: 0.02 }, '50.0 (25.0 to 75.0) pp', '−2.0 to 2.0 pp'],
    [{ is: 'longer', turns: 40 }, { max: 0.05 }, '50.0 (25.0 to 75.0) %', 'at most 5.0 % longer than 40 turns'],
    [{ is: 'no-result' }, { max: 0.001 }, '50.0 (25.0 to 75.0) %', 'at most 0.10 %'],
    [{ is: 'entrant-rate', player }, { min: 0.4 }, '50.0 (25.0 to 75.0) %', 'at least 40.0 %'],
  ];
  test.each(cases)('%o', (figure, { min, max }, found, limits) => {
    const { max: _, ...bare } = line('a', 'holds', { figure });
    const judged = { ...bare, ...(min === undefined ? {} : { min }), ...(max === undefined ? {} : { max }) };
    expect([foundText(judged), limitsText(judged)]).toEqual([found, limits]);
  });

  test('of what nothing is known', () => {
    const judgement = {
      verdict: 'undecided',
      sets: 0,
      games: 0,
      estimate: Number.NaN,
      low: Number.NaN,
      high: Number.NaN,
    } as const;
    expect(foundText(line('a', 'undecided', { judgement }))).toBe('nothing yet');
  });
});
