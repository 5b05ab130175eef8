// By how much an arm makes games longer or shorter, set by set under the same luck, from sums.
import { twoSided } from './normal.ts';
import type { Shift } from './paired-shift.ts';
import { Z95 } from './wilson.ts';

/** Of the turns of a set, by base and by the arm: whole numbers. */
export interface TurnSums {
  readonly sets: number;
  readonly base: number;
  readonly arm: number;
  readonly baseSquares: number;
  readonly armSquares: number;
  readonly products: number;
}

/**
 * Turns a game, `perSet` games a set. As the mean share, sets that are all alike do not prove that others would be: as if one more
 * set had gone each way, by as much as two sets differ that share no luck. Null where fewer than two sets were played.
 */
export function turnsShift(sums: TurnSums, perSet: number, z = Z95): Shift {
  const { sets, base, arm } = sums;
  const mean = (arm - base) / (sets * perSet);
  if (sets < 2) return { mean, low: Number.NaN, high: Number.NaN, p: null };
  const squares = sums.armSquares + sums.baseSquares - 2 * sums.products;
  const apart = spreadOf(sets, base, sums.baseSquares) + spreadOf(sets, arm, sums.armSquares);
  const all = sets + 2;
  const centre = (arm - base) / all;
  const error = Math.sqrt(((squares + 2 * apart) / all - centre ** 2) / all);
  const [low, high] = [centre - z * error, centre + z * error].map((end) => end / perSet) as [number, number];
  return { mean, low, high, p: squares === 0 ? null : centre === 0 ? 1 : twoSided(centre / error) };
}

/** In whole numbers: sets that are all alike must come to 0, and a million sets are beyond 2^53. */
function spreadOf(sets: number, sum: number, squares: number): number {
  return Number(BigInt(sets) * BigInt(squares) - BigInt(sum) ** 2n) / (sets * (sets - 1));
}
