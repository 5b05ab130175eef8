// Fields of a damage packet that waits for the window.
export const target = 0;
export const source = 1;
export const inflicted = 2;
export const reduced = 3;
export const WIDTH = 4;
export const MOST = 8;
