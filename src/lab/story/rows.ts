// The story as data: one row a decision, and a last one with the result, or with the decision left open.
import { partiesText } from '../../core/modes.ts';
import type { Answer } from './answers.ts';
import { type Moment, moments, type OpenDecision } from './moments.ts';
import type { Telling } from './telling.ts';

export type StoryRow = Readonly<Record<string, unknown>>;

/** `before` is what happened since the last answer's events without anybody being asked: the deal, a forced choice, a turn. */
export function* storyRows(telling: Telling, answer: Answer): Generator<StoryRow, void> {
  let before: string[] = [];
  for (const moment of moments(telling, answer)) {
    if (moment.is === 'events') before.push(...moment.events);
    else if (moment.is === 'turn') before.push(moment.title);
    else {
      yield row(telling, moment, before);
      before = [];
    }
  }
}

function row(telling: Telling, moment: Exclude<Moment, { is: 'events' | 'turn' }>, before: readonly string[]): StoryRow {
  const line = telling.match.line();
  switch (moment.is) {
    case 'decision': {
      const { answer, options, events } = moment;
      return { type: 'decision', ...asked(telling, moment), answer, choice: options[answer], before, events };
    }
    case 'open':
      return { type: 'open', ...asked(telling, moment), before, line };
    case 'end': {
      const { ending, scores, winners, turns } = moment;
      return { type: 'result', ending, winners, scores, turns, decisions: telling.match.length, before, line };
    }
  }
}

function asked(telling: Telling, { turn, seat, question, options }: OpenDecision) {
  return { turn, seat, party: partiesText([telling.parties[seat] ?? []]), question, options };
}
