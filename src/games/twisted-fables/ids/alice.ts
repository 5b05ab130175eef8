// Alice: what only her cards ask, her states, and her fields of `g.own`. Nothing but numbers: see card.ts.

// Questions: 30-39.
export const askAvatar = 30;
export const askShow = 31;
export const askCopy = 32;
export const askDestroy = 33;
export const askGain = 34;
export const askMoveTo = 35;
export const askGive = 36;

// Avatars, in the order of the types that they raise; each lowers the type before it. 0: none yet (Q41).
export const queenOfHearts = 1;
export const madHatter = 2;
export const cheshireCat = 3;

/** What Frabjous Day adds this turn. */
export const day = 0;
/** The turn of her latest Important Date, and which in a row it was; kept from turn to turn. */
export const latestDate = 4;
export const datesInARow = 5;
