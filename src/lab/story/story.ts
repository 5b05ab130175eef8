// A game told as a story, line by line; without colours, which are the terminal's matter.
import type { Answer } from './answers.ts';
import { type Moment, moments } from './moments.ts';
import type { Telling } from './telling.ts';

/** What a line is, for whoever gives it a colour. */
export type StoryLineKind = 'turn' | 'picture' | 'decision' | 'event' | 'open' | 'option' | 'end';

export type WriteStory = (line: string, kind: StoryLineKind) => void;

/** Tells the game that was begun on this table to its end, or to where nobody answers. */
export function tell(telling: Telling, answer: Answer, write: WriteStory): void {
  for (const moment of moments(telling, answer)) tellMoment(telling, moment, write);
}

function tellMoment(telling: Telling, moment: Moment, write: WriteStory): void {
  switch (moment.is) {
    case 'turn':
      write('', 'turn');
      write(moment.title, 'turn');
      for (const line of moment.picture.trimEnd().split('\n')) write(line.trimEnd(), 'picture');
      break;
    case 'decision':
      write(`  ${telling.names[moment.seat]}: ${moment.options[moment.answer]}`, 'decision');
      tellEvents(moment.events, write);
      break;
    case 'events':
      tellEvents(moment.events, write);
      break;
    case 'open':
      write('', 'open');
      write(`${telling.names[moment.seat]} is to choose: ${moment.question}`, 'open');
      for (const [index, option] of moment.options.entries()) write(`  ${String(index).padEnd(3)} ${option}`, 'option');
      break;
    case 'end':
      write('', 'end');
      write(`${resultOf(telling, moment.winners)} (${moment.ending}).`, 'end');
      write(`${counted(moment.turns, 'turn')}, ${counted(telling.match.length, 'decision')}.`, 'end');
      break;
  }
}

function tellEvents(events: readonly string[], write: WriteStory): void {
  for (const event of events) write(`    ${event}`, 'event');
}

function counted(count: number, what: string): string {
  return `${count} ${what}${count === 1 ? '' : 's'}`;
}

function resultOf({ names }: Telling, winners: readonly number[]): string {
  if (winners.length === 0) return 'Nobody wins';
  return `${winners.map((seat) => names[seat]).join(' and ')} ${winners.length === 1 ? 'wins' : 'win'}`;
}
