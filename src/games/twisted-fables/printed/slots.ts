// What a slot is, whoever holds it: type and level.
import { ATTACK, ATTACKS, DEFENSE, DEFENSES, EPIC, MATCH, MOVEMENTS, POISON, SKILL, SLOTS, WILD } from '../ids/card.ts';

/** 1-3 for basics, skills and poison; wild counts as level 1; 0 for cards without a level. */
export const LEVEL = new Uint8Array(SLOTS);
/** ATTACK, DEFENSE or MOVEMENT, for basics and skills. */
export const TYPE = new Uint8Array(SLOTS);

for (let slot = 0; slot < SLOTS; slot++) {
  if (slot < WILD) LEVEL[slot] = 1 + (slot % 3);
  else if (slot === WILD) LEVEL[slot] = 1;
  else if (slot < EPIC) LEVEL[slot] = 1 + ((slot - SKILL) % 3);
  else if (slot >= POISON && slot < MATCH) LEVEL[slot] = 1 + (slot - POISON);
  if (slot < WILD) TYPE[slot] = Math.floor(slot / 3);
  else if (slot >= SKILL && slot < EPIC) TYPE[slot] = Math.floor((slot - SKILL) / 3);
}

/** The basic cards that can be played as a type: its three levels and wild. */
export function basicsOf(type: number): number {
  return type === ATTACK ? ATTACKS : type === DEFENSE ? DEFENSES : MOVEMENTS;
}

/** The card at a place (0 = top) of a skill deck; −1 for a twist. */
export function skillAt(deck: number, place: number): number {
  if (place === 3 || place === 7) return -1;
  return SKILL + deck * 3 + (place === 0 ? 0 : place < 3 ? 1 : 2);
}
