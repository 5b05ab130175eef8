// The story on the terminal, with colours, or as JSON lines.
import picocolors from 'picocolors';
import type { Formatter } from 'picocolors/types.js';
import type { Answer } from '../../lab/story/answers.ts';
import { storyRows } from '../../lab/story/rows.ts';
import { type StoryLine, shorten } from '../../lab/story/short-story.ts';
import { type StoryLineKind, tell } from '../../lab/story/story.ts';
import type { Telling } from '../../lab/story/telling.ts';
import { jsonLine } from '../screen/json-text.ts';
import { type Terminal, useColour } from '../screen/terminal.ts';

export function writeStory(telling: Telling, answer: Answer, terminal: Terminal): void {
  const write = painter(terminal);
  tell(telling, answer, (text, kind) => write({ text, kind }));
}

/** Turns shown at either end of a story made short. */
const TURNS = 2;

/** The first turns and the last; in between a line that says what is left out and `how` to see it. */
export function writeShortStory(telling: Telling, answer: Answer, terminal: Terminal, how: string): void {
  const write = painter(terminal);
  const lines: StoryLine[] = [];
  tell(telling, answer, (text, kind) => lines.push({ text, kind }));
  const { beginning, leftOut, ending } = shorten(lines, TURNS, TURNS);
  beginning.forEach(write);
  if (leftOut !== null) terminal.out(`\n… turns ${leftOut.from} to ${leftOut.to} are left out; the whole game:\n  ${how}\n`);
  ending.forEach(write);
}

function painter(terminal: Terminal): (line: StoryLine) => void {
  const paint = picocolors.createColors(useColour(terminal));
  const colours: Partial<Record<StoryLineKind, Formatter>> = {
    turn: paint.bold,
    picture: paint.cyan,
    event: paint.dim,
    open: paint.bold,
    end: paint.bold,
  };
  return ({ text, kind }) => terminal.out(`${text === '' ? '' : (colours[kind]?.(text) ?? text)}\n`);
}

/** `more` goes into the last row. */
export function writeRows(
  telling: Telling,
  answer: Answer,
  terminal: Terminal,
  more: Readonly<Record<string, string>> = {},
): void {
  for (const row of storyRows(telling, answer)) {
    terminal.out(jsonLine(row.type === 'decision' ? row : { ...row, ...more }));
  }
}
