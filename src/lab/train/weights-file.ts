// The file that a training writes and a bot reads. Neither time nor machine is in it: training again gives the same bytes.

import { RNG_ID } from '../../core/rng.ts';
import type { WeightsFile } from '../../core/weights.ts';
import type { Signatures } from '../crew/crew.ts';
import type { Rate } from '../statistics/pair-interval.ts';
import { canonical } from '../text/canonical.ts';
import { isByRoster, pairsOfCheck, type TrainingPlan } from './plan.ts';
import type { Trained } from './train.ts';

/** `command` makes it again; the signatures of the other bots met are in it, because they may change. */
export function weightsText(
  plan: TrainingPlan,
  { lists, generations, gain }: Trained,
  command: string,
  { engine, bots }: Signatures,
): string {
  const { box, bot, training, seed } = plan;
  const named = plan.lists.map((list) => {
    const numbers = training.weights.map(({ name }, k) => [name, lists[list]?.[k] ?? Number.NaN]);
    return [list, Object.fromEntries(numbers)] as const;
  });
  const file = {
    bot,
    command,
    seed,
    rng: RNG_ID,
    engine,
    against: Object.fromEntries(plan.against.map((name) => [name, bots[name]])),
    generations,
    complete: gain !== null,
    gain:
      gain === null
        ? null
        : {
            pairs: pairsOfCheck(plan),
            all: sixes(gain.all),
            [isByRoster(plan) ? box.noun.many : 'lists']: Object.fromEntries(
              plan.lists.map((list, at) => [list, sixes(gain.lists[at] as Rate)]),
            ),
          },
    weights: Object.fromEntries(named),
  } satisfies WeightsFile & Record<string, unknown>;
  return canonical(file);
}

/** Fractions with six decimals. */
function sixes({ mean, low, high }: Rate): Rate {
  const six = (value: number) => Number(value.toFixed(6)) + 0;
  return { mean: six(mean), low: six(low), high: six(high) };
}
