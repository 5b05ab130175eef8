// What bots know of Kaguya.
import * as ASK from '../../../src/games/twisted-fables/ids/ask.ts';
import { ATTACK, DEFENSE, EPIC, NO_CARD, POISON } from '../../../src/games/twisted-fables/ids/card.ts';
import * as HER from '../../../src/games/twisted-fables/ids/kaguya.ts';
import * as NUM from '../../../src/games/twisted-fables/ids/num.ts';
import { LEVEL, TYPE, type View } from '../../../src/games/twisted-fables/shown/view.ts';
import { worthOfCard } from '../lib/greedy/actions.ts';
import { asMuchAsMayBe, highest, worthOfLevel } from '../lib/greedy/answers.ts';
import { CARDS_FIRST } from '../lib/greedy/purchases.ts';
import type { Knowledge } from '../lib/known.ts';

/** From here on the Focused skills strike. */
const FOCUSED = 3;

/** Attack skills: one more for each full three of her defense. */
function skillDamage(view: View, slot: number, _value: number, plain: number): number {
  return TYPE[slot] === ATTACK ? plain + Math.floor(view.defense(view.seat) / 3) : plain;
}

/** Echoes are defense and cards, whatever is near. */
function worthOfSkill(_view: View, slot: number, value: number, _damage: number, plain: number): number {
  return TYPE[slot] === DEFENSE ? 1000 + 5 * LEVEL[slot] + 4 * value : plain;
}

/** Echoes: good cards back on the deck, the others into the discard pile. */
function worthOfEcho(view: View, option: number): number {
  const worth = worthOfCard(view, option & NO_CARD);
  return option < ASK.IN_DISCARD ? worth - 3 : 3 - worth;
}

/** Focused skills destroy for HP: poison alone. */
function worthOfDestroying(_view: View, option: number): number {
  if (option === NO_CARD) return 0;
  return (option & NO_CARD) >= POISON ? 1 : -1;
}

/** Judgment Arising strikes by her defense, Impulsive Onslaught as before, Focused skills from afar. */
function laterDamage(view: View, slot: number, far: number): number {
  if (slot === EPIC) return view.defense(view.seat);
  if (slot === EPIC + 1) return view.number(view.seat, slot, NUM.damage);
  return slot < EPIC && far >= FOCUSED ? view.number(view.seat, slot, NUM.laterDamage) : 0;
}

/** Blazing Shinai lies before her: nothing is taken that she does not want. */
function isShielded(view: View): boolean {
  for (let i = 0; i < view.ongoingSize(view.seat); i++) if (view.ongoing(view.seat, i) === EPIC + 2) return true;
  return false;
}

export const kaguya: Knowledge = {
  fable: 'kaguya',
  buys: CARDS_FIRST,
  epic: 0,
  answers: [
    [HER.askCounter, highest(worthOfLevel)],
    [HER.askEcho, highest(worthOfEcho)],
    [HER.askDestroy, highest(worthOfDestroying)],
    [HER.askRefuse, asMuchAsMayBe],
  ],
  skillDamage,
  worthOfSkill,
  laterDamage,
  isShielded,
};
