// A report made of a run: its columns and its cells, as every writer takes them. Made once, however many write it.
import type { ExplainedField } from '../text/explained-file.ts';
import type { CellValue, Report } from './column.ts';

/** As it stands in every format: numbers are rounded here, so that all say the same. */
export type Cell = string | number | null;

export interface Sheet {
  readonly name: string;
  readonly schema: string;
  readonly about: string;
  readonly columns: readonly ExplainedField[];
  readonly rows: readonly (readonly Cell[])[];
  /** The column by which the top rows are told. */
  readonly ranked?: string;
}

export function sheetOf<Row, Of>(report: Report<Row, Of>, run: Of): Sheet {
  const { name, schema, about, columns, ranked, rows } = report;
  return {
    ...{ name, schema, about },
    ...(ranked === undefined ? {} : { ranked }),
    columns: columns.map(({ value: _, ...field }) => field),
    rows: rows(run).map((row) => columns.map((column) => cellOf(column, column.value(row)))),
  };
}

/** Six decimals. */
const DIGITS = 6;

/** A probability below this is not nothing. */
const SMALL = 10 ** -DIGITS;

/** Nothing for what is not known. */
function cellOf({ type, unit }: ExplainedField, value: CellValue): Cell {
  if (value === null || value === undefined) return null;
  if (typeof value === 'string' || type === 'integer') return value;
  if (!Number.isFinite(value)) return null;
  if (unit === 'probability' && value > 0 && value < SMALL) return Number(value.toExponential(1));
  // Not −0.
  return Number(value.toFixed(DIGITS)) || 0;
}

/** A number as it is written: six decimals, and for a very small probability its first digits, never 0.000000. */
export function numberText({ type, unit }: ExplainedField, value: number): string {
  if (type === 'integer') return String(value);
  return unit === 'probability' && value > 0 && value < SMALL ? value.toExponential(1) : value.toFixed(DIGITS);
}
