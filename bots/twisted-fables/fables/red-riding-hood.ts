// What bots know of Red Riding Hood.
import * as ASK from '../../../src/games/twisted-fables/ids/ask.ts';
import { EPIC, NO_CARD, POISON } from '../../../src/games/twisted-fables/ids/card.ts';
import * as NUM from '../../../src/games/twisted-fables/ids/num.ts';
import * as HER from '../../../src/games/twisted-fables/ids/red-riding-hood.ts';
import { basicsOf, LEVEL, TYPE, type View } from '../../../src/games/twisted-fables/shown/view.ts';
import { highest } from '../lib/greedy/answers.ts';
import { CARDS_FIRST } from '../lib/greedy/purchases.ts';
import type { Knowledge } from '../lib/known.ts';

/** Onboard Caches: levels of the cards on them. */
function levelsOnCaches(view: View): number {
  let levels = 0;
  for (let copy = 0; copy < HER.CACHES; copy++) {
    const slot = view.apart(view.seat, copy);
    if (slot < POISON) levels += LEVEL[slot];
  }
  return levels;
}

/** Shields strike from near while she has defense left. Who stands one space too far may still be reached. */
function shieldDamage(view: View, slot: number, far: number): number {
  if (view.defense(view.seat) === 0 || far > view.number(view.seat, slot, NUM.laterRange) + 1) return 0;
  return view.number(view.seat, slot, NUM.laterDamage);
}

/** Her twists: a skill card is worth discarding against a deadly blow, or if nothing in hand can play it. */
function worthOfDiscardedSkill(view: View, slot: number): number {
  if (slot === NO_CARD) return 0;
  if (view.incoming > 0) return view.incoming - view.defense(view.seat) >= view.hp(view.seat) ? LEVEL[slot] : -1;
  return (view.handMask & basicsOf(TYPE[slot])) === 0 ? LEVEL[slot] : -1;
}

/** The Wolf Consumes is always welcome; System Hack comes after the skill that it repeats. */
function worthOfEpic(_view: View, slot: number): number {
  return slot === EPIC + 1 ? 1100 : 850;
}

/** The Wolf Consumes takes the highest card. */
function worthOfDeck(view: View, deck: number): number {
  return LEVEL[view.topSkill(view.seat, deck)];
}

export const redRidingHood: Knowledge = {
  fable: 'red-riding-hood',
  buys: CARDS_FIRST,
  epic: 2,
  answers: [
    [ASK.discardSkill, highest(worthOfDiscardedSkill)],
    [ASK.skillDeck, highest(worthOfDeck)],
  ],
  worthOfEpic,
  stored: levelsOnCaches,
  laterDamage: shieldDamage,
};
