// What the answers to all other questions are worth.

import type { Question } from '../../../../src/core/contract.ts';
import * as ALICE from '../../../../src/games/twisted-fables/ids/alice.ts';
import * as ASK from '../../../../src/games/twisted-fables/ids/ask.ts';
import {
  ATTACKS,
  DEFENSES,
  EPIC,
  MOVEMENT,
  MOVEMENTS,
  NO_CARD,
  POISON,
  POISONS,
  SKILLS,
  TWIST,
} from '../../../../src/games/twisted-fables/ids/card.ts';
import { SPACES } from '../../../../src/games/twisted-fables/ids/size.ts';
import { basicsOf, LEVEL, TYPE, type View } from '../../../../src/games/twisted-fables/shown/view.ts';
import { liked, threat } from '../hand.ts';
import { worthOfCard } from './actions.ts';
import { EPICS, WEIGHTS } from './ids.ts';

/** HP above which a wound of her own making is a good bargain. */
const HEALTHY = 14;

export function keeps(view: View): boolean {
  return (view.handMask & (ATTACKS | SKILLS)) !== 0;
}

/** A skill card is worth discarding against a deadly blow, or if nothing in hand can play it. */
export function worthOfDiscardedSkill(view: View, slot: number): number {
  if (slot === NO_CARD) return 0;
  if (view.incoming > 0) return view.incoming - view.defense(view.seat) >= view.hp(view.seat) ? LEVEL[slot] : -1;
  return (view.handMask & basicsOf(TYPE[slot])) === 0 ? LEVEL[slot] : -1;
}

export function worthOfKnockback(view: View, spaces: number): number {
  const there = view.distance + spaces;
  return 10 * threat(view, there) - Math.abs(there - liked(view));
}

export function worthOfDestroying(view: View, option: number): number {
  const slot = option & NO_CARD;
  return slot >= POISON ? 20 + LEVEL[slot] : -worthOfCard(view, slot);
}

/** For a price: poison alone. */
export function worthOfDestroyingOne(_view: View, option: number): number {
  return option !== NO_CARD && (option & NO_CARD) >= POISON ? 1 : option === NO_CARD ? 0 : -1;
}

/** Level 1 basics are what Alice trades and gives away. */
export function worthOfTrading(_view: View, option: number): number {
  if (option === NO_CARD) return 0;
  return LEVEL[option & NO_CARD] === 1 ? 1 : -1;
}

/** The highest, attack cards first; into the hand if that is offered. */
export function worthOfGaining(_view: View, option: number): number {
  if (option === NO_CARD) return 0;
  const slot = option & NO_CARD;
  return 10 * LEVEL[slot] - TYPE[slot] + (option >= ASK.IN_DISCARD ? 5 : 0);
}

export function worthOfDiscarding(view: View, slot: number): number {
  return -worthOfCard(view, slot);
}

/** Mulan's Evading Fate: a weak card for an unknown one. */
export function worthOfEvading(view: View, slot: number): number {
  if (slot === NO_CARD) return 0;
  return slot < POISON ? 3 - worthOfCard(view, slot) : -1;
}

/** Poison goes back into her deck, the strongest first. */
export function worthOfPick(_view: View, slot: number): number {
  if (slot === NO_CARD) return 0;
  return ((1 << slot) & POISONS) !== 0 ? slot : -1;
}

export function worthOfDeck(view: View, deck: number): number {
  return LEVEL[view.topSkill(view.seat, deck)];
}

/** The higher card, or the only one. */
export function worthOfLevel(_view: View, slot: number): number {
  return slot === NO_CARD ? 0 : LEVEL[slot];
}

/** A card shown costs nothing and saves damage; low ones give the least away. */
export function worthOfShowing(_view: View, slot: number): number {
  return slot === NO_CARD ? 0 : 4 - LEVEL[slot];
}

/** Good cards back on the deck, the others into the discard pile. */
export function worthOfEcho(view: View, option: number): number {
  const worth = worthOfCard(view, option & NO_CARD);
  return option < ASK.IN_DISCARD ? worth - 3 : 3 - worth;
}

/** The avatar for this hand: what it raises less what it lowers. */
export function worthOfAvatar(view: View, mood: number): number {
  const attacks = count(view, ATTACKS);
  const defenses = count(view, DEFENSES);
  const moves = count(view, MOVEMENTS);
  switch (mood === 0 ? view.mood(view.seat) : mood) {
    case ALICE.queenOfHearts:
      return 3 * attacks - moves;
    case ALICE.madHatter:
      return 2 * defenses - 3 * attacks;
    case ALICE.cheshireCat:
      return (view.distance > 1 ? 3 : 1) * moves - 2 * defenses;
    default:
      return 0;
  }
}

function count(view: View, mask: number): number {
  let cards = 0;
  for (let m = view.handMask & mask; m !== 0; m &= m - 1) cards += view.hand(31 - Math.clz32(m & -m));
  return cards;
}

/** Alice's movement skills: through the opponent if that draws cards, to where the hand is worth most. */
export function worthOfMovingTo(view: View, space: number): number {
  const here = view.space(view.seat);
  const foe = view.space(view.foe);
  const passes = (here < foe && foe < space) || (space < foe && foe < here);
  const there = Math.abs(space - foe);
  return (passes ? 30 : 0) + 10 * threat(view, there) - Math.abs(there - liked(view));
}

/** Onto an edge, where a card may be taken from her. */
export function worthOfOtherSide(_view: View, space: number): number {
  return space === 1 || space === SPACES ? 1 : space === 0 ? 0 : -1;
}

/** Damage of her own making: while she is healthy, or for a kill. */
export function hurtsHerself(view: View): boolean {
  return view.hp(view.seat) > HEALTHY;
}

/** Qi on a move is for reaching the opponent; on attacks and draws it is never wasted. */
export function spendsQi(view: View, asker: number): boolean {
  return asker !== TWIST + MOVEMENT || view.distance > 2;
}

/** Which of the three epics. */
export function bestEpic(view: View, q: Question, tastes: Int32Array): number {
  const hers = WEIGHTS * view.fable(view.seat) + EPICS;
  let at = 0;
  for (let i = 1; i < q.count; i++) {
    if (tastes[hers + q.options[i] - EPIC] > tastes[hers + q.options[at] - EPIC]) at = i;
  }
  return at;
}
