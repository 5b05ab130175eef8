// Greedy by its trained weights, for itself and for bots that let it play on.
import { trained } from '../../../../src/core/weights.ts';
import { fableIds } from '../../../../src/games/twisted-fables/shown/text.ts';
import file from '../../weights/greedy.json' with { type: 'json' };
import { greedyBy } from './choose.ts';
import { start, weights } from './weights.ts';

export const greedy = trained(weights, fableIds, start, file, (lists) =>
  greedyBy('takes the option with the best static score, looking no further', lists),
);

/** What it plays by: a list per fable. */
export const greedyLists = fableIds.map((fable) => greedy.training?.current(fable) ?? []);
