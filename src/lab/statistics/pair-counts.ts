// How pairs are counted for studies. No imports: workers count by it, and need nothing of what is made of the counts.

/**
 * Pairs by the states of their two games: 3 if the game has it, plus its half points. The game in which the player sat
 * first counts six times, so that a pair is one of 36 cells.
 */
export const WITH = 3;
export const STATES = 6;
export const CELLS = 36;

/** Over the pairs of a matchup: Σx, Σy, Σx², Σxy, Σy² of y per x. */
export const SUMS = 5;
export type Sums = readonly [x: number, y: number, xx: number, xy: number, yy: number];
