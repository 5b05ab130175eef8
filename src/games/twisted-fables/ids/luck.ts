// Purposes of the random streams. The first three are counted per seat in the buffer.
export const deck = 0;
export const mulligan = 1;
export const intoDeck = 2;
export const COUNTED = 3;
export const start = 3;
export const sample = 4;
