// By how much an arm moves what a side comes to, set by set under the same luck: what luck does to both alike is not in it. It
// knows counts of sets only, not what is counted in them.
import type { Rate } from './pair-interval.ts';
import { differenceOf, oddness, type TwoWays } from './two-ways.ts';
import { Z95 } from './wilson.ts';

/** Sets by what they came to by base and by the arm: `bins[base][arm]`; the highest of either is 1. */
export type JointBins = readonly (readonly number[])[];

/** The arm less base. `p` is two-sided, of no shift; null where nothing differs. */
export interface Shift extends Rate {
  readonly p: number | null;
}

/** Of sets that went one way, in whole numbers: what they come to, and the powers of it. */
interface Way {
  readonly sets: number;
  readonly sum: number;
  readonly squares: number;
  readonly cubes: number;
  readonly fourths: number;
}

/** The differences of the sets of a matchup, in whole numbers of which `per` are 1. */
export interface Differences {
  readonly sets: number;
  readonly per: number;
  readonly up: Way;
  readonly down: Way;
}

const UNKNOWN: Rate = { mean: Number.NaN, low: -1, high: 1 };

/** Of the mean share of a side. Of nothing nothing is known. */
export function pairedShift(bins: JointBins, z = Z95): Shift {
  const differences = differencesOfBins(bins);
  return differences.sets === 0 ? { ...UNKNOWN, p: null } : shiftOf([differences], 1, z);
}

/**
 * The mean over matchups, each of which weighs the same; they have luck of their own. Matchups without sets, and so many more
 * that an arm cannot touch, count as exactly 0.
 */
export function shiftOfStrata(strata: readonly JointBins[], z = Z95, untouched = 0): Shift {
  const matchups = strata.length + untouched;
  if (matchups === 0) return { ...UNKNOWN, p: null };
  const played = strata.map(differencesOfBins).filter(({ sets }) => sets > 0);
  return played.length === 0 ? { mean: 0, low: 0, high: 0, p: null } : shiftOf(played, matchups, z);
}

/** The share of sets in which something happened: in some by base alone, in some by the arm alone. */
export function shareShift(counts: { sets: number; baseOnly: number; armOnly: number }, z = Z95): Shift {
  if (counts.sets === 0) return { ...UNKNOWN, p: null };
  const way = (sets: number) => ({ sets, sum: sets, squares: sets, cubes: sets, fourths: sets });
  return shiftOf([{ sets: counts.sets, per: 1, up: way(counts.armOnly), down: way(counts.baseOnly) }], 1, z);
}

/** One matchup, or the mean of so many of which these are those with sets. */
function shiftOf(strata: readonly Differences[], matchups: number, z: number): Shift {
  const ways = waysOf(strata, matchups);
  return { ...rateOf(ways, meanOf(strata, matchups), z), p: oddness(ways) };
}

/** The same without a test. */
export function rateOfDifferences(differences: Differences, z: number): Rate {
  if (differences.sets === 0) return UNKNOWN;
  return rateOf(waysOf([differences], 1), meanOf([differences], 1), z);
}

function rateOf(ways: TwoWays, mean: number, z: number): Rate {
  const { low, high } = differenceOf(ways, z);
  return { mean, low: Math.max(-1, low), high: Math.min(1, high) };
}

function meanOf(strata: readonly Differences[], matchups: number): number {
  return strata.reduce((sum, { sets, per, up, down }) => sum + (up.sum - down.sum) / (per * sets), 0) / matchups;
}

/** As parts of the mean, so that a set weighs more where a matchup has fewer. */
function waysOf(strata: readonly Differences[], matchups: number): TwoWays {
  const weights = strata.map(({ sets, per }) => 1 / (matchups * sets * per));
  const total = (of: (stratum: Differences, weight: number) => number) =>
    strata.reduce((sum, stratum, at) => sum + of(stratum, weights[at]!), 0);
  const fewest = Math.min(...strata.map(({ sets }) => sets));
  const way = (name: 'up' | 'down') => {
    const sum = total((stratum, weight) => weight * stratum[name].sum);
    const certain = total(({ sets, [name]: { sum: own } }, weight) => (weight * own) ** 2 / sets);
    return {
      sum,
      squares: total((stratum, weight) => weight ** 2 * stratum[name].squares),
      cubes: total((stratum, weight) => weight ** 3 * stratum[name].cubes),
      fourths: total((stratum, weight) => weight ** 4 * stratum[name].fourths),
      // So many sets of one matchup would take as much from the variance.
      among: sum === 0 ? fewest : (sum * sum) / certain,
    };
  };
  return {
    up: way('up'),
    down: way('down'),
    covariance: 0 - total(({ sets, up, down }, weight) => (weight * weight * up.sum * down.sum) / sets),
    differing: total(({ up, down }) => up.sets + down.sets),
    most: Math.max(...strata.map(({ per }, at) => per * weights[at]!)),
  };
}

function differencesOfBins(bins: JointBins): Differences {
  const [up, down] = [
    { sets: 0, sum: 0, squares: 0, cubes: 0, fourths: 0 },
    { sets: 0, sum: 0, squares: 0, cubes: 0, fourths: 0 },
  ];
  let sets = 0;
  for (const [base, row] of bins.entries()) {
    for (const [arm, count] of row.entries()) {
      sets += count;
      const way = arm > base ? up : down;
      if (arm === base) continue;
      way.sets += count;
      way.sum += count * Math.abs(arm - base);
      way.squares += count * (arm - base) ** 2;
      way.cubes += count * Math.abs(arm - base) ** 3;
      way.fourths += count * (arm - base) ** 4;
    }
  }
  return { sets, per: bins.length - 1, up, down };
}

/** The same of a list, in whole numbers of which `per` are 1. */
export function differencesOfList(differences: readonly number[], per: number): Differences {
  const way = (sign: number) => {
    const own = differences.filter((one) => one * sign > 0);
    const total = (of: (one: number) => number) => own.reduce((sum, one) => sum + of(one), 0);
    return {
      sets: own.length,
      sum: total(Math.abs),
      squares: total((one) => one * one),
      cubes: total((one) => Math.abs(one) ** 3),
      fourths: total((one) => one ** 4),
    };
  };
  return { sets: differences.length, per, up: way(1), down: way(-1) };
}
