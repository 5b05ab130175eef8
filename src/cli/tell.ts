// The story on the terminal, with colours, or as JSON lines.
import type { Formatter } from 'picocolors/types.js';
import type { Answer } from '../lab/answers.ts';
import { type LineKind, tell } from '../lab/story.ts';
import { storyRows } from '../lab/story-rows.ts';
import type { Table } from '../lab/table.ts';
import { type Terminal, useColour } from './terminal.ts';

export async function writeStory(table: Table, answer: Answer, terminal: Terminal): Promise<void> {
  const { default: picocolors } = await import('picocolors');
  const paint = picocolors.createColors(useColour(terminal));
  const colours: Partial<Record<LineKind, Formatter>> = {
    turn: paint.bold,
    picture: paint.cyan,
    event: paint.dim,
    open: paint.bold,
    end: paint.bold,
  };
  tell(table, answer, (line, kind) => terminal.out(`${line === '' ? '' : (colours[kind]?.(line) ?? line)}\n`));
}

/** `more` goes into the last row. */
export function writeRows(
  table: Table,
  answer: Answer,
  terminal: Terminal,
  more: Readonly<Record<string, string>> = {},
): void {
  for (const row of storyRows(table, answer)) {
    terminal.out(`${JSON.stringify(row.type === 'decision' ? row : { ...row, ...more })}\n`);
  }
}
