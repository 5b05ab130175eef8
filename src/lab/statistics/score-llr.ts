// How much likelier one mean of scores is than another, by sets counted by score: each mean gets the best it can say for itself, the
// distribution with that mean under which the counts are likeliest. It knows neither what is counted nor when to stop.
import type { JointBins } from './paired-shift.ts';
import { rootOf } from './root.ts';

/** Counts of sets by score; the score of bin i is i / (bins.length − 1). */
export type ScoreBins = readonly number[];

/** The same where scores stand at other distances. The least and the highest value are what can happen, counted or not. */
export interface Scores {
  readonly values: readonly number[];
  readonly counts: readonly number[];
}

const isBins = (scores: ScoreBins | Scores): scores is ScoreBins => Array.isArray(scores);

export function scoresOf(bins: ScoreBins): Scores {
  return { values: bins.map((_, at) => at / (bins.length - 1)), counts: bins };
}

/**
 * Log likelihood ratio of "the mean is s1" over "the mean is s0". Nothing is added to empty bins: what was not seen may still
 * happen, and a mean may put weight there. With two bins this is the ratio of binomial chances.
 */
export function scoreLlr(scores: ScoreBins | Scores, s0: number, s1: number): number {
  const { values, counts } = isBins(scores) ? scoresOf(scores) : scores;
  const [least, most] = [Math.min(...values), Math.max(...values)];
  for (const mean of [s0, s1]) {
    if (!(least < mean && mean < most))
      throw new RangeError(`found the mean ${mean}, expected it between ${least} and ${most}`);
  }
  return strain(values, counts, s0) - strain(values, counts, s1);
}

/** The same of the shift of an arm against base, set by set: from −1 to 1. */
export function shiftLlr(bins: JointBins, d0: number, d1: number): number {
  const most = bins.length - 1;
  const counts = new Array<number>(2 * most + 1).fill(0);
  for (const [base, row] of bins.entries()) {
    for (const [arm, count] of row.entries()) counts[arm - base + most]! += count;
  }
  return scoreLlr(counts, (d0 + 1) / 2, (d1 + 1) / 2);
}

/** The log likelihood that the counts lose by the mean having to be this, against a mean of their own. */
function strain(values: readonly number[], counts: readonly number[], mean: number): number {
  const off = values.map((value) => value - mean);
  const tilt = tiltOf(off, counts);
  return counts.reduce((sum, count, at) => (count === 0 ? sum : sum + count * Math.log1p(tilt * off[at]!)), 0);
}

/**
 * What makes the weighted mean of these 0 where each count is divided by 1 + tilt · its value (Owen 1988): then they are the
 * likeliest. Where no tilt does, the last one possible: the rest of the weight lies on an end that was not seen.
 */
export function tiltOf(off: readonly number[], counts: readonly number[]): number {
  const falling = (tilt: number) =>
    counts.reduce((sum, count, at) => (count === 0 ? sum : sum + (count * off[at]!) / (1 + tilt * off[at]!)), 0);
  return rootOf((tilt) => -falling(tilt), -1 / Math.max(...off), -1 / Math.min(...off));
}
