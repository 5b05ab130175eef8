// The fables, in the order of fables/index.ts.
export const redRidingHood = 0;
export const snowWhite = 1;
export const sleepingBeauty = 2;
export const alice = 3;
export const mulan = 4;
export const kaguya = 5;
