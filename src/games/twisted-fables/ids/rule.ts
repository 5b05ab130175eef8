// The points of the rules that a setup may vary: fields of `g.rules`.
export const spaceFirst = 0;
export const spaceSecond = 1;
export const starter = 2;
export const turnCap = 3;
export const mustSurvive = 4;
export const stacking = 5;
export const cacheHidden = 6;
/** The farthest distance of a counter; 0: any. */
export const counterRange = 7;
/** 1 if a limit of turns in a row counts the one that began the row. */
export const firstTurnCounts = 8;
export const FIELDS = 9;

export const RANDOM_STARTER = 2;
