// The columns that say who a row is about, where it is about one side of a matchup.
import type { Player } from '../matchup.ts';
import type { Column } from './column.ts';

export const matchupColumn: Column<{ readonly number: number }> = {
  name: 'matchup',
  about: 'number of the matchup in the scenario, from 1',
  of: ({ number }) => number,
};

export const partyColumns: readonly Column<{ readonly player: Player }>[] = [
  {
    name: 'party',
    about: 'whom the side brings: the members of a player joined by +, partners by &; - where players are all alike',
    of: ({ player }) => player.party,
  },
  { name: 'bot', about: 'bot that plays them; several are joined by &', of: ({ player }) => player.bot },
];
