// Sleeping Beauty: what only her cards ask, her states, and her fields of `g.own`. Nothing but numbers: see card.ts.

// Questions: 20-29.
export const askTokens = 20;
export const askInner = 21;
export const askRite = 22;

// States. She begins asleep.
export const asleep = 0;
export const awakened = 1;

/** What is left of her Shattering skills this turn, a field for each of the three levels. */
export const shattering = 0;
/** What of hers is once a turn and used up, as bits. */
export const once = 3;
/** Cards drawn by And They Woke Up; kept from turn to turn. */
export const drawn = 4;
