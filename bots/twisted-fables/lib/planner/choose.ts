// The planner with a budget and weights.
import type { Bot } from '../../../../src/core/contract.ts';
import type { View } from '../../../../src/games/twisted-fables/shown/view.ts';
import { FEATURES } from './feature.ts';
import { type Budget, Search } from './search.ts';

/** A search is made once for a seat of a table and serves all planners that sit there: it remembers nothing. */
const searches = new WeakMap<View, Search>();

/** One list per fable: `lists` hold what it judges by, then its tastes; `greedyLists` the tastes by which greedy answers for
 * the opponent. */
export function plannerBy(
  about: string,
  budget: Budget,
  lists: readonly (readonly number[])[],
  greedyLists: readonly (readonly number[])[],
): Bot<View> {
  let nodes = 0;
  const weights = lists.map((list) => Float64Array.from(list.slice(0, FEATURES)));
  const tastes = Int32Array.from(lists.flatMap((list) => list.slice(FEATURES)));
  const foeTastes = Int32Array.from(greedyLists.flat());
  return {
    about,
    choose(view, q) {
      let search = searches.get(view);
      if (search === undefined) {
        search = new Search(view);
        searches.set(view, search);
      }
      const before = search.spent;
      const answer = search.choose(view, q, budget, weights[view.fable(view.seat)], tastes, foeTastes);
      nodes += search.spent - before;
      return answer;
    },
    nodes: () => nodes,
  };
}
