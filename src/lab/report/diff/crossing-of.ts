// Where somebody's curve over a printed number is even. Values share their luck, so that how they vary together is counted from
// sets.bin.
import type { Box } from '../../../core/contract.ts';
import { modeOf, mostHalfPoints } from '../../../core/modes.ts';
import { gamesOfSet } from '../../contest/seating.ts';
import { eachSet } from '../../run/read-sets.ts';
import type { RunInFolder } from '../../run/run.ts';
import { type Crossing, crossing } from '../../statistics/crossing.ts';
import { JointMoments } from '../../statistics/joint-moments.ts';
import { Z } from '../level.ts';
import { isSame } from '../results.ts';
import type { CurveRow, Scan } from './curve.ts';

/** Of the mean over all matchups in which somebody sits on one side alone; null where none was played by all values. */
export function crossingOf(
  box: Box,
  folder: RunInFolder,
  { points }: Scan,
  subject: Pick<CurveRow, 'mode' | 'setting' | 'player'>,
): Crossing | null {
  const { run } = folder;
  const rates = points.map(() => 0);
  const covariance = points.map(() => points.map(() => 0));
  const all = run.matchups.flatMap(({ players }, at) => {
    const { mode, setting } = run.config.matchups[at]!;
    if (mode !== subject.mode || setting !== subject.setting) return [];
    const sides = [...players.keys()].filter((side) => isSame(players[side]!, subject.player));
    const moments = sides.length === 1 ? momentsOf(box, folder, points, at, sides[0]!) : null;
    return moments === null || moments.moments.size < 2 ? [] : [moments];
  });
  if (all.length === 0) return null;
  for (const { moments, most } of all) {
    for (const [one, row] of covariance.entries()) {
      rates[one]! += moments.mean(one) / most / all.length;
      for (const other of row.keys()) row[other]! += moments.covarianceOfMeans(one, other) / (most * all.length) ** 2;
    }
  }
  const curve = points.map(({ value }, at) => ({ value, rate: rates[at]! }));
  return crossing(curve, covariance, 0.5, Z);
}

/** Half points of a side by value, of the sets that no value has left out. Values that cannot change a matchup play it as base. */
function momentsOf(box: Box, folder: RunInFolder, points: Scan['points'], matchup: number, side: number) {
  const { run } = folder;
  const mode = modeOf(box, run.config.matchups[matchup]!.mode);
  const names = run.matchups[matchup]!.arms.map(({ name }) => name);
  const versions = points.map(({ arm }) => (arm === null ? 0 : names.indexOf(arm) + 1));
  const moments = new JointMoments(points.length);
  const values = new Float64Array(points.length);
  eachSet(box, folder, matchup, (scores) => {
    for (const [at, version] of versions.entries()) {
      const points = scores.of(version, side);
      if (points === null) return;
      values[at] = points;
    }
    moments.add(values);
  });
  return { moments, most: mostHalfPoints(mode.sides.length) * gamesOfSet(mode) };
}
