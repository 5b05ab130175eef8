// The mean of estimates that share no luck, such as the shifts of several matchups, each of which weighs the same.
import { twoSided } from './normal.ts';
import type { Rate } from './pair-interval.ts';
import type { Shift } from './paired-shift.ts';
import { Z95 } from './wilson.ts';

/** Half widths add up as squares, around the mean of the middles. NaN where one is not known. */
export function evenMean(rates: readonly Rate[]): Rate {
  const centre = average(rates.map(({ low, high }) => (low + high) / 2));
  const reach = Math.hypot(...rates.map(({ low, high }) => (high - low) / 2)) / rates.length;
  return { mean: average(rates.map(({ mean }) => mean)), low: centre - reach, high: centre + reach };
}

/** With a test of no shift, by the same normal; null where none of them differs at all. */
export function evenShift(shifts: readonly Shift[], z = Z95): Shift {
  const { mean, low, high } = evenMean(shifts);
  if (shifts.every(({ p }) => p === null)) return { mean, low, high, p: null };
  return { mean, low, high, p: twoSided((z * (low + high)) / (high - low)) };
}

function average(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}
