// Fields of `g.last`: the latest attack, defense, move or skill of this turn, which System Hack may repeat (Q23, Q24).
export const option = 0;
/** "Damage +X" and "Range +X" of that use. */
export const bonus = 1;
export const reach = 2;
export const FIELDS = 3;
