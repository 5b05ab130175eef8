// Greedy as it was before its tastes were trained, frozen: the yardstick of speed and of later bots. It plays by its own copy
// of every weight; what greedy learns to weigh later weighs nothing here.
import { frozenLists } from '../../src/core/weights.ts';
import { fableIds } from '../../src/games/twisted-fables/shown/text.ts';
import { greedyBy } from './lib/greedy/choose.ts';
import { weights } from './lib/greedy/weights.ts';
import file from './weights/greedy-v1.json' with { type: 'json' };

export default greedyBy(
  'greedy before training, frozen: buys by tastes that were set by hand',
  frozenLists(weights, fableIds, file),
);
