// Base and arms without a game, set by set: turns, what common luck is worth, curves over a printed number, and two runs that share
// no luck. How often their intervals hold the truth.
import { commonLuckGain } from '../../src/lab/statistics/common-luck.ts';
import { type CurvePoint, crossing } from '../../src/lab/statistics/crossing.ts';
import { turnsShift } from '../../src/lab/statistics/turns-shift.ts';
import { unpairedShift } from '../../src/lab/statistics/unpaired-shift.ts';
import { type Count, Counts } from './coverage.ts';
import { Luck } from './luck.ts';

const SETS = 500;

interface Interval {
  readonly low: number;
  readonly high: number;
}

const holds = ({ low, high }: Interval, truth: number): boolean => low <= truth && truth <= high;

/** Turns of a set are even between these. By the arm a set has luck of its own so often, and so much longer it is then. */
const [SHORTEST, LONGEST] = [40, 99];
const LONGER = 10;
const OWN = { few: 0.01, many: 0.4 };

function turnsOfSets(own: number, luck: Luck): Parameters<typeof turnsShift>[0] {
  const sums = { sets: SETS, base: 0, arm: 0, baseSquares: 0, armSquares: 0, products: 0 };
  const length = () => SHORTEST + luck.below(LONGEST - SHORTEST + 1);
  for (let set = 0; set < SETS; set++) {
    const base = length();
    const arm = luck.uniform() < own ? length() + LONGER : base;
    sums.base += base;
    sums.arm += arm;
    sums.baseSquares += base * base;
    sums.armSquares += arm * arm;
    sums.products += base * arm;
  }
  return sums;
}

export function turnsCoverage(seed: number, sweeps: number): Count[] {
  const counts = new Counts();
  for (let sweep = 0; sweep < sweeps; sweep++) {
    const luck = new Luck(seed, sweep);
    for (const few of [true, false]) {
      const own = few ? OWN.few : OWN.many;
      const shift = turnsShift(turnsOfSets(own, luck), 2);
      counts.add(`turns: ${few ? 'few' : 'many'} sets differ`, holds(shift, (own * LONGER) / 2), few ? 'at-least' : 'exact');
    }
  }
  return counts.all();
}

/** Half points of a set by base and by the arm, with their chances. */
const joint = [
  [0.3, 0.02, 0.06],
  [0.03, 0.1, 0.04],
  [0.03, 0.02, 0.4],
];

/** By the definition of a variance. */
function truthOfGain(): number {
  const mean = (of: (base: number, arm: number) => number) =>
    joint.reduce((sum, row, base) => row.reduce((inner, chance, arm) => inner + chance * of(base, arm), sum), 0);
  const variance = (of: (base: number, arm: number) => number) => mean((b, a) => of(b, a) ** 2) - mean(of) ** 2;
  return (variance((base) => base) + variance((_, arm) => arm)) / variance((base, arm) => arm - base);
}

export function gainCoverage(seed: number, sweeps: number): Count[] {
  const counts = new Counts();
  const truth = truthOfGain();
  for (let sweep = 0; sweep < sweeps; sweep++) {
    const luck = new Luck(seed, sweep);
    const bins = joint.map((row) => row.map(() => 0));
    for (let set = 0; set < SETS; set++) {
      const cell = luck.pick(joint.flat());
      bins[Math.floor(cell / 3)]![cell % 3]!++;
    }
    counts.add('what common luck is worth', holds(commonLuckGain(bins)!, truth));
  }
  return counts.all();
}

/** Chances of a pair's half points, by matchup: of base, and of the arm. */
const runs: readonly (readonly [readonly number[], readonly number[]])[] = [
  [
    [0.2, 0.02, 0.4, 0.02, 0.36],
    [0.25, 0.02, 0.41, 0.02, 0.3],
  ],
  [
    [0.02, 0, 0.2, 0, 0.78],
    [0.02, 0, 0.16, 0, 0.82],
  ],
  [
    [0.5, 0, 0.4, 0, 0.1],
    [0.4, 0, 0.4, 0, 0.2],
  ],
];
const rateOf = (chances: readonly number[]): number => chances.reduce((sum, chance, half) => sum + (chance * half) / 4, 0);

export function unpairedCoverage(seed: number, sweeps: number): Count[] {
  const counts = new Counts();
  const truths = runs.map(([base, arm]) => rateOf(arm) - rateOf(base));
  for (let sweep = 0; sweep < sweeps; sweep++) {
    const luck = new Luck(seed, sweep);
    const played = runs.map((both) =>
      both.map((chances) => {
        const bins = chances.map(() => 0);
        for (let set = 0; set < SETS; set++) bins[luck.pick(chances)]!++;
        return bins;
      }),
    );
    for (const [at, [base, arm]] of played.entries()) {
      counts.add('two runs: one matchup', holds(unpairedShift([base!], [arm!]), truths[at]!));
    }
    const [base, arm] = [0, 1].map((which) => played.map((both) => both[which]!));
    const truth = truths.reduce((sum, one) => sum + one, 0) / truths.length;
    counts.add('two runs: over matchups', holds(unpairedShift(base!, arm!), truth));
  }
  return counts.all();
}

/** The rate by each value of a number, and how often a set has the luck that all values share. */
const curve: readonly CurvePoint[] = [0.38, 0.44, 0.49, 0.56, 0.6].map((rate, at) => ({ value: at + 1, rate }));
const COMMON = 0.7;
const LEVELS = [0.5, 0.44, 0.4];

/** Where lines between the true rates cross. */
function truthOfCurve(level: number): number {
  const at = curve.findIndex(({ rate }) => rate >= level);
  const [from, to] = [curve[at - 1]!, curve[at]!];
  return from.value + (level - from.rate) / (to.rate - from.rate);
}

/** Sets are one game, won or lost. */
function curveOfSets(luck: Luck): { points: CurvePoint[]; covariance: number[][] } {
  const both = curve.map(() => curve.map(() => 0));
  for (let set = 0; set < SETS; set++) {
    const common = luck.uniform();
    const won = curve.map(({ rate }) => (luck.uniform() < COMMON ? common : luck.uniform()) < rate);
    for (const [one, row] of both.entries()) for (const other of row.keys()) if (won[one] && won[other]) row[other]!++;
  }
  const points = curve.map(({ value }, at) => ({ value, rate: both[at]![at]! / SETS }));
  const covariance = both.map((row, one) =>
    row.map((count, other) => (count / SETS - points[one]!.rate * points[other]!.rate) / (SETS - 1)),
  );
  return { points, covariance };
}

export function crossingCoverage(seed: number, sweeps: number): Count[] {
  const counts = new Counts();
  for (let sweep = 0; sweep < sweeps; sweep++) {
    const { points, covariance } = curveOfSets(new Luck(seed, sweep));
    for (const level of LEVELS) {
      const { low, high, reach } = crossing(points, covariance, level);
      const truth = truthOfCurve(level);
      // The interval goes from the first possible value to the last: now and then there are impossible ones between.
      const held = reach !== 'nowhere' && (low ?? truth) <= truth && truth <= (high ?? truth);
      counts.add(`curve: where it crosses ${100 * level} %`, held, 'at-least');
    }
  }
  return counts.all();
}
