// What the summaries for programs say the same way everywhere.
import type { Rate } from '../../lab/statistics/pair-interval.ts';
import { inFile } from '../screen/rates.ts';

/** A number and the two ends of its interval under the names that CSV files have for them; null where it is not known. */
export function estimate<Name extends string>(
  name: Name,
  rate: Rate | null,
): Record<Name | `${Name}_low` | `${Name}_high`, number | null> {
  const { mean, low, high } = rate === null || Number.isNaN(rate.mean) ? UNKNOWN : inFile(rate);
  return { [name]: mean, [`${name}_low`]: low, [`${name}_high`]: high } as Record<
    Name | `${Name}_low` | `${Name}_high`,
    number | null
  >;
}

const UNKNOWN = { mean: null, low: null, high: null };
