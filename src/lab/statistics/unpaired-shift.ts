// By how much two runs differ that share no luck.
import { twoSided } from './normal.ts';
import type { PairBins, Rate } from './pair-interval.ts';
import type { Shift } from './paired-shift.ts';
import { rootOf } from './root.ts';
import { stratifiedRate } from './stratified.ts';
import { Z95 } from './wilson.ts';

/** What is odder has this p too, about 10⁻¹². */
const ODDEST = 7;

/**
 * The arm less base: of one matchup, or of the mean over several, each of which weighs the same. The intervals of both put
 * together by squaring and adding (Newcombe 1998, method 10).
 */
export function unpairedShift(base: readonly PairBins[], arm: readonly PairBins[], z = Z95): Shift {
  const at = (reach: number) => apart(stratifiedRate(base, reach), stratifiedRate(arm, reach));
  const { mean, low, high } = at(z);
  if (Number.isNaN(mean)) return { mean, low: -1, high: 1, p: null };
  const past = (reach: number) => (mean > 0 ? 0 - at(reach).low : at(reach).high);
  return { mean, low, high, p: mean === 0 ? 1 : twoSided(rootOf(past, 0, ODDEST)) };
}

function apart(base: Rate, arm: Rate): Rate {
  const mean = arm.mean - base.mean;
  return {
    mean,
    low: mean - Math.hypot(arm.mean - arm.low, base.high - base.mean),
    high: mean + Math.hypot(arm.high - arm.mean, base.mean - base.low),
  };
}
