// Snow White: what only her cards ask, her poison deck and her fields of `g.own`. Nothing but numbers: see card.ts.

/** Her poison deck is face up, six of each level, the lowest on top (rules 13.2). */
export const POISON_CARDS = 18;
export const POISON_PER_LEVEL = 6;

/** Cards gone from it; kept from turn to turn. */
export const poisonGone = 4;
