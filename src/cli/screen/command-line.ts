// Commands written so that they can be pasted into a shell.
import { visible } from '../../lab/text/quote.ts';
import type { Terminal } from './terminal.ts';

/** Started by `npm start`, the program is perhaps not installed, and the same way in works for sure. */
export function commandLine(terminal: Terminal, words: readonly string[]): string {
  const way = terminal.env.npm_lifecycle_event === 'start' ? 'npm start --' : 'fablelab';
  return [way, ...words.map(quote)].join(' ');
}

function quote(word: string): string {
  // So that the line can be pasted, and the terminal that shows it obeys nothing.
  if (visible(word) !== word) return `$'${visible(word.replaceAll(/[\\']/g, '\\$&'))}'`;
  if (/^[\w.,:=@%+/-]+$/.test(word)) return word;
  return /["$`\\!]/.test(word) ? `'${word.replaceAll("'", `'\\''`)}'` : `"${word}"`;
}
