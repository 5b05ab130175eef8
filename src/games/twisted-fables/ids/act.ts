// Actions: the upper bits of an option of `ASK.action`; the lower ones say with what.
export const SHIFT = 24;
export const attack = 1;
export const defend = 2;
export const moveLeft = 3;
export const moveRight = 4;
export const skill = 5;
export const epic = 6;
export const buy = 7;
export const buySkill = 8;
/** The action printed on a card in hand, such as poison. */
export const card = 9;
/** An action of the fable's own: which << 10 | copy << 5 | slot. */
export const own = 10;
export const focus = 11;
export const end = 12;
/** Not an action: an effect at the beginning of a turn. */
export const beginning = 13;

// Attack, defend and move carry a multiset: how many of each level, and wilds. Skills: slot << 5 | basic.
export const COUNT = 31;
export const LEVEL_2 = 5;
export const LEVEL_3 = 10;
export const WILDS = 15;
/** Level of a substitute among the cards of an action. */
export const SUBSTITUTED = 20;
export const SUBSTITUTED_MASK = 3;
export const OWN_WHICH = 10;
export const OWN_COPY = 5;
export const OWN_MOST = 4;
