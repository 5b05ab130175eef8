// The points of the rules that a setup may vary: fields of `g.rules`.
export const spaceFirst = 0;
export const spaceSecond = 1;
export const starter = 2;
export const turnCap = 3;
export const mustSurvive = 4;
export const stacking = 5;
export const cacheHidden = 6;
export const FIELDS = 7;

export const RANDOM_STARTER = 2;
