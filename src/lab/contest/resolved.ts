// A scenario with every default filled in and every `*` spelled out: what a run is a pure function of.
import type { Matchup } from '../who/matchup.ts';

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
  /** In order; every side sits in every chair. */
  readonly matchups: readonly Matchup[];
  /** Sets per matchup; with `until` the most that one may take. */
  readonly sets: number;
  /** Such as `ci<=0.5pp`: each matchup stops where its interval is so narrow; absent where all sets are played. */
  readonly until?: string;
  /** False: no sets.bin, which has the half points of every set. */
  readonly 'keep-sets'?: false;
  /** Names of report files without their ending. */
  readonly reports: readonly string[];
  /** Games are studied over all matchups together; absent where every matchup has a study of its own. */
  readonly studies?: 'pooled';
}

/** All that can be made of a run, in the order in which they are written. */
export const reportNames = ['matchups', 'fables', 'seats', 'lengths', 'cards', 'strategies', 'tempo'] as const;

/** Reports made from what the game itself counts. */
export const studyReports: readonly string[] = ['cards', 'strategies', 'tempo'];

/** Reports of nothing but figures over several matchups. */
export const pooledReports: readonly string[] = ['fables', 'cards', 'strategies'];

/** Whether figures over several matchups can be given: all of them take the matchups for independent. */
export function canPool({ luck, matchups }: Pick<Resolved, 'luck' | 'matchups'>): boolean {
  return luck === undefined || matchups.length < 2;
}

/** Whether games must be looked at for them: what nobody asks for need not be counted. */
export function isStudied({ reports }: Pick<Resolved, 'reports'>): boolean {
  return reports.some((name) => studyReports.includes(name));
}

/** In alphabetical order. */
export function botsOf({ matchups }: Pick<Resolved, 'matchups'>): string[] {
  return [...new Set(matchups.flatMap(({ sides }) => sides.flat().map(({ bot }) => bot)))].sort();
}
