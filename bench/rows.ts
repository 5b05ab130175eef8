// What two runs of the bench are compared by: ratios, each of two speeds that were timed in turn, round by round. The machine is in
// both speeds, so that a ratio says the same on a slower one.
import { median } from './median.ts';

export interface Row {
  /** What over what. */
  readonly row: string;
  /** By round. */
  readonly ratios: readonly number[];
}

/** Ratios with four digits: what follows is noise. */
export function rowOf(row: string, over: readonly number[], under: readonly number[]): Row {
  return { row, ratios: over.map((speed, round) => Number((speed / under[round]!).toPrecision(4))) };
}

/** A ratio and the two ends of its interval. */
export interface Spread {
  readonly mean: number;
  readonly low: number;
  readonly high: number;
}

/** The median, and between which two of the values it lies in 95 % of all runs, whatever their distribution; of fewer than six, the
 * outermost. One alone does not say how it varies: NaN. */
export function medianOf(ratios: readonly number[]): Spread {
  if (ratios.length === 1) return { mean: ratios[0]!, low: Number.NaN, high: Number.NaN };
  const sorted = ratios.toSorted((a, b) => a - b);
  const at = Math.max(0, endRank(sorted.length) - 1);
  return { mean: median(ratios), low: sorted[at]!, high: sorted[sorted.length - 1 - at]! };
}

/** How many values lie below the median is binomial: the largest rank that has it on the wrong side in 2.5 % at most; 0 if none has. */
function endRank(count: number): number {
  let [rank, chance] = [0, 0.5 ** count];
  for (let below = chance; 2 * below <= 0.05; below += chance) {
    rank++;
    chance *= (count - rank + 1) / rank;
  }
  return rank;
}

/** Of two runs, which know nothing of each other: their errors add up as squares, of logarithms because it is a ratio. */
export function over(now: Spread, before: Spread): Spread {
  const mean = now.mean / before.mean;
  const [down, up] = [
    Math.hypot(Math.log(now.mean / now.low), Math.log(before.high / before.mean)),
    Math.hypot(Math.log(now.high / now.mean), Math.log(before.mean / before.low)),
  ];
  return { mean, low: mean * Math.exp(-down), high: mean * Math.exp(up) };
}
