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
export const FIELDS = 10;
