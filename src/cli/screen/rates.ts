// Rates as people read them, and as files hold them.
import type { Rate } from '../../lab/statistics/pair-interval.ts';

/** Nothing played. */
export const NONE = '–';

/** In the place of an Elo that nobody could write down. */
export const NO_RATING = 'no finite rating';

/** `52.5 % (51.5–53.5)` */
export function percent({ mean, low, high }: Rate): string {
  const of = (rate: number) => (rate * 100).toFixed(1);
  return Number.isNaN(mean) ? NONE : `${of(mean)} % (${of(low)}–${of(high)})`;
}

/** `58 ±3`: percent, and half the width of the interval. */
export function plusMinus({ mean, low, high }: Rate, digits: number): string {
  const of = (rate: number) => (rate * 100).toFixed(digits);
  return Number.isNaN(mean) ? NONE : `${of(mean)} ±${of((high - low) / 2)}`;
}

/** `+4.5 ±2.7`: percentage points, and half the width of the interval. */
export function signed({ mean, low, high }: Rate): string {
  const of = (rate: number) => (rate * 100).toFixed(1);
  return `${mean < 0 ? '−' : '+'}${of(Math.abs(mean))} ±${of((high - low) / 2)}`;
}

/** `−12 (−30 to 6)`: points of Elo. */
export function elo({ mean, low, high }: Rate): string {
  const points = (value: number) => value.toFixed(0).replace(/^-0$/, '0').replace('-', '−');
  return `${points(mean)} (${points(low)} to ${points(high)})`;
}

/** Fractions with six decimals. */
export function inFile({ mean, low, high }: Rate): Rate {
  return { mean: six(mean), low: six(low), high: six(high) };
}

export function six(value: number): number {
  return Number(value.toFixed(6));
}

/** `= 0.031`, or `< 0.001`. */
export function shortP(p: number): string {
  return p < 0.001 ? '< 0.001' : `= ${p.toFixed(3)}`;
}
