// Matchups that stop where they are known well enough: the same stop and the same bytes, however they are played.
import { mkdirSync, writeFileSync } from 'node:fs';
import { afterAll, describe, expect, test } from 'vitest';
import { MARK } from '../../../src/lab/contest/until.ts';
import { readRun } from '../../../src/lab/run/run-folder.ts';
import { pairInterval } from '../../../src/lab/statistics/pair-interval.ts';
import { run } from '../../cli/fake-terminal.ts';
import { killAfter, killInWrite, resume } from './killed.ts';
import { at, filesOf, home, sweep } from './runs.ts';

// Once in a while it fails, by its own luck: pairs are left out, before the stops and beyond them.
mkdirSync(`${home}/bots/twisted-fables`, { recursive: true });
writeFileSync(`${home}/bots/package.json`, '{ "type": "module" }');
writeFileSync(
  `${home}/bots/twisted-fables/forgetful.js`,
  "export default { about: 'fails', choose(view, q) { if (q.roll(20000) === 0) throw new Error('forgot'); return 0; } };",
);
process.env.FABLELAB_BOTS = `${home}/bots`;
afterAll(() => {
  process.env.FABLELAB_BOTS = '';
});

const fables = '--fables red-riding-hood,snow-white,kaguya --bots greedy --seed 11 --raw --quiet';
const until = `${fables} --until ci<=2pp`;

describe('until', async () => {
  expect((await sweep(`${until} --jobs 1`, 'one')).code).toBe(0);
  const one = filesOf('one');
  const stops = readRun(at('one')).matchups.map(({ tally }) => tally.sets);

  // Oracle: the definition, on a sweep without stops: its first pairs, mark by mark.
  test('stops at the first mark that is narrow enough', async () => {
    expect(new Set(stops).size).toBeGreaterThan(1);
    await sweep(`${fables} --pairs 2560`, 'all');
    const rows = (filesOf('all')['raw.csv'] ?? '').trimEnd().split('\n').slice(1);
    const head = (filesOf('all')['raw.csv'] ?? '').split('\n')[0]?.split(',') ?? [];
    const winner = head.indexOf('winner');
    for (const [matchup, stop] of stops.entries()) {
      const bins: [number, number, number, number, number] = [0, 0, 0, 0, 0];
      const own = rows.slice(matchup * 5120, (matchup + 1) * 5120).map((row) => row.split(',')[winner]);
      let first = 0;
      for (let pair = 0; pair < 2560 && first === 0; pair++) {
        const points = (cell: string | undefined, seat: string) => (cell === '' ? 1 : cell === seat ? 2 : 0);
        bins[(points(own[2 * pair], '0') + points(own[2 * pair + 1], '1')) as 0]++;
        const { low, high } = pairInterval(bins);
        if ((pair + 1) % MARK === 0 && (high - low) / 2 <= 0.02) first = pair + 1;
      }
      expect(stop).toBe(first);
    }
  });

  test('its rows are those of the pairs that count, and the files say where and why it stopped', () => {
    const rows = (one['raw.csv'] ?? '').trimEnd().split('\n').slice(1);
    expect(rows).toHaveLength(2 * stops.reduce((sum, stop) => sum + stop, 0));
    for (const stop of stops) expect(one['matchups.csv']).toContain(`,${stop},${2 * stop},0,${stop},width,`);
    expect(one['scenario.json']).toContain('"until": "ci<=2pp"');
  });

  test.each([3, 8])('the same bytes with %i workers', async (jobs) => {
    expect((await sweep(`${until} --jobs ${jobs}`, `jobs-${jobs}`)).code).toBe(0);
    expect(filesOf(`jobs-${jobs}`)).toEqual(one);
  });

  test('the same bytes after Ctrl-C', async () => {
    const onInterrupt = (press: () => void) => {
      setTimeout(press, 60);
      return () => {};
    };
    expect((await run(`sweep ${until} --jobs 2 --out ${at('ctrl-c')}`, { onInterrupt })).code).toBe(130);
    expect((await run(`resume ${at('ctrl-c')} --quiet`)).code).toBe(0);
    expect(filesOf('ctrl-c')).toEqual(one);
  });

  const begun = performance.now();
  await killAfter('not-killed', 60_000, until);
  const whole = performance.now() - begun;
  test.each([0.5, 0.7])('the same bytes when killed at %f of its time, and resumed', async (share) => {
    await killAfter(`killed-${share}`, share * whole, until);
    await resume(`killed-${share}`, until);
    expect(filesOf(`killed-${share}`)).toEqual(one);
  });

  test.each([8, 24])('the same bytes when killed inside write %i, and resumed', async (write) => {
    await killInWrite(`write-${write}`, write, 5, until);
    await resume(`write-${write}`, until);
    expect(filesOf(`write-${write}`)).toEqual(one);
  });

  test('pairs beyond the stop are not counted where bots fail either', async () => {
    const failing = '--fables alice,mulan --bots forgetful,greedy --seed 4 --raw --quiet --until ci<=3pp';
    expect((await sweep(`${failing} --jobs 1`, 'failing-1')).code).toBe(3);
    expect((await sweep(`${failing} --jobs 3`, 'failing-3')).code).toBe(3);
    const { matchups } = readRun(at('failing-1'));
    expect(matchups.some(({ tally }) => tally.leftOut > 0)).toBe(true);
    for (const { tally, ranges, failures } of matchups) {
      expect((tally.sets + tally.leftOut) % MARK).toBe(0);
      expect(ranges).toEqual([[0, tally.sets + tally.leftOut]]);
      expect(failures.every(({ set }) => set < tally.sets + tally.leftOut)).toBe(true);
    }
    expect(filesOf('failing-3')).toEqual(filesOf('failing-1'));
  });

  test('a mirror, where all pairs are alike, comes to its end', async () => {
    await sweep('--fables alice,mulan --bots greedy --set mirrors=only --until ci<=4pp --quiet', 'mirrors');
    for (const { tally } of readRun(at('mirrors')).matchups) expect(tally.sides[0]!).toEqual([0, 0, 1024, 0, 0]);
  });

  test('the most pairs are the most, and it says so', async () => {
    const { code, err } = await sweep(`${fables} --until ci<=0.5pp --pairs 600`, 'capped');
    expect(err).toContain('3 of 3 matchups took all 600 pairs before ci<=0.5pp');
    expect(filesOf('capped')['matchups.csv']?.match(/,600,cap,/g)).toHaveLength(3);
    expect(code).toBe(0);
  });

  test('--until takes the place of the pairs of a file; --pairs and the file together are the most', async () => {
    const config = async (flags: string) => JSON.parse((await run(`sweep first-look ${flags} --print-config`)).out);
    expect(await config('--until ci<=0.5pp')).toMatchObject({ until: 'ci<=0.5pp', sets: 39_424 });
    expect(await config('--until ci<=0.5pp --pairs 9')).toMatchObject({ until: 'ci<=0.5pp', sets: 9 });
    expect(await config('--set until=ci<=0.5pp')).toMatchObject({ until: 'ci<=0.5pp', sets: 250 });
    expect(await config('')).not.toHaveProperty('until');
  });

  test.each([
    ['--until ci<=2pp --shard 1/2', '--shard: found with until, expected one of them: where a matchup stops depends on'],
    ['--until ci<2pp', '--until: found "ci<2pp", expected such as ci<=0.5pp'],
    ['--until p<=0.05', '--until: found "p<=0.05", expected such as ci<=0.5pp'],
  ])('%s', async (flags, complaint) => {
    const { code, err } = await run(`sweep first-look ${flags}`);
    expect(err).toContain(complaint);
    expect(code).toBe(2);
  });

  test('is not merged, and a pair beyond the stop is no game of it', async () => {
    expect((await run(['merge', at('one'), '--out', at('never')])).err).toContain('found until, expected shards');
    const { err } = await run(['replay', at('one'), `1#${stops[0]}a`]);
    expect(err).toContain(`game: found set ${stops[0]}, expected 0 to ${(stops[0] ?? 0) - 1}`);
  });
});
