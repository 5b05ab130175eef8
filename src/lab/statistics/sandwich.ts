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
    const rows = [designRow(players, one, 0), designRow(players, one, 1)] as const;
    for (const [seat, row] of rows.entries()) {
      const chance = chanceOf(dot(row, at));
      const byModel = chance * (1 - chance);
      addOuter(information, row, row, one.pairs * byModel);
      // Where all games are alike, what was seen to vary is nothing: as if two more had varied as the model says. More would be too
      // much: where few games decide, many such matchups, which the model expects, must not add up to a doubt beyond all games.
      addOuter(varied, row, row, one.pairs * (one.alike[seat] ? (2 * byModel) / (one.pairs + 2) : one.variances[seat]!));
    }
    addOuter(varied, rows[0], rows[1], one.pairs * one.covariance);
    addOuter(varied, rows[1], rows[0], one.pairs * one.covariance);
  }
  addSumToZero(information, players);
  const bread = inverse(information);
  return bread === null ? null : multiply(multiply(bread, varied), bread);
}
