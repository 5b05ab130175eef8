// Where each weight of a fable stands in her part of the list.
/** Ten basic cards, by slot. */
export const BASICS = 0;
/** A skill of level 2, by deck. */
export const SKILLS = 10;
export const LEVEL_3 = 13;
export const EPICS = 14;
/** Weights of one fable. */
export const WEIGHTS = 17;
