// What a run is expected to show: one line for each figure and its limits, with every star spelled out. A scenario says it, a check judges it.
import type { Player } from '../who/matchup.ts';

/** Which figure, of whom. Matchups are numbers in the scenario, from 0. */
export type Figure =
  /** How often a side wins; at a table of more sides its share of rivals beaten. */
  | { readonly is: 'matchup-rate'; readonly matchup: number; readonly side: number }
  /** The mean over its matchups. */
  | { readonly is: 'entrant-rate'; readonly player: Player }
  | { readonly is: 'entrant-rating'; readonly player: Player }
  /** How often the first seat wins, over all matchups. */
  | { readonly is: 'first-player' }
  /** The share of the games of a player in which something happened to a card. */
  | { readonly is: 'card'; readonly player: Player; readonly card: string; readonly event: string }
  /** The share of games that are longer than so many turns. */
  | { readonly is: 'longer'; readonly turns: number }
  | { readonly is: 'no-result' }
  /** The rate less that of the baseline. */
  | { readonly is: 'matchup-shift'; readonly matchup: number }
  | { readonly is: 'entrant-shift'; readonly player: Player };

export const FIGURES = [
  'matchup-rate',
  'entrant-rate',
  'entrant-rating',
  'first-player',
  'card',
  'longer',
  'no-result',
  'matchup-shift',
  'entrant-shift',
] as const satisfies readonly Figure['is'][];

export interface Expected {
  /** As the scenario writes it, but for its stars. */
  readonly name: string;
  readonly figure: Figure;
  /** As fractions; ratings in Elo. One of them at least. */
  readonly min?: number;
  readonly max?: number;
  /** So far to either side of a limit lie the two means that a test tells apart. */
  readonly margin: number;
}

export type Verdict = 'holds' | 'fails' | 'undecided';

/** What was found of an expectation, and by how many games. */
export interface Judgement {
  readonly verdict: Verdict;
  /** Of every matchup that it is about. */
  readonly sets: number;
  readonly games: number;
  /** NaN where nothing is known. */
  readonly estimate: number;
  readonly low: number;
  readonly high: number;
}
