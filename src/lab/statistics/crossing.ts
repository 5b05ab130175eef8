// Where a curve over the values of a printed number crosses a level, such as 50 %: which value would be even. The curve is made of
// straight lines between neighbouring values.
import { Z95 } from './wilson.ts';

export interface CurvePoint {
  readonly value: number;
  readonly rate: number;
}

/**
 * `inside`: the interval has two ends. `below`, `above`: it reaches the lowest value, or the highest, and may go on beyond, where
 * nothing was played; `both`. `nowhere`: at every value between them the curve is surely off the level.
 */
export type Reach = 'inside' | 'below' | 'above' | 'both' | 'nowhere';

export interface Crossing {
  /** Where the line crosses; the middle one where it does so an odd number of times, else null: then it comes back. */
  readonly at: number | null;
  /** All values between them at which the level is not excluded; null where that has no end here. */
  readonly low: number | null;
  readonly high: number | null;
  readonly reach: Reach;
  /** Every value at which the line crosses, in order. */
  readonly all: readonly number[];
}

/** Points in the order of their values, at least one; `covariance` of their rates, in the same order. */
export function crossing(
  points: readonly CurvePoint[],
  covariance: readonly (readonly number[])[],
  level = 0.5,
  z = Z95,
): Crossing {
  const lines = points.slice(1).map((_, at) => lineOf(points, covariance, at));
  const all = [...new Set(lines.flatMap((line) => crossingOf(line, level)))];
  const at = all.length % 2 === 1 ? all[(all.length - 1) / 2]! : null;
  const open = points.length === 1 ? [pointOf(points[0]!, covariance)] : lines;
  const possible = open.flatMap((line) => possibleOn(line, level, z));
  if (possible.length === 0) return { at, low: null, high: null, reach: 'nowhere', all };
  const [low, high] = [Math.min(...possible), Math.max(...possible)];
  const [isBelow, isAbove] = [low === points[0]!.value, high === points.at(-1)!.value];
  const reach = isBelow ? (isAbove ? 'both' : 'below') : isAbove ? 'above' : 'inside';
  return { at, low: isBelow ? null : low, high: isAbove ? null : high, reach, all };
}

/** Rate and variance from one value to the next. */
interface Line {
  readonly from: CurvePoint;
  readonly to: CurvePoint;
  readonly own: readonly [number, number];
  readonly common: number;
}

function lineOf(points: readonly CurvePoint[], covariance: readonly (readonly number[])[], at: number): Line {
  const common = covariance[at]![at + 1]!;
  return { from: points[at]!, to: points[at + 1]!, own: [covariance[at]![at]!, covariance[at + 1]![at + 1]!], common };
}

function pointOf(point: CurvePoint, covariance: readonly (readonly number[])[]): Line {
  const variance = covariance[0]![0]!;
  return { from: point, to: point, own: [variance, variance], common: variance };
}

function valueAt({ from, to }: Line, share: number): number {
  // Exactly the ends, so that open intervals are known by them.
  return share === 0 ? from.value : share === 1 ? to.value : from.value + share * (to.value - from.value);
}

function crossingOf(line: Line, level: number): number[] {
  const [first, last] = [line.from.rate - level, line.to.rate - level];
  if (first === 0 || last === 0) return [...(first === 0 ? [line.from.value] : []), ...(last === 0 ? [line.to.value] : [])];
  return first * last < 0 ? [valueAt(line, first / (first - last))] : [];
}

/** The ends of what is possible: where (rate − level)² is z² times its variance, or the ends of the line. */
function possibleOn(line: Line, level: number, z: number): number[] {
  const { from, to, own, common } = line;
  const [off, rise] = [from.rate - level, to.rate - from.rate];
  const spread = own[0] + own[1] - 2 * common;
  // Of the square of the share, of the share, and without it.
  const [a, b, c] = [rise ** 2 - z * z * spread, 2 * off * rise - 2 * z * z * (common - own[0]), off ** 2 - z * z * own[0]];
  const isPossible = (share: number) => a * share * share + b * share + c <= 0;
  const ends = [0, 1].filter(isPossible);
  return [...ends, ...rootsOf(a, b, c).filter((share) => share > 0 && share < 1)].map((share) => valueAt(line, share));
}

function rootsOf(a: number, b: number, c: number): number[] {
  if (a === 0) return b === 0 ? [] : [-c / b];
  const inner = b * b - 4 * a * c;
  if (inner < 0) return [];
  // The one of larger size first: the other from their product, so that nothing cancels.
  const large = -(b + (b < 0 ? -1 : 1) * Math.sqrt(inner)) / 2;
  return large === 0 ? [0] : [large / a, c / large];
}
