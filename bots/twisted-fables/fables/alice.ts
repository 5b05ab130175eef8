// What bots know of Alice.
import * as HER from '../../../src/games/twisted-fables/ids/alice.ts';
import * as ASK from '../../../src/games/twisted-fables/ids/ask.ts';
import { ATTACK, ATTACKS, DEFENSE, DEFENSES, MOVEMENTS, NO_CARD } from '../../../src/games/twisted-fables/ids/card.ts';
import { LEVEL, TYPE, type View } from '../../../src/games/twisted-fables/shown/view.ts';
import { highest } from '../lib/greedy/answers.ts';
import { SKILLS_FIRST } from '../lib/greedy/purchases.ts';
import { held, liked, threat } from '../lib/hand.ts';
import type { Knowledge } from '../lib/known.ts';

/** Attack skills: A counts for each card that is not shown, though most opponents show nearly all they may. Defense skills
 * trade cards. Movement skills are for drawing, past the opponent. */
function worthOfSkill(view: View, slot: number, value: number, _damage: number, plain: number): number {
  if (TYPE[slot] === ATTACK) return plain + 4 * value;
  if (TYPE[slot] === DEFENSE) return 1000 + 8 * LEVEL[slot] + 4 * value;
  return view.distance < LEVEL[slot] + value ? 1100 + LEVEL[slot] : 450;
}

/** Attack skills, asked of the opponent: a card shown costs nothing and saves damage; low ones give the least away. */
function worthOfShowing(_view: View, slot: number): number {
  return slot === NO_CARD ? 0 : 4 - LEVEL[slot];
}

/** Attack and defense skills: the highest, attack cards first; into the hand if that is offered. */
function worthOfGaining(_view: View, option: number): number {
  if (option === NO_CARD) return 0;
  const slot = option & NO_CARD;
  return 10 * LEVEL[slot] - TYPE[slot] + (option >= ASK.IN_DISCARD ? 5 : 0);
}

/** Defense skills and The Game's Afoot: basic cards of level 1 are what she trades and gives away. */
function worthOfTrading(_view: View, option: number): number {
  if (option === NO_CARD) return 0;
  return LEVEL[option & NO_CARD] === 1 ? 1 : -1;
}

/** Movement skills: through the opponent if that draws cards, to where the hand is worth most. */
function worthOfMovingTo(view: View, space: number): number {
  const here = view.space(view.seat);
  const foe = view.space(view.foe);
  const passes = (here < foe && foe < space) || (space < foe && foe < here);
  const there = Math.abs(space - foe);
  return (passes ? 30 : 0) + 10 * threat(view, there) - Math.abs(there - liked(view));
}

/** The avatar for this hand: what it raises less what it lowers. */
function worthOfAvatar(view: View, mood: number): number {
  const attacks = held(view, ATTACKS);
  const defenses = held(view, DEFENSES);
  const moves = held(view, MOVEMENTS);
  switch (mood === 0 ? view.mood(view.seat) : mood) {
    case HER.queenOfHearts:
      return 3 * attacks - moves;
    case HER.madHatter:
      return 2 * defenses - 3 * attacks;
    case HER.cheshireCat:
      return (view.distance > 1 ? 3 : 1) * moves - 2 * defenses;
    default:
      return 0;
  }
}

export const alice: Knowledge = {
  fable: 'alice',
  buys: SKILLS_FIRST,
  epic: 1,
  answers: [
    [HER.askShow, highest(worthOfShowing)],
    [HER.askCopy, highest(worthOfGaining)],
    [HER.askDestroy, highest(worthOfTrading)],
    [HER.askGain, highest(worthOfGaining)],
    [HER.askMoveTo, highest(worthOfMovingTo)],
    [HER.askGive, highest(worthOfTrading)],
    [HER.askAvatar, highest(worthOfAvatar)],
  ],
  worthOfSkill,
};
