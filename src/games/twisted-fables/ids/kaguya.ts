// Kaguya: what only her cards ask, and her fields of `g.own`. Nothing but numbers: see card.ts.

// Questions: 50-59.
export const askCounter = 50;
export const askRefuse = 51;
export const askDestroy = 52;
export const askEcho = 53;
export const askPlaceFoe = 54;

/** 1 once Swift Reprisal, Uncanny Instinct was used this turn. */
export const reprised = 0;
export const pushed = 1;
