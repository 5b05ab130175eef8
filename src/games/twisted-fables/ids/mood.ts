// States of fables: values of `g.mood`. 0 is what she begins with.
export const asleep = 0;
export const awakened = 1;

export const queenOfHearts = 1;
export const madHatter = 2;
export const cheshireCat = 3;
