// The score interval of Wilson (1927) for a rate.

export interface Interval {
  readonly low: number;
  readonly high: number;
}

/** The normal quantile of a two-sided 95 % interval. */
export const Z95 = 1.959963984540054;

/** `n` need not be whole: the pair interval passes an effective size. Nothing seen leaves everything possible. */
export function wilson(rate: number, n: number, z = Z95): Interval {
  if (n === 0) return { low: 0, high: 1 };
  const zz = z * z;
  const centre = rate + zz / (2 * n);
  const reach = z * Math.sqrt((rate * (1 - rate)) / n + zz / (4 * n * n));
  const scale = 1 + zz / n;
  // At the ends the difference is zero but for rounding.
  return { low: rate === 0 ? 0 : (centre - reach) / scale, high: rate === 1 ? 1 : (centre + reach) / scale };
}
