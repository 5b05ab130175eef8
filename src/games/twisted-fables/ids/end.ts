// How a game ends.
export const victory = 1;
export const noResult = 2;
export const exhausted = 3;
