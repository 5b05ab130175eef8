// A scenario with every default filled in and every `*` spelled out: what a run is a pure function of.
import type { Matchup } from '../who/matchup.ts';
import type { Expected } from './expected.ts';

/** A named version of the game: options and numbers in full, as base has its own. */
export interface Arm {
  readonly name: string;
  readonly about: string;
  readonly options: Readonly<Record<string, string>>;
  readonly change: Readonly<Record<string, number>>;
}

export interface Resolved {
  readonly game: string;
  readonly about: string;
  readonly seed: string;
  /** `paired`: the games of a set share a key. `independent`: a fresh key per game, for honesty checks. */
  readonly design: 'paired' | 'independent';
  /** Set i has the same luck in all matchups; absent where every matchup has its own. */
  readonly luck?: 'shared';
  /** Only what differs from the defaults, sorted by name. */
  readonly options: Readonly<Record<string, string>>;
  /** Printed numbers changed, sorted by path. */
  readonly change: Readonly<Record<string, number>>;
  /** Further versions of the game, each set played by them too; absent where there are none. */
  readonly arms?: readonly Arm[];
  /** In order; every side sits in every chair. */
  readonly matchups: readonly Matchup[];
  /** Sets per matchup; with `until` the most that one may take. */
  readonly sets: number;
  /** Such as `ci<=0.5pp`: each matchup stops where its interval is so narrow; `decided`: where all that is expected of it is decided.
   * Absent where all sets are played. */
  readonly until?: string;
  /** False: no sets.bin, which has the half points of every set. */
  readonly 'keep-sets'?: false;
  /** What the run is expected to show; absent where nothing is. */
  readonly expect?: readonly Expected[];
  /** The hash of the baseline that it is compared with. */
  readonly baseline?: string;
  /** Which reports are wanted, by the words of the list of reports. */
  readonly reports: readonly string[];
  /** How games are studied: every matchup by itself, or all together. Absent where no report wants it: what nobody asks for need not
   * be counted. */
  readonly studies?: 'each' | 'pooled';
}

/** Whether figures over several matchups can be given: all of them take the matchups for independent. */
export function canPool({ luck, matchups }: Pick<Resolved, 'luck' | 'matchups'>): boolean {
  return luck === undefined || matchups.length < 2;
}

/** In alphabetical order. */
export function botsOf({ matchups }: Pick<Resolved, 'matchups'>): string[] {
  return [...new Set(matchups.flatMap(({ sides }) => sides.flat().map(({ bot }) => bot)))].sort();
}
