// Base and arms without a game: sets that an arm changes are drawn from chances that are known, few of them or many. How often the
// intervals of shifts hold the truth, and how often their tests find what is not there.
import {
  type JointBins,
  pairedShift,
  type Shift,
  shareShift,
  shiftOfStrata,
} from '../../src/lab/statistics/paired-shift.ts';
import { type Count, Counts } from './coverage.ts';
import { Luck } from './luck.ts';

/** What an arm changes a set by, in half points, and how often so much; the chances add up to one. */
interface Change {
  readonly name: string;
  /** Half points of a set. */
  readonly most: number;
  readonly by: readonly (readonly [number, number])[];
}

const [DUEL, FIVE] = [4, 40];

const changes: readonly Change[] = [
  { name: 'a game, one way', most: DUEL, by: [[2, 1]] },
  {
    name: 'half a game to a pair, one way',
    most: DUEL,
    by: [
      [1, 0.6],
      [2, 0.2],
      [4, 0.2],
    ],
  },
  {
    name: 'a game or a pair, both ways',
    most: DUEL,
    by: [
      [2, 0.5],
      [4, 0.2],
      [-2, 0.2],
      [-4, 0.1],
    ],
  },
  {
    name: 'a game or a pair, as often either way',
    most: DUEL,
    by: [
      [2, 0.3],
      [4, 0.2],
      [-2, 0.3],
      [-4, 0.2],
    ],
  },
  {
    name: 'half games down, as many points in pairs up',
    most: DUEL,
    by: [
      [-1, 0.8],
      [4, 0.2],
    ],
  },
  {
    name: 'at a table of five, one way',
    most: FIVE,
    by: [
      [2, 0.5],
      [4, 0.3],
      [8, 0.2],
    ],
  },
  {
    name: 'at a table of five, both ways',
    most: FIVE,
    by: [
      [2, 0.3],
      [4, 0.2],
      [8, 0.2],
      [-2, 0.15],
      [-6, 0.15],
    ],
  },
];

const SETS = 1000;

/** How many sets are expected to differ: so many, or any number between two, because whole sets cover in steps. */
interface Expected {
  readonly of: number;
  readonly from: number;
  readonly to: number;
}

const few = (sets: number): Expected => ({ of: SETS, from: sets, to: sets });
const FEW = [0.3, 1, 3, 5, 10].map(few);
const MANY: Expected = { of: SETS, from: 30, to: 90 };
const MOST: Expected = { of: 200, from: 60, to: 150 };

const meanOf = ({ most, by }: Change): number => by.reduce((sum, [half, chance]) => sum + half * chance, 0) / most;

/** How many of n, each with this chance: by going through all numbers until the luck is used up. */
function howMany(n: number, chance: number, luck: Luck): number {
  const uniform = luck.uniform();
  let [count, own] = [0, (1 - chance) ** n];
  for (let below = own; below < uniform && count < n; below += own) {
    own *= (((n - count) / (count + 1)) * chance) / (1 - chance);
    count++;
  }
  return count;
}

/** `differing` sets are expected to differ. */
function binsOf({ most, by }: Change, sets: number, differing: number, luck: Luck): JointBins {
  const bins = Array.from({ length: most + 1 }, () => new Array<number>(most + 1).fill(0));
  let [left, chance] = [sets, 1];
  for (const [half, share] of by) {
    const own = (share * differing) / sets;
    const count = howMany(left, own / chance, luck);
    bins[half > 0 ? 0 : most]![half > 0 ? half : most + half]! += count;
    [left, chance] = [left - count, chance - own];
  }
  bins[0]![0]! += left;
  return bins;
}

const expectedOf = ({ from, to }: Expected, luck: Luck): number => from + (to - from) * luck.uniform();

const holds = ({ low, high }: Shift, truth: number): boolean => low <= truth && truth <= high;

/** Few sets are soon all seen: what is said of them is kept. */
function remembering<In>(of: (one: In) => Shift): (one: In) => Shift {
  const known = new Map<string, Shift>();
  return (one) => {
    const key = JSON.stringify(one);
    const found = known.get(key) ?? of(one);
    known.set(key, found);
    return found;
  };
}

function countShift(counts: Counts, what: string, shift: Shift, truth: number, expected: Expected): void {
  const { of, from, to } = expected;
  const name = `${what}: ${from === to ? from : `${from} to ${to}`} of ${of} sets`;
  counts.add(name, holds(shift, truth), from < to ? 'exact' : 'at-least');
  if (Math.abs(truth) < 1e-12) counts.add(`${name}, p <= 0.05`, (shift.p ?? 1) <= 0.05, 'at-most', 0.05);
}

/** Of one matchup. */
export function shiftCoverage(seed: number, sweeps: number): Count[] {
  const counts = new Counts();
  for (const [at, change] of changes.entries()) {
    const shiftOf = remembering((bins: JointBins) => pairedShift(bins));
    for (const [place, expected] of [...FEW, MANY, MOST].entries()) {
      for (let sweep = 0; sweep < sweeps; sweep++) {
        const luck = new Luck(seed + 10 * at + place, sweep);
        const differing = expectedOf(expected, luck);
        const truth = (meanOf(change) * differing) / expected.of;
        countShift(counts, change.name, shiftOf(binsOf(change, expected.of, differing, luck)), truth, expected);
      }
    }
  }
  return counts.all();
}

/** Of how often something happens: by the arm alone, and by base alone. */
export function shareCoverage(seed: number, sweeps: number): Count[] {
  const counts = new Counts();
  for (const [at, up] of [1, 0.8, 0.5].entries()) {
    const shiftOf = remembering(shareShift);
    for (const [place, expected] of [...FEW, MANY].entries()) {
      for (let sweep = 0; sweep < sweeps; sweep++) {
        const luck = new Luck(seed + 10 * at + place, sweep);
        const share = expectedOf(expected, luck) / SETS;
        const armOnly = howMany(SETS, up * share, luck);
        const baseOnly = howMany(SETS - armOnly, ((1 - up) * share) / (1 - up * share), luck);
        const shift = shiftOf({ sets: SETS, baseOnly, armOnly });
        countShift(counts, `happens, ${100 * up} % by the arm`, shift, (2 * up - 1) * share, expected);
      }
    }
  }
  return counts.all();
}

/** Matchups of a duel with sets of their own number; in the last nothing differs, and so many more cannot be touched. */
const MATCHUPS = [0, 1, 2, 3, 2, 0];
const UNTOUCHED = 2;

/** Of the mean over matchups; `differing` counts the sets of all. */
export function strataCoverage(seed: number, sweeps: number): Count[] {
  const counts = new Counts();
  for (const [place, expected] of [few(1), few(5), MANY].entries()) {
    for (let sweep = 0; sweep < sweeps; sweep++) {
      const luck = new Luck(seed + place, sweep);
      const differing = expectedOf(expected, luck);
      const all = MATCHUPS.length + UNTOUCHED;
      let truth = 0;
      const strata = MATCHUPS.map((which, at) => {
        const sets = SETS - 100 * at;
        const own = at === MATCHUPS.length - 1 ? 0 : differing / (MATCHUPS.length - 1);
        truth += (meanOf(changes[which]!) * own) / sets / all;
        return binsOf(changes[which]!, sets, own, luck);
      });
      countShift(counts, 'over matchups', shiftOfStrata(strata, undefined, UNTOUCHED), truth, expected);
    }
  }
  return counts.all();
}
