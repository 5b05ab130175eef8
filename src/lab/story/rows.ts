// The story as data: one row a decision, and a last one with the result, or with the decision left open.
import { partiesText } from '../../core/modes.ts';
import type { Answer } from './answers.ts';
import { type Asked, type Moment, moments } from './moments.ts';
import type { Table } from './table.ts';

export type StoryRow = Readonly<Record<string, unknown>>;

/** `before` is what happened since the last answer's events without anybody being asked: the deal, a forced choice, a turn. */
export function* storyRows(table: Table, answer: Answer): Generator<StoryRow, void> {
  let before: string[] = [];
  for (const moment of moments(table, answer)) {
    if (moment.is === 'events') before.push(...moment.events);
    else if (moment.is === 'turn') before.push(moment.title);
    else {
      yield row(table, moment, before);
      before = [];
    }
  }
}

function row(table: Table, moment: Exclude<Moment, { is: 'events' | 'turn' }>, before: readonly string[]): StoryRow {
  const line = table.match.line();
  switch (moment.is) {
    case 'decision': {
      const { answer, options, events } = moment;
      return { type: 'decision', ...asked(table, moment), answer, choice: options[answer], before, events };
    }
    case 'open':
      return { type: 'open', ...asked(table, moment), before, line };
    case 'end': {
      const { ending, scores, winners, turns } = moment;
      return { type: 'result', ending, winners, scores, turns, decisions: table.match.length, before, line };
    }
  }
}

function asked(table: Table, { turn, seat, question, options }: Asked) {
  return { turn, seat, fable: partiesText([table.parties[seat] ?? []]), question, options };
}
