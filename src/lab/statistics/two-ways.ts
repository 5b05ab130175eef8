// Sets that went either way, or neither: the interval of what went one way less what went the other, and how odd that is. It
// knows sums only, in whatever unit: of one matchup, of several, of cards.

import { twoSided } from './normal.ts';
import { limitsOf, type OneWay } from './one-way.ts';
import { rootOf } from './root.ts';
import type { Interval } from './wilson.ts';

export interface TwoWays {
  readonly up: OneWay;
  readonly down: OneWay;
  /** Of the two sums: what went up did not go down. Never above 0. */
  readonly covariance: number;
  /** Sets that went one way or the other. */
  readonly differing: number;
  /** The most that one set can come to. */
  readonly most: number;
}

/** After so many differing sets the chance that the largest went unseen counts 1/e times as much. */
const FADES = 8;

/** Beyond, the tails of the limits are no longer to be trusted: what is odder has this p too, about 10⁻¹². */
const ODDEST = 7;

/**
 * The limits of both ways put together by the method of variance estimates recovery (Zou and Donner 2008): each end is as far
 * off as the limits that matter to it, squared and added up.
 */
export function differenceOf(ways: TwoWays, z: number): Interval {
  const next = nextSize(ways);
  const tail = twoSided(z) / 2;
  const [up, down] = [limitsOf(ways.up, next, tail), limitsOf(ways.down, next, tail)];
  const mean = ways.up.sum - ways.down.sum;
  return {
    low: mean - together(ways, ways.up.sum - up.low, down.high - ways.down.sum),
    high: mean + together(ways, up.high - ways.up.sum, ways.down.sum - down.low),
  };
}

/** The chance that is left outside where the interval just reaches 0; null where nothing differs. */
export function oddness(ways: TwoWays): number | null {
  if (ways.differing === 0) return null;
  const { sum } = ways.up;
  if (sum === ways.down.sum) return 1;
  const isUp = sum > ways.down.sum;
  const past = (z: number) => {
    const { low, high } = differenceOf(ways, z);
    return isUp ? -low : high;
  };
  return twoSided(rootOf(past, 0, ODDEST));
}

/**
 * As large as those that were seen; while there are few of these, larger: they do not show how large others are. Root mean square,
 * because of that the width is made.
 */
function nextSize({ up, down, differing, most }: TwoWays): number {
  if (differing === 0) return most;
  const seen = (up.squares + down.squares) / differing;
  return Math.sqrt(seen + Math.exp(-differing / FADES) * (most * most - seen));
}

function together({ up, down, covariance }: TwoWays, one: number, other: number): number {
  const variances = varianceOf(up) * varianceOf(down);
  const correlation = variances > 0 ? Math.max(-1, covariance / Math.sqrt(variances)) : 0;
  return Math.sqrt(Math.max(0, one * one + other * other - 2 * correlation * one * other));
}

function varianceOf({ sum, squares, among }: OneWay): number {
  return Math.max(0, squares - (sum * sum) / among);
}
