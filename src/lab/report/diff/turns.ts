// Whether games become longer or shorter: the mean under the same luck, and the quantiles of both versions side by side.
import { gamesOf, setSize, type Tally } from '../../contest/tally.ts';
import { evenMean, evenShift } from '../../statistics/even-mean.ts';
import { histogramMean } from '../../statistics/histogram-mean.ts';
import type { Rate } from '../../statistics/pair-interval.ts';
import type { Shift } from '../../statistics/paired-shift.ts';
import { quantileOfCounts } from '../../statistics/quantile.ts';
import { meanOfSums } from '../../statistics/set-sums.ts';
import { turnsShift } from '../../statistics/turns-shift.ts';
import { Z } from '../level.ts';
import { apart, NO_SHIFT } from './apart.ts';
import type { Compared, Comparison } from './compared.ts';
import { type Figure, NOBODY } from './figure.ts';
import { sum } from './moved.ts';
import { groupsOf } from './shares.ts';

export function turnFigures(comparison: Comparison): Figure[] {
  return groupsOf(comparison).flatMap(({ moved: all, still, where }) => {
    const moved = all.filter(({ base, changed }) => base.sets > 0 && changed.sets > 0);
    if (moved.length === 0) return [];
    const each = moved.map(turnsOf);
    const others = still.filter(({ base }) => base.sets > 0).map(({ base }) => histogramMean(base.lengths, Z));
    return [
      {
        ...{ arm: comparison.arm, kind: 'rest', figure: 'turns', unit: 'turns', ...NOBODY, ...where },
        paired: moved.every(({ joint }) => joint !== null),
        ...countsOf(moved),
        base: evenMean([...each.map(({ base }) => base), ...others]),
        changed: evenMean([...each.map(({ changed }) => changed), ...others]),
        shift: evenShift([...each.map(({ shift }) => shift), ...others.map(() => NO_SHIFT)], Z),
        luck: null,
      },
    ];
  });
}

/** Of a matchup, a game. */
function turnsOf({ base, changed, joint }: Compared): { base: Rate; changed: Rate; shift: Shift } {
  if (joint === null) {
    const rates = { base: histogramMean(base.lengths, Z), changed: histogramMean(changed.lengths, Z) };
    return { ...rates, shift: apart(rates.base, rates.changed) };
  }
  const { sets, turns } = joint;
  const per = setSize(base);
  return {
    base: meanOfSums({ sets, sum: turns.base, squares: turns.baseSquares, per }, Z),
    changed: meanOfSums({ sets, sum: turns.arm, squares: turns.armSquares, per }, Z),
    shift: turnsShift(turns, per, Z),
  };
}

const QUANTILES = { turns_p5: 0.05, turns_p50: 0.5, turns_p95: 0.95 };

/** Of all games that the change can touch. A pair is one observation, as if its games were always alike. */
export function lengthFigures(comparison: Comparison): Figure[] {
  return groupsOf(comparison).flatMap(({ moved, where }) => {
    const [base, changed] = (['base', 'changed'] as const).map((which) => addedUp(moved.map((one) => one[which])));
    const counts = countsOf(moved);
    if (counts.sets === 0 || sum(changed!) === 0) return [];
    return Object.entries(QUANTILES).map(([figure, share]): Figure => {
      const rates = {
        base: quantileOfCounts(base!, share, counts.sets, Z),
        changed: quantileOfCounts(changed!, share, sum(moved.map((one) => one.changed.sets)), Z),
      };
      return {
        ...{ arm: comparison.arm, kind: 'side by side', figure, unit: 'turns', ...NOBODY, ...where },
        ...{ paired: false, ...counts, ...rates },
        shift: { ...apart(rates.base, rates.changed), p: null },
        luck: null,
      };
    });
  });
}

function addedUp(tallies: readonly Tally[]): number[] {
  const longest = Math.max(...tallies.map(({ lengths }) => lengths.length));
  return Array.from({ length: longest }, (_, turns) => sum(tallies.map(({ lengths }) => lengths[turns] ?? 0)));
}

function countsOf(moved: readonly Compared[]) {
  return {
    sets: sum(moved.map(({ joint, base }) => joint?.sets ?? base.sets)),
    games: sum(moved.map(({ joint, base }) => joint?.games ?? gamesOf(base))),
  };
}
