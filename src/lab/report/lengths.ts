// lengths.csv: how long games are, exactly. One row for every number of turns that occurred in a matchup.
import type { Column, Report } from './column.ts';
import { partiesColumns } from './party-columns.ts';
import { type AnyRun, type NumberedAny, type NumberedMatchup, numbered, numberedBySides } from './results.ts';
import { whoColumns } from './who-columns.ts';

interface Lengths {
  readonly turns: number;
  readonly games: number;
}

const about = 'Games by their number of turns: every game is counted, none is estimated.';
const games: Column<Lengths> = {
  name: 'games',
  about: 'games of this matchup with so many turns',
  type: 'integer',
  value: ({ games }: Lengths) => games,
};

export const lengths: Report<NumberedMatchup & Lengths> = {
  ...{ name: 'lengths', schema: 'fablelab-lengths/2', about },
  columns: [
    ...whoColumns,
    { name: 'turns', about: 'turns of a game, both sides counted', type: 'integer', value: ({ turns }) => turns },
    games,
  ],
  rows: (run) => numbered(run).flatMap(withLengths),
};

/** The same where some matchup has more sides than two, or one: nobody is "a" or "b". */
export const lengthsOfAll: Report<NumberedAny & Lengths, AnyRun> = {
  ...{ name: 'lengths', schema: 'fablelab-lengths-of-sides/1', about },
  columns: [
    ...partiesColumns,
    { name: 'turns', about: 'turns of a game, all sides counted', type: 'integer', value: ({ turns }) => turns },
    games,
  ],
  rows: (run) => numberedBySides(run, () => true).flatMap(withLengths),
};

/** Those that occurred. */
function withLengths<M extends NumberedAny>(matchup: M): (M & Lengths)[] {
  const all = [...matchup.tally.lengths.entries()].map(([turns, games]) => ({ ...matchup, turns, games }));
  return all.filter(({ games }) => games > 0);
}
