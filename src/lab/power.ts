// What a question costs in pairs of games, by a made-up or a measured variance of a pair's score.
import { isMirror, type PlayedMatchup } from './report/run.ts';
import { pairVariance } from './statistics/pair-variance.ts';
import { type Care, differenceVariance, toDetect, toNarrow } from './statistics/power.ts';

/** The score of a pair of two independent games at 50 %. */
export const INDEPENDENT = 0.25 / 2;

export interface Asked {
  /** A difference to be found, as a fraction. */
  readonly detect: number | null;
  readonly halfWidth: number | null;
  readonly care: Care;
  /** Questions asked at once. */
  readonly tests: number;
  /** Of the pair scores of old and new under the same luck. */
  readonly correlation: number | null;
  /** Of a pair's score. */
  readonly variance: number;
}

export interface Need {
  readonly question: string;
  readonly pairs: number;
  /** Two a pair; old and new are both counted. */
  readonly games: number;
}

/** By Bonferroni: each of several questions asked at once gets its share of alpha. */
export function alphaEach({ care: { alpha }, tests }: Asked): number {
  return alpha / tests;
}

export function needsOf(asked: Asked): Need[] {
  const { detect, halfWidth, variance, correlation } = asked;
  const care = { ...asked.care, alpha: alphaEach(asked) };
  const needs: Need[] = [];
  const add = (question: string, pairs: number, arms: number) => needs.push({ question, pairs, games: 2 * pairs * arms });
  if (detect !== null) {
    const off = `${points(detect)} pp`;
    add(`one matchup, ${off} from 50 %`, toDetect(detect, variance, care), 1);
    add(`old against new, ${off}, luck of their own`, toDetect(detect, differenceVariance(variance, 0), care), 2);
    if (correlation !== null) {
      const pairs = toDetect(detect, differenceVariance(variance, correlation), care);
      add(`old against new, ${off}, the same luck, correlation ${correlation}`, pairs, 2);
    }
  }
  if (halfWidth !== null) add(`one rate to ±${points(halfWidth)} pp`, toNarrow(halfWidth, variance, care.alpha), 1);
  return needs;
}

function points(fraction: number): number {
  return Number((100 * fraction).toFixed(6));
}

/** The largest of a run: what is enough for that matchup is enough for all. A mirror has none. */
export function largestVariance(matchups: readonly PlayedMatchup[]): number | null {
  const asked = matchups.filter((matchup) => !isMirror(matchup) && matchup.tally.sets > 1);
  return asked.length === 0 ? null : Math.max(...asked.map(({ tally }) => pairVariance(tally.sides[0]!)));
}
