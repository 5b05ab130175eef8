// What bots know of Snow White.
import { DEFENSE, NO_CARD, POISON, POISONS } from '../../../src/games/twisted-fables/ids/card.ts';
import * as NUM from '../../../src/games/twisted-fables/ids/num.ts';
import * as HER from '../../../src/games/twisted-fables/ids/snow-white.ts';
import { TYPE, type View } from '../../../src/games/twisted-fables/shown/view.ts';
import { asMuchAsMayBe, highest } from '../lib/greedy/answers.ts';
import { SKILLS_FIRST } from '../lib/greedy/purchases.ts';
import { LETHAL, shareOf } from '../lib/hand.ts';
import type { Knowledge } from '../lib/known.ts';
import * as F from '../lib/planner/feature.ts';

/** A defense skill's value is poison, as long as there is some. */
function worthOfSkill(view: View, slot: number, value: number, _damage: number, plain: number): number {
  return TYPE[slot] === DEFENSE && view.own(view.seat, HER.poisonGone) < HER.POISON_CARDS ? plain + 4 * value : plain;
}

/** Brewing Destruction puts poison back into the opponent's deck, the strongest first. */
function worthOfPick(_view: View, slot: number): number {
  if (slot === NO_CARD) return 0;
  return ((1 << slot) & POISONS) !== 0 ? slot : -1;
}

/** Seven Serpents takes 1 HP per poison card in the opponent's discard pile. */
function worthOfEpic(view: View): number {
  let count = 0;
  for (let level = 0; level < 3; level++) count += view.discarded(view.foe, POISON + level);
  if (count >= view.hp(view.foe)) return 1000 + LETHAL;
  return count >= 3 ? 1100 : -1;
}

const counts = new Uint8Array(32);

/** Poison takes HP every time it comes by, and the place of a better card. */
function worthOfPoison(view: View, weights: Float64Array): number {
  const share = shareOf(view.belonging(view.foe, counts));
  let loss = 0;
  for (let slot = POISON; slot < POISON + 3; slot++) {
    loss += counts[slot] * (0.5 + view.number(view.seat, slot, NUM.loss));
  }
  return weights[F.poison] * (loss * share);
}

export const snowWhite: Knowledge = {
  fable: 'snow-white',
  buys: SKILLS_FIRST,
  epic: 0,
  answers: [
    [HER.askPoison, asMuchAsMayBe],
    [HER.askPick, highest(worthOfPick)],
  ],
  worthOfSkill,
  worthOfEpic,
  worthOfOwn: worthOfPoison,
};
