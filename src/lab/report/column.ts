// A report is a list of columns: a name, what it means, how it is made, and its value in a row.
import type { Rate } from '../statistics/pair-interval.ts';
import type { DuelRun } from './results.ts';

export type Cell = string | number | null;

export interface Column<Row> {
  readonly name: string;
  readonly about: string;
  /** How a number that is more than a count is made. */
  readonly method?: string;
  of(row: Row): Cell;
}

/** Of two sides who meet, unless it says otherwise. */
export interface Report<Row, Of = DuelRun> {
  readonly name: string;
  readonly schema: string;
  readonly about: string;
  readonly columns: readonly Column<Row>[];
  rows(run: Of): readonly Row[];
}

/** Six decimals; nothing for what is not known. */
export function decimal(value: number | null | undefined): string | null {
  if (value === null || value === undefined || !Number.isFinite(value)) return null;
  return value.toFixed(6).replace(/^-(0\.0+)$/, '$1');
}

/** A number and the two ends of its interval: three columns that stand together. */
export function withInterval<Row>(
  name: string,
  about: string,
  method: string,
  of: (row: Row) => Rate | null,
): readonly Column<Row>[] {
  const known = (row: Row) => {
    const rate = of(row);
    return rate === null || Number.isNaN(rate.mean) ? null : rate;
  };
  return [
    { name, about, method, of: (row) => decimal(known(row)?.mean) },
    {
      name: `${name}_low`,
      about: `lower end of the 95 % interval of ${name}`,
      method,
      of: (row) => decimal(known(row)?.low),
    },
    {
      name: `${name}_high`,
      about: `upper end of the 95 % interval of ${name}`,
      method,
      of: (row) => decimal(known(row)?.high),
    },
  ];
}
