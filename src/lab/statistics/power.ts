// How many observations a question needs, before anything is played.
import { normalQuantile } from './normal.ts';

/** What a test is asked to be. */
export interface Care {
  /** Chance of seeing a difference where there is none, both sides together. */
  readonly alpha: number;
  /** Chance of seeing it where it is there. */
  readonly power: number;
}

/** Observations until a mean that is off by `difference` is told from what it should be. `variance` is that of one observation. */
export function toDetect(difference: number, variance: number, { alpha, power }: Care): number {
  const reach = normalQuantile(1 - alpha / 2) + normalQuantile(power);
  return Math.ceil((reach * reach * variance) / (difference * difference));
}

/** Observations until half the interval of a mean is so narrow. */
export function toNarrow(halfWidth: number, variance: number, alpha: number): number {
  return Math.ceil((normalQuantile(1 - alpha / 2) ** 2 * variance) / (halfWidth * halfWidth));
}

/** Of the difference of two observations that vary alike; those under the same luck are correlated. */
export function differenceVariance(variance: number, correlation: number): number {
  return 2 * variance * (1 - correlation);
}
