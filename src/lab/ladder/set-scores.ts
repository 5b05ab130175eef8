// The half points of every set of a lone side: what bots who share their luck are compared by.

import type { Resolved } from '../contest/resolved.ts';
import { type Block, type BlockResult, LEFT_OUT } from '../crew/crew.ts';

/** By set; LEFT_OUT where it is left out, or not played. */
export type SetScores = Uint8Array;

/** A list a matchup. */
export function openScores({ matchups, sets }: Resolved): SetScores[] {
  return matchups.map(() => new Uint8Array(sets).fill(LEFT_OUT));
}

/** Of a block, a byte a set. */
export function addScores(into: readonly SetScores[], { matchup, from }: Block, { sets }: BlockResult): void {
  if (sets === null) throw new Error('found no half points in a block, expected those of every set');
  into[matchup]!.set(sets, from);
}

/** The sets that all of these have. */
export function setsOfAll(lists: readonly SetScores[]): number[] {
  const [first = new Uint8Array()] = lists;
  return [...first.keys()].filter((set) => lists.every((scores) => scores[set] !== LEFT_OUT));
}
