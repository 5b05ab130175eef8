// Tables for people: columns and nothing else, so that they read well and grep well.
import { stripVTControlCharacters } from 'node:util';
import Table from 'cli-table3';
import { type Terminal, useColour } from './terminal.ts';

const GAP = 2;

export interface TableColumn {
  readonly head: string;
  readonly align?: 'left' | 'right';
}

type TableCell = string | number | null;

/** Cells may have colours. On a terminal the widest columns are wrapped until the table fits; on a pipe every row is one line. */
export function drawTable(
  columns: readonly TableColumn[],
  rows: readonly (readonly TableCell[])[],
  terminal: Terminal,
): string {
  const cells = rows.map((row) => row.map((cell) => (cell === null ? '' : String(cell))));
  const plain = cells.map((row) => row.map(stripVTControlCharacters));
  const texts = columns.map((column, at) => [column.head, ...plain.map((row) => row[at] ?? '')]);
  const table = new Table({
    head: columns.map((column) => column.head),
    colWidths: fitted(texts, terminal.columns).map((width) => width + GAP),
    colAligns: columns.map((column) => column.align ?? 'left'),
    wordWrap: true,
    chars: noLines,
    style: { head: useColour(terminal) ? ['bold'] : [], border: [], 'padding-left': 0, 'padding-right': GAP },
  });
  table.push(...cells);
  return `${table.toString().replaceAll(/ +$/gm, '')}\n`;
}

/** The widths of the columns; none becomes narrower than its longest word. */
function fitted(texts: readonly (readonly string[])[], room: number): number[] {
  const widths = texts.map((column) => longest(column, '\n'));
  const least = texts.map((column) => longest(column, /\s/));
  const spare = (at: number) => (widths[at] ?? 0) - (least[at] ?? 0);
  while (widths.reduce((sum, width) => sum + width + GAP, -GAP) > room) {
    const wrappable = [...widths.keys()].filter((at) => spare(at) > 0).sort((a, b) => (widths[b] ?? 0) - (widths[a] ?? 0));
    const [widest] = wrappable;
    if (widest === undefined) break;
    widths[widest] = (widths[widest] ?? 0) - 1;
  }
  return widths;
}

function longest(texts: readonly string[], separator: string | RegExp): number {
  return Math.max(...texts.flatMap((text) => text.split(separator)).map((part) => part.length));
}

const noLines = {
  ...{ top: '', 'top-mid': '', 'top-left': '', 'top-right': '' },
  ...{ bottom: '', 'bottom-mid': '', 'bottom-left': '', 'bottom-right': '' },
  ...{ mid: '', 'mid-mid': '', 'left-mid': '', 'right-mid': '' },
  ...{ left: '', right: '', middle: '' },
};
