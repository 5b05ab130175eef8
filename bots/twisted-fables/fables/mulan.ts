// What bots know of Mulan.
import type { Question } from '../../../src/core/contract.ts';
import { DEFENSE, EPIC, MOVEMENT, NO_CARD, POISON, TWIST } from '../../../src/games/twisted-fables/ids/card.ts';
import * as HER from '../../../src/games/twisted-fables/ids/mulan.ts';
import { SPACES } from '../../../src/games/twisted-fables/ids/size.ts';
import { LEVEL, TYPE, type View } from '../../../src/games/twisted-fables/shown/view.ts';
import { worthOfCard } from '../lib/greedy/actions.ts';
import { asMuchAsMayBe, highest, worthOfLevel } from '../lib/greedy/answers.ts';
import { CARDS_FIRST } from '../lib/greedy/purchases.ts';
import { lethal } from '../lib/hand.ts';
import type { Knowledge } from '../lib/known.ts';

/** Attack skills: onto an edge, where a card may be taken from her. */
function worthOfOtherSide(_view: View, space: number): number {
  return space === 1 || space === SPACES ? 1 : space === 0 ? 0 : -1;
}

/** Defense skills draw for Qi; without any they are little more than a defend action. */
function worthOfSkill(view: View, slot: number, value: number, _damage: number, plain: number): number {
  if (TYPE[slot] !== DEFENSE) return plain;
  return view.tokens(view.seat) > 0 ? 1000 + 5 * LEVEL[slot] + value : 640 + 4 * value;
}

/** Evading Fate: a weak card for an unknown one. */
function worthOfEvading(view: View, slot: number): number {
  if (slot === NO_CARD) return 0;
  return slot < POISON ? 3 - worthOfCard(view, slot) : -1;
}

/** Enlightened Assault: Qi on a move is for reaching the opponent; on attacks and draws it is never wasted. */
function spendQi(view: View, q: Question): number {
  return q.asker !== TWIST + MOVEMENT || view.distance > 2 ? q.count - 1 : 0;
}

/** Honor's Thunder spends all Qi; the others are always welcome. */
function worthOfEpic(view: View, slot: number): number {
  if (slot !== EPIC) return 1100;
  const damage = view.tokens(view.seat);
  return damage >= 4 ? 1100 + lethal(view, damage) : -1;
}

export const mulan: Knowledge = {
  fable: 'mulan',
  buys: CARDS_FIRST,
  epic: 2,
  answers: [
    [HER.askOtherSide, highest(worthOfOtherSide)],
    [HER.askRandomDiscard, asMuchAsMayBe],
    [HER.askDiscardDefense, highest(worthOfLevel)],
    [HER.askEvade, highest(worthOfEvading)],
    [HER.askQi, spendQi],
  ],
  worthOfSkill,
  worthOfEpic,
};
