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

// Two are for the steps at hand, under a name for each thing that they hold.
/** The most that may be chosen. */
export const most = 13;
/** Of cards or amounts chosen: how many, and the latest. */
export const chosen = 13;
export const latest = 14;
/** Of cards that she gets for others: how many are owed to her, and one more than the latest, 0 before the first. */
export const owed = 13;
export const afterLatest = 14;
/** How many cards are still to be taken or discarded. */
export const left = 14;
/** Of a skill card to discard: its least level, and 1 if she must. */
export const leastLevel = 13;
export const must = 14;
/** Of an action of her own: the card or space it is done with, and the copy. Of an effect at the beginning of a turn: the copy. */
export const what = 13;
export const copy = 14;
/** Effects still due, as bits, and which copy of the one being resolved comes next. */
export const due = 13;
export const nextCopy = 14;
/** How many seats have been asked. */
export const seatsAsked = 13;
/** The seat that may owe itself an epic. */
export const owing = 13;

/** A multiple of four registers, so that a frame is cleared eight bytes at a time. */
export const FRAME = 16;
/** The turn, a unit, its packet, their hooks; a counter takes the place of the packet it answers. */
export const DEPTH = 8;
