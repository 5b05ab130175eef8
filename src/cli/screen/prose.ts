// Sentences for people: on a terminal they wrap between words, on a pipe each is one line.
import type { Terminal } from './terminal.ts';

/** A row of a table, or a command to paste, has two spaces somewhere: it fits already, or must stay in one piece. */
const isProse = (line: string): boolean => !line.includes('  ');

export function wrapProse(text: string, { columns }: Pick<Terminal, 'columns'>): string {
  const lines = text.split('\n');
  return lines.map((line) => (isProse(line) && line.length > columns ? wrapLine(line, columns) : line)).join('\n');
}

function wrapLine(line: string, columns: number): string {
  let wrapped = '';
  let room = columns;
  for (const word of line.split(' ')) {
    const fits = word.length + 1 <= room;
    wrapped += wrapped === '' ? word : `${fits ? ' ' : '\n'}${word}`;
    room = wrapped === word || !fits ? columns - word.length : room - word.length - 1;
  }
  return wrapped;
}
