// Judges what a run was expected to show: each line holds, fails or is undecided. A run of a check is looked at after every round, in which
// all matchups that are still asked about go equally far; what is decided stays so.
import type { Box } from '../../../core/contract.ts';
import type { Expected, Judgement, Verdict } from '../../contest/expected.ts';
import { gamesOf } from '../../contest/tally.ts';
import type { Judge } from '../../run/play-run.ts';
import { type Bounds, judgeBetween, judgeLower, judgeUpper, sprtBounds } from '../../statistics/gsprt.ts';
import type { AnyRun } from '../results.ts';
import { type Evidence, evidenceOf } from './evidence.ts';
import { matchupsOfFigure } from './figure-matchups.ts';

/** The chance of a false `fails`, for all lines together; and of a false `holds`, for each. */
export const ALPHA = 0.01;
export const BETA = 0.05;

/** Of one line where there are so many. */
export function boundsOf(lines: number): Bounds {
  return sprtBounds(ALPHA / Math.max(1, lines), BETA);
}

export interface Judged extends Expected {
  readonly judgement: Judgement;
}

/** Of all together: one that fails is enough. */
export function verdictOfAll(judged: readonly Judged[]): Verdict {
  const verdicts = judged.map(({ judgement }) => judgement.verdict);
  return (['fails', 'undecided'] as const).find((verdict) => verdicts.includes(verdict)) ?? 'holds';
}

/** Every line as it stands: decided before, or by what was played up to now. */
export function judgedLines(box: Box, run: AnyRun): Judged[] {
  const { expect = [] } = run.config;
  const bounds = boundsOf(expect.length);
  return expect.map((expected) => ({
    ...expected,
    judgement: run.judged?.get(expected.name) ?? judgeLine(box, run, expected, bounds),
  }));
}

function judgeLine(box: Box, run: AnyRun, expected: Expected, bounds: Bounds): Judgement {
  const matchups = matchupsOfFigure(run.config, expected.figure).map((at) => run.matchups[at]!);
  const evidence = evidenceOf(box, run, expected.figure);
  const { mean, low, high } = evidence.estimate;
  return {
    verdict: verdictOf(evidence, expected, bounds),
    sets: Math.max(0, ...matchups.map(({ tally }) => tally.sets + tally.leftOut)),
    games: matchups.reduce((sum, { tally, arms }) => sum + gamesOf(tally) + gamesOfArms(expected, arms), 0),
    ...{ estimate: mean, low, high },
  };
}

function gamesOfArms({ figure }: Expected, arms: AnyRun['matchups'][number]['arms']): number {
  return figure.is.endsWith('shift') ? (arms ?? []).reduce((sum, { tally }) => sum + gamesOf(tally), 0) : 0;
}

function verdictOf({ llr }: Evidence, { min, max, margin }: Expected, bounds: Bounds): Verdict {
  if (min !== undefined && max !== undefined) return judgeBetween(llr, [min, max], margin, bounds).verdict;
  return (max === undefined ? judgeLower(llr, min!, margin, bounds) : judgeUpper(llr, max, margin, bounds)).verdict;
}

/** A matchup about which nothing is open any more is left. */
export function judgeOf(box: Box): Judge {
  return {
    look(run) {
      const { expect = [] } = run.config;
      const bounds = boundsOf(expect.length);
      for (const expected of expect) {
        if (run.judged.has(expected.name)) continue;
        const judgement = judgeLine(box, run, expected, bounds);
        if (judgement.verdict !== 'undecided') run.judged.set(expected.name, judgement);
      }
      const open = new Set(
        expect.filter(({ name }) => !run.judged.has(name)).flatMap(({ figure }) => matchupsOfFigure(run.config, figure)),
      );
      return [...run.matchups.keys()].filter((matchup) => !open.has(matchup));
    },
  };
}
