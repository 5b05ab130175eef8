// How sure ratings are. The two games of a pair share their luck, so the pairs are the observations: the covariance is a
// sandwich of the model's information around what the pair scores really vary.
import { addSumToZero, chanceOf, designRow, type Met, type Ratings } from './bradley-terry.ts';
import { addOuter, dot, inverse, multiply, zeros } from './linear.ts';
import type { SeatCells } from './seat-cells.ts';

export type MetInPairs = Pick<Met, 'a' | 'b'> & SeatCells;

/** Of the ratings, then the seat's effect. Varying is counted within matchups: who meets whom is no matter of luck. */
export function ratingCovariance({ ratings, seatEffect }: Ratings, met: readonly MetInPairs[]): number[][] | null {
  const players = ratings.length;
  const at = [...ratings, seatEffect];
  const information = zeros(players + 1);
  const varied = zeros(players + 1);
  for (const one of met) {
    const [first, second] = [designRow(players, one, 0), designRow(players, one, 1)];
    for (const row of [first, second]) {
      const chance = chanceOf(dot(row, at));
      addOuter(information, row, row, one.pairs * chance * (1 - chance));
    }
    addOuter(varied, first, first, one.pairs * one.variances[0]);
    addOuter(varied, second, second, one.pairs * one.variances[1]);
    addOuter(varied, first, second, one.pairs * one.covariance);
    addOuter(varied, second, first, one.pairs * one.covariance);
  }
  addSumToZero(information, players);
  const bread = inverse(information);
  return bread === null ? null : multiply(multiply(bread, varied), bread);
}
