// What chess testers ask of a match of two: logistic and normalized Elo, the likelihood of superiority and the log likelihood ratios of
// their sequential tests. Sets of two games by half points are their pentanomial, single games their trinomial.
import cdf from '@stdlib/stats-base-dists-normal-cdf';
import { chanceOf, eloOf } from './bradley-terry.ts';
import { pairInterval, pairMoments, type Rate } from './pair-interval.ts';
import { type ScoreBins, scoreLlr, scoresOf, tiltOf } from './score-llr.ts';
import { Z95 } from './wilson.ts';

/** In the place of nothing, as the tools of chess have it: figures are to equal theirs. */
const NEXT_TO_NOTHING = 1e-3;
const CLOSE = 1e-12;
const ROUNDS = 1000;

export function eloOfScore(score: number): number {
  return eloOf(Math.log(score / (1 - score)));
}

export function scoreOfElo(elo: number): number {
  return chanceOf(elo / eloOf(1));
}

/** Logistic Elo with its interval, infinite where all was won or lost. */
export function eloInterval(bins: ScoreBins, z = Z95): Rate {
  const { mean, low, high } = pairInterval(bins, z);
  return { mean: eloOfScore(mean), low: eloOfScore(low), high: eloOfScore(high) };
}

/** How far the score is off one half in standard deviations of a game, on the scale of Elo; NaN where nothing varies. */
export function normalizedElo(bins: ScoreBins, z = Z95): Rate {
  const { pairs, mean, variance } = pairMoments(bins);
  const elo = (mean - 0.5) / Math.sqrt(variance) / deviationsOfElo(bins, 1);
  const reach = z / Math.sqrt(pairs) / deviationsOfElo(bins, 1);
  return variance === 0
    ? { mean: Number.NaN, low: Number.NaN, high: Number.NaN }
    : { mean: elo, low: elo - reach, high: elo + reach };
}

/** The likelihood of superiority: how sure it is that more than half is won, by the normal distribution. */
export function superiority(bins: ScoreBins): number {
  const { pairs, mean, variance } = pairMoments(bins);
  if (variance > 0) return cdf((mean - 0.5) / Math.sqrt(variance / pairs), 0, 1);
  return mean === 0.5 || pairs === 0 ? 0.5 : Number(mean > 0.5);
}

export type EloScale = 'logistic' | 'normalized';

/** Log likelihood ratio of "worth elo1" over "worth elo0". */
export function eloLlr(bins: ScoreBins, elo0: number, elo1: number, scale: EloScale = 'logistic'): number {
  if (bins.every((count) => count === 0)) return 0;
  const counts = bins.map((count) => (count === 0 ? NEXT_TO_NOTHING : count));
  if (scale === 'logistic') return scoreLlr(counts, scoreOfElo(elo0), scoreOfElo(elo1));
  return normalizedStrain(counts, deviationsOfElo(bins, elo0)) - normalizedStrain(counts, deviationsOfElo(bins, elo1));
}

/** A set of more games varies less; 800 / ln 10 makes normalized and logistic Elo equal where there are no draws. */
function deviationsOfElo(bins: ScoreBins, elo: number): number {
  const games = (bins.length - 1) / 2;
  return (elo * Math.sqrt(games)) / (2 * eloOf(1));
}

/**
 * The log likelihood that the counts lose by the mean having to be so many of the standard deviations off one half. That condition
 * is no straight line: it is replaced by its tangent at the last distribution until that stays (Van den Bergh, Comments on
 * normalized Elo).
 */
function normalizedStrain(counts: ScoreBins, deviations: number): number {
  const { values } = scoresOf(counts);
  const sets = counts.reduce((sum, count) => sum + count, 0);
  let chances = values.map(() => 1 / values.length);
  for (let round = 0; round < ROUNDS; round++) {
    const { mean, variance } = pairMoments(chances);
    const deviation = Math.sqrt(variance);
    const off = values.map((value) => value - 0.5 - (deviations * deviation * (1 + ((value - mean) / deviation) ** 2)) / 2);
    const tilt = tiltOf(off, counts);
    const next = counts.map((count, at) => count / sets / (1 + tilt * off[at]!));
    const moved = Math.max(...next.map((chance, at) => Math.abs(chance - chances[at]!)));
    chances = next;
    if (moved < CLOSE) break;
  }
  return counts.reduce((sum, count, at) => sum + count * Math.log(count / sets / chances[at]!), 0);
}
