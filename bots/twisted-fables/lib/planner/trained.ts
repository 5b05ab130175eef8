// The planner in its two sizes, by the same weights.
import type { Bot } from '../../../../src/core/contract.ts';
import { trained } from '../../../../src/core/weights.ts';
import { fableIds } from '../../../../src/games/twisted-fables/shown/text.ts';
import type { View } from '../../../../src/games/twisted-fables/shown/view.ts';
import file from '../../weights/planner.json' with { type: 'json' };
import { greedyLists } from '../greedy/trained.ts';
import { plannerBy } from './choose.ts';
import { start, weights } from './weights.ts';

const DEFAULT = { deals: 1, nodes: 80, root: 12, width: 3, shops: true };
const FAST = { deals: 1, nodes: 0, root: 2, width: 2, shops: false };
/** The weights judge positions, the budget only says how many: it is trained without looking further, but widely. */
const TRAINING = { deals: 1, nodes: 0, root: 6, width: 6, shops: true };

const training = trained<View>(weights, fableIds, start, file, (lists) =>
  plannerBy('', TRAINING, lists, greedyLists),
).training;
const lists = fableIds.map((fable) => training?.current(fable) ?? []);

export const planner: Bot<View> = {
  ...plannerBy(
    'searches its whole turn on games dealt anew, and judges where it ends by trained weights',
    DEFAULT,
    lists,
    greedyLists,
  ),
  ...(training === undefined ? {} : { training }),
};
export const fast: Bot<View> = plannerBy('planner with a small budget, for wide sweeps', FAST, lists, greedyLists);
