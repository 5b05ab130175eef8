// What somebody wants to see of a run: which parts, of whom, and how much. The files have all.
import type { Player } from '../../lab/who/matchup.ts';

export const PARTS = ['matchups', 'ratings', 'seats', 'cards', 'strategies'] as const;
export type Part = (typeof PARTS)[number];

export interface Wish {
  /** None: all. */
  readonly parts: readonly Part[];
  /** None: everybody. */
  readonly entrants: readonly string[];
  readonly much: 'brief' | 'usual' | 'full';
}

export const USUAL: Wish = { parts: [], entrants: [], much: 'usual' };

export function howMuch(brief: boolean | undefined, full: boolean | undefined): Wish['much'] {
  return brief ? 'brief' : full ? 'full' : 'usual';
}

/** The first seat is nobody's: of somebody alone it is not told, unless asked for. */
export function isWanted({ parts, entrants, much }: Wish, part: Part): boolean {
  if (parts.length > 0) return parts.includes(part);
  if (much === 'brief') return part === 'matchups';
  return entrants.length === 0 || part !== 'seats';
}

/** Of those asked for, or with one of them in the party. */
export function isNamed({ entrants }: Wish, { party }: Player): boolean {
  return entrants.length === 0 || membersOf(party).some((id) => entrants.includes(id));
}

/** Of all seats of a side. */
export function membersOf(party: string): string[] {
  return party.split(/[&+]/);
}

/** A list is cut there, unless it is wanted in full. */
export function atMost({ much }: Wish, few: number): number {
  return much === 'full' ? Number.POSITIVE_INFINITY : few;
}
