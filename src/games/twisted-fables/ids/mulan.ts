// Mulan: what only her cards ask, and her fields of `g.own`. Nothing but numbers: see card.ts.

// Questions: 40-49.
export const askOtherSide = 40;
export const askRandomDiscard = 41;
export const askQi = 42;
export const askDiscardDefense = 43;
export const askEvade = 44;

/** Cards that her Diverted skills let her draw for Qi at the end of this turn, and the skill that says so. */
export const diverted = 0;
export const divertedBy = 1;
