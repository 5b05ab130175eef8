// What the same luck is worth to base and an arm, or to two bots: how alike their sets come out, and how many times fewer games
// tell them apart.
import type { Rate } from './pair-interval.ts';
import type { JointBins } from './paired-shift.ts';
import { Z95 } from './wilson.ts';

/** So many sets; `own`: the squared deviations of either from its mean, added up; `difference`: of one from the other. */
export interface LuckOfSets {
  readonly sets: number;
  readonly own: number;
  readonly difference: number;
}

/**
 * The variance that the difference would have if every game had luck of its own, over that which it has. Delta method on the
 * logarithm. Null where either is 0.
 */
export function luckGain(kinds: readonly LuckOfSets[], z = Z95): Rate | null {
  const total = (of: (kind: LuckOfSets) => number) => kinds.reduce((sum, kind) => sum + kind.sets * of(kind), 0);
  const sets = total(() => 1);
  const centre = total(({ difference }) => difference) / sets;
  const seen = ({ difference }: LuckOfSets) => (difference - centre) ** 2;
  const [without, having] = [total(({ own }) => own) / sets, total(seen) / sets];
  if (!(without > 0 && having > 0)) return null;
  const pulls = total((kind) => (kind.own / without - seen(kind) / having) ** 2);
  const mean = without / having;
  const reach = Math.exp((z * Math.sqrt(pulls)) / sets);
  return { mean, low: mean / reach, high: mean * reach };
}

/** How many times fewer games tell an arm from base than if each had luck of its own; null where nothing differs. */
export function commonLuckGain(bins: JointBins, z = Z95): Rate | null {
  const cells = cellsOf(bins);
  const { base, arm } = meansOf(cells);
  const kinds = cells.map((cell) => ({
    sets: cell.sets,
    own: (cell.base - base) ** 2 + (cell.arm - arm) ** 2,
    difference: cell.arm - cell.base,
  }));
  return luckGain(kinds, z);
}

/** Of what sets come to by base and by the arm (Pearson); null where either is always the same. */
export function jointCorrelation(bins: JointBins): number | null {
  const cells = cellsOf(bins);
  const { base, arm } = meansOf(cells);
  const total = (of: (cell: Cell) => number) => cells.reduce((sum, cell) => sum + cell.sets * of(cell), 0);
  const variances = total((cell) => (cell.base - base) ** 2) * total((cell) => (cell.arm - arm) ** 2);
  return variances > 0 ? total((cell) => (cell.base - base) * (cell.arm - arm)) / Math.sqrt(variances) : null;
}

interface Cell {
  readonly sets: number;
  readonly base: number;
  readonly arm: number;
}

/** Those with sets in them. */
function cellsOf(bins: JointBins): Cell[] {
  return bins.flatMap((row, base) => row.flatMap((sets, arm) => (sets > 0 ? [{ sets, base, arm }] : [])));
}

function meansOf(cells: readonly Cell[]): { base: number; arm: number } {
  const total = (of: (cell: Cell) => number) => cells.reduce((sum, cell) => sum + cell.sets * of(cell), 0);
  const sets = total(() => 1);
  return { base: total(({ base }) => base) / sets, arm: total(({ arm }) => arm) / sets };
}
