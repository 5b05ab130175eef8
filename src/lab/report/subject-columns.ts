// The columns that say whom a row of a study is about.
import type { Box } from '../../core/contract.ts';
import type { Player } from '../who/matchup.ts';
import type { Column } from './column.ts';

export function subjectColumns({ noun }: Box): readonly Column<{ readonly player: Player }>[] {
  return [
    {
      name: 'entrant',
      about: `${noun.one}; - where players are all alike`,
      type: 'text',
      value: ({ player }) => player.party,
    },
    { name: 'bot', about: 'bot that plays it', type: 'text', value: ({ player }) => player.bot },
  ];
}
