// Many estimates of a kind, such as the cards of a fable: the most extreme of them are extreme by luck too. Each is drawn to
// their mean, the more the less sure it is (empirical Bayes; spread between them by DerSimonian and Laird 1986).
import type { Estimate } from './homogeneity.ts';
import type { Rate } from './pair-interval.ts';
import { Z95 } from './wilson.ts';

/** In the order given. The interval counts that the mean is an estimate too, and takes the spread as known. */
export function shrink(estimates: readonly Estimate[], z = Z95): Rate[] {
  const between = spread(estimates);
  const weights = estimates.map(({ squaredError }) => 1 / (squaredError + between));
  const all = weights.reduce((sum, weight) => sum + weight, 0);
  const centre = estimates.reduce((sum, { mean }, at) => sum + weights[at]! * mean, 0) / all;
  return estimates.map(({ mean, squaredError }) => {
    const own = between / (between + squaredError);
    const shrunk = centre + own * (mean - centre);
    const reach = z * Math.sqrt(own * squaredError + (1 - own) ** 2 / all);
    return { mean: shrunk, low: shrunk - reach, high: shrunk + reach };
  });
}

/** The variance between the true values: what the estimates vary beyond their errors. */
export function spread(estimates: readonly Estimate[]): number {
  const weights = estimates.map(({ squaredError }) => 1 / squaredError);
  const all = weights.reduce((sum, weight) => sum + weight, 0);
  const centre = estimates.reduce((sum, { mean }, at) => sum + weights[at]! * mean, 0) / all;
  const q = estimates.reduce((sum, { mean }, at) => sum + weights[at]! * (mean - centre) ** 2, 0);
  const squares = weights.reduce((sum, weight) => sum + weight * weight, 0);
  const room = all - squares / all;
  return room > 0 ? Math.max(0, (q - (estimates.length - 1)) / room) : 0;
}
