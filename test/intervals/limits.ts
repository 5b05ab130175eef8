// How often sequential tests of limits err: looked at after every 512 sets until they say something, at truths that they are to tell
// apart. Scores of pairs, shares of rare events and differences under one luck, each with a limit above and one below.
import { type Bounds, judgeLower, judgeUpper, type Llr, sprtBounds, type Verdict } from '../../src/lab/statistics/gsprt.ts';
import { scoreLlr } from '../../src/lab/statistics/score-llr.ts';
import { Batches } from './batches.ts';
import { type Count, Counts } from './coverage.ts';
import { Luck } from './luck.ts';

/** Sets counted in bins from 0 to 1; all but the mean is the world's own. */
export interface LimitWorld {
  readonly limit: number;
  readonly margin: number;
  readonly chances: (mean: number) => readonly number[];
}

const MARK = 512;
const MOST_MARKS = 600;
const ALPHA = 0.01;
const BETA = 0.05;
/** So many limits share alpha. */
const FAMILY = 30;
/** Families are dear: a fifth of the sweeps has to do. */
const FAMILIES = 0.2;

/** Two games of their own, won with what is left of the mean. */
const games = (drawn: number) => (mean: number) => {
  const won = mean - drawn / 2;
  const lost = 1 - won - drawn;
  return [lost * lost, 2 * lost * drawn, 2 * lost * won + drawn * drawn, 2 * won * drawn, won * won];
};

/** Sets in which something happened once or in both games. */
const events = (inBoth: number) => (mean: number) => {
  const [once, twice] = [2 * (1 - inBoth) * mean, inBoth * mean];
  return [1 - once - twice, once, twice];
};

/** Differences by fourths, of which −1 stands in the first bin and 1 in the last: with these beside one that follows the mean. */
const differences = (follows: number, beside: readonly [at: number, chance: number][]) => (mean: number) => {
  const chances = new Array<number>(9).fill(0);
  for (const [at, chance] of beside) chances[at + 4] = chance;
  const moved = beside.reduce((sum, [at, chance]) => sum + (at / 4) * chance, 0);
  chances[follows + 4]! += (2 * mean - 1 - moved) / (follows / 4);
  chances[4] = 1 - chances.reduce((sum, chance) => sum + chance, 0);
  return chances;
};

const even = { limit: 0.5, margin: 0.005 };
const low = { limit: 0.05, margin: 0.005 };
const rare = { limit: 0.001, margin: 0.0005 };
/** A shift of 1.5 points with a margin of 0.5, and of 0.2 with 0.1, on the scale of scores. */
const shift = { limit: 0.5075, margin: 0.0025 };
const slight = { limit: 0.501, margin: 0.0005 };

export const limitWorlds: Readonly<Record<string, LimitWorld>> = {
  'pairs, half of them split': { ...even, chances: (mean) => [0.75 - mean, 0, 0.5, 0, mean - 0.25] },
  'pairs with draws': { ...even, chances: games(0.3) },
  'pairs at 5 %': { ...low, chances: games(0) },
  'pairs at 5 % with draws': { ...low, chances: games(0.04) },
  'rare events, one game a set': { ...rare, chances: (mean) => [1 - mean, mean] },
  'rare events, in one of two games': { ...rare, chances: events(0) },
  'rare events, mostly in both': { ...rare, chances: events(0.75) },
  'rarer events, mostly in both': { limit: 0.0002, margin: 0.0001, chances: events(0.75) },
  // Most are short; only the long ones follow the mean.
  'skewed means': {
    limit: 0.16,
    margin: 0.01,
    chances: (mean) => [0.47 - mean, 0.3, 0.2, 0.1, 0.05, 0, 0, 0, 0, 0, mean - 0.12],
  },
  'differences, few and one way': { ...shift, chances: differences(4, []) },
  'differences, many': {
    ...shift,
    chances: differences(4, [
      [-4, 0.02],
      [-2, 0.03],
      [2, 0.03],
    ]),
  },
  'slight differences, whole against halves': { ...slight, chances: differences(4, [[-2, 0.004]]) },
  'slight differences, halves against whole': { ...slight, chances: differences(2, [[-4, 0.002]]) },
};

/** Told what was counted: how likelihoods are compared. */
export type Compare = (counts: readonly number[]) => Llr;

const exact: Compare = (counts) => (s0, s1) => scoreLlr(counts, s0, s1);

export function limitErrors({ limit, margin, chances }: LimitWorld, seed: number, sweeps: number, compare = exact): Count[] {
  const counts = new Counts();
  const [alone, together] = [sprtBounds(ALPHA, BETA), sprtBounds(ALPHA / FAMILY, BETA)];
  let lucks = 0;
  for (const [way, judged, side] of [
    ['upper', judgeUpper, -1],
    ['lower', judgeLower, 1],
  ] as const) {
    const good = new Batches(MARK, chances(limit + side * margin));
    const bad = new Batches(MARK, chances(limit - side * margin));
    const told = (batches: Batches, bounds: Bounds) =>
      verdictOf(batches, new Luck(seed, lucks++), (bins) => judged(compare(bins), limit, margin, bounds).verdict);
    for (let sweep = 0; sweep < sweeps; sweep++) {
      counts.add(`${way} limit: fails, wrongly`, told(good, alone) === 'fails', 'at-most', ALPHA);
      counts.add(`${way} limit: holds, wrongly`, told(bad, alone) === 'holds', 'at-most', BETA);
      counts.add(`${way}, one of ${FAMILY}: holds, wrongly`, told(bad, together) === 'holds', 'at-most', BETA);
    }
    for (let sweep = 0; sweep < sweeps * FAMILIES; sweep++) {
      const family = Array.from({ length: FAMILY }, () => told(good, together));
      counts.add(`${way}, any of ${FAMILY}: fails, wrongly`, family.includes('fails'), 'at-most', ALPHA);
    }
  }
  return counts.all();
}

/** The first at a mark that decides. */
function verdictOf(batches: Batches, luck: Luck, look: (counts: readonly number[]) => Verdict): Verdict {
  const counts = batches.none();
  for (let mark = 0; mark < MOST_MARKS; mark++) {
    batches.addTo(counts, luck);
    const verdict = look(counts);
    if (verdict !== 'undecided') return verdict;
  }
  return 'undecided';
}
