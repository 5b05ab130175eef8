// Questions. 0: nobody is asked.
export const over = 1;
export const mulligan = 2;
export const action = 3;
export const focus = 4;
export const order = 5;
export const discardSkill = 6;
export const knockback = 7;
export const place = 8;
export const poison = 9;
export const shuffleIn = 10;
export const may = 11;
export const epic = 12;
export const discard = 13;
export const pick = 14;
export const skillDeck = 15;
export const direction = 16;

// From 20 on: questions that one fable's cards alone ask, in her own file of ids/.
export const KINDS = 64;

/** Marks a card of `focus` as lying in the discard pile. */
export const IN_DISCARD = 32;
