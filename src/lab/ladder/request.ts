// What a ladder is asked for: whose bots, in which mode, at which setting, with whom of the roster.
import type { Box, Mode, Setting } from '../../core/contract.ts';
import { modeOf } from '../../core/modes.ts';
import { isDuel } from '../contest/seating.ts';

export interface LadderRequest {
  readonly box: Box;
  /** The game's first if it is not named. */
  readonly mode?: Mode;
  /** The same; none where the game has none. */
  readonly setting?: Setting | undefined;
  readonly bots: readonly string[];
  /** Ids of the roster, in its order: parties are made of these. */
  readonly entrants: readonly string[];
  readonly seed: number;
  /** Sets of every matchup: pairs where two sides meet. */
  readonly sets: number;
}

export function ladderMode({ box, mode }: Pick<LadderRequest, 'box' | 'mode'>): Mode {
  return mode ?? modeOf(box, undefined);
}

/** Two who meet with one of the roster each: there, line-ups are all ordered pairs. */
export function isPlainDuel(mode: Mode): boolean {
  return isDuel(mode) && mode.party <= 1;
}

/** All sides have as many seats: then they change places. */
export function hasEqualSides({ sides }: Mode): boolean {
  return sides.every((seats) => seats.length === sides[0]?.length);
}

/** Every two once. */
export function twosOf(bots: readonly string[]): [string, string][] {
  return bots.flatMap((a, at) => bots.slice(at + 1).map((b): [string, string] => [a, b]));
}
