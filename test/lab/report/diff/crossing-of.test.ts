// Where a curve is even, from sets.bin: against raw.csv, counted game by game with the textbook covariance.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'csv-parse/sync';
import { expect, test } from 'vitest';
import { crossingOf } from '../../../../src/lab/report/diff/crossing-of.ts';
import { scanOf } from '../../../../src/lab/report/diff/curve.ts';
import { readRun } from '../../../../src/lab/run/run-folder.ts';
import { crossing } from '../../../../src/lab/statistics/crossing.ts';
import { loadBox } from '../../../../src/lab/who/games.ts';
import { run } from '../../../cli/fake-terminal.ts';
import { at, home } from '../../run/runs.ts';
import { withTinyGames } from '../../tiny-games.ts';

withTinyGames(home);

const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;

test('every value, and how each two vary together', async () => {
  for (const pace of [3, 6]) writeFileSync(at(`pace-${pace}.yaml`), `change: { ann.pace: ${pace} }\n`);
  const patches = [3, 6].map((pace) => `--patch ${at(`pace-${pace}.yaml`)}`).join(' ');
  await run(
    `sweep --game relay --bots chance --set sample=4 --sets 60 --seed 3 ${patches} --raw --quiet --out ${at('scan')}`,
  );
  const [box, whole] = [await loadBox('relay'), { folder: at('scan'), run: readRun(at('scan')) }];
  const { config, matchups } = whole.run;
  const scan = scanOf(box, config)!;
  expect(scan).toEqual({
    path: 'ann.pace',
    points: [
      { value: 0, arm: null },
      { value: 3, arm: 'pace-3' },
      { value: 6, arm: 'pace-6' },
    ],
  });
  const [player] = matchups[0]!.players;
  const { mode, setting } = config.matchups[0]!;
  const rows: Record<string, string>[] = parse(readFileSync(join(at('scan'), 'raw.csv'), 'utf8'), { columns: true });
  const own = matchups.flatMap(({ players, arms }, matchup) =>
    players.filter((one) => one.party === player!.party).length === 1
      ? [{ matchup: matchup + 1, side: players.findIndex((one) => one.party === player!.party), isTouched: arms.length > 0 }]
      : [],
  );
  expect(own.length).toBeGreaterThan(0);
  /** By value the shares of the sets of a matchup. */
  const shares = ({ matchup, side, isTouched }: (typeof own)[number]) =>
    ['base', 'pace-3', 'pace-6'].map((arm) => {
      const sets = new Array<number>(60).fill(0);
      for (const { matchup: number, set, arm: version, winner, game } of rows) {
        if (Number(number) !== matchup || version !== (isTouched ? arm : 'base')) continue;
        const first = game === 'a' ? 0 : 1;
        sets[Number(set)]! += winner === '' ? 0.25 : (Number(winner) === first) === (side === 0) ? 0.5 : 0;
      }
      return sets;
    });
  const each = own.map(shares);
  const values = [0, 1, 2];
  const covariance = values.map((one) =>
    values.map((other) => {
      const parts = each.map((sets) => {
        const [a, b] = [sets[one]!, sets[other]!];
        return a.reduce((sum, value, set) => sum + (value - mean(a)) * (b[set]! - mean(b)), 0) / 59 / 60;
      });
      return parts.reduce((sum, part) => sum + part, 0) / own.length ** 2;
    }),
  );
  const rates = values.map((value) => mean(each.map((sets) => mean(sets[value]!))));
  const level = crossing(
    scan.points.map(({ value }, one) => ({ value, rate: rates[one]! })),
    covariance,
  );
  const found = crossingOf(box, whole, scan, { mode, setting, player: player! })!;
  expect(found.reach).toBe(level.reach);
  for (const end of ['at', 'low', 'high'] as const) {
    if (level[end] === null) expect(found[end]).toBeNull();
    else expect(found[end]).toBeCloseTo(level[end], 9);
  }
});

test('arms that are something else are no scan', async () => {
  const box = await loadBox('relay');
  const arm = (name: string, change: Record<string, number>) => ({ name, about: '', options: {}, change });
  const config = readRun(at('scan')).config;
  expect(scanOf(box, { ...config, arms: [arm('a', { 'ann.pace': 3 })] })).toBeNull();
  expect(scanOf(box, { ...config, arms: [arm('a', { 'ann.pace': 3 }), arm('b', { 'bob.pace': 3 })] })).toBeNull();
  const { arms: _, ...without } = config;
  expect(scanOf(box, without)).toBeNull();
});
