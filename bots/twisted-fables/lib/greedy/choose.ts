// The policy: a static score per option, no looking ahead. What it likes to buy comes in as tastes.

import type { Bot, Question } from '../../../../src/core/contract.ts';
import * as ASK from '../../../../src/games/twisted-fables/ids/ask.ts';
import type { View } from '../../../../src/games/twisted-fables/shown/view.ts';
import { best } from '../../../lib/bot.ts';
import { learn, ownAnswers } from '../known.ts';
import { roster } from '../roster.ts';
import { bestAction } from './actions.ts';
import * as answers from './answers.ts';

// Here, because every bot of this game plays by this policy or lets it play on.
learn(roster);

/** Greedy with these lists of weights, one per fable; end to end they are its tastes. */
export function greedyBy(about: string, lists: readonly (readonly number[])[]): Bot<View> {
  const tastes = Int32Array.from(lists.flat());
  return { about, choose: (view, q) => choose(view, q, tastes) };
}

export function choose(view: View, q: Question, tastes: Int32Array): number {
  switch (q.kind) {
    case ASK.action:
      return bestAction(view, q, tastes);
    case ASK.mulligan:
      return answers.keeps(view) ? 0 : 1;
    case ASK.focus:
      return best(view, q, answers.worthOfDestroying);
    case ASK.knockback:
      return best(view, q, answers.worthOfKnockback);
    case ASK.may:
      return answers.asMuchAsMayBe(view, q);
    case ASK.epic:
      return answers.bestEpic(view, q, tastes);
    case ASK.discard:
      return best(view, q, answers.worthOfDiscarding);
    default: {
      const answer = ownAnswers[q.kind];
      return answer === null ? 0 : answer(view, q);
    }
  }
}
