// A report is a list of columns: a name, what it means, how it is made, what its values are, and its value in a row.
import type { Rate } from '../statistics/pair-interval.ts';
import type { ExplainedField } from '../text/explained-file.ts';
import type { DuelRun } from './results.ts';

/** As it was computed; null or not finite where it is not known. How it is written is up to the writers. */
export type CellValue = string | number | null | undefined;

export interface Column<Row> extends ExplainedField {
  value(row: Row): CellValue;
}

/** Of two sides who meet, unless it says otherwise. */
export interface Report<Row, Of = DuelRun> {
  readonly name: string;
  readonly schema: string;
  readonly about: string;
  readonly columns: readonly Column<Row>[];
  /** The column by which the top rows of a long report are told; without it they are the first. */
  readonly ranked?: string;
  rows(run: Of): readonly Row[];
}

/** A number and the two ends of its interval: three columns that stand together. */
export function withInterval<Row>(
  field: Omit<ExplainedField, 'type'>,
  of: (row: Row) => Rate | null,
): readonly Column<Row>[] {
  const { name } = field;
  const known = (row: Row) => {
    const rate = of(row);
    return rate === null || Number.isNaN(rate.mean) ? null : rate;
  };
  return [
    { ...field, type: 'number', value: (row) => known(row)?.mean },
    {
      ...{ ...field, name: `${name}_low`, type: 'number' },
      about: `lower end of the 95 % interval of ${name}`,
      value: (row) => known(row)?.low,
    },
    {
      ...{ ...field, name: `${name}_high`, type: 'number' },
      about: `upper end of the 95 % interval of ${name}`,
      value: (row) => known(row)?.high,
    },
  ];
}
