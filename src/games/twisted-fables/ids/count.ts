// Counters of the lab, per seat: four families of one per slot, then power spent per deck.
export const bought = 0;
export const drawn = 32;
export const played = 64;
export const destroyed = 96;
/** Basics, attack skills, defense skills, movement skills. */
export const power = 128;
export const FIELDS = 132;
