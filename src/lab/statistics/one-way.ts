// Sets that went one way, such as those that came to more by an arm: between which limits their sum may have been expected. The
// gamma limits of Fay and Feuer (1997) for events of different size, in the mid-p form of Fay and Kim (2017); with the beta
// distribution in place of the gamma, because sets are counted: no more can go one way than there are.
import betainc from '@stdlib/math-base-special-betainc';
import quantile from '@stdlib/stats-base-dists-beta-quantile';
import { rootOf } from './root.ts';
import type { Interval } from './wilson.ts';

export interface OneWay {
  /** Of what the sets that went this way come to. */
  readonly sum: number;
  readonly squares: number;
  readonly cubes: number;
  /** How many sets there were, whichever way they went. */
  readonly among: number;
}

/** Events of one size beside something certain, with the same sum, variance and skew: their share of sets is Beta(a, b). */
interface Alike {
  readonly certain: number;
  readonly scale: number;
  readonly a: number;
  readonly b: number;
}

/** So rare are sets at most that went this way where their skew says that none did; and what is nothing but rounding. */
const RARE = 1e-7;
const ROUNDING = 1e-12;

/**
 * `next` is the size that one more event would have. In the exact form the upper limit is made as if it had been seen, in the
 * lower as if not; mid-p is half of either.
 */
export function limitsOf(way: OneWay, next: number, tail: number): Interval {
  const { sum, squares, cubes, among } = way;
  const more = alike({ sum: sum + next, squares: squares + next ** 2, cubes: cubes + next ** 3, among });
  if (sum === 0) return { low: 0, high: upper(more, 2 * tail) };
  const seen = alike(way);
  const below = (at: number) => Math.log((share(seen, at, false) + share(more, at, false)) / (2 * tail));
  const above = (at: number) => Math.log((2 * tail) / (share(seen, at, true) + share(more, at, true)));
  return {
    low: rootOf(below, ...inOrder(lower(seen, tail), lower(more, tail))),
    high: rootOf(above, ...inOrder(upper(seen, tail), upper(more, tail))),
  };
}

function alike(way: OneWay): Alike {
  const { sum, squares, cubes, among } = way;
  const { variance, third } = centralOf(way);
  const size = cubes / squares;
  // Where all sets went this way by as much, nothing varies.
  if (variance <= ROUNDING * squares)
    return { certain: 0, scale: size * among, a: among, b: Math.max(0, 1 + among - sum / size) };
  // How likely events of this size must be to have such a skew, and among how many to vary so much; what they lack of the sum is certain.
  const chance = Math.max(RARE, (1 - third / variance / size) / 2);
  const of = variance / (size * size * chance * (1 - chance));
  return { certain: sum - size * chance * of, scale: size * of, a: chance * of, b: (1 - chance) * of + 1 };
}

/** Of the sum, if each set goes this way or not by luck of its own: its variance and third moment. */
export function centralOf({ sum, squares, cubes, among }: OneWay): { variance: number; third: number } {
  const mean = sum / among;
  return { variance: squares - mean * sum, third: cubes - 3 * mean * squares + 2 * mean * mean * sum };
}

/** The chance of less than this sum, or of more. */
function share({ certain, scale, a, b }: Alike, sum: number, isUpper: boolean): number {
  const x = (sum - certain) / scale;
  if (x >= 1 || b === 0) return x >= 1 === isUpper ? 0 : 1;
  return x <= 0 ? Number(isUpper) : betainc(x, a, b, true, isUpper);
}

function lower({ certain, scale, a, b }: Alike, tail: number): number {
  return certain + scale * (b === 0 ? 1 : quantile(tail, a, b));
}

function upper({ certain, scale, a, b }: Alike, tail: number): number {
  return certain + scale * (b === 0 ? 1 : 1 - quantile(tail, b, a));
}

function inOrder(one: number, other: number): [number, number] {
  return one < other ? [one, other] : [other, one];
}
