// Moments a card may listen to; hooks.ts says when each comes.
export const aim = 0;
export const useSkill = 1;
export const useBasics = 2;
export const resolved = 3;
export const inflicted = 4;
export const refuse = 5;
export const damaged = 6;
export const passed = 7;
export const refresh = 8;
export const beforeDraw = 9;
export const afterDraw = 10;
export const turnEnd = 11;
// These are answered by functions, not by steps.
export const menu = 12;
export const reach = 13;
export const substitute = 14;
export const MOMENTS = 16;
