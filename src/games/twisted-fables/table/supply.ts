// Skill decks with the twists in them.

import { SKILL, TWIST, TWISTS } from '../ids/card.ts';
import * as COUNT from '../ids/count.ts';
import * as EV from '../ids/ev.ts';
import { SKILL_DECK_CARDS, SKILL_DECK_WIDTH } from '../ids/size.ts';
import { listen, unlocked } from '../play/hooks.ts';
import { skillAt } from '../printed/slots.ts';
import type { Table } from './state.ts';

/** The card on top of a skill deck, or −1 when the deck is used up. */
export function topSkill(g: Table, seat: number, deck: number): number {
  const gone = g.skillsGone[seat * SKILL_DECK_WIDTH + deck];
  return gone === SKILL_DECK_CARDS ? -1 : skillAt(deck, gone);
}

/** Takes the top card off a skill deck; a twist that comes up is unlocked at once (rules 4, Q25). */
export function takeSkill(g: Table, seat: number, deck: number): number {
  const at = seat * SKILL_DECK_WIDTH + deck;
  const slot = skillAt(deck, g.skillsGone[at]++);
  const gone = g.skillsGone[at];
  if (gone === 3 || gone === 7) {
    g.skillsGone[at]++;
    unlock(g, seat, gone === 3 ? deck : deck + 3);
  }
  watch(g, seat, deck);
  return slot;
}

/** Of the skills of a deck only the one on top can be bought; it is watched until she can (count.ts). */
export function watch(g: Table, seat: number, deck: number): void {
  const top = topSkill(g, seat, deck);
  g.watched[seat] &= ~(0b111 << (SKILL + 3 * deck));
  if (top >= 0) g.watched[seat] |= (1 << top) & ~g.affordable[seat];
}

export function unlock(g: Table, seat: number, twist: number): void {
  g.events.note(EV.unlock, seat, TWIST + twist, 0, 0, 0);
  g.twists[seat] |= 1 << twist;
  g.counters[seat * COUNT.FIELDS + COUNT.unlocked + twist]++;
  listen(g, seat);
  unlocked[g.fable[seat] * TWISTS + twist]?.(g, seat, twist);
}
