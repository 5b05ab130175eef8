// Registers of a unit's frame; register 0 is the program counter.
export const me = 1;
export const foe = 2;
export const card = 3;
/** The value of the basic card or cards played: A, D or M. */
export const x = 4;
/** The action this unit is. */
export const doing = 5;
/** "Damage +X" and "Range +X" of this use. */
export const bonus = 6;
export const reach = 7;
/** Inflicted value of the unit's latest packet; seats passed through by its move. */
export const inflicted = 8;
export const passed = 9;
/** Power that the cards of an action give; tokens spent on a use. */
export const power = 10;
export const spent = 11;
export const answer = 12;
export const a = 13;
export const b = 14;
/** A multiple of four registers, so that a frame is cleared eight bytes at a time. */
export const FRAME = 16;
/** The turn, a unit, its packet, their hooks; a counter takes the place of the packet it answers. */
export const DEPTH = 8;
