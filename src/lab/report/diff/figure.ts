// One figure of a comparison: what it is of, by base, as changed, and how far it has moved.
import type { Rate } from '../../statistics/pair-interval.ts';
import type { Shift } from '../../statistics/paired-shift.ts';
import type { Player, Where } from '../../who/matchup.ts';

/** In the order in which they are told. What is asked at once, and is one family of tests; `side by side` is not tested. */
export const KINDS = ['entrants', 'matchups', 'rest', 'cards', 'side by side'] as const;
type Kind = (typeof KINDS)[number];

export interface Figure extends Where {
  readonly arm: string;
  readonly kind: Kind;
  /** As diff.csv names it: rate, first_seat, turns, bought… */
  readonly figure: string;
  readonly unit: 'fraction' | 'turns';
  /** From 1; null where it is of several. */
  readonly matchup: number | null;
  readonly player: Player | null;
  readonly against: Player | null;
  readonly card: string | null;
  /** Under the same luck, set by set. */
  readonly paired: boolean;
  /** Those that count; null where only games were counted. */
  readonly sets: number | null;
  readonly games: number;
  readonly base: Rate;
  readonly changed: Rate;
  readonly shift: Shift;
  readonly luck: CommonLuck | null;
}

/** What became of the same games, and what their common luck was worth. */
export interface CommonLuck {
  /** Null where games were not held against each other one by one. */
  readonly otherwise: number | null;
  readonly turned: number | null;
  /** Sets that came to something else. */
  readonly setsMoved: number;
  readonly correlation: number | null;
  readonly gain: Rate | null;
}

/** What a figure is not about. */
export const NOBODY = { matchup: null, player: null, against: null, card: null } as const;
