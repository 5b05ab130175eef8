// The planner of version 0.1, frozen: what later bots and later engines are measured by. It plays by its own copy of every
// weight, its own and its opponent's; what the planner learns to weigh later weighs nothing here.
import { frozenLists } from '../../src/core/weights.ts';
import { fableIds } from '../../src/games/twisted-fables/shown/text.ts';
import { weights as greedyWeights } from './lib/greedy/weights.ts';
import { plannerBy } from './lib/planner/choose.ts';
import { weights } from './lib/planner/weights.ts';
import file from './weights/planner-v1.json' with { type: 'json' };

const BUDGET = { deals: 1, nodes: 80, root: 12, width: 3, shops: true };

export default plannerBy(
  'the first planner, frozen: searches its whole turn, and judges where it ends by weights that stay',
  BUDGET,
  frozenLists(weights, fableIds, file),
  frozenLists(greedyWeights, fableIds, { bot: file.bot, weights: file.opponent }),
);
