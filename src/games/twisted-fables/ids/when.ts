// Moments a card may listen to; hooks.ts says when each comes.
export const useSkill = 0;
export const resolved = 1;
export const inflicted = 2;
export const passed = 3;
export const menu = 4;
export const reach = 5;
export const aim = 6;
export const MOMENTS = 8;
