// What reports are made of: a scenario, and what was counted of its matchups.

import type { Judgement } from '../contest/expected.ts';
import type { Resolved } from '../contest/resolved.ts';
import type { PooledStudy } from '../contest/study/pooled.ts';
import type { Tally } from '../contest/tally.ts';
import type { CountedArm } from '../crew/counted.ts';
import type { Signatures } from '../crew/crew.ts';
import type { Baseline } from '../run/baseline.ts';
import type { PairBins } from '../statistics/pair-interval.ts';
import type { JointBins } from '../statistics/paired-shift.ts';
import type { Player, Where } from '../who/matchup.ts';

/** A matchup of any number of sides. */
export interface AnyMatchup {
  /** By side. */
  readonly players: readonly Player[];
  readonly tally: Tally;
  /** Of a check: its sets beside those that the baseline has kept. */
  readonly recorded?: readonly JointBins[] | null;
  /** Those that can change a game of it; absent where nobody asks. */
  readonly arms?: readonly CountedArm[];
}

export interface AnyRun {
  readonly config: Resolved;
  readonly matchups: readonly AnyMatchup[];
  /** What engine and bots play, by hash, where somebody has looked. */
  readonly signatures?: Signatures;
  /** What was studied over all matchups together, where that was asked for. */
  readonly pooled?: readonly PooledStudy[] | null;
  /** Of a check: what was decided, by the name of the line; and what it is compared with. */
  readonly judged?: ReadonlyMap<string, Judgement>;
  readonly baseline?: Baseline;
  /** False: more of it is to be played. */
  readonly complete?: boolean;
  /** What ended its last session before its end, other than somebody's hand. */
  readonly stopped?: 'clock' | null;
}

/** One of two sides. */
export interface PlayedMatchup extends AnyMatchup, Where {
  readonly players: readonly [Player, Player];
  /** In the scenario, from 1, where it is not its place in the list. */
  readonly number?: number;
}

/** A run, or the part of one, in which two sides meet. */
export interface DuelRun extends Pick<AnyRun, 'stopped'> {
  readonly config: Resolved;
  readonly matchups: readonly PlayedMatchup[];
}

/** Said once wherever `canPool` leaves something out. */
export const NOT_POOLED =
  'All matchups have the same luck, set by set: figures over several of them would take them for independent, and are not given.';

/** The matchups of a run that have so many sides as wanted, under their numbers. */
export function numberedBySides({ config, matchups }: AnyRun, isWanted: (sides: number) => boolean): NumberedAny[] {
  const numbered = matchups.map((matchup, at) => {
    const { mode, setting } = config.matchups[at] ?? {};
    return { ...matchup, number: at + 1, mode, setting };
  });
  return numbered.filter(({ players }) => isWanted(players.length));
}

/** A matchup under its number in the scenario, from 1. */
export interface NumberedAny extends AnyMatchup, Where {
  readonly number: number;
}

/** What is told of two sides who meet: rates, matrix, ratings, the first seat. */
export function twoSided(run: AnyRun): DuelRun {
  const matchups = numberedBySides(run, (sides) => sides === 2) as unknown as DuelRun['matchups'];
  return { config: run.config, stopped: run.stopped ?? null, matchups };
}

export const isMany = (sides: number): boolean => sides > 2;
export const isLone = (sides: number): boolean => sides === 1;

/** Which kinds of tables a run has. Where it has none at all it says so as two sides do. */
export function kindsOf(run: AnyRun) {
  const has = (isKind: (sides: number) => boolean) => run.matchups.some(({ players }) => isKind(players.length));
  const meet = twoSided(run);
  return {
    meet,
    two: run.matchups.length === 0 || meet.matchups.length > 0,
    many: has(isMany),
    lone: has(isLone),
  };
}

/** Two numbers and a word of every row: which matchup, who. `number` counts from 1, in the order of the scenario. */
export interface NumberedMatchup extends PlayedMatchup {
  readonly number: number;
}

export function numbered({ matchups }: Pick<DuelRun, 'matchups'>): NumberedMatchup[] {
  return matchups.map((matchup, at) => ({ number: at + 1, ...matchup }));
}

export function isSame(one: Player, other: Player): boolean {
  return one.party === other.party && one.bot === other.bot;
}

/** Both sides are the same: even by design, whatever is played. */
export function isMirror({ players: [a, b] }: Pick<PlayedMatchup, 'players'>): boolean {
  return isSame(a, b);
}

export function hasPairs({ tally }: AnyMatchup): boolean {
  return tally.sets > 0;
}

/** Everybody once, in the order of the scenario. */
export function playersOf(matchups: readonly Pick<AnyMatchup, 'players'>[]): Player[] {
  const all = matchups.flatMap(({ players }) => players);
  return all.filter((player, at) => all.findIndex((other) => isSame(player, other)) === at);
}

/** The pair scores as the second player sees them. */
export function turnedBins(bins: PairBins): PairBins {
  return bins.toReversed();
}

/** The matchups of a player that are not mirrors, seen from its side. */
export function matchupsOf(
  matchups: readonly PlayedMatchup[],
  player: Player,
): { readonly against: Player; readonly bins: PairBins; readonly tally: Tally }[] {
  return matchups.flatMap((matchup) => {
    const { players, tally } = matchup;
    const [a, b] = players;
    if (isMirror(matchup)) return [];
    if (isSame(a, player)) return [{ against: b, bins: tally.sides[0]!, tally }];
    return isSame(b, player) ? [{ against: a, bins: turnedBins(tally.sides[0]!), tally }] : [];
  });
}
