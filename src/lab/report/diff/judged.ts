// All figures of some comparisons, tested together, the biggest movers first.
import type { Box } from '../../../core/contract.ts';
import { qValues } from '../../statistics/false-discovery.ts';
import type { AnyRun } from '../results.ts';
import { cardFigures, contrastFigures } from './cards.ts';
import type { Comparison } from './compared.ts';
import { type Figure, KINDS } from './figure.ts';
import { chairFigures, entrantFigures, matchupFigures } from './shares.ts';
import { lengthFigures, turnFigures } from './turns.ts';

export interface JudgedFigure extends Figure {
  /** With all of its kind in mind, over all comparisons; null where nothing is tested, or nothing differs. */
  readonly q: number | null;
}

/** Kind by kind. `run` is that of base. */
export function figuresOf(comparisons: readonly Comparison[], box: Box, run: AnyRun): JudgedFigure[] {
  const all = comparisons.flatMap((comparison) => [
    ...entrantFigures(comparison),
    ...matchupFigures(comparison),
    ...chairFigures(comparison),
    ...turnFigures(comparison),
    ...cardFigures(comparison, box, run),
    ...lengthFigures(comparison),
    ...contrastFigures(comparison, box),
  ]);
  const areIndependent = comparisons.every(({ pooled }) => pooled);
  return KINDS.flatMap((kind) => {
    const own = all.filter((figure) => figure.kind === kind);
    return judged(own, kind !== 'side by side', areIndependent).toSorted((one, other) => far(other) - far(one));
  });
}

/** Nothing that differs is as sure as can be that nothing differs. */
function judged(figures: readonly Figure[], isTested: boolean, areIndependent: boolean): JudgedFigure[] {
  if (!isTested) return figures.map((figure) => ({ ...figure, q: null }));
  const qs = qValues(
    figures.map(({ shift }) => shift.p ?? 1),
    areIndependent,
  );
  return figures.map((figure, at) => ({ ...figure, q: figure.shift.p === null ? null : (qs[at] ?? null) }));
}

/** A tenth of a game's turns or so is as far as a tenth of all games. */
function far({ shift, base, unit }: Figure): number {
  const size = unit === 'turns' ? Math.max(1, base.mean) : 1;
  return Number.isNaN(shift.mean) ? -1 : Math.abs(shift.mean) / size;
}
