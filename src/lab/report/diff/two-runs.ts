// Two runs as one comparison: their matchups found in each other, and set by set where both have the same luck.
import type { Box } from '../../../core/contract.ts';
import { modeOf } from '../../../core/modes.ts';
import { canPool, type Resolved } from '../../contest/resolved.ts';
import { eachSet, hasSets } from '../../run/read-sets.ts';
import type { RunInFolder } from '../../run/run.ts';
import type { JointBins } from '../../statistics/paired-shift.ts';
import { RunError } from '../../text/run-error.ts';
import { type Matchup, matchupId, sidePlayer } from '../../who/matchup.ts';
import type { AnyMatchup, AnyRun } from '../results.ts';
import { studiedPlayers } from '../sides.ts';
import type { Compared, Comparison } from './compared.ts';

export interface TwoRuns {
  readonly comparison: Comparison;
  /** Why they are not held against each other set by set; null where they are. */
  readonly unpaired: string | null;
  /** By matchup that is compared, from 1: its number in the other run. */
  readonly numbers: ReadonlyMap<number, number>;
  /** Matchups of either that the other has not. */
  readonly alone: readonly [base: number, changed: number];
}

/** A matchup of base, the one of the other run, from 0, and which side there is each of its sides. */
interface Match {
  readonly base: number;
  readonly changed: number;
  readonly sides: readonly number[];
}

/** What is compared are the base arms of both. Throws where they have nothing in common. */
export function twoRuns(box: Box, base: RunInFolder, changed: RunInFolder, arm: string): TwoRuns {
  const both = `${base.folder} and ${changed.folder}`;
  const [one, other] = [base.run.config, changed.run.config];
  if (one.game !== other.game) throw new RunError(`${both}: found ${one.game} and ${other.game}, expected one game`);
  const matches = matchesOf(one, other);
  if (matches.length === 0)
    throw new RunError(
      `${both}: found no matchup that is in both, expected the same players, or with luck: shared the same parties`,
    );
  const unpaired = whyUnpaired(base, changed);
  const compared = matches.map((match) => comparedOf(box, base, changed, match, unpaired === null));
  const runs = {
    base: partOf(
      box,
      base.run,
      matches.map((match) => match.base),
    ),
    changed: partOf(
      box,
      changed.run,
      matches.map((match) => match.changed),
    ),
  };
  return {
    comparison: { arm, compared, untouched: [], pooled: canPool(one) && canPool(other), runs },
    unpaired,
    numbers: new Map(matches.map((match) => [match.base + 1, match.changed + 1])),
    alone: [one.matchups.length - matches.length, other.matchups.length - matches.length],
  };
}

/** Under the same luck for all, bots may be others. */
function matchesOf(one: Resolved, other: Resolved): Match[] {
  const byParties = one.luck === 'shared' && other.luck === 'shared';
  const exact = matchesBy(one, other, (matchup) => matchupId(matchup));
  return exact.length > 0 || !byParties ? exact : matchesBy(one, other, partiesId);
}

function matchesBy(one: Resolved, other: Resolved, id: (matchup: Matchup) => string): Match[] {
  const there = new Map<string, number[]>();
  for (const [at, matchup] of other.matchups.entries()) there.set(id(matchup), [...(there.get(id(matchup)) ?? []), at]);
  return one.matchups.flatMap((matchup, base) => {
    const changed = there.get(id(matchup))?.shift();
    if (changed === undefined) return [];
    return [{ base, changed, sides: sidesIn(matchup, other.matchups[changed]!) }];
  });
}

/** Whoever decides. */
function partiesId({ sides, ...where }: Matchup): string {
  return matchupId({ ...where, sides: sides.map((side) => side.map(({ party }) => ({ party, bot: '' }))) });
}

/** The same players if they are there, else the same parties. */
function sidesIn({ sides }: Matchup, other: Matchup): number[] {
  const names = (side: Matchup['sides'][number], isExact: boolean) =>
    side
      .map(({ party, bot }) => (isExact ? `${party}/${bot}` : party))
      .sort()
      .join('&');
  const free = new Set(other.sides.keys());
  return sides.map((side) => {
    const fits = (isExact: boolean) => [...free].find((at) => names(other.sides[at]!, isExact) === names(side, isExact));
    const found = fits(true) ?? fits(false)!;
    free.delete(found);
    return found;
  });
}

/** Sets have the same keys where all of this is the same. */
function whyUnpaired(base: RunInFolder, changed: RunInFolder): string | null {
  const [one, other] = [base.run, changed.run];
  const [a, b] = [one.config, other.config];
  if (a.seed !== b.seed) return `their seeds are ${a.seed} and ${b.seed}`;
  if (a.design !== b.design) return `their designs are ${a.design} and ${b.design}`;
  if (a.luck !== b.luck) return `luck is ${a.luck ?? 'own'} in one and ${b.luck ?? 'own'} in the other`;
  if (one.rng !== other.rng) return 'they make their luck in different ways';
  const without = [base, changed].find((run) => !hasSets(run));
  return without === undefined ? null : `${without.folder} has no finished sets.bin`;
}

function comparedOf(box: Box, base: RunInFolder, changed: RunInFolder, match: Match, isPaired: boolean): Compared {
  const { mode, setting, sides } = base.run.config.matchups[match.base]!;
  const { tally } = changed.run.matchups[match.changed]!;
  return {
    ...{ mode, setting, number: match.base + 1, players: sides.map(sidePlayer) },
    base: base.run.matchups[match.base]!.tally,
    // Its sides in the order of base; chairs are nobody's.
    changed: { ...tally, sides: match.sides.map((side) => tally.sides[side]!) },
    sides: isPaired ? jointOf(box, base, changed, match) : null,
    joint: null,
  };
}

/** Of the sets that both have played to their end. */
function jointOf(box: Box, base: RunInFolder, changed: RunInFolder, match: Match): JointBins[] {
  const points = pointsOf(box, base, match.base, [...match.sides.keys()]);
  const others = pointsOf(box, changed, match.changed, match.sides);
  const bins = base.run.matchups[match.base]!.tally.sides.map(({ length }) =>
    Array.from({ length }, () => new Array<number>(length).fill(0)),
  );
  const sides = bins.length;
  for (let at = 0; at < Math.min(points.length, others.length); at += sides) {
    if (points[at] === LEFT_OUT || others[at] === LEFT_OUT) continue;
    for (let side = 0; side < sides; side++) bins[side]![points[at + side]!]![others[at + side]!]!++;
  }
  return bins;
}

const LEFT_OUT = 0xffff;

/** Set by set, side by side. */
function pointsOf(box: Box, run: RunInFolder, matchup: number, sides: readonly number[]): Uint16Array {
  const { tally } = run.run.matchups[matchup]!;
  const points = new Uint16Array((tally.sets + tally.leftOut) * sides.length);
  eachSet(box, run, matchup, (scores, set) => {
    for (const [at, side] of sides.entries()) points[set * sides.length + at] = scores.of(0, side) ?? LEFT_OUT;
  });
  return points;
}

/** A set that came to something else in the other run, the first of a matchup; null: none did. */
export function firstMoved(
  box: Box,
  base: RunInFolder,
  changed: RunInFolder,
  pair: readonly [number, number],
): number | null {
  const [one, other] = [base.run.config, changed.run.config];
  const match = { base: pair[0], changed: pair[1], sides: sidesIn(one.matchups[pair[0]]!, other.matchups[pair[1]]!) };
  const sides = modeOf(box, one.matchups[pair[0]]!.mode).sides.length;
  const points = pointsOf(box, base, match.base, [...match.sides.keys()]);
  const others = pointsOf(box, changed, match.changed, match.sides);
  const shorter = points.subarray(0, Math.min(points.length, others.length));
  const found = shorter.findIndex((here, at) => here !== others[at] && here !== LEFT_OUT && others[at] !== LEFT_OUT);
  return found < 0 ? null : Math.floor(found / sides);
}

/** As much of a run as is compared. What was studied of all of it together is no part of that. */
function partOf(box: Box, { config, matchups, pooled }: AnyRun, numbers: readonly number[]): AnyRun {
  const isAll = numbers.length === matchups.length;
  const part: AnyRun = {
    config: { ...config, matchups: numbers.map((at) => config.matchups[at]!) },
    matchups: numbers.map((at) => ({ players: matchups[at]!.players, tally: matchups[at]!.tally })),
    pooled: isAll ? (pooled ?? null) : null,
  };
  return isReadable(box, part) ? part : { ...part, matchups: part.matchups.map(unstudied), pooled: null };
}

const unstudied = ({ players, tally }: AnyMatchup): AnyMatchup => ({ players, tally: { ...tally, study: null } });

/** Of another version of the game, perhaps, cards were counted otherwise; the rest of it can be compared. */
function isReadable(box: Box, run: AnyRun): boolean {
  try {
    studiedPlayers(run, box);
    return true;
  } catch (error) {
    if (error instanceof RunError) return false;
    throw error;
  }
}
