// A coloured table of who beats whom.

import type { Rate } from '../../lab/statistics/pair-interval.ts';
import { byInterval } from './colours.ts';
import { plusMinus } from './rates.ts';
import { drawTable } from './table.ts';
import type { Terminal } from './terminal.ts';

/** A player against herself, or two who did not meet. */
const NEVER = '—';

export interface MatrixRow {
  readonly name: string;
  readonly cells: readonly (Rate | null)[];
  /** Over the row; all rows have it, or none. */
  readonly mean?: Rate | null;
}

/** Green and red where the interval excludes 50 %. */
export function drawMatrix(columns: readonly string[], rows: readonly MatrixRow[], terminal: Terminal): string {
  const paint = byInterval(terminal);
  const cell = (rate: Rate | null, digits: number) => {
    return rate === null ? NEVER : paint(plusMinus(rate, digits), rate, 0.5);
  };
  const hasMeans = rows.some(({ mean }) => mean !== undefined);
  return drawTable(
    [
      { head: '' },
      ...columns.map((name) => ({ head: name.replaceAll(' ', '\n') })),
      ...(hasMeans ? [{ head: 'mean' }] : []),
    ],
    rows.map(({ name, cells, mean }) => [
      name,
      ...cells.map((rate) => cell(rate, 0)),
      ...(mean === undefined ? [] : [cell(mean, 1)]),
    ]),
    terminal,
  );
}
