// ladder --sprt: the verdict and its exit code, the same for any number of workers.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { eloLlr, superiority } from '../../../src/lab/statistics/elo-llr.ts';
import { withTinyGames } from '../../lab/tiny-games.ts';
import { run } from '../fake-terminal.ts';

const home = mkdtempSync(join(tmpdir(), 'fablelab-sprt-'));
afterAll(() => rmSync(home, { recursive: true, force: true }));
withTinyGames(home);

const small = 'ladder --fables alice,mulan,snow-white --seed 5 --quiet';
const clear = `${small} --new greedy --old random --sprt 0,10`;

interface Sprt {
  readonly verdict: string;
  readonly ended: string;
  readonly interrupted?: true;
  readonly llr: number;
  readonly llr_h0: number;
  readonly llr_h1: number;
  readonly los: number | null;
  readonly elo: number | null;
  readonly matchups: number;
  readonly pairs_each: number;
  readonly pairs: number;
  readonly games: number;
  readonly pentanomial: readonly number[];
}

describe('one worker and three print the same', () => {
  test.each(['--new greedy --old greedy-v1 --sprt 0,40', '--new random --old greedy --sprt 0,10 --json'])(
    '%s',
    async (line) => {
      const [one, three] = [await run(`${small} ${line} --jobs 1`), await run(`${small} ${line} --jobs 3`)];
      expect(three).toEqual(one);
    },
  );
});

describe('for programs', async () => {
  const { out, code } = await run(`${small} --new greedy --old greedy-v1 --sprt 0,40 --json`);
  const sprt = JSON.parse(out) as Sprt;

  test('the figures are those of the pairs in the five bins', () => {
    const pairs = sprt.pentanomial.reduce((sum, one) => sum + one, 0);
    expect(sprt).toMatchObject({ matchups: 9, pairs, pairs_each: pairs / 9, games: 2 * pairs });
    expect(sprt.llr).toBeCloseTo(eloLlr(sprt.pentanomial, 0, 40), 5);
    expect(sprt.los).toBeCloseTo(superiority(sprt.pentanomial), 5);
    expect([sprt.llr_h0, sprt.llr_h1]).toEqual([-2.944439, 2.944439]);
  });

  test('verdict and exit code follow from the LLR', () => {
    const is = sprt.llr >= sprt.llr_h1 ? ['h1', 'llr', 0] : ['h0', 'llr', 1];
    expect([sprt.verdict, sprt.ended, code]).toEqual(is);
  });
});

describe('for people', () => {
  test('the verdict first, then what chess testers know', async () => {
    const { out, code, err } = await run(clear);
    expect(out).toMatch(/^greedy is better than random: 10 Elo fits the games better than 0 \(H1 accepted\)\.\n/);
    expect(out).toMatch(/\nLLR: \d+\.\d\d \(−2\.94, 2\.94\) \[0, 10\], alpha 0\.05, beta 0\.05\n/);
    expect(out).toMatch(/\nElo: (∞|\d+\.\d) \(\d+\.\d to (∞|\d+\.\d)\)\nnormalized Elo: .*\nLOS: 100\.0 %\n/);
    expect(out).toMatch(/\ngames: 522, 29 pairs of each of 9 matchups\nPtnml\(0-2\): \d+ \d+ \d+ \d+ \d+\n/);
    expect(out).not.toContain('NaN');
    expect([code, err]).toEqual([0, '']);
  });

  test.each([
    [
      '--new random --old greedy --sprt 0,10',
      1,
      'random is not better than greedy: 0 Elo fits the games better than 10 (H0 accepted).',
    ],
    [
      '--new random --old greedy --sprt=-10,0',
      1,
      'random is worse than greedy: −10 Elo fits the games better than 0 (H0 accepted).',
    ],
    ['--new greedy --old random --sprt=-10,0', 0, 'greedy is no worse than random: 0 Elo fits the games better than −10'],
    [
      '--new greedy --old random --sprt 0,10 --pairs 3',
      4,
      'Undecided whether greedy is better than random: 3 pairs of each',
    ],
    [
      '--new greedy --old random --sprt 0,0.01 --for 0.001s',
      4,
      'Undecided whether greedy is better than random: stopped by --for',
    ],
  ])('%s ends with %d', async (line, code, sentence) => {
    const ran = await run(`${small} ${line}`);
    expect(ran.out.slice(0, sentence.length)).toBe(sentence);
    expect(ran.code).toBe(code);
  });

  test('progress says how far the LLR is', async () => {
    let now = 0;
    const clock = { now: () => (now += 20_000) };
    const { err } = await run(clear.replace('--quiet', '--progress plain'), clock);
    expect(err).toMatch(/games\/s, .* left, LLR \d+\.\d\d \(−2\.94, 2\.94\)\n/);
  });
});

test('Ctrl-C shows what was played so far, in whole rounds', async () => {
  const onInterrupt = (press: () => void) => {
    setTimeout(press, 700);
    return () => {};
  };
  const { code, out } = await run(`${small} --new greedy --old greedy-v1 --sprt 0,0.01 --json`, { onInterrupt });
  const sprt = JSON.parse(out) as Sprt;
  expect(code).toBe(130);
  expect(sprt).toMatchObject({ verdict: 'undecided', ended: 'interrupted', interrupted: true, pairs: 9 * sprt.pairs_each });
  expect(sprt.pentanomial.reduce((sum, one) => sum + one, 0)).toBe(sprt.pairs);
});

test('Ctrl-C before the first round', async () => {
  const onInterrupt = (press: () => void) => {
    press();
    return () => {};
  };
  const { code, out } = await run(clear, { onInterrupt });
  expect(code).toBe(130);
  expect(out).toMatch(/interrupted; (.*\n)*Elo: –\nnormalized Elo: –\nLOS: –\ngames: 0, /);
});

test('a bot that breaks is neither better nor worse', async () => {
  const { code, out, err } = await run('ladder --game relay --mode 1v1 --new broken --old first --sprt 0,10 --quiet');
  expect(out).toMatch(/^Undecided whether broken is better than first: a bot or a game failed\.\n/);
  expect(err).toContain('out of ideas');
  expect(code).toBe(3);
});

test('help says how it is asked', async () => {
  const { out } = await run('ladder --help');
  for (const flag of ['--new', '--old', '--sprt', '--alpha', '--beta', '--for']) expect(out).toContain(` ${flag} `);
  expect(out.replaceAll(/\s+/g, ' ')).toContain(
    'fablelab ladder --new greedy --old greedy-v1 is it better? exit 0: yes, 1: no',
  );
});

describe('mistakes', () => {
  test.each([
    ['--sprt 0,10', '--sprt: found without --new, expected it too, such as --new mine --old greedy --sprt 0,10'],
    ['--new greedy --sprt 0,10', '--sprt: found without --old, expected it too'],
    ['--new greedy --old random', '--new: found without --sprt, expected it too'],
    ['--alpha 0.1', '--alpha: found without --sprt, expected it too'],
    ['--for 9s', '--for: found without --sprt, expected it too'],
    [
      '--bots greedy,random --new greedy --old random --sprt 0,10',
      '--bots: found with --sprt, expected --new and --old in its place',
    ],
    [
      '--new greedy --old greedy --sprt 0,10',
      '--new: found "greedy", which wins exactly half of its games against itself by design',
    ],
    ['--new greedy --old randem --sprt 0,10', '--old: found "randem", expected one of '],
    [
      '--new greedy --old random --sprt 10,10',
      '--sprt: found "10,10", expected two numbers of Elo from -1000 to 1000, the smaller first',
    ],
    ['--new greedy --old random --sprt 10,0', '--sprt: found "10,0", expected two numbers'],
    ['--new greedy --old random --sprt 0,5000', '--sprt: found "0,5000", expected two numbers'],
    ['--new greedy --old random --sprt 5', '--sprt: found "5", expected two numbers'],
    ['--new greedy --old random --sprt 0,10 --alpha 0.5', '--alpha: found "0.5", expected a number below 0.5'],
    ['--new greedy --old random --sprt 0,10 --beta 5%', '--beta: found "5%", expected a number between 0 and 1'],
    ['--new greedy --old random --sprt 0,10 --for soon', '--for: found "soon", expected a time'],
    ['--new greedy --old random --sprt 0,10 --pairs 0', '--pairs: found "0", expected a whole number from 1'],
    ['--game doom --new random --old first --sprt 0,10', '--sprt: found 2-heroes of '],
    ['--game bidding --new random --old first --sprt 0,10', 'expected a mode in which two meet with one seat each'],
  ])('%s', async (line, message) => {
    const { code, err } = await run(`ladder ${line}`);
    expect(err).toContain(message);
    expect(code).toBe(2);
  });
});
