// What a check says where there are many lines, or odd words in them: made-up lines, because no game has such.
import { describe, expect, test } from 'vitest';
import { annotate } from '../../../src/cli/summary/check/github.ts';
import { junitText } from '../../../src/cli/summary/check/junit.ts';
import { checkMarkdown } from '../../../src/cli/summary/check/markdown.ts';
import type { ToldCheck } from '../../../src/cli/summary/check/told.ts';
import { foundText, headline, limitsText } from '../../../src/cli/summary/check/words.ts';
import type { Figure, Verdict } from '../../../src/lab/contest/expected.ts';
import type { Judged } from '../../../src/lab/report/check/judge.ts';

const line = (name: string, verdict: Verdict, more: Partial<Judged> = {}): Judged => ({
  ...{ name, figure: { is: 'no-result' }, max: 0.001, margin: 0.0005 },
  judgement: { verdict, sets: 4, games: 8, estimate: 0.5, low: 0.25, high: 0.75 },
  ...more,
});

const many = (verdict: Verdict, count: number) =>
  Array.from({ length: count }, (_, at) => line(`${verdict}.${at}`, verdict));

function toldOf(judged: readonly Judged[], again = 'fablelab check a.yaml --seed 1'): ToldCheck {
  const box = { title: 'A <game> & "more"' };
  const run = { config: { game: 'tiny', seed: '1', matchups: [] }, matchups: [] };
  const reports = { judged, box, run, leftOut: 0, unfinished: null, words: ['a | b'] };
  return { reports, run, folder: 'reports/a', again, compared: null } as unknown as ToldCheck;
}

function annotations(judged: readonly Judged[], again?: string): string[] {
  const said: string[] = [];
  annotate(toldOf(judged, again), { GITHUB_ACTIONS: 'true' }, (text) => said.push(text));
  return said;
}

describe('annotations', () => {
  test('are ten of a kind at most, and the tenth says how many more there are', () => {
    expect(annotations([...many('fails', 10), ...many('undecided', 10), ...many('holds', 5)])).toHaveLength(20);
    const said = annotations([...many('fails', 13), ...many('undecided', 11)]);
    expect(said).toHaveLength(20);
    expect(said[9]).toBe('::error title=4 more fail::check.csv has every line\n');
    expect(said[19]).toBe('::warning title=2 more are undecided::check.csv has every line\n');
  });

  test('hold no character that would end them', () => {
    const [said = ''] = annotations([line('a:b,c%d\n::error::x', 'fails')], 'fablelab check "a::b\r\n.yaml"');
    expect(said.trimEnd()).not.toMatch(/[\r\n]/);
    expect(said).toMatch(/^::error title=a%3Ab%2Cc%25d\\n%3A%3Aerror%3A%3Ax fails::found 50\.0 \(25\.0 to 75\.0\) %25, /);
    expect(said).toMatch(/games%0Afablelab check "a::b%0D%0A\.yaml"\n$/);
  });
});

describe('JUnit', () => {
  test('is XML whatever the words are', () => {
    const text = junitText(toldOf([line('<b>&"\u0007', 'fails'), line('b', 'undecided')], 'fablelab check "a]]>b.yaml"'));
    expect(text).toContain('name="fablelab check: A &lt;game> &amp; &quot;more&quot;"');
    expect(text).toContain('name="&lt;b>&amp;&quot;\\u0007"');
    // Of two such marks in one text the second begins where the first one ended.
    const inside = text.replaceAll(/<!\[CDATA\[[\s\S]*?\]\]>/g, '').replaceAll(']]>', '');
    const open = [...inside.matchAll(/<(\/?)(\w[\w-]*)(?:\s+\w+="[^"<]*")*(\/?)>/g)];
    const depth = open.reduce((sum, [, closes, , ends]) => sum + (closes ? -1 : ends ? 0 : 1), 0);
    expect(depth).toBe(0);
    expect(inside.match(/</g)).toHaveLength(open.length + 1);
  });
});

describe('Markdown', () => {
  test('fits into a comment, however many lines there are', () => {
    const text = checkMarkdown(toldOf(many('fails', 4000)));
    expect(text.length).toBeLessThan(65_536);
    expect(text).toContain('These are the first 50 of 4000; check.csv has all.');
    expect(text).toContain('These are the first 150 of 4000; check.csv has all.');
  });

  test('says before all else what is in no rate', () => {
    const told = toldOf([line('a', 'holds')]);
    const broken = { ...told, reports: { ...told.reports, leftOut: 2 } } as unknown as ToldCheck;
    expect(checkMarkdown(told)).not.toContain('Left out');
    expect(checkMarkdown(broken)).toMatch(
      /^## HOLDS.*\n\n\*\*Left out of all rates, because a bot or a game failed: 2 \w+s\.\*\*\n\n<details>/,
    );
  });

  test('takes no word for a cell, a tag or the end of a block', () => {
    const text = checkMarkdown(toldOf([line('a|b<i>', 'fails')], 'fablelab check "a```b.yaml"'));
    expect(text).toContain('| a\\|b\\<i> | fails |');
    expect(text).toContain('- a \\| b\n');
    expect(text).toContain('````sh\nfablelab check "a```b.yaml"\n````\n');
  });
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
