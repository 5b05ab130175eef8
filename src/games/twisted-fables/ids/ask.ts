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

// Questions of one fable's cards alone (see `questions` in her file).
// Sleeping Beauty 20-29, Alice 30-39, Mulan 40-49, Kaguya 50-59.
export const awakening = 20;
export const inner = 21;
export const bloodRite = 22;
export const avatar = 30;
export const show = 31;
export const copy = 32;
export const destroyBasic = 33;
export const gainBasic = 34;
export const moveTo = 35;
export const giveBasic = 36;
export const otherSide = 40;
export const randomDiscard = 41;
export const qi = 42;
export const discardDefense = 43;
export const evade = 44;
export const counter = 50;
export const refuse = 51;
export const destroyOne = 52;
export const echo = 53;
export const placeFoe = 54;

export const KINDS = 64;

/** Marks a card of `focus` as lying in the discard pile. */
export const IN_DISCARD = 32;
