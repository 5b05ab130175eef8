// The difference of two rates under the same luck, set by set, from lists: of two bots, which no run tallies together.
import { luckGain } from './common-luck.ts';
import type { Rate } from './pair-interval.ts';
import { differencesOfList, rateOfDifferences } from './paired-shift.ts';
import { Z95 } from './wilson.ts';

/** `differences` are those of the sets, in whole numbers of which `per` are 1. */
export function pairedDifference(differences: readonly number[], per: number, z = Z95): Rate {
  return rateOfDifferences(differencesOfList(differences, per), z);
}

/** `own` is by set the squared deviations of all its games, in the units of the differences. */
export function sameLuckGain(own: readonly number[], differences: readonly number[], z = Z95): Rate | null {
  const kinds = own.map((one, at) => ({ sets: 1, own: one, difference: differences[at]! }));
  return luckGain(kinds, z);
}
