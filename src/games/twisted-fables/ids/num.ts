// The number table: `numbers[(fable << FABLE) + (kind << KIND) + field]`, and its fields.
export const KIND = 4;
export const FABLE = 10;

export const cost = 0;
export const range = 1;
/** 1 if the value of the basic card adds to the range. */
export const rangePlus = 2;
export const damage = 3;
export const value = 4;
export const laterDamage = 5;
export const laterRange = 6;
export const cards = 7;
export const loss = 8;
export const least = 9;
export const knockback = 10;
export const power = 11;
export const hp = 12;
export const maxDefense = 13;
export const threshold = 14;
export const poisonLoss = 15;

/** The range of a card that prints none, and the distance of a seat without an enemy on its track. */
export const ANY = 99;
export const FAR = 98;
