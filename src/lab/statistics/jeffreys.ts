// The interval of Jeffreys for a rate that may be next to 0: the middle of Beta(x + 1/2, n − x + 1/2).
import quantile from '@stdlib/stats-base-dists-beta-quantile';
import type { Interval } from './wilson.ts';

/** Neither number need be whole. Never seen leaves the lower end at 0, always seen the upper at 1 (Brown, Cai, DasGupta 2001). */
export function jeffreys(seen: number, n: number, level = 0.95): Interval {
  if (n === 0) return { low: 0, high: 1 };
  const [a, b, tail] = [seen + 0.5, n - seen + 0.5, (1 - level) / 2];
  return { low: seen === 0 ? 0 : quantile(tail, a, b), high: seen === n ? 1 : quantile(1 - tail, a, b) };
}
