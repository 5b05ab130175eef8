// Is a matchup even? The score test that the pair interval is made of: it rejects 50 % just where the interval excludes it.
import { twoSided } from './normal.ts';
import { effectiveGames, type PairBins, pairMoments } from './pair-interval.ts';

/** The probability of a rate at least as far from 50 % if the matchup is even; null without pairs. */
export function evenTest(bins: PairBins): number | null {
  const { pairs, mean } = pairMoments(bins);
  return pairs === 0 ? null : twoSided((mean - 0.5) * 2 * Math.sqrt(effectiveGames(bins)));
}
