// Purposes of the random streams. The first four are counted per seat in the buffer.
export const deck = 0;
export const mulligan = 1;
export const intoDeck = 2;
export const discard = 3;
export const COUNTED = 4;
export const start = 4;
export const sample = 5;
