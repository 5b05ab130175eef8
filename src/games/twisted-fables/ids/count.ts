// Counters of the lab, per seat: four families of one per slot, then power spent per deck, twists unlocked.
export const bought = 0;
export const drawn = 32;
export const played = 64;
export const destroyed = 96;
/** Basics, attack skills, defense skills, movement skills. */
export const power = 128;
/** By twist. */
export const unlocked = 132;
export const FIELDS = 138;
