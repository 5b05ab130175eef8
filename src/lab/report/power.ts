// What a question costs in pairs of games, or in sets of larger tables, by a made-up or a measured variance of a set's score.
import { binsAt } from '../contest/joint/read-joint.ts';
import { setSize } from '../contest/tally.ts';
import { commonLuckGain, jointCorrelation } from '../statistics/common-luck.ts';
import { pairVariance } from '../statistics/pair-variance.ts';
import type { JointBins } from '../statistics/paired-shift.ts';
import { type Care, differenceVariance, toDetect, toNarrow } from '../statistics/power.ts';
import { type AnyMatchup, isSame } from './results.ts';

/** The score of a pair of two independent games at 50 %. */
export const INDEPENDENT = 0.25 / 2;

export interface PowerRequest {
  /** A difference to be found, as a fraction. */
  readonly detect: number | null;
  readonly halfWidth: number | null;
  readonly care: Care;
  /** Questions asked at once. */
  readonly tests: number;
  /** Where old and new are to be compared under the same luck. */
  readonly sameLuck: SameLuck | null;
  /** Of a pair's score. */
  readonly variance: number;
  /** Games of a set: two of a pair. */
  readonly setSize: number;
}

/** How much a set's score differs by luck between old and new: by a correlation that is guessed, or by sets that were played. */
export interface SameLuck {
  readonly variance: number;
  readonly words: string;
}

export function byCorrelation(variance: number, correlation: number): SameLuck {
  return { variance: differenceVariance(variance, correlation), words: `correlation ${correlation}` };
}

export interface Need {
  readonly question: string;
  readonly pairs: number;
  /** All of every set; old and new are both counted. */
  readonly games: number;
}

/** By Bonferroni: each of several questions asked at once gets its share of alpha. */
export function alphaEach({ care: { alpha }, tests }: PowerRequest): number {
  return alpha / tests;
}

export function needsOf(request: PowerRequest): Need[] {
  const { detect, halfWidth, variance, sameLuck, setSize: size } = request;
  const care = { ...request.care, alpha: alphaEach(request) };
  const needs: Need[] = [];
  const add = (question: string, pairs: number, arms: number) => needs.push({ question, pairs, games: size * pairs * arms });
  if (detect !== null) {
    const off = `${points(detect)} pp`;
    add(`one matchup, ${off} from 50 %`, toDetect(detect, variance, care), 1);
    add(`old against new, ${off}, luck of their own`, toDetect(detect, differenceVariance(variance, 0), care), 2);
    if (sameLuck !== null) {
      const { variance: left, words } = sameLuck;
      add(`old against new, ${off}, the same luck, ${words}`, toDetect(detect, left, care), 2);
    }
  }
  if (halfWidth !== null) add(`one rate to ±${points(halfWidth)} pp`, toNarrow(halfWidth, variance, care.alpha), 1);
  return needs;
}

function points(fraction: number): number {
  return Number((100 * fraction).toFixed(6));
}

/** What the same luck left of the difference to an arm, where a run has arms: of the matchup and arm where most is left. Null where nothing
 * differed. */
export function measuredLuck(matchups: readonly AnyMatchup[]): SameLuck | null {
  const joints = matchups.flatMap(({ tally, arms = [] }) => {
    return arms.map(({ joint }) => binsAt(joint, 0, tally.sides[0]!.length));
  });
  const seen = joints.map((bins) => ({ bins, variance: shiftVariance(bins) })).filter(({ variance }) => variance > 0);
  const [most] = seen.toSorted((one, other) => other.variance - one.variance);
  if (most === undefined) return null;
  const { bins, variance } = most;
  const [correlation, gain] = [jointCorrelation(bins), commonLuckGain(bins)];
  const told =
    correlation === null || gain === null
      ? ''
      : `: correlation ${correlation.toFixed(2)}, ${gain.mean.toFixed(1)} times fewer games`;
  return { variance, words: `as measured${told}` };
}

/** Of a set's score under an arm less that under base. */
function shiftVariance(bins: JointBins): number {
  const per = bins.length - 1;
  const cells = bins.flatMap((row, base) => row.map((sets, arm) => ({ sets, shift: (arm - base) / per })));
  const total = (of: (shift: number) => number) => cells.reduce((sum, { sets, shift }) => sum + sets * of(shift), 0);
  const sets = total(() => 1);
  return sets === 0 ? 0 : total((shift) => shift * shift) / sets - (total((shift) => shift) / sets) ** 2;
}

export interface Measured {
  readonly variance: number;
  readonly setSize: number;
}

/** The largest of a run, of any side: what is enough for that is enough for all. Null where all are even by design, like mirrors. */
export function largestVariance(matchups: readonly AnyMatchup[]): Measured | null {
  const asked = matchups.filter((matchup) => !isEven(matchup) && matchup.tally.sets > 1);
  if (asked.length === 0) return null;
  // Of two sides the one varies as the other.
  const sides = asked.flatMap(({ tally }) => (tally.sides.length === 2 ? tally.sides.slice(0, 1) : tally.sides));
  return { variance: Math.max(...sides.map(pairVariance)), setSize: Math.max(...asked.map(({ tally }) => setSize(tally))) };
}

function isEven({ players }: AnyMatchup): boolean {
  return players.length > 1 && players.every((player) => isSame(player, players[0]!));
}
