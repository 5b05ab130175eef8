// The columns that say where a matchup stopped, and why.
import type { Tally } from '../contest/tally.ts';
import { MARK, type Stop, stopOf } from '../contest/until.ts';
import type { Column } from './column.ts';
import type { AnyMatchup, AnyRun } from './results.ts';

/** Why no more of a matchup is played: it is over, or the time was. */
export type StopReason = Stop | 'clock';

/** Null where it could have gone on. */
export function stopReasonOf(
  { config, stopped }: Pick<AnyRun, 'config' | 'stopped'>,
  matchup: AnyMatchup,
): StopReason | null {
  return stopOf(config, matchup) ?? stopped ?? null;
}

export const stopColumns: readonly Column<{ readonly tally: Tally; readonly stop: StopReason | null }>[] = [
  {
    name: 'stop_index',
    about: 'sets that were played, from the first on, those left out too',
    type: 'integer',
    value: ({ tally }) => tally.sets + tally.leftOut,
  },
  {
    name: 'stop_reason',
    about: `sets: all that were asked for; width: its interval was as narrow as until asks, looked at every ${MARK} sets; cap: still wider after the most sets; clock: not over, but the time was; empty: not over`,
    type: 'text',
    value: ({ stop }) => stop,
  },
];
