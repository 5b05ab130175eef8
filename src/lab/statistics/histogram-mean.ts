// The mean of a histogram, such as that of the turns, and its interval.
import { sum } from 'simple-statistics';
import type { Rate } from './pair-interval.ts';
import { Z95 } from './wilson.ts';

/**
 * `counts[value]` games had this value. Which two games made a pair is no longer known, so each pair counts as one
 * observation, as if its games were always alike: the interval may be too wide, by √2 at most, and never too narrow.
 */
export function histogramMean(counts: readonly number[], z = Z95): Rate {
  const games = sum([...counts]);
  const mean = sum(counts.map((count, value) => count * value)) / games;
  const variance = sum(counts.map((count, value) => count * (value - mean) ** 2)) / games;
  const reach = z * Math.sqrt(variance / (games / 2));
  return { mean, low: mean - reach, high: mean + reach };
}
