// The difference of two rates under the same luck, set by set: what luck does to both alike is not in it.
import type { Rate } from './pair-interval.ts';
import { Z95 } from './wilson.ts';

/**
 * `differences` are those of the sets, in whole numbers of which `per` are 1. The mean, and an interval after Bonett and Price
 * (2012): as if one more set had gone each way, by as much as sets differ that do differ. So a few such sets are not taken for
 * all there is to know, and sets that are all alike do not prove that others would be: one more goes each way altogether.
 */
export function pairedDifference(differences: readonly number[], per: number, z = Z95): Rate {
  const sets = differences.length;
  if (sets === 0) return { mean: Number.NaN, low: -1, high: 1 };
  const sum = total(differences);
  const squares = total(differences.map((one) => one * one));
  const differing = differences.filter((one) => one !== 0).length;
  const more = differing === 0 ? per * per : squares / differing;
  const all = sets + 2;
  const centre = sum / all;
  const reach = z * Math.sqrt(((squares + 2 * more) / all - centre ** 2) / all);
  const within = (end: number) => Math.min(1, Math.max(-1, end / per));
  return { mean: sum / (per * sets), low: within(centre - reach), high: within(centre + reach) };
}

/**
 * What the same luck is worth: the variance that the difference would have if every game had its own, over that which it has.
 * `own` is by set the squared deviations of all its games, in the units of the differences. Delta method on the logarithm. Null
 * where either is 0.
 */
export function sameLuckGain(own: readonly number[], differences: readonly number[], z = Z95): Rate | null {
  const sets = own.length;
  const centre = total(differences) / sets;
  const seen = differences.map((one) => (one - centre) ** 2);
  const [without, having] = [total(own) / sets, total(seen) / sets];
  if (!(without > 0 && having > 0)) return null;
  const pulls = own.map((one, at) => (one / without - seen[at]! / having) ** 2);
  const mean = without / having;
  const reach = Math.exp((z * Math.sqrt(total(pulls))) / sets);
  return { mean, low: mean / reach, high: mean * reach };
}

function total(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0);
}
