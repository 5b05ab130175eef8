// How far a share has moved that is made of sets by half points: of one matchup, or the mean of several.
import { luckGain } from '../../statistics/common-luck.ts';
import { type PairBins, pairInterval, pairMoments, type Rate } from '../../statistics/pair-interval.ts';
import { type JointBins, pairedShift, type Shift, shiftOfStrata } from '../../statistics/paired-shift.ts';
import { stratifiedRate } from '../../statistics/stratified.ts';
import { unpairedShift } from '../../statistics/unpaired-shift.ts';
import { Z } from '../level.ts';
import type { Compared } from './compared.ts';
import type { CommonLuck, Figure } from './figure.ts';

/** Of a matchup: sets by half points, by both versions; `joint` of each set both, where that is known. */
export interface Stratum {
  readonly of: Compared;
  readonly joint: JointBins | null;
  readonly base: PairBins;
  readonly changed: PairBins;
}

/** Of a side, or of a chair. Where sets are known by both versions, only those count that both have played. */
export function stratumOf(of: Compared, place: 'sides' | 'chairs', at: number): Stratum {
  const joint = place === 'sides' ? (of.sides?.[at] ?? null) : (of.joint?.chairs[at] ?? null);
  if (joint === null) return { of, joint, base: of.base[place][at]!, changed: of.changed[place][at]! };
  return { of, joint, base: joint.map(sum), changed: joint.map((_, arm) => sum(joint.map((row) => row[arm]!))) };
}

export type Moved = Pick<Figure, 'paired' | 'sets' | 'games' | 'base' | 'changed' | 'shift' | 'luck'>;

/** Null where nothing was played. `untouched`: sets of matchups that did not move at all. */
export function movedShare(strata: readonly Stratum[], untouched: readonly PairBins[] = []): Moved | null {
  const played = strata.filter(({ base, changed }) => sum(base) > 0 && sum(changed) > 0);
  const still = untouched.filter((bins) => sum(bins) > 0);
  if (played.length + still.length === 0) return null;
  const paired = played.every(({ joint }) => joint !== null);
  const sets = sum(played.map(({ base }) => sum(base)));
  return {
    ...{ paired, sets, games: sum(played.map(gamesOf)) },
    base: rateOf([...played.map(({ base }) => base), ...still]),
    changed: rateOf([...played.map(({ changed }) => changed), ...still]),
    shift: shiftOf(played, still, paired),
    luck: paired ? luckOf(played) : null,
  };
}

function rateOf(bins: readonly PairBins[]): Rate {
  return bins.length === 1 ? pairInterval(bins[0]!, Z) : stratifiedRate(bins, Z);
}

function shiftOf(played: readonly Stratum[], still: readonly PairBins[], paired: boolean): Shift {
  if (!paired) {
    const of = (which: 'base' | 'changed') => [...played.map((one) => one[which]), ...still];
    return unpairedShift(of('base'), of('changed'), Z);
  }
  const joints = played.map(({ joint }) => joint!);
  return joints.length === 1 && still.length === 0 ? pairedShift(joints[0]!, Z) : shiftOfStrata(joints, Z, still.length);
}

function gamesOf({ of, base }: Stratum): number {
  const { sets, played } = of.base;
  return of.joint?.games ?? Math.round((played / Math.max(1, sets)) * sum(base));
}

/** Of several matchups every set counts the same, and what the matchups differ in does not count. */
function luckOf(strata: readonly Stratum[]): CommonLuck {
  const cells = strata.flatMap(({ joint, base, changed }) => {
    const [b, a, most] = [pairMoments(base), pairMoments(changed), base.length - 1];
    return joint!.flatMap((row, one) =>
      row.map((sets, other) => ({
        sets,
        base: one / most - b.mean,
        changed: other / most - a.mean,
        isMoved: one !== other,
      })),
    );
  });
  const seen = cells.filter(({ sets }) => sets > 0);
  const total = (of: (cell: (typeof seen)[number]) => number) => sum(seen.map((cell) => cell.sets * of(cell)));
  const variances = total((cell) => cell.base ** 2) * total((cell) => cell.changed ** 2);
  const joints = strata.map(({ of }) => of.joint);
  const isKnown = joints.every((joint) => joint !== null);
  return {
    otherwise: isKnown ? sum(joints.map((joint) => joint!.otherwise)) : null,
    turned: isKnown ? sum(joints.map((joint) => joint!.turned)) : null,
    setsMoved: total(({ isMoved }) => (isMoved ? 1 : 0)),
    correlation: variances > 0 ? total((cell) => cell.base * cell.changed) / Math.sqrt(variances) : null,
    gain: total(({ isMoved }) => (isMoved ? 1 : 0)) === 0 ? null : luckGain(seen.map(luckOfCell), Z),
  };
}

function luckOfCell({ sets, base, changed }: { sets: number; base: number; changed: number }) {
  return { sets, own: base ** 2 + changed ** 2, difference: changed - base };
}

export function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, one) => total + one, 0);
}
