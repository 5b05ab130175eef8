// The policy: a static score per option, no looking ahead. What it likes to buy comes in as weights.

import type { Bot, Question } from '../../../../src/core/contract.ts';
import * as ASK from '../../../../src/games/twisted-fables/ids/ask.ts';
import type { View } from '../../../../src/games/twisted-fables/shown/view.ts';
import { best } from '../../../lib/bot.ts';
import { bestAction } from './actions.ts';
import * as answers from './answers.ts';

/** Greedy with these weights, one list per fable. */
export function greedyBy(about: string, lists: readonly (readonly number[])[]): Bot<View> {
  const weights = Int32Array.from(lists.flat());
  return { about, choose: (view, q) => choose(view, q, weights) };
}

export function choose(view: View, q: Question, weights: Int32Array): number {
  switch (q.kind) {
    case ASK.action:
      return bestAction(view, q, weights);
    case ASK.mulligan:
      return answers.keeps(view) ? 0 : 1;
    case ASK.discardSkill:
      return best(view, q, answers.worthOfDiscardedSkill);
    case ASK.knockback:
      return best(view, q, answers.worthOfKnockback);
    case ASK.focus:
      return best(view, q, answers.worthOfDestroying);
    case ASK.destroyOne:
      return best(view, q, answers.worthOfDestroyingOne);
    case ASK.destroyBasic:
    case ASK.giveBasic:
      return best(view, q, answers.worthOfTrading);
    case ASK.gainBasic:
    case ASK.copy:
      return best(view, q, answers.worthOfGaining);
    case ASK.discard:
      return best(view, q, answers.worthOfDiscarding);
    case ASK.evade:
      return best(view, q, answers.worthOfEvading);
    case ASK.pick:
      return best(view, q, answers.worthOfPick);
    case ASK.skillDeck:
      return best(view, q, answers.worthOfDeck);
    case ASK.bloodRite:
    case ASK.counter:
    case ASK.discardDefense:
      return best(view, q, answers.worthOfLevel);
    case ASK.show:
      return best(view, q, answers.worthOfShowing);
    case ASK.echo:
      return best(view, q, answers.worthOfEcho);
    case ASK.avatar:
      return best(view, q, answers.worthOfAvatar);
    case ASK.moveTo:
      return best(view, q, answers.worthOfMovingTo);
    case ASK.otherSide:
      return best(view, q, answers.worthOfOtherSide);
    case ASK.inner:
      return answers.hurtsHerself(view) ? q.count - 1 : 0;
    case ASK.qi:
      return answers.spendsQi(view, q.asker) ? q.count - 1 : 0;
    case ASK.epic:
      return answers.bestEpic(view, q, weights);
    // As much as may be: poison, tokens, "may".
    case ASK.poison:
    case ASK.awakening:
    case ASK.may:
    case ASK.randomDiscard:
    case ASK.refuse:
      return q.count - 1;
    default:
      return 0;
  }
}
