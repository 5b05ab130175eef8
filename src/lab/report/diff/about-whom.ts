// Whom a change is about: of those whose games its numbers can reach the one that moved most; where they reach everybody's, whoever
// moved most of all.
import type { Box } from '../../../core/contract.ts';
import { parseParties } from '../../../core/modes.ts';
import type { AboutArm } from '../about.ts';
import type { Figure } from './figure.ts';

/** Of the roster; null: everybody, as by a rule. */
export function reachedBy(box: Box, { changes, options }: Pick<AboutArm, 'changes' | 'options'>): readonly string[] | null {
  if (options.length > 0) return null;
  const reached = box.numbers().filter(({ path }) => changes.some((change) => change.path === path));
  return reached.some(({ reaches }) => reaches === null) ? null : [...new Set(reached.flatMap(({ reaches }) => reaches!))];
}

/** `figures` are those of one arm, the biggest movers first. A mean over matchups says more than one of them; null where nobody has a
 * rate. */
export function aboutWhom<F extends Figure>(figures: readonly F[], reached: readonly string[] | null): F | null {
  const rates = figures.filter(({ figure, kind }) => figure === 'rate' && (kind === 'entrants' || kind === 'matchups'));
  const isReached = ({ player }: F) =>
    reached === null || parseParties(player?.party ?? '').some((party) => party.some((id) => reached.includes(id)));
  for (const kind of ['entrants', 'matchups'] as const) {
    const own = rates.filter((figure) => figure.kind === kind).flatMap((figure) => [figure, ...turned(figure)]);
    const found = own.find(isReached) ?? (reached === null ? undefined : own[0]);
    if (found !== undefined) return found;
  }
  return null;
}

/** The same of the other side, where two meet. */
export function turned<F extends Figure>(figure: F): F[] {
  const { against, player, base, changed, shift } = figure;
  if (against === null) return [];
  const rest = ({ mean, low, high }: Figure['base']) => ({ mean: 1 - mean, low: 1 - high, high: 1 - low });
  return [
    {
      ...{ ...figure, player: against, against: player, base: rest(base), changed: rest(changed) },
      shift: { ...shift, mean: 0 - shift.mean, low: 0 - shift.high, high: 0 - shift.low },
    },
  ];
}
