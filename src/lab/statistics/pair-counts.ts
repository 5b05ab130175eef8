// How sets are counted for studies. No imports: workers count by it, and need nothing of what is made of the counts.

/**
 * Pairs by the states of their two games: 3 if the game has it, plus its half points. The game in which the player sat
 * first counts six times, so that a pair is one of 36 cells.
 */
export const WITH = 3;
export const STATES = 6;
export const CELLS = 36;

/** Over the sets of a matchup: Σx, Σy, Σx², Σxy, Σy² of y per x. */
export const SUMS = 5;
export type Sums = readonly [x: number, y: number, xx: number, xy: number, yy: number];

/** Sets of any kind. Of all games of somebody in a set, `games` and their half points `score`: the number of sets, and
 * Σgames, Σscore, Σgames², Σgames·score, Σscore². */
export const TOTALS = 6;
export type Totals = readonly [sets: number, g: number, s: number, gg: number, gs: number, ss: number];

/** Of the games among them that have something, w of them with a score of t: Σw, Σt, Σw², Σwt, Σt², Σw·games, Σw·score, Σt·games,
 * Σt·score. With the totals these are all sums and products of games and scores with it and without it. */
export const PRODUCTS = 9;
export type Products = readonly [
  w: number,
  t: number,
  ww: number,
  wt: number,
  tt: number,
  wg: number,
  ws: number,
  tg: number,
  ts: number,
];
