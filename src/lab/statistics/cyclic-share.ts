// Rock, paper, scissors: how much of who beats whom no rating can express, because it goes round in circles.
import { sum } from 'simple-statistics';
import { type ChiSquare, chiSquare } from './chi-square.ts';
import { addOuter, dot, inverse, zeros } from './linear.ts';
import type { LogOdds } from './log-odds.ts';
import type { Rate } from './pair-interval.ts';
import { Z95 } from './wilson.ts';

/** How much stronger `a` is than `b`. */
export interface Edge extends LogOdds {
  readonly a: number;
  readonly b: number;
}

export interface Cycles {
  /** Of the sum of squared log-odds, from 0 to 1; null where there is no circle. */
  readonly share: Rate | null;
  readonly test: ChiSquare;
}

/**
 * What the best ratings leave of the log-odds is cyclic. Its squares over all squares, less what luck alone leaves: each
 * variance times one minus its leverage, which where everybody meets everybody is (n − 2)/n. The test weighs by precision
 * and has as many degrees of freedom as there are circles: edges − (players − 1). Every player must be reached from every other.
 */
export function cyclicShare(players: number, edges: readonly Edge[], z = Z95): Cycles {
  const weighed = leftBy(players, edges, ({ variance }) => 1 / variance);
  const value = sum(edges.map(({ variance }, at) => weighed[at]!.cyclic ** 2 / variance));
  const test = chiSquare(value, edges.length - (players - 1));
  const all = sum(edges.map(({ logOdds }) => logOdds ** 2));
  if (test.df <= 0 || all === 0) return { share: null, test };
  const left = leftBy(players, edges, () => 1);
  const luck = edges.map(({ variance }, at) => variance * (1 - left[at]!.leverage));
  const ratio = sum(left.map(({ cyclic }) => cyclic ** 2)) / all;
  const mean = ratio - sum(luck) / all;
  // The delta method, and the variance that squares of luck have where there is nothing else.
  const pulls = edges.map(({ logOdds, variance }, at) => variance * (2 * (left[at]!.cyclic - ratio * logOdds)) ** 2);
  const reach = (z * Math.sqrt(sum(pulls) + 2 * sum(luck.map((one) => one * one)))) / all;
  return { share: { mean: share(mean), low: share(mean - reach), high: share(mean + reach) }, test };
}

const share = (value: number): number => Math.min(1, Math.max(0, value));

/** What the best ratings by these weights leave of every edge, and how much each edge decides about its own fit. */
function leftBy(players: number, edges: readonly Edge[], weigh: (edge: Edge) => number) {
  const information = zeros(players);
  const slope = new Array<number>(players).fill(0);
  const rowOf = ({ a, b }: Edge) => Array.from({ length: players }, (_, k) => (k === a ? 1 : k === b ? -1 : 0));
  for (const edge of edges) {
    addOuter(information, rowOf(edge), rowOf(edge), weigh(edge));
    slope[edge.a]! += weigh(edge) * edge.logOdds;
    slope[edge.b]! -= weigh(edge) * edge.logOdds;
  }
  // Only differences count; this leaves the sum at zero.
  const ones = new Array<number>(players).fill(1);
  addOuter(information, ones, ones, Math.max(...information.flat()) / players);
  const solved = inverse(information) ?? zeros(players);
  const ratings = solved.map((line) => dot(line, slope));
  return edges.map((edge) => {
    const { a, b, logOdds } = edge;
    const far = solved[a]![a]! + solved[b]![b]! - 2 * solved[a]![b]!;
    return { cyclic: logOdds - (ratings[a]! - ratings[b]!), leverage: weigh(edge) * far };
  });
}
