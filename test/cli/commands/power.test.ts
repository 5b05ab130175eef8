import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readRun } from '../../../src/lab/run/run-folder.ts';
import { pairVariance } from '../../../src/lab/statistics/pair-variance.ts';
import { run } from '../fake-terminal.ts';

interface Answer {
  alpha_each: number;
  pair_variance: number;
  needs: { question: string; pairs: number; games: number; seconds: number | null }[];
}

const home = mkdtempSync(join(tmpdir(), 'fablelab-power-'));
const folder = join(home, 'run');
beforeAll(async () => {
  await run(`sweep --fables alice,mulan,kaguya --bots greedy --pairs 40 --seed 1 --quiet --out ${folder}`);
});
afterAll(() => rmSync(home, { recursive: true, force: true }));

const answer = async (flags: string) => JSON.parse((await run(`power ${flags} --json`)).out) as Answer;

describe('power', () => {
  // Oracle: (1.959964 + 1.281552)² · 1/8 / 0.01², by Python; a pair of independent games at 50 % varies by 1/8.
  test('pairs and games of each question', async () => {
    const { needs } = await answer('--detect 1pp --half-width 0.5pp --paired-correlation 0.9');
    expect(needs.map(({ pairs, games, seconds }) => [pairs, games, seconds])).toEqual([
      [13_135, 26_270, null],
      [26_269, 105_076, null],
      [2627, 10_508, null],
      [19_208, 38_416, null],
    ]);
  });

  test('many questions share alpha, and need more', async () => {
    const [one, many] = [await answer('--detect 2pp'), await answer('--detect 2pp --tests 45')];
    expect(many.alpha_each).toBeCloseTo(0.05 / 45, 12);
    expect(many.needs[0]?.pairs).toBeGreaterThan(1.5 * (one.needs[0]?.pairs ?? 0));
  });

  test('a run says how much its pairs vary, and how fast it was', async () => {
    const { pair_variance: variance, needs } = await answer(`--detect 1pp --run ${folder}`);
    const largest = Math.max(...readRun(folder).matchups.map(({ tally }) => pairVariance(tally.sides[0]!)));
    expect(variance).toBeCloseTo(largest, 6);
    expect((needs[0]?.pairs ?? 0) / 13_135).toBeCloseTo(largest / 0.125, 3);
    expect(needs[0]?.seconds).toBeGreaterThan(0);
    const { out } = await run(`power --detect 1pp --run ${folder}`);
    expect(out).toMatch(/the largest of 3 matchups of .*: \d\.\d\d times what independent games at 50 % are worth\./);
  });

  // Oracle: the half points of every set, base and arm in turn, as sets.bin has them.
  test('a run with arms says how much the same luck is worth', async () => {
    const patch = join(home, 'more.yaml');
    writeFileSync(patch, 'change: { alice.hp: +2 }');
    const own = join(home, 'arms');
    await run(`sweep --fables alice,mulan --bots greedy --pairs 200 --seed 1 --quiet --patch ${patch} --out ${own}`);
    const sets = readFileSync(join(own, 'sets.bin'));
    const shifts = Array.from({ length: 200 }, (_, set) => (sets[2 * set + 1]! - sets[2 * set]!) / 4);
    const mean = shifts.reduce((sum, shift) => sum + shift, 0) / 200;
    const variance = shifts.reduce((sum, shift) => sum + (shift - mean) ** 2, 0) / 200;
    const { needs } = await answer(`--detect 1pp --run ${own}`);
    expect(needs[2]?.question).toMatch(
      /^old against new, 1 pp, the same luck, as measured: correlation 0\.\d\d, \d+\.\d times fewer games$/,
    );
    expect((needs[2]?.pairs ?? 0) / 13_135).toBeCloseTo(variance / 0.125, 3);
  });

  test('a run that was killed has no pace', async () => {
    const meta = { schema: 'fablelab-run-meta/1', sessions: [{ did: 'sweep', started: '2025-01-01', ended: null }] };
    writeFileSync(join(folder, 'run.meta.json'), JSON.stringify(meta));
    expect((await answer(`--detect 1pp --run ${folder}`)).needs[0]?.seconds).toBeNull();
    expect((await run(`power --detect 1pp --run ${folder}`)).out).not.toContain('games/s');
  });

  test.each([
    ['', 'power: found neither --detect nor --half-width'],
    ['--detect 1', '--detect: found "1", expected percentage points above 0 and up to 50, such as 1pp'],
    ['--detect 0pp', '--detect: found "0pp"'],
    ['--half-width 51pp', '--half-width: found "51pp"'],
    ['--detect 1pp --power 1', '--power: found "1", expected a number between 0 and 1'],
    ['--detect 1pp --alpha 0', '--alpha: found "0", expected a number between 0 and 1'],
    ['--detect 1pp --tests 0', '--tests: found "0", expected a whole number from 1'],
    ['--detect 1pp --paired-correlation 1', '--paired-correlation: found "1", expected a number above -1 and below 1'],
    ['--detect 1pp --run nowhere', '--run: found "nowhere", expected a run'],
  ])('%s is a mistake', async (flags, complaint) => {
    const { code, err } = await run(`power ${flags}`);
    expect(err).toContain(complaint);
    expect(code).toBe(2);
  });
});
