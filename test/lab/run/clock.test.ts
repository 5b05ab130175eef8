// Stopped by the clock: finished as far as it is, marked as unfinished everywhere, and gone on with to the same bytes.
import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { MARK } from '../../../src/lab/contest/until.ts';
import { turnByTurn } from '../../../src/lab/run/play-run.ts';
import { readRun } from '../../../src/lab/run/run-folder.ts';
import { run } from '../../cli/fake-terminal.ts';
import { at, filesOf, small, sweep } from './runs.ts';

const read = (name: string, file: string) => readFileSync(`${at(name)}/${file}`, 'utf8');
const UNFINISHED = /^Unfinished, stopped by the clock: \d+ of 600 pairs are played, and the numbers are those so far\.$/m;

/** Long enough that no machine plays all of it before the clock is looked at. */
const long = `${small.replace('--pairs 60', '--pairs 200')} --jobs 2`;

describe('stopped by the clock', async () => {
  expect((await sweep(long, 'one')).code).toBe(0);
  const one = filesOf('one');
  const stopped = await sweep(`${long} --for 0.001s`, 'cut');

  test('it ends well, and says how to go on', () => {
    expect(stopped.code).toBe(0);
    expect(stopped.out).toMatch(UNFINISHED);
    expect(stopped.err).toBe(`fablelab: stopped after 0.001s and saved; to go on:\n  fablelab resume ${at('cut')}\n`);
  });

  test('every report says that it is unfinished, and every matchup why it is not over', async () => {
    expect(read('cut', 'report.md')).toMatch(/^\*\*Unfinished, stopped by the clock: /m);
    const { complete, notes, resources } = JSON.parse(read('cut', 'datapackage.json'));
    expect({ complete, note: notes[0] }).toEqual({ complete: false, note: expect.stringMatching(UNFINISHED) });
    const there = readdirSync(at('cut'));
    for (const { path } of resources) expect(there).toContain(path);
    const { out } = await run(`report ${at('cut')} --json`);
    expect(JSON.parse(out)).toMatchObject({ complete: false, notes });
    for (const { stop_reason } of JSON.parse(out).reports.matchups) expect(stop_reason).toBe('clock');
  });

  test('all matchups are about as far', () => {
    const sets = readRun(at('cut')).matchups.map(({ tally }) => tally.sets);
    expect(Math.max(...sets)).toBeGreaterThan(0);
    expect(Math.max(...sets)).toBeLessThanOrEqual(Math.max(4, 2 * Math.min(...sets)));
  });

  test('gone on with, by the clock again and then to its end, it is the same bytes', async () => {
    const far = () => readRun(at('cut')).matchups.reduce((sum, { tally }) => sum + tally.sets, 0);
    const before = far();
    expect(await run(`resume ${at('cut')} --for 0.001s --jobs 2 --quiet`)).toMatchObject({ code: 0 });
    expect(far()).toBeGreaterThan(before);
    const done = await run(`resume ${at('cut')} --quiet`);
    expect(done).toMatchObject({ code: 0, err: '' });
    expect(done.out).not.toContain('Unfinished');
    expect(filesOf('cut')).toEqual(one);
  });

  test('in the middle of --until too', async () => {
    const until =
      '--fables red-riding-hood,snow-white,kaguya --bots greedy --seed 11 --raw --quiet --until ci<=2pp --jobs 2';
    expect((await sweep(until, 'until')).code).toBe(0);
    const cut = await sweep(`${until} --for 0.001s`, 'until-cut');
    expect(cut.out).toMatch(/^Unfinished, stopped by the clock: \d+ of about \d+ pairs/m);
    for (let session = 0; session < 3; session++) {
      expect((await run(`resume ${at('until-cut')} --for 1s --jobs 2 --quiet`)).code).toBe(0);
    }
    expect((await run(`resume ${at('until-cut')} --quiet`)).code).toBe(0);
    expect(filesOf('until-cut')).toEqual(filesOf('until'));
  });

  test('a shard says so as well, and is merged when it is complete', async () => {
    const cut = await sweep(`${long} --shard 1/2 --for 0.001s`, 'shard-1');
    expect(cut.out).toMatch(/^Shard 1 of 2 is in \S+, unfinished: \d+ of 600 games are played$/m);
    expect(JSON.parse((await run(`resume ${at('shard-1')} --for 0.001s --json`)).out).complete).toBe(false);
    await sweep(`${long} --shard 2/2`, 'shard-2');
    const merge = () => run(['merge', at('shard-1'), at('shard-2'), '--out', at('merged')]);
    expect(await merge()).toMatchObject({ code: 2, err: expect.stringContaining('not complete') });
    await run(`resume ${at('shard-1')} --quiet`);
    expect((await merge()).code).toBe(0);
    expect(filesOf('merged')).toEqual(one);
  });

  test('with time for all of it nothing is different', async () => {
    expect(await sweep(`${long} --for 2h`, 'in-time')).toMatchObject({ code: 0, err: '' });
    expect(filesOf('in-time')).toEqual(one);
  });

  test('Ctrl-C is an interruption, clock or not', async () => {
    const onInterrupt = (press: () => void) => {
      setTimeout(press, 20);
      return () => {};
    };
    const { code, err } = await run(`sweep ${long} --for 2h --out ${at('ctrl-c')}`, { onInterrupt });
    expect(err).toContain('interrupted and saved');
    expect(code).toBe(130);
    const report = await run(`report ${at('ctrl-c')} --json`);
    const { complete, notes, reports } = JSON.parse(report.out);
    expect({ complete, note: notes[0] }).toEqual({ complete: false, note: expect.stringMatching(/^Unfinished: /) });
    for (const { stop_reason } of reports.matchups) expect(stop_reason).toBeNull();
  });

  test.each(['0s', '10', 'm', '', '5m1h', '-1m', '1.m', '25d', '10 m'])('--for "%s" is no time', async (text) => {
    const { code, err } = await run(['sweep', ...long.split(' '), '--out', at('none'), '--for', text]);
    const found = `--for: found "${text}", expected a time such as 90s, 10m, 1h30m or 2d, up to 24d`;
    expect(err).toContain(text === '' ? '--for' : found);
    expect(code).toBe(2);
    expect(readdirSync(at('')).filter((name) => name === 'none')).toEqual([]);
  });
});

describe('turn by turn', () => {
  const turns = (ranges: readonly (readonly [from: number, to: number])[], first = 0) =>
    [
      ...turnByTurn(
        ranges.map(([from, to], matchup) => ({ matchup, from, to })),
        first,
      ),
    ].map(({ matchup, from, to }) => `${matchup}: ${from}-${to}`);

  test('every matchup goes as far as the others', () => {
    const [a, b] = [
      [0, 20],
      [0, 6],
    ] as const;
    expect(turns([a, b])).toEqual(['0: 0-4', '1: 0-4', '0: 4-8', '1: 4-6', '0: 8-16', '0: 16-20']);
  });

  test('and first as far as one that was further when it began', () => {
    const [a, b] = [
      [10, 20],
      [0, 20],
    ] as const;
    expect(turns([a, b])).toEqual(['1: 0-4', '1: 4-8', '0: 10-16', '1: 8-16', '0: 16-20', '1: 16-20']);
  });

  test('of a shard too', () => {
    expect(turns([[104, 120]], 100)).toEqual(['0: 104-108', '0: 108-116', '0: 116-120']);
  });

  test('no turn is longer than a mark, and ends at one', () => {
    const long = [...turnByTurn([{ matchup: 0, from: 0, to: 10 * MARK }], 0)];
    expect(long.slice(-9).map(({ to }) => to / MARK)).toEqual([2, 3, 4, 5, 6, 7, 8, 9, 10]);
    for (const { from, to } of long) expect(to - from).toBeLessThanOrEqual(MARK);
  });

  test('where nothing is left there is no turn', () => {
    expect(turns([[20, 20]])).toEqual([]);
    expect(turns([])).toEqual([]);
  });
});
