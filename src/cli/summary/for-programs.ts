// What the summaries for programs say the same way everywhere.
import type { Report } from '../../lab/report/column.ts';
import type { Rate } from '../../lab/statistics/pair-interval.ts';
import { inFile } from '../screen/rates.ts';

/** In the words of columns.json. */
export function methodOf<Row, Of>({ columns }: Report<Row, Of>, name: string): string | undefined {
  return columns.find((column) => column.name === name)?.method;
}

export function rateOrNull(rate: Rate | null | undefined): Rate | null {
  return rate === null || rate === undefined || Number.isNaN(rate.mean) ? null : inFile(rate);
}
