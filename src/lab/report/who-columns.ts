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
  { name: 'a_fable', about: 'fable of the first player named, "a"', type: 'text', value: ({ players }) => players[0].party },
  { name: 'a_bot', about: 'bot that plays her', type: 'text', value: ({ players }) => players[0].bot },
  {
    name: 'b_fable',
    about: 'fable of the second player named, "b"',
    type: 'text',
    value: ({ players }) => players[1].party,
  },
  { name: 'b_bot', about: 'bot that plays her', type: 'text', value: ({ players }) => players[1].bot },
];
