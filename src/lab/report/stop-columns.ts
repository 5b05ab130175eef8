// The columns that say where a matchup stopped, and why.
import type { Tally } from '../contest/tally.ts';
import { MARK, type Stop } from '../contest/until.ts';
import type { Column } from './column.ts';

export const stopColumns: readonly Column<{ readonly tally: Tally; readonly stop: Stop | null }>[] = [
  {
    name: 'stop_index',
    about: 'sets that were played, from the first on, those left out too',
    type: 'integer',
    value: ({ tally }) => tally.sets + tally.leftOut,
  },
  {
    name: 'stop_reason',
    about: `sets: all that were asked for; width: its interval was as narrow as until asks, looked at every ${MARK} sets; cap: still wider after the most sets; empty: not over`,
    type: 'text',
    value: ({ stop }) => stop,
  },
];
