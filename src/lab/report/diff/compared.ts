// Matchups by two versions of the game: what was counted of each, and of both under the same luck. It must not know where that comes
// from: an arm of a run, or a run of its own.
import type { Joint } from '../../contest/joint/read-joint.ts';
import type { Tally } from '../../contest/tally.ts';
import type { JointBins } from '../../statistics/paired-shift.ts';
import type { Player, Where } from '../../who/matchup.ts';
import type { AnyRun } from '../results.ts';

export interface Compared extends Where {
  /** In the scenario of base, from 1. */
  readonly number: number;
  /** By side, as base has them. */
  readonly players: readonly Player[];
  readonly base: Tally;
  readonly changed: Tally;
  /** By side, of the sets that both have played under the same luck; null: they share none, or nobody knows set by set. */
  readonly sides: readonly JointBins[] | null;
  /** All else that is known set by set; null where it is not. */
  readonly joint: Joint | null;
}

/** A matchup that the change cannot touch: every game of it is that of base. */
export interface Untouched extends Where {
  readonly players: readonly Player[];
  readonly base: Tally;
}

export interface Comparison {
  /** What the changed version is called. */
  readonly arm: string;
  readonly compared: readonly Compared[];
  readonly untouched: readonly Untouched[];
  /** Whether figures over several matchups can be given. */
  readonly pooled: boolean;
  /** The matchups that are compared, as runs. */
  readonly runs: { readonly base: AnyRun; readonly changed: AnyRun };
}

/** All matchups of one mode and setting have the same. */
export function tableOf({ mode, setting, players }: Untouched | Compared): string {
  return JSON.stringify([mode, setting, players.length]);
}

/** Sides whose rate is told: that of the second of two follows from the first. */
export function toldSides({ players }: Pick<Compared, 'players'>): number[] {
  return players.length === 2 ? [0] : [...players.keys()];
}
