// A quantile of a histogram, such as the length that one game in twenty is longer than, and its interval.
import type { Rate } from './pair-interval.ts';
import { wilson, Z95 } from './wilson.ts';

/**
 * `counts[value]` had this value: the least of them that so great a share does not exceed. The interval has the quantiles at the
 * ends of that of a share as large among `observations`: whatever is between them could be it, whatever the shape.
 */
export function quantileOfCounts(counts: readonly number[], share: number, observations: number, z = Z95): Rate {
  const { low, high } = wilson(share, observations, z);
  const [mean, ...ends] = [share, low, high].map((one) => valueAt(counts, one));
  return { mean: mean!, low: ends[0]!, high: ends[1]! };
}

function valueAt(counts: readonly number[], share: number): number {
  const all = counts.reduce((sum, count) => sum + count, 0);
  if (all === 0) return Number.NaN;
  let below = 0;
  const found = counts.findIndex((count) => {
    below += count;
    return count > 0 && below >= share * all;
  });
  return found < 0 ? counts.length - 1 : found;
}
