// What a run has shown so far of a figure: an estimate with its interval, and what a sequential test makes of it.
import type { Box } from '../../../core/contract.ts';
import type { Figure } from '../../contest/expected.ts';
import { Joint } from '../../contest/joint/read-joint.ts';
import { matchupPlan } from '../../contest/matchup-plan.ts';
import { cardThing } from '../../contest/study/read.ts';
import { gamesOf, setSize, type Tally } from '../../contest/tally.ts';
import { BASELINE, type Baseline, baselineOfMatchup } from '../../run/baseline.ts';
import { type Llr, normalLlr } from '../../statistics/gsprt.ts';
import { pairInterval, type Rate } from '../../statistics/pair-interval.ts';
import { type JointBins, pairedShift, shiftOfStrata } from '../../statistics/paired-shift.ts';
import { scoreLlr, shiftLlr } from '../../statistics/score-llr.ts';
import { stratifiedRate } from '../../statistics/stratified.ts';
import { unpairedShift } from '../../statistics/unpaired-shift.ts';
import { type Matchup, type Player, sidePlayer } from '../../who/matchup.ts';
import { Z } from '../level.ts';
import { ratingsOf } from '../ratings.ts';
import { type AnyRun, isSame, matchupsOf, twoSided } from '../results.ts';
import { studiedPlayers } from '../sides.ts';
import { matchupsOfFigure } from './figure-matchups.ts';

export interface Evidence {
  readonly estimate: Rate;
  readonly llr: Llr;
}

const NOTHING: Evidence = { estimate: { mean: Number.NaN, low: Number.NaN, high: Number.NaN }, llr: () => 0 };

export function evidenceOf(box: Box, run: AnyRun, figure: Figure): Evidence {
  switch (figure.is) {
    case 'matchup-rate':
      return ofBins(run.matchups[figure.matchup]!.tally.sides[figure.side]!);
    case 'entrant-rate':
      return ofMean(run, figure.player);
    case 'entrant-rating':
      return ofRating(run, figure.player);
    case 'first-player':
      return ofBins(sumOf(run.matchups.map(({ tally }) => tally.chairs[0]!)));
    case 'card':
      return ofCard(box, run, figure);
    case 'longer':
      return ofGames(run, (tally) => tally.lengths.slice(figure.turns + 1).reduce((sum, games) => sum + games, 0));
    case 'no-result':
      return ofGames(run, noResults);
    case 'matchup-shift':
    case 'entrant-shift':
      return ofShift(box, run, figure);
  }
}

/** Sets by score are the observations. */
function ofBins(bins: readonly number[]): Evidence {
  if (bins.every((sets) => sets === 0)) return NOTHING;
  return { estimate: pairInterval(bins, Z), llr: (h0, h1) => scoreLlr(bins, h0, h1) };
}

/** Of bins of different length nothing is known together. */
function sumOf(all: readonly (readonly number[])[]): number[] {
  const [first = []] = all;
  return first.map((_, at) => all.reduce((sum, bins) => sum + (bins[at] ?? 0), 0));
}

/** Matchups differ, and that is no matter of luck: the mean has the variance of its matchups alone. */
function ofMean(run: AnyRun, player: Player): Evidence {
  const bins = matchupsOf(twoSided(run).matchups, player).map((one) => one.bins);
  if (bins.length === 0 || bins.some((one) => one.every((sets) => sets === 0))) return NOTHING;
  return ofEstimate(stratifiedRate(bins, Z));
}

function ofEstimate(estimate: Rate): Evidence {
  const se = (estimate.high - estimate.low) / 2 / Z;
  return { estimate, llr: (h0, h1) => normalLlr(estimate.mean, se, h0, h1) };
}

function ofRating(run: AnyRun, player: Player): Evidence {
  const rating = ratingsOf(twoSided(run).matchups).find((one) => isSame(one.player, player));
  return rating === undefined ? NOTHING : ofEstimate(rating.elo);
}

/** By set: in how many of its games it happened. */
function ofCard(box: Box, run: AnyRun, { player, card, event }: Figure & { is: 'card' }): Evidence {
  const studied = studiedPlayers(run, box).filter((one) => isSame(one.player, player));
  const bins = studied.flatMap(({ parts, plan, cards }) => {
    const [at, place] = [plan.studies.events.findIndex(({ name }) => name === event), cards.indexOf(card)];
    return parts.map((part) => haveBins(cardThing(part, at, place)));
  });
  return bins.length === 0 ? NOTHING : ofBins(sumOf(bins));
}

type Thing = ReturnType<typeof cardThing>;

/** Pairs by the number of their games that have it; of other sets, as if all games of a set were alike. */
function haveBins(thing: Thing): number[] {
  if (!('cells' in thing)) {
    const [sets = 0, games = 0] = thing.totals;
    const having = games === 0 ? 0 : (sets * thing.products[0]) / games;
    return [sets - having, having];
  }
  const bins = [0, 0, 0];
  for (const [cell, pairs] of thing.cells.entries()) bins[gamesWith(cell)]! += pairs;
  return bins;
}

/** Three states of a game without it, then three with it; the first game counts six times. */
const gamesWith = (cell: number): number => (Math.floor(cell / 6) >= 3 ? 1 : 0) + (cell % 6 >= 3 ? 1 : 0);

/** A share of all games, with a set as one observation, as if its games were always alike: too careful rather than too bold. */
function ofGames({ matchups }: AnyRun, count: (tally: Tally) => number): Evidence {
  const inSets = (of: (tally: Tally) => number) => matchups.reduce((sum, { tally }) => sum + of(tally) / setSize(tally), 0);
  const [all, having] = [inSets(gamesOf), inSets(count)];
  return ofBins([all - having, having]);
}

/** Between two sides the games that nobody won; a lone side's that are neither won nor lost. */
function noResults({ results }: Tally): number {
  return results[0]!.reduce((sum, byScore) => sum + byScore[1]!, 0);
}

/** By how much it is off the baseline: set by set where the baseline is an arm of the run, under the same luck; else by the counts of both. */
function ofShift(box: Box, run: AnyRun, figure: Figure & { is: 'matchup-shift' | 'entrant-shift' }): Evidence {
  const matchups = matchupsOfFigure(run.config, figure);
  const sides = matchups.map((number) =>
    figure.is === 'matchup-shift' ? 0 : sideOf(run.config.matchups[number]!, figure.player),
  );
  const isArm = run.config.arms?.some(({ name }) => name === BASELINE);
  if (isArm) return ofArm(box, run, matchups, sides);
  if (run.baseline === undefined) return NOTHING;
  const kept = matchups.map((number, at) => run.matchups[number]!.recorded?.[sides[at]!]);
  if (kept.every((bins) => bins !== undefined)) return ofPaired(kept, 0);
  return ofCounts(run, run.baseline, matchups, sides);
}

const sideOf = ({ sides }: Matchup, player: Player): number => sides.findIndex((side) => isSame(sidePlayer(side), player));

/** The scenario's own version less the baseline's. Where that can change nothing, it differs by nothing. */
function ofArm(box: Box, run: AnyRun, matchups: readonly number[], sides: readonly number[]): Evidence {
  const strata = matchups.flatMap((number, at) => {
    const arm = run.matchups[number]!.arms?.find(({ name }) => name === BASELINE);
    if (arm === undefined) return [];
    const joint = new Joint(matchupPlan(box, run.config, number).joint, arm.joint);
    return [turnedOver(joint.sides[sides[at]!]!)];
  });
  if (strata.length === 0) return { estimate: { mean: 0, low: 0, high: 0 }, llr: certainly };
  return ofPaired(strata, matchups.length - strata.length);
}

/** Sets under the same keys, then and now; so many more matchups cannot differ. */
function ofPaired(strata: readonly JointBins[], untouched: number): Evidence {
  const [only] = strata;
  if (strata.some((bins) => bins.flat().every((sets) => sets === 0))) return NOTHING;
  if (only === undefined || strata.length + untouched > 1) return ofEstimate(shiftOfStrata(strata, Z, untouched));
  return { estimate: pairedShift(only, Z), llr: (h0, h1) => shiftLlr(only, h0, h1) };
}

/** With the variances of both. */
function ofCounts(run: AnyRun, baseline: Baseline, matchups: readonly number[], sides: readonly number[]): Evidence {
  const [then, now] = [
    matchups.map((number, at) => baselineOfMatchup(baseline, run.config.matchups[number]!)?.bins[sides[at]!] ?? []),
    matchups.map((number, at) => run.matchups[number]!.tally.sides[sides[at]!]!),
  ];
  if ([...then, ...now].some((bins) => bins.every((sets) => sets === 0))) return NOTHING;
  return ofEstimate(unpairedShift(then, now, Z));
}

/** Nothing was changed: whichever lies nearer to 0 is so. */
const certainly: Llr = (h0, h1) => (Math.abs(h0) < Math.abs(h1) ? Number.NEGATIVE_INFINITY : Number.POSITIVE_INFINITY);

function turnedOver(bins: readonly (readonly number[])[]): number[][] {
  return bins.map((_, arm) => bins.map((row) => row[arm]!));
}
