// Checks at tables of other sizes than two: what is decided there, and what is refused because nothing could ever decide it.
import { writeFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { boundsOf } from '../../../src/lab/report/check/judge.ts';
import { readRun } from '../../../src/lab/run/run-folder.ts';
import { judgeBetween } from '../../../src/lab/statistics/gsprt.ts';
import { scoreLlr } from '../../../src/lab/statistics/score-llr.ts';
import { run } from '../../cli/fake-terminal.ts';
import { withTinyGames } from '../tiny-games.ts';
import { at, home } from './runs.ts';

withTinyGames(home);

const check = (name: string, text: string, flags = '') => {
  writeFileSync(at(`${name}.yaml`), text);
  return run(`check ${at(`${name}.yaml`)} --out ${at(name)} --full ${flags}`);
};

const three = 'game: bidding\nmode: 3-players\nentrants: { bidders: "*", bots: [chance] }\nmirrors: true\nexpect:\n';
const lone = 'game: doom\nmode: 2-heroes\nentrants: { heroes: "*", bots: [chance] }\nexpect:\n';

describe('three sides', () => {
  // Oracle: the tallies where it stopped.
  test('rates are shares of rivals beaten, the first player is one of three', async () => {
    const { code } = await check(
      'three',
      `${three}  matchup.*.rate: { between: [1, 99] }\n  first-player: { within: 45 }\n`,
    );
    const { config, matchups, judged } = readRun(at('three'));
    const lines = config.expect!;
    expect(lines.length).toBeGreaterThan(2);
    for (const { name, figure, min, max, margin } of lines) {
      if (figure.is !== 'matchup-rate') continue;
      const { tally } = matchups[figure.matchup]!;
      const found = judged.get(name);
      if (found === undefined || found.sets !== tally.sets) continue;
      const bins = tally.sides[figure.side]!;
      const again = judgeBetween((h0, h1) => scoreLlr(bins, h0, h1), [min!, max!], margin, boundsOf(lines.length));
      expect(found.verdict).toBe(again.verdict);
    }
    expect(judged.get('first-player')?.verdict).toBe('holds');
    expect([0, 1]).toContain(code);
  });

  test.each([
    ['entrant.*.rate: { within: 10 }', 'with 3 sides, expected two sides'],
    ['entrant.*.rating: { within: 10 }', 'ratings are of duels alone'],
    ['no-result: { max: 1 }', 'with 3 sides, expected two sides, or one'],
  ])('%s can never be decided', async (line, words) => {
    const { code, err } = await check('refused', `${three}  ${line}\n`);
    expect(err).toContain(words);
    expect(code).toBe(2);
  });
});

describe('a lone side', () => {
  test('how often it wins, and how long that takes', async () => {
    await check(
      'lone',
      `${lone}  matchup.*.rate: { between: [1, 99] }\n  length.p50: { max: 1000 }\n  no-result: { max: 50 }\n`,
    );
    const { judged } = readRun(at('lone'));
    expect(judged.get('length.p50')?.verdict).toBe('holds');
    expect(judged.get('no-result')?.verdict).toBe('holds');
  });

  test('nobody is there to begin before', async () => {
    const { code, err } = await check('alone', `${lone}  first-player: { within: 5 }\n`);
    expect(err).toContain('with a lone side, expected somebody to begin before');
    expect(code).toBe(2);
  });
});
