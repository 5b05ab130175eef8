// Runs with counts written by hand.

import type { Tally } from '../../../src/lab/contest/tally.ts';
import type { DuelRun, PlayedMatchup } from '../../../src/lab/report/results.ts';
import { duelOf } from '../../../src/lab/who/matchup.ts';
import { duelTally, type SeenByFirst } from '../duel-tally.ts';

/** Pairs of two wins, of a win in seat 0 alone, in seat 1 alone, and of none, by the first player named. */
export function tallyOf(both: number, first: number, second: number, none: number, more: Partial<Tally> = {}): Tally {
  const sets = both + first + second + none;
  const seen: SeenByFirst = {
    sets,
    player: [none, 0, first + second, 0, both],
    seat: [second, 0, both + none, 0, first],
    results: [
      [second + none, 0, both + first],
      [first + none, 0, both + second],
    ],
  };
  const lengths = [...new Array<number>(20).fill(0), sets, sets];
  return duelTally(seen, { turns: 40 * sets, endings: [2 * sets], lengths, ...more });
}

/** `fable` or `fable/bot`, twice. */
export function matchup(a: string, b: string, tally: Tally): PlayedMatchup {
  const [one, other] = [a, b].map((text) => {
    const [party = '', bot = 'greedy'] = text.split('/');
    return { party, bot };
  });
  return { players: [one!, other!], tally };
}

export function runOf(matchups: readonly PlayedMatchup[], reports = ['matchups', 'entrants', 'seats', 'lengths']): DuelRun {
  const config = {
    ...{ game: 'twisted-fables', about: '', seed: '1', design: 'paired' as const, options: {}, change: {}, sets: 100 },
    matchups: matchups.map(({ players }) => duelOf(...players)),
    reports,
  };
  return { config, matchups };
}
