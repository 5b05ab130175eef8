// Tallies of duels from what was seen of the player named first; what the other saw follows.
import type { Tally } from '../../src/lab/contest/tally.ts';

/** Games lost, without a result, won. */
export type Results = readonly number[];

export interface SeenByFirst {
  readonly sets: number;
  /** Pairs by quarters: of the player named first, and of the first seat. */
  readonly player: readonly number[];
  readonly seat: readonly number[];
  /** Her games in the first seat, and in the second. */
  readonly results: readonly [Results, Results];
}

export function duelTally({ sets, player, seat, results: [first, second] }: SeenByFirst, more: Partial<Tally> = {}): Tally {
  const squares = (bins: readonly number[]): [number, number] => [
    bins.reduce((sum, n, k) => sum + n * k, 0),
    bins.reduce((sum, n, k) => sum + n * k * k, 0),
  ];
  return {
    ...{
      sets,
      leftOut: 0,
      played: 2 * sets,
      turns: 0,
      decisions: 0,
      endings: [],
      lengths: [],
      products: [],
      margins: [],
      telling: [],
    },
    study: null,
    sides: [[...player], player.toReversed()],
    chairs: [[...seat], seat.toReversed()],
    results: [
      [[...first], [...second]],
      [second.toReversed(), first.toReversed()],
    ],
    firsts: [squares(player), squares(player.toReversed())],
    points: [
      [0, 0],
      [0, 0],
    ],
    ...more,
  };
}
