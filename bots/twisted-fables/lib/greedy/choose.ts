// The policy: a static score per option, no looking ahead. What it likes to buy comes in as tastes.

import type { Bot, Question } from '../../../../src/core/contract.ts';
import * as ALICE from '../../../../src/games/twisted-fables/ids/alice.ts';
import * as ASK from '../../../../src/games/twisted-fables/ids/ask.ts';
import * as KAGUYA from '../../../../src/games/twisted-fables/ids/kaguya.ts';
import * as MULAN from '../../../../src/games/twisted-fables/ids/mulan.ts';
import * as SLEEPING_BEAUTY from '../../../../src/games/twisted-fables/ids/sleeping-beauty.ts';
import type { View } from '../../../../src/games/twisted-fables/shown/view.ts';
import { best } from '../../../lib/bot.ts';
import { bestAction } from './actions.ts';
import * as answers from './answers.ts';

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
    case ASK.discardSkill:
      return best(view, q, answers.worthOfDiscardedSkill);
    case ASK.knockback:
      return best(view, q, answers.worthOfKnockback);
    case ASK.focus:
      return best(view, q, answers.worthOfDestroying);
    case KAGUYA.askDestroy:
      return best(view, q, answers.worthOfDestroyingOne);
    case ALICE.askDestroy:
    case ALICE.askGive:
      return best(view, q, answers.worthOfTrading);
    case ALICE.askGain:
    case ALICE.askCopy:
      return best(view, q, answers.worthOfGaining);
    case ASK.discard:
      return best(view, q, answers.worthOfDiscarding);
    case MULAN.askEvade:
      return best(view, q, answers.worthOfEvading);
    case ASK.pick:
      return best(view, q, answers.worthOfPick);
    case ASK.skillDeck:
      return best(view, q, answers.worthOfDeck);
    case SLEEPING_BEAUTY.askRite:
    case KAGUYA.askCounter:
    case MULAN.askDiscardDefense:
      return best(view, q, answers.worthOfLevel);
    case ALICE.askShow:
      return best(view, q, answers.worthOfShowing);
    case KAGUYA.askEcho:
      return best(view, q, answers.worthOfEcho);
    case ALICE.askAvatar:
      return best(view, q, answers.worthOfAvatar);
    case ALICE.askMoveTo:
      return best(view, q, answers.worthOfMovingTo);
    case MULAN.askOtherSide:
      return best(view, q, answers.worthOfOtherSide);
    case SLEEPING_BEAUTY.askInner:
      return answers.hurtsHerself(view) ? q.count - 1 : 0;
    case MULAN.askQi:
      return answers.spendsQi(view, q.asker) ? q.count - 1 : 0;
    case ASK.epic:
      return answers.bestEpic(view, q, tastes);
    // As much as may be: poison, tokens, "may".
    case ASK.poison:
    case SLEEPING_BEAUTY.askTokens:
    case ASK.may:
    case MULAN.askRandomDiscard:
    case KAGUYA.askRefuse:
      return q.count - 1;
    default:
      return 0;
  }
}
