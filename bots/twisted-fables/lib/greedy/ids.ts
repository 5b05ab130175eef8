// Where each weight stands in a list of greedy's; tastes are the lists of all fables, end to end.
/** Ten basic cards, by slot. */
export const BASICS = 0;
/** A skill of level 2, by deck. */
export const SKILLS = 10;
export const LEVEL_3 = 13;
export const EPICS = 14;
/** Weights in a list. */
export const WEIGHTS = 17;
