// Checks: what is expected is looked at after every round, what is decided stays so, and verdicts and bytes are the same however it is played.
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { parse } from 'csv-parse/sync';
import { beforeAll, describe, expect, test } from 'vitest';
import { ROUND } from '../../../src/lab/contest/until.ts';
import { boundsOf } from '../../../src/lab/report/check/judge.ts';
import { readRun } from '../../../src/lab/run/run-folder.ts';
import { judgeBetween, judgeUpper } from '../../../src/lab/statistics/gsprt.ts';
import { scoreLlr } from '../../../src/lab/statistics/score-llr.ts';
import { run } from '../../cli/fake-terminal.ts';
import { killAfter } from './killed.ts';
import { at, filesOf, sweep } from './runs.ts';

const scenario = (name: string, expected: string, more = '') => {
  const text = `game: twisted-fables\nentrants: { fables: [red-riding-hood, snow-white, alice], bots: greedy }\nseed: 5\nreports: [matchups]\n${more}expect:\n${expected}`;
  writeFileSync(at(`${name}.yaml`), text);
  return at(`${name}.yaml`);
};

const check = (file: string, out: string, flags = '') => run(`check ${file} --out ${at(out)} --quiet ${flags}`);

type Row = Readonly<Record<string, string>>;
const linesOf = (name: string): Row[] => parse(filesOf(name)['check.csv'] ?? '', { columns: true });

describe('lines of matchups and of all together', async () => {
  const lines = [
    'matchup.*.rate: { between: [20, 78], margin: 2 }',
    'first-player: { within: 5 }',
    'no-result: { max: 1% }',
  ];
  const file = scenario('three', lines.map((line) => `  ${line}\n`).join(''));
  const { code } = await check(file, 'one', '--jobs 1');
  const one = filesOf('one');

  test('each holds, fails or is undecided, and the worst says how it ends', () => {
    const verdicts = Object.fromEntries(linesOf('one').map(({ expected, verdict }) => [expected, verdict]));
    expect(verdicts).toEqual({
      'matchup.red-riding-hood,snow-white.rate': 'holds',
      'matchup.red-riding-hood,alice.rate': 'holds',
      'matchup.snow-white,alice.rate': 'fails',
      'first-player': 'holds',
      'no-result': 'holds',
    });
    expect(code).toBe(1);
  });

  // Oracle: the definition, on all sets of a sweep, round by round.
  test('a line of one matchup is decided at the first round that says enough', async () => {
    await sweep(`${file} --pairs 2560 --raw --jobs 2 --quiet`, 'all');
    const rows: Row[] = parse(filesOf('all')['raw.csv'] ?? '', { columns: true });
    for (const [matchup, line] of linesOf('one').slice(0, 3).entries()) {
      const own = rows.filter((row) => row.matchup === String(matchup + 1));
      const bins = [0, 0, 0, 0, 0];
      let decided = { sets: 0, verdict: '' };
      for (let set = 0; decided.verdict === ''; set++) {
        const [a, b] = own.slice(2 * set, 2 * set + 2);
        const points = (row: Row | undefined, seat: string) => (row?.winner === '' ? 1 : row?.winner === seat ? 2 : 0);
        bins[points(a, '0') + points(b, '1')]!++;
        if ((set + 1) % ROUND !== 0) continue;
        const { verdict } = judgeBetween((h0, h1) => scoreLlr(bins, h0, h1), [0.2, 0.78], 0.02, boundsOf(5));
        if (verdict !== 'undecided') decided = { sets: set + 1, verdict };
      }
      expect([line.sets, line.verdict]).toEqual([String(decided.sets), decided.verdict]);
    }
  });

  test('a line of several matchups is read from equally many sets of each, which go on together until then', () => {
    const { matchups, judged } = readRun(at('one'));
    const first = judged.get('first-player')!;
    const sets = matchups.map(({ tally }) => tally.sets);
    for (const own of sets) expect(own).toBeGreaterThanOrEqual(first.sets);
    expect(first.games).toBe(2 * 3 * first.sets);
  });

  test('the same bytes with three workers', async () => {
    await check(file, 'jobs-3', '--jobs 3');
    expect(filesOf('jobs-3')).toEqual(one);
  });

  test('the same bytes killed in the middle, and resumed', async () => {
    await killCheck('killed', 900, `${file} --quiet`);
    // On a slow machine there may be no folder yet.
    const again = existsSync(at('killed')) ? run(`resume ${at('killed')} --quiet`) : check(file, 'killed');
    expect((await again).code).toBe(1);
    expect(filesOf('killed')).toEqual(one);
  });
});

/** As killAfter, of a check. */
async function killCheck(name: string, milliseconds: number, flags: string): Promise<void> {
  // A check is a sweep until all is decided.
  await killAfter(name, milliseconds, `${flags} --until decided --pairs 20480`);
}

const reusedOf = (err: string) => Number(/fablelab: (\d+) pairs were played before by the same code/.exec(err)?.[1] ?? 0);

describe('what was played before by the same code', () => {
  const file = scenario('again', '  matchup.*.rate: { between: [20, 80], margin: 2 }\n  no-result: { max: 5% }\n');
  const env = { FABLELAB_KEPT: at('kept') };
  const again = (out: string, flags = '') => run(`check ${file} --out ${at(out)} ${flags}`, { env });

  test('is not played again, and nothing of that is in the files', async () => {
    const first = await again('first');
    expect(first.err).not.toContain('not played again');
    const second = await again('second');
    const { matchups } = readRun(at('first'));
    const sets = matchups.reduce((sum, { tally }) => sum + tally.sets, 0);
    // Some were read ahead of the end.
    expect(reusedOf(second.err)).toBeGreaterThanOrEqual(sets);
    expect(filesOf('second')).toEqual(filesOf('first'));
    expect((await again('third', '--no-reuse')).err).not.toContain('not played again');
    expect(filesOf('third')).toEqual(filesOf('first'));
  });

  test('nor what a change cannot reach', async () => {
    const { err } = await again('reached', '--set alice.hp=+1');
    const [untouched] = readRun(at('reached')).matchups;
    expect(reusedOf(err)).toBeGreaterThanOrEqual(untouched!.tally.sets);
    expect(reusedOf(err)).toBeLessThan(2 * untouched!.tally.sets + 256);
    await again('all-played', '--set alice.hp=+1 --no-reuse');
    expect(filesOf('reached')).toEqual(filesOf('all-played'));
  });
});

describe('judged as it is', async () => {
  const file = scenario('fixed', '  matchup.*.rate: { max: 60, margin: 2 }\n  no-result: { max: 5% }\n');
  await sweep(`${file} --pairs 600 --jobs 2 --quiet`, 'whole');

  test('a run at its own number of sets, in the same words', async () => {
    const { code, out } = await run(`check ${at('whole')} --full`);
    expect(out).toMatch(/^(HOLDS|FAILS|UNDECIDED): of 4 lines /);
    const { matchups } = readRun(at('whole'));
    const expected = matchups.map(({ tally }) => {
      const bins = tally.sides[0]!;
      return judgeUpper((h0, h1) => scoreLlr(bins, h0, h1), 0.6, 0.02, boundsOf(4)).verdict;
    });
    expect(
      linesOf('whole')
        .slice(0, 3)
        .map(({ verdict }) => verdict),
    ).toEqual(expected);
    expect(code).toBe(expected.includes('fails') ? 1 : 4);
  });

  test('as shards that were merged', async () => {
    for (const index of [1, 2]) await sweep(`${file} --pairs 600 --shard ${index}/2 --quiet`, `part-${index}`);
    expect((await run(['merge', at('part-1'), at('part-2'), '--out', at('merged')])).code).toBe(0);
    await run(`check ${at('merged')} --quiet`);
    expect(filesOf('merged')['check.csv']).toBe(filesOf('whole')['check.csv']);
  });

  test('without anything expected it says so', async () => {
    await sweep('--fables alice,mulan --bots greedy --pairs 8 --quiet', 'plain');
    const { code, err } = await run(`check ${at('plain')}`);
    expect(err).toContain('found nothing expected');
    expect(code).toBe(2);
  });
});

describe('undecided', () => {
  const file = () => scenario('near', '  matchup.red-riding-hood,snow-white.rate: { max: 45, margin: 0.01 }\n');

  test('at the cap', async () => {
    const { code } = await check(file(), 'cap', '--pairs 256');
    expect(linesOf('cap').map(({ verdict, sets }) => [verdict, sets])).toEqual([['undecided', '256']]);
    expect(code).toBe(4);
  });

  test('by the clock, and it goes on', async () => {
    const { code, err } = await check(file(), 'clock', '--for 1s --jobs 1 --pairs 40960');
    expect(err).toContain('resume');
    expect(code).toBe(4);
    expect(filesOf('clock')['report.md']).toContain('Unfinished');
  });
});

describe('against a baseline', () => {
  const lines = '  vs-baseline: { max-shift: 3pp, margin: 1pp }\n  vs-baseline.entrant.*: { max-shift: 3pp, margin: 1pp }\n';
  const file = scenario('shift', lines);
  const kept = at('base.json');

  beforeAll(async () => {
    await sweep(`${file} --pairs 2000 --jobs 2 --quiet`, 'before');
    expect((await run(['baseline', 'accept', at('before'), kept])).code).toBe(0);
  });

  test('nothing that changed holds, and nothing is played', async () => {
    const { code } = await check(file, 'same', `--baseline ${kept}`);
    expect(linesOf('same').map(({ verdict, games }) => [verdict, games])).toEqual(Array(6).fill(['holds', '0']));
    expect(code).toBe(0);
  });

  test('a changed number is held against it under the same luck, where it can change anything', async () => {
    const { code } = await check(file, 'moved', `--baseline ${kept} --set alice.hp=+4`);
    const found = Object.fromEntries(linesOf('moved').map((line) => [line.expected, line]));
    const untouched = found['vs-baseline.matchup.red-riding-hood,snow-white'];
    expect([untouched?.verdict, untouched?.games, Number(untouched?.estimate)]).toEqual(['holds', '0', 0]);
    expect(found['vs-baseline.matchup.snow-white,alice']?.verdict).toBe('fails');
    expect(Number(found['vs-baseline.entrant.alice']?.estimate)).toBeGreaterThan(0.03);
    expect(Number(found['vs-baseline.entrant.snow-white']?.estimate)).toBeLessThan(0);
    expect(code).toBe(1);
    // The shift is that of the run itself: the arm is the baseline.
    const { config, matchups } = readRun(at('moved'));
    expect(config.arms?.map(({ name, change }) => [name, change])).toEqual([['baseline', {}]]);
    const [, , last] = matchups;
    const mean = (bins: readonly number[]) =>
      bins.reduce((sum, n, i) => sum + n * i, 0) / 4 / bins.reduce((a, b) => a + b, 0);
    const line = found['vs-baseline.matchup.snow-white,alice'];
    const [arm] = last!.arms;
    const shift = mean(last!.tally.sides[0]!) - mean(arm!.tally.sides[0]!);
    expect(shift).toBeGreaterThan(Number(line?.estimate_low));
    expect(shift).toBeLessThan(Number(line?.estimate_high));
  });

  test('other code is compared by counts', async () => {
    const other = at('other.json');
    const { code: _, ...baseline } = JSON.parse(readFileSync(kept, 'utf8'));
    writeFileSync(other, JSON.stringify({ ...baseline, code: { game: 'another', bots: {} } }));
    const { code } = await check(file, 'counts', `--baseline ${other} --set alice.hp=+9 --pairs 4096`);
    const { config } = readRun(at('counts'));
    expect(config.arms).toBeUndefined();
    expect(config.baseline).toMatch(/^[0-9a-f]{64}$/);
    expect(linesOf('counts').find(({ expected }) => expected === 'vs-baseline.entrant.alice')?.verdict).toBe('fails');
    expect(code).toBe(1);
    // The folder keeps what it was compared with, and knows it by its hash.
    writeFileSync(at('counts/baseline.json'), readFileSync(kept));
    expect((await run(`check ${at('counts')}`)).err).toContain('baseline.json: damaged, or not the baseline');
    rmSync(at('counts/baseline.json'));
    expect((await run(`report ${at('counts')}`)).err).toContain('baseline.json: found no such file');
  });

  test('other code is compared set by set where they were kept', async () => {
    const [sets, other] = [at('sets.json'), at('other-sets.json')];
    expect((await run(['baseline', 'accept', at('before'), sets, '--keep-sets'])).code).toBe(0);
    const { code: _, ...baseline } = JSON.parse(readFileSync(sets, 'utf8'));
    writeFileSync(other, JSON.stringify({ ...baseline, code: null }));
    // The same games as then: they differ by nothing.
    expect((await check(file, 'equal-sets', `--baseline ${other}`)).code).toBe(0);
    for (const { estimate } of linesOf('equal-sets')) expect(Number(estimate)).toBe(0);
    expect((await run(`check ${at('equal-sets')}`)).out).toContain('set by set, as it has kept them');
    await check(file, 'other-sets', `--baseline ${other} --set alice.hp=+9 --jobs 3`);
    const { matchups, judged } = readRun(at('other-sets'));
    const line = judged.get('vs-baseline.matchup.snow-white,alice')!;
    const [, , last] = matchups;
    expect(last!.recorded![0]!.flat().reduce((sum, n) => sum + n, 0)).toBe(last!.tally.sets);
    expect(last!.recorded![0]!.map((_, now) => last!.recorded![0]!.reduce((sum, row) => sum + row[now]!, 0))).toEqual(
      last!.tally.sides[0],
    );
    expect(line.verdict).toBe('fails');
    await check(file, 'other-sets-1', `--baseline ${other} --set alice.hp=+9 --jobs 1`);
    expect(filesOf('other-sets-1')).toEqual(filesOf('other-sets'));
    // A finished run is held against it in the same way.
    await sweep(`${file} --pairs 512 --set alice.hp=+9 --quiet`, 'finished');
    await run(`check ${at('finished')} --baseline ${other}`);
    const [estimate] = linesOf('finished').filter(({ expected }) => expected === 'vs-baseline.matchup.snow-white,alice');
    const [, , own] = readRun(at('finished')).matchups;
    const kept = baseline.matchups[2].bins[0] as number[];
    expect(own!.tally.sets).toBe(512);
    expect(kept).toHaveLength(5);
    // Alice is stronger, so Snow White loses what Alice wins, in the same sets as then.
    expect(Number(estimate?.estimate)).toBeLessThan(-0.05);
    expect(estimate?.sets).toBe('512');
    baseline.matchups[0].points = baseline.matchups[0].points.slice(0, -8);
    writeFileSync(other, JSON.stringify({ ...baseline, code: null }));
    expect((await check(file, 'cut', `--baseline ${other}`)).err).toContain('baseline: damaged');
  });

  test.each([
    ['{', 'it is not JSON'],
    ['{"schema":"fablelab-baseline/0"}', 'schema: expected fablelab-baseline/1'],
    ['[]', 'expected a baseline'],
  ])('a file that is none is named: %s', async (text, words) => {
    writeFileSync(at('odd.json'), text);
    const { code, err } = await check(file, 'odd', `--baseline ${at('odd.json')}`);
    expect(err).toContain(words);
    expect(code).toBe(2);
  });

  test('counts that do not add up are refused', async () => {
    const baseline = JSON.parse(readFileSync(kept, 'utf8'));
    baseline.matchups[1].bins[0][0]++;
    writeFileSync(at('odd.json'), JSON.stringify(baseline));
    expect((await check(file, 'odd', `--baseline ${at('odd.json')}`)).err).toContain(
      'red-riding-hood/greedy v alice/greedy: found counts',
    );
  });

  test('where it is missing, it says how to make one', async () => {
    const { code, err } = await check(file, 'none');
    expect(err).toContain('fablelab baseline accept <run> baselines/shift.json makes one');
    expect(code).toBe(2);
  });

  test('is shown', async () => {
    const { out } = await run(`baseline show ${kept}`);
    expect(out).toContain('red-riding-hood/greedy v alice/greedy');
    expect(JSON.parse((await run(`baseline show ${kept} --json`)).out)).toEqual(JSON.parse(readFileSync(kept, 'utf8')));
  });
});
