// The columns that say which matchup a row is about.
import type { Column } from './column.ts';
import type { NumberedMatchup } from './results.ts';

export const whoColumns: readonly Column<Pick<NumberedMatchup, 'number' | 'players'>>[] = [
  {
    name: 'matchup',
    about: 'number of the matchup in the scenario, from 1',
    type: 'integer',
    value: ({ number }) => number,
  },
  {
    name: 'a_entrant',
    about: 'whom the first player named, "a", brings',
    type: 'text',
    value: ({ players }) => players[0].party,
  },
  { name: 'a_bot', about: 'bot that plays it', type: 'text', value: ({ players }) => players[0].bot },
  {
    name: 'b_entrant',
    about: 'whom the second player named, "b", brings',
    type: 'text',
    value: ({ players }) => players[1].party,
  },
  { name: 'b_bot', about: 'bot that plays it', type: 'text', value: ({ players }) => players[1].bot },
];
