// What to be warned of before the numbers of a run are believed.
import type { Tally } from '../../lab/contest/tally.ts';
import { halfWidthOf, stopOf } from '../../lab/contest/until.ts';
import { type AnyRun, type DuelRun, type NumberedAny, numbered, numberedBySides } from '../../lab/report/results.ts';
import { summarize } from '../../lab/report/summary.ts';
import { setWord } from '../../lab/who/matchup.ts';

/** Rates made of games without a result say little. */
export function noResultWarnings(run: Pick<DuelRun, 'matchups'>): string[] {
  return numbered(run).flatMap((matchup) => {
    return noResultWarning(nameOf(matchup), matchup.tally);
  });
}

export function noResultWarning(name: string, tally: Tally): string[] {
  const { tooManyNoResults, noResults, games } = summarize(tally);
  return tooManyNoResults ? [`${name}: ${noResults} of ${games} games had no result and count one half each`] : [];
}

/** At every kind of table. */
export function leftOutWarnings(run: AnyRun): string[] {
  const word = setWord(run.config.matchups);
  return numberedBySides(run, () => true).flatMap((matchup) => {
    const { sets, leftOut } = matchup.tally;
    return leftOut > 0
      ? [`${nameOf(matchup)}: ${leftOut} of ${sets + leftOut} ${word}s are left out of the rates: a bot or a game failed`]
      : [];
  });
}

/** Those that were to stop by themselves, and did not. */
export function capWarnings({ config, matchups }: AnyRun): string[] {
  const wide = matchups.filter((matchup) => stopOf(config, matchup) === 'cap');
  if (wide.length === 0) return [];
  const word = setWord(config.matchups);
  const widest = Math.max(...wide.map((matchup) => halfWidthOf(config, matchup)));
  return [
    `${wide.length} of ${matchups.length} matchups took all ${config.sets} ${word}s before ${config.until}: the widest is ±${(100 * widest).toFixed(2)} pp; give more --${word}s`,
  ];
}

function nameOf({ number, players }: NumberedAny): string {
  return `matchup ${number}, ${players.map(({ party, bot }) => `${party} by ${bot}`).join(' v ')}`;
}
