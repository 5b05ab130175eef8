// What the answers to questions are worth that any fable's cards may ask, and how files in fables/ put theirs.

import type { Question } from '../../../../src/core/contract.ts';
import { ATTACKS, EPIC, NO_CARD, POISON, SKILLS } from '../../../../src/games/twisted-fables/ids/card.ts';
import { LEVEL, type View } from '../../../../src/games/twisted-fables/shown/view.ts';
import { best } from '../../../lib/bot.ts';
import { liked, threat } from '../hand.ts';
import type { Answer } from '../known.ts';
import { worthOfCard } from './actions.ts';
import { EPICS, WEIGHTS } from './ids.ts';

/** The option that is worth most, the first of equals. */
export function highest(worth: (view: View, option: number) => number): Answer {
  return (view, q) => best(view, q, worth);
}

/** Amounts and "may" are listed from nothing upwards. */
export function asMuchAsMayBe(_view: View, q: Question): number {
  return q.count - 1;
}

export function keeps(view: View): boolean {
  return (view.handMask & (ATTACKS | SKILLS)) !== 0;
}

export function worthOfKnockback(view: View, spaces: number): number {
  const there = view.distance + spaces;
  return 10 * threat(view, there) - Math.abs(there - liked(view));
}

export function worthOfDestroying(view: View, option: number): number {
  const slot = option & NO_CARD;
  return slot >= POISON ? 20 + LEVEL[slot] : -worthOfCard(view, slot);
}

export function worthOfDiscarding(view: View, slot: number): number {
  return -worthOfCard(view, slot);
}

/** The higher card, or the only one. */
export function worthOfLevel(_view: View, slot: number): number {
  return slot === NO_CARD ? 0 : LEVEL[slot];
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
