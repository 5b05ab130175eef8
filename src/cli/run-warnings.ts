// What to be warned of before the numbers of a run are believed.
import { type AnyRun, type NumberedMatchup, numbered, type Run } from '../lab/report/run.ts';
import { summarize } from '../lab/summary.ts';
import { halfWidthOf, stopOf } from '../lab/until.ts';

/** Rates made of games without a result say little. */
export function noResultWarnings(run: Pick<Run, 'matchups'>): string[] {
  return numbered(run).flatMap((matchup) => {
    const { tooManyNoResults, noResults, games } = summarize(matchup.tally);
    return tooManyNoResults
      ? [`${nameOf(matchup)}: ${noResults} of ${games} games had no result and count one half each`]
      : [];
  });
}

export function leftOutWarnings(run: Pick<Run, 'matchups'>): string[] {
  return numbered(run).flatMap((matchup) => {
    const { sets: pairs, leftOut } = matchup.tally;
    const all = pairs + leftOut;
    return leftOut > 0
      ? [`${nameOf(matchup)}: ${leftOut} of ${all} pairs are left out of the rates: a bot or a game failed`]
      : [];
  });
}

/** Those that were to stop by themselves, and did not. */
export function capWarnings({ config, matchups }: AnyRun): string[] {
  const wide = matchups.filter(({ tally }) => stopOf(config, tally) === 'cap');
  if (wide.length === 0) return [];
  const widest = Math.max(...wide.map(({ tally }) => halfWidthOf(tally)));
  return [
    `${wide.length} of ${matchups.length} matchups took all ${config.pairs} pairs before ${config.until}: the widest is ±${(100 * widest).toFixed(2)} pp; give more --pairs`,
  ];
}

function nameOf({ number, players }: NumberedMatchup): string {
  return `matchup ${number}, ${players.map(({ party, bot }) => `${party} by ${bot}`).join(' v ')}`;
}
