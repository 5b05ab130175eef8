// Sets that went either way, or neither: the interval of what went one way less what went the other, and how odd that is. It
// knows sums only, in whatever unit: of one matchup, of several, of cards.

import { twoSided } from './normal.ts';
import { centralOf, limitsOf, type OneWay } from './one-way.ts';
import { rootOf } from './root.ts';
import type { Interval } from './wilson.ts';

interface Way extends OneWay {
  readonly fourths: number;
}

export interface TwoWays {
  readonly up: Way;
  readonly down: Way;
  /** Of the two sums: what went up did not go down. Never above 0. */
  readonly covariance: number;
  /** Sets that went one way or the other. */
  readonly differing: number;
  /** The most that one set can come to. */
  readonly most: number;
}

/** Until about so many sets differ, larger ones than those that were seen are reckoned with, up to so many times as large. */
const FEW = 16;
const LARGER = 6;

/** Beyond, the tails of the limits are no longer to be trusted: what is odder has this p too, about 10⁻¹². */
const ODDEST = 7;
const LEAST_TAIL = 1e-30;
const CLOSE = 1e-8;
const ROUNDING = 1e-12;

/**
 * The limits of both ways put together by the method of variance estimates recovery (Zou and Donner 2008): each end is as far
 * off as the limits that matter to it, squared and added up.
 */
export function differenceOf(ways: TwoWays, z: number): Interval {
  const next = nextSize(ways);
  const tail = Math.max(LEAST_TAIL, twoSided(studentized(ways, z)) / 2);
  const [up, down] = [limitsOf(ways.up, next, tail), limitsOf(ways.down, next, tail)];
  const mean = ways.up.sum - ways.down.sum;
  return {
    low: mean - together(ways, Math.max(0, ways.up.sum - up.low), Math.max(0, down.high - ways.down.sum)),
    high: mean + together(ways, Math.max(0, up.high - ways.up.sum), Math.max(0, ways.down.sum - down.low)),
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
    return isUp ? 0 - low : high;
  };
  return twoSided(rootNear(past, Math.abs(sum - ways.down.sum) / Math.sqrt(varianceOfBoth(ways))));
}

/** Most are near the normal quantile, and below it: each look costs four limits. */
function rootNear(past: (z: number) => number, guess: number): number {
  const [from, to] = [guess / 2, Math.min(guess, ODDEST)];
  return from < ODDEST && past(from) < 0 && past(to) > 0 ? rootOf(past, from, to, CLOSE) : rootOf(past, 0, ODDEST, CLOSE);
}

/**
 * As large as those that were seen; while there are few of these, larger: they do not show how large others are. Root mean square,
 * because of that the width is made.
 */
function nextSize({ up, down, differing, most }: TwoWays): number {
  if (differing === 0) return most;
  const seen = (up.squares + down.squares) / differing;
  const larger = Math.min(most * most, LARGER * LARGER * seen);
  return Math.sqrt(seen + Math.exp(-((differing / FEW) ** 2)) * Math.max(0, larger - seen));
}

/**
 * The quantile of Student in place of the normal one: where sizes differ, the variance is known from the few large ones. It varies by
 * what the squares vary beyond what the sums tell of them. The first terms of the expansion (Abramowitz and Stegun 26.7.5).
 */
function studentized(ways: TwoWays, z: number): number {
  const beyond = beyondSums(ways.up) + beyondSums(ways.down);
  if (beyond === 0) return z;
  // One over the degrees of freedom.
  const share = beyond / varianceOfBoth(ways) ** 2 / 2;
  return z + ((z ** 3 + z) / 4) * share + ((5 * z ** 5 + 16 * z ** 3 + 3 * z) / 96) * share ** 2;
}

/** How much the squared distances of sets from their mean vary, less what the sum tells of it: nothing where all went as far. */
function beyondSums(way: Way): number {
  const { sum, squares, cubes, fourths, among } = way;
  const { variance, third } = centralOf(way);
  if (variance <= ROUNDING * squares) return 0;
  const mean = sum / among;
  const fourth = fourths - 4 * mean * cubes + 6 * mean * mean * squares - 3 * mean ** 3 * sum;
  return Math.max(0, fourth - (variance * variance) / among - (third * third) / variance);
}

function together({ up, down, covariance }: TwoWays, one: number, other: number): number {
  const variances = varianceOf(up) * varianceOf(down);
  const correlation = variances > 0 ? Math.max(-1, covariance / Math.sqrt(variances)) : 0;
  return Math.sqrt(Math.max(0, one * one + other * other - 2 * correlation * one * other));
}

function varianceOfBoth({ up, down, covariance }: TwoWays): number {
  return varianceOf(up) + varianceOf(down) - 2 * covariance;
}

function varianceOf(way: OneWay): number {
  return Math.max(0, centralOf(way).variance);
}
