// Registers of a blow: the frame of a packet that is being applied, where its target may answer it. They take the places
// of a unit's registers (reg.ts); `me`, `foe` and `card` mean the same, and `doing` stays 0, by which the two are told apart.
export const target = 1;
export const source = 2;
export const inflicted = 4;
/** Reduced statically, and by choice. */
export const reduced = 6;
export const reducedByChoice = 13;
/** What defense took of it, and the rest. */
export const absorbed = 10;
export const rest = 14;
/** Cards that its source and its target draw afterwards, for their counters. */
export const sourceDraws = 11;
export const targetDraws = 7;
