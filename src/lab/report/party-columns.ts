// The columns that say who a row is about, where it is about one side of a matchup.
import type { Player } from '../who/matchup.ts';
import type { Column } from './column.ts';
import type { NumberedAny } from './results.ts';

export const matchupColumn: Column<{ readonly number: number }> = {
  name: 'matchup',
  about: 'number of the matchup in the scenario, from 1',
  type: 'integer',
  value: ({ number }) => number,
};

export const partyColumns: readonly Column<{ readonly player: Player }>[] = [
  {
    name: 'party',
    about: 'whom the side brings: the members of a player joined by +, partners by &; - where players are all alike',
    type: 'text',
    value: ({ player }) => player.party,
  },
  { name: 'bot', about: 'bot that plays them; several are joined by &', type: 'text', value: ({ player }) => player.bot },
];

/** Where it is about a matchup of any number of sides. */
export const partiesColumns: readonly Column<NumberedAny>[] = [
  matchupColumn,
  { name: 'sides', about: 'sides at the table', type: 'integer', value: ({ players }) => players.length },
  {
    name: 'parties',
    about: 'whom they bring, side by side; the members of a player are joined by +, partners by &',
    type: 'text',
    value: ({ players }) => players.map(({ party }) => party).join(' v '),
  },
  {
    name: 'bots',
    about: 'bots that play them, side by side; several of a side are joined by &',
    type: 'text',
    value: ({ players }) => players.map(({ bot }) => bot).join(' v '),
  },
];
