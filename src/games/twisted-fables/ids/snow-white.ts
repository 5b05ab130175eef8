// Snow White: what only her cards ask, her poison deck and her fields of `g.own`. Nothing but numbers: see card.ts.

// Questions: 60-69.
export const askPoison = 60;
export const askShuffleIn = 61;
export const askPick = 62;

/** Her poison deck is face up, six of each level, the lowest on top (rules 13.2). */
export const POISON_CARDS = 18;
export const POISON_PER_LEVEL = 6;

/** Cards gone from it; kept from turn to turn. */
export const poisonGone = 4;
