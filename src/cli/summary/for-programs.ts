// What the summaries for programs say the same way everywhere.
import type { Rate } from '../../lab/statistics/pair-interval.ts';
import { inFile } from '../screen/rates.ts';

export function rateOrNull(rate: Rate | null | undefined): Rate | null {
  return rate === null || rate === undefined || Number.isNaN(rate.mean) ? null : inFile(rate);
}
