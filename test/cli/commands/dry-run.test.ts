// What a dry run tells, where it can be checked: of a small run it plays all, and then it must know. How fast anything is, no test asks.
import { mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { Pace } from '../../../src/cli/commands/sweep/pace.ts';
import { run } from '../fake-terminal.ts';

const home = mkdtempSync(join(tmpdir(), 'fablelab-dry-run-test-'));
afterAll(() => rmSync(home, { recursive: true, force: true }));

const small = 'sweep --bots random --entrants alice,mulan,kaguya --seed 1 --pairs 40';

interface Told {
  readonly games: number;
  readonly pairs: number;
  readonly seconds: number;
  readonly bytes: {
    readonly raw: number;
    readonly sets: number;
    readonly others: number;
    readonly most: number;
    readonly free: number;
  };
}

const told = async (words: string) => JSON.parse((await run(`${words} --dry-run --json`)).out) as Told;

describe('a dry run', () => {
  test('knows how large the files will be', async () => {
    const folder = join(home, 'whole');
    await run(`${small} --raw --quiet --out ${folder}`);
    const size = (name: string) => statSync(join(folder, name)).size;
    const others = readdirSync(folder)
      .filter((name) => !['raw.csv', 'sets.bin', 'run.meta.json'].includes(name))
      .reduce((sum, name) => sum + size(name), 0);
    const { bytes, games } = await told(`${small} --raw`);
    expect(games).toBe(3 * 40 * 2);
    expect(bytes.sets).toBe(size('sets.bin'));
    // All but the line with the names of the columns, and what tallies and datapackage say of both files.
    expect(size('raw.csv') - bytes.raw).toBeLessThan(300);
    expect(size('raw.csv') - bytes.raw).toBeGreaterThan(0);
    expect(Math.abs(bytes.others / others - 1)).toBeLessThan(0.02);
    expect(bytes.most).toBe(bytes.others + 2 * (bytes.raw + bytes.sets));
    expect(bytes.free).toBeGreaterThan(0);
  });

  test('counts files only that are asked for, and only a shard’s part of them', async () => {
    expect((await told(`${small} --set keep-sets=false`)).bytes).toMatchObject({ raw: 0, sets: 0 });
    expect(await told(`${small} --shard 1/4`)).toMatchObject({ games: 3 * 10 * 2, bytes: { raw: 0, sets: 3 * 10 } });
  });

  test('says it in four lines', async () => {
    const { code, out, err } = await run(`${small} --raw --jobs 1 --dry-run`);
    const [games, pace, disk, width, ...rest] = out.split('\n');
    expect(games).toBe('3 matchups, 40 pairs each: 240 games');
    expect(pace).toMatch(/^about \d+ games\/s on 1 workers: about (\d+ s|\d+:\d\d min)$/);
    expect(disk).toMatch(
      /^about [\d.]+ kB on the disk \([\d.]+ kB raw\.csv, 120 bytes sets\.bin\), and [\d.]+ kB as it finishes; [\d.]+ \wB are free$/,
    );
    expect(width).toMatch(/^95 % interval of a matchup: about ±10\.96 pp at 50 %/);
    expect(rest).toEqual(['']);
    expect([code, err]).toEqual([0, '']);
  });

  test('tells how long `until` takes by what it has seen, not as if nothing were known', async () => {
    const { pairs } = await told('sweep --bots greedy,random --entrants alice --until ci<=0.8pp --seed 1');
    // Greedy always wins: by the first mark the interval is narrow enough, at 50 % it takes 7,680 pairs.
    expect(pairs).toBe(512);
  });

  test('is interrupted like everything else, and leaves nothing', async () => {
    const before = readdirSync(tmpdir()).filter((name) => name.startsWith('fablelab-dry-run-')).length;
    const onInterrupt = (press: () => void) => {
      press();
      return () => {};
    };
    const { code, out } = await run(`${small} --dry-run`, { onInterrupt });
    expect([code, out]).toEqual([130, '']);
    expect(readdirSync(tmpdir()).filter((name) => name.startsWith('fablelab-dry-run-')).length).toBe(before);
  });
});

describe('the pace', () => {
  /** A block of ten sets now and then: `steps` are how many milliseconds each took. */
  const paceOf = (steps: readonly number[], hands = 2) => {
    const pace = new Pace(500, hands);
    let now = 500;
    for (const step of steps) {
      now += step;
      pace.add(now, 10);
    }
    return pace;
  };
  const cold = [400, 300, 200, 200, 150, 100, 100];
  const warm = (seconds: number) => new Array<number>(20 * seconds).fill(50);

  test('is that of warm workers, and the beginning takes as long as it took', () => {
    const pace = paceOf([...cold, ...warm(3)]);
    expect(pace.isSteady).toBe(true);
    expect(pace.now).toBeCloseTo(10 / 50, 10);
    expect(pace.timeFor(10)).toBeCloseTo(400, 10);
    expect(pace.timeFor(15)).toBeCloseTo(550, 10);
    expect(pace.timeFor(pace.sets)).toBeCloseTo(1450 + 3000, 10);
    expect(pace.timeFor(pace.sets + 1000)).toBeCloseTo(1450 + 3000 + 5000, 10);
  });

  test('is not told too early, nor while it changes, nor by few blocks', () => {
    expect(paceOf(warm(2)).isSteady).toBe(false);
    expect(paceOf([...cold, ...warm(1), ...new Array<number>(50).fill(20)]).isSteady).toBe(false);
    expect(paceOf([1500, 1500, 1500]).isSteady).toBe(false);
    expect(paceOf([...new Array<number>(10).fill(1500)]).isSteady).toBe(true);
  });

  test('of somebody who is never steady is told in the end', () => {
    const uneven = Array.from({ length: 9 }, (_, second) =>
      new Array<number>(second % 2 === 0 ? 10 : 50).fill(second % 2 === 0 ? 100 : 20),
    );
    expect(paceOf(uneven.slice(0, 7).flat()).isSteady).toBe(false);
    expect(paceOf(uneven.flat()).isSteady).toBe(true);
  });

  test('of a run that was over before', () => {
    const pace = paceOf([20, 20]);
    expect(pace.timeFor(20)).toBeCloseTo(40, 10);
    expect(pace.timeFor(40)).toBeCloseTo(80, 10);
  });
});
