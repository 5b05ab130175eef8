// A scenario with every default filled in and every `*` spelled out: what a run is a pure function of.
import type { Player } from '../matchup.ts';

export interface Resolved {
  readonly game: string;
  readonly about: string;
  readonly seed: string;
  /** `paired`: both games of a pair share a key. `independent`: a fresh key per game, for honesty checks. */
  readonly design: 'paired' | 'independent';
  /** Only what differs from the defaults, sorted by name. */
  readonly options: Readonly<Record<string, string>>;
  /** Printed numbers changed, sorted by path. */
  readonly change: Readonly<Record<string, number>>;
  /** In order; each is played in both seats. */
  readonly matchups: readonly (readonly [Player, Player])[];
  /** Pairs per matchup. */
  readonly pairs: number;
  /** Names of report files without their ending. */
  readonly reports: readonly string[];
}

/** JSON with sorted keys and two spaces: equal values are equal bytes. */
export function canonical(value: unknown): string {
  return `${JSON.stringify(sorted(value), null, 2)}\n`;
}

function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted);
  if (value === null || typeof value !== 'object') return value;
  const entries = Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1));
  return Object.fromEntries(entries.map(([key, inner]) => [key, sorted(inner)]));
}
