// Two estimates that share no luck, or of which nobody knows set by set what they share.
import { twoSided } from '../../statistics/normal.ts';
import type { Rate } from '../../statistics/pair-interval.ts';
import type { Shift } from '../../statistics/paired-shift.ts';
import { Z } from '../level.ts';

/** Of what no change can reach. */
export const NO_SHIFT: Shift = { mean: 0, low: 0, high: 0, p: null };

/** Half widths put together by squaring and adding, each on its own side of the estimate. */
export function apart(base: Rate, changed: Rate): Shift {
  const mean = changed.mean - base.mean;
  const low = mean - Math.hypot(changed.mean - changed.low, base.high - base.mean);
  const high = mean + Math.hypot(changed.high - changed.mean, base.mean - base.low);
  const p = mean === 0 ? null : twoSided((2 * Z * mean) / (high - low));
  return { mean, low, high, p };
}
