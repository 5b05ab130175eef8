// What to be warned of before the numbers of a run are believed.
import { type NumberedMatchup, numbered, type Run } from '../lab/report/run.ts';
import { summarize } from '../lab/summary.ts';

/** Rates made of games without a result say little. */
export function noResultWarnings(run: Run): string[] {
  return numbered(run).flatMap((matchup) => {
    const { tooManyNoResults, noResults, games } = summarize(matchup.tally);
    return tooManyNoResults
      ? [`${nameOf(matchup)}: ${noResults} of ${games} games had no result and count one half each`]
      : [];
  });
}

export function leftOutWarnings(run: Run): string[] {
  return numbered(run).flatMap((matchup) => {
    const { pairs, leftOut } = matchup.tally;
    const all = pairs + leftOut;
    return leftOut > 0
      ? [`${nameOf(matchup)}: ${leftOut} of ${all} pairs are left out of the rates: a bot or a game failed`]
      : [];
  });
}

function nameOf({ number, players }: NumberedMatchup): string {
  return `matchup ${number}, ${players.map(({ fable, bot }) => `${fable} by ${bot}`).join(' v ')}`;
}
