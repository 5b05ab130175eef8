// Where the game stands: fields of `g.clock`.
export const turn = 0;
export const active = 1;
/** 1 once something was done this activation phase: no focus any more (Q20). */
export const acted = 2;
export const ending = 3;
export const winner = 4;
/** Seats that may owe themselves an epic, one bit each. */
export const epicsDue = 5;
/** Damage packets of this unit, and how many of them are applied. */
export const pending = 6;
export const settled = 7;
export const starter = 8;
/** Cards to draw besides the six at the end of this turn; one more than the hand with which the active
 * fable then takes another, 0 for none. */
export const extraDraws = 9;
export const extraTurn = 10;
export const FIELDS = 12;
