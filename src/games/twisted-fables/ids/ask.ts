// Questions. 0: nobody is asked.
export const over = 1;
export const mulligan = 2;
export const action = 3;
export const focus = 4;
export const order = 5;
export const discardSkill = 6;
export const knockback = 7;
export const place = 8;
export const may = 9;
export const epic = 10;
export const discard = 11;
export const skillDeck = 12;
export const direction = 13;

// From here on: questions that one fable's cards alone ask, in her own file of ids/, ten for each.
export const OWN = 20;
export const KINDS = 128;

/** Marks a card of `focus` as lying in the discard pile. */
export const IN_DISCARD = 32;
